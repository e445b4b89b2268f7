/** After a game of Era: sources of points, key moments, the winner's buildings. */
import type { JSX } from "preact";
import { t } from "../shared/i18n";
import type { Ending, Group, Moment } from "../shared/room";
import type { LogEntry, Options } from "../shared/types";
import { isWall, SCORCHED } from "./components";
import { PiecePicture } from "./drawings";
import { describeEvent } from "./happenings";
import type { EraUpdate } from "./wire";
import { EraWords, hyphened } from "./words";

const GROUP_OF: Partial<Record<string, string>> = {
  buildings: "buildings",
  cities: "cities",
  "largest city": "cities",
  culture: "culture",
  "most culture": "culture",
};

function groups(): Group[] {
  return [
    { id: "buildings", pattern: "bricks", name: t("era-table-end-buildings") },
    { id: "cities", pattern: "lattice", name: t("era-table-end-cities") },
    { id: "culture", pattern: "dots", name: t("era-table-end-culture") },
    { id: "bonuses", pattern: "waves", name: t("era-table-end-bonuses") },
  ];
}

interface Piece {
  piece: string;
}

function buildingsOf(update: EraUpdate, seat: number): string[] {
  const seats = update.view["seats"] as { pieces?: Piece[] }[] | undefined;
  const pieces = seats?.[seat]?.pieces ?? [];
  return pieces.map(({ piece }) => piece).filter((piece) => !isWall(piece) && piece !== SCORCHED.id);
}

function Skyline({ update, seat }: { update: EraUpdate; seat: number; options: Options }): JSX.Element | null {
  const town = buildingsOf(update, seat);
  if (town.length === 0) return null;
  const words = new EraWords();
  const named = [...new Set(town)]
    .map((id) => `${town.filter((other) => other === id).length} × ${words.piece(id)}`)
    .join(", ");
  return (
    <div class="sky e-sky" role="img" aria-label={t("era-table-end-domain", { buildings: named })}>
      <svg class="bg" width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" class="s0" />
        <rect width="100%" height="100%" fill="url(#dp)" />
      </svg>
      <div class="gr0" />
      <div class={town.length > 14 ? "bl dense" : "bl"}>
        {town.map((id, i) => (
          <PiecePicture key={i} id={id} />
        ))}
      </div>
    </div>
  );
}

interface Found {
  event: LogEntry;
  seat: number;
  round: number;
  phase: number;
  points: number;
  weight: number;
}

const PHASES = 6;

/** What an event meant: cities closed and costly disasters are remembered, and who brought the end nearer. */
function swing(event: LogEntry): readonly [points: number, weight: number, phase: number] {
  const number = (name: string): number => Number(event[name] ?? 0);
  if (event.kind === "built")
    return [number("points"), number("enclosed") > 0 ? 6 + number("enclosed") : number("points"), 5];
  if (event.kind === "disaster")
    return [
      -number("steps"),
      2 * number("steps"),
      event["why"] === "famine" ? 3 : event["why"] === "extortion" ? 6 : 4,
    ];
  return [0, 0, 1];
}

/** The weightiest event of each round, six rounds at most, in the order in which they came. */
function moments(log: readonly LogEntry[], names: readonly string[]): Moment[] {
  let round = 1;
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "round begins") round = Number(event["round"] ?? round);
    const [points, weight, phase] = swing(event);
    if (weight === 0 || event.seat === undefined || event.seat === null) continue;
    if (weight > (best.get(round)?.weight ?? 2))
      best.set(round, { event, seat: event.seat, round, phase, points, weight });
  }
  const kept = [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, PHASES)
    .sort((a, b) => a.round - b.round);
  return kept.map(({ event, seat, round: when, phase, points }) => ({
    seat,
    row: (when - 1) * PHASES + phase,
    when: partName(when, phase),
    told: describeEvent(event, names),
    points,
  }));
}

function partName(round: number, phase: number): string {
  return t("era-table-round-phase", { n: round, phase: t(`era-phase-${phase}`) });
}

export const ending: Ending = {
  chapter: "round",
  chapterName: String,
  partName,
  groups,
  groupOf: (source) => GROUP_OF[source] ?? "bonuses",
  sourceName: (source) => t(`era-source-${hyphened(source)}`),
  moments,
  holdings: (update: EraUpdate, seat) => t("era-table-end-holdings", { n: buildingsOf(update, seat).length }),
  ties: "era-table-end-ties",
  luck: { difference: "era-table-luck-difference", told: "era-table-luck-told", head: "era-table-luck-head" },
  Skyline,
  SharedLuck: () => null,
};
