/** After a game of Era: sources of points, key moments, the winner's buildings. */
import type { JSX } from "preact";
import { t } from "../shared/i18n";
import type { Began, Ending, Group, Moment } from "../shared/room";
import { hyphened } from "../shared/telling";
import { Town } from "../shared/town";
import type { Options } from "../shared/types";
import { isWall, SCORCHED } from "./components";
import { EraIcon, PiecePicture } from "./drawings";
import { PHASES as PHASE_ICONS } from "./Round";
import type { EraEvent, EraUpdate } from "./wire";
import { EraWords, tellerFor } from "./words";

/** What breaks a tie, in this order. */
const TIES = ["goods", "stone", "wood", "food"] as const;

const GROUP_OF: Partial<Record<string, string>> = {
  buildings: "buildings",
  cities: "cities",
  largest_city: "cities",
  culture: "culture",
  most_culture: "culture",
};

function groups(): Group[] {
  return [
    { id: "buildings", pattern: "bricks", name: t("era-table-end-buildings") },
    { id: "cities", pattern: "lattice", name: t("era-table-end-cities") },
    { id: "culture", pattern: "dots", name: t("era-table-end-culture") },
    { id: "bonuses", pattern: "waves", name: t("era-table-end-bonuses") },
  ];
}

function buildingsOf(update: EraUpdate, seat: number): string[] {
  const pieces = update.view.seats[seat]?.pieces ?? [];
  return pieces.map(({ piece }) => piece).filter((piece) => !isWall(piece) && piece !== SCORCHED.id);
}

function Skyline({ update, seat }: { update: EraUpdate; seat: number; options: Options }): JSX.Element {
  const town = buildingsOf(update, seat);
  const words = new EraWords();
  const named = [...new Set(town)]
    .map((id) => `${town.filter((other) => other === id).length} × ${words.piece(id)}`)
    .join(", ");
  return (
    <Town class="e-sky" label={t("era-table-end-domain", { buildings: named })}>
      {town.map((id, i) => (
        <PiecePicture key={i} id={id} />
      ))}
    </Town>
  );
}

type Memorable = Extract<EraEvent, { kind: "built" | "disaster" }>;

interface Found {
  event: Memorable;
  round: number;
  phase: number;
  points: number;
  weight: number;
}

const PHASES = 6;

/** The phase of a round in which steps of disaster come that the table of disasters does not bring. */
const DISASTER_PHASE: Readonly<Record<string, number>> = { famine: 3, extortion: 6, poverty: 6 };

/** What an event meant: cities closed and costly disasters are remembered. */
function swing(event: Memorable): Pick<Found, "points" | "weight" | "phase"> {
  if (event.kind === "disaster")
    return { points: -event.steps, weight: 2 * event.steps, phase: DISASTER_PHASE[event.why] ?? 4 };
  const { points, enclosed } = event;
  return { points, weight: enclosed > 0 ? 6 + enclosed : points, phase: 5 };
}

/** The weightiest event of each round, six rounds at most, in the order in which they came. */
function moments(
  log: readonly EraEvent[],
  names: readonly string[],
  _: Options,
  you: number | null,
  began: Began | null,
): Moment[] {
  let round = began?.chapter ?? 1;
  const earlier = (round - 1) * PHASES + (began?.part ?? 1) - 1;
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "round_begins") round = event.round;
    if (event.kind !== "built" && event.kind !== "disaster") continue;
    const found = { event, round, ...swing(event) };
    if (found.weight > (best.get(round)?.weight ?? 2)) best.set(round, found);
  }
  const kept = [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, PHASES)
    .sort((a, b) => a.round - b.round);
  const teller = tellerFor(names, you);
  return kept.map(({ event, round: when, phase, points }) => {
    const told = event.kind === "built" && event.enclosed > 0 ? "city" : event.kind;
    return {
      seat: event.seat,
      line: event.n,
      row: (when - 1) * PHASES + phase - earlier,
      when: partName(when, phase),
      title: teller.say(`moment-era-${told}-title`, event),
      told: teller.say(`moment-era-${told}-told`, event),
      points,
    };
  });
}

function partName(round: number, phase: number): string {
  return t("era-table-round-phase", { n: round, phase: new EraWords().phase(phase) });
}

export const ending: Ending = {
  chapter: "round",
  chapterName: String,
  partName,
  groups,
  groupOf: (source) => GROUP_OF[source] ?? "bonuses",
  sourceName: (source) => t(`era-source-${hyphened(source)}`),
  moments,
  line: (entry: EraEvent, { names }, you) => tellerFor(names, you).line(entry),
  PartMark: ({ part }) => <EraIcon name={PHASE_ICONS[part - 1] ?? "hand"} />,
  holdings: (update: EraUpdate, seat) => t("era-table-end-holdings", { n: buildingsOf(update, seat).length }),
  tie(update: EraUpdate, first, second) {
    const held = (seat: number, store: (typeof TIES)[number]): number => update.view.seats[seat]?.stores[store] ?? 0;
    const by = TIES.find((store) => held(first, store) !== held(second, store));
    return {
      told: by === undefined ? t("tie-era-shared") : t("tie-era", { by, n: held(first, by), m: held(second, by) }),
      rule: "E-9.8",
    };
  },
  luck: { difference: "era-table-luck-difference", told: "era-table-luck-told", head: "era-table-luck-head" },
  Skyline,
  SharedLuck: () => null,
};
