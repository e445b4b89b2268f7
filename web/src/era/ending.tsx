/** After a game of Era: sources of points, key moments, the winner's buildings. */
import type { JSX } from "preact";
import { t } from "../shared/i18n";
import type { Ending, Group } from "../shared/room";
import { Town } from "../shared/town";
import type { Options } from "../shared/types";
import { isWall, PHASE_ICONS, SCORCHED } from "./components";
import { GameIcon, PiecePicture } from "./drawings";
import { keyMoments, partName } from "./moments";
import type { Event, Update } from "./wire";
import { tellerFor, Words } from "./words";

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

function buildingsOf(update: Update, seat: number): string[] {
  const pieces = update.view.seats[seat]?.pieces ?? [];
  return pieces.map(({ piece }) => piece).filter((piece) => !isWall(piece) && piece !== SCORCHED.id);
}

function Skyline({ update, seat }: { update: Update; seat: number; options: Options }): JSX.Element {
  const town = buildingsOf(update, seat);
  const words = new Words();
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

export const ending: Ending = {
  chapter: "round",
  chapterName: String,
  partName,
  groups,
  groupOf: (source) => GROUP_OF[source] ?? "bonuses",
  moments: keyMoments,
  line: (entry: Event, { names }, you) => tellerFor(names, you).line(entry),
  PartMark: ({ part }) => <GameIcon name={PHASE_ICONS[part - 1] ?? "hand"} />,
  holdings: (update: Update, seat) => t("era-table-end-holdings", { n: buildingsOf(update, seat).length }),
  tie(update: Update, first, second) {
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
