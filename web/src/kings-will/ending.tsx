/** After a game of The King's Will: sources of points, key moments, the winner's land as a frieze. */
import type { JSX } from "preact";
import { t } from "../shared/i18n";
import type { Ending, Group } from "../shared/room";
import type { Options } from "../shared/types";
import { roman } from "./components";
import { BuildingPicture, Scene, SettlementPicture } from "./drawings";
import "./ending.css";
import { keyMoments } from "./moments";
import type { Side, Update } from "./wire";
import { hyphened, Words } from "./words";

const GROUP_OF: Partial<Record<string, string>> = {
  settlements: "land",
  buildings: "land",
  wills: "wills",
  wrath: "wills",
  offers: "king",
  "unpaid tribute": "king",
  emblems: "emblems",
  library: "emblems",
  workshop: "emblems",
};

function groups(): Group[] {
  return [
    { id: "land", pattern: "bricks", name: t("end-kings-will-land") },
    { id: "wills", pattern: "lattice", name: t("end-kings-will-wills") },
    { id: "king", pattern: "dots", name: t("end-kings-will-gifts") },
    { id: "emblems", pattern: "waves", name: t("end-kings-will-emblems") },
    { id: "other", pattern: "slants", name: t("end-kings-will-other") },
  ];
}

function sideOf(update: Update, seat: number): Side | undefined {
  return update.view.seats[seat];
}

function Skyline({ update, seat }: { update: Update; seat: number; options: Options }): JSX.Element | null {
  const side = sideOf(update, seat);
  if (side === undefined) return null;
  const words = new Words(update.names);
  const stands = side.land.flatMap(({ settlements, building }) => [
    ...settlements.map((id) => words.settlement(id)),
    ...(building === null ? [] : [words.building(building)]),
  ]);
  return (
    <div class="sky kw-sky" role="img" aria-label={t("end-kings-will-stands", { stands: stands.join(", ") })}>
      {side.land.map((spot, place) => (
        <div key={place}>
          <Scene id={spot.landscape} />
          <span>
            {spot.settlements.map((id, i) => (
              <SettlementPicture key={i} id={id} class="kw-site-pic" />
            ))}
            {spot.building === null ? null : <BuildingPicture id={spot.building} />}
          </span>
        </div>
      ))}
    </div>
  );
}

export const ending: Ending = {
  chapter: "round",
  chapterName: roman,
  partName: (round, turn) => t("end-kings-will-when", { round: roman(round), turn }),
  groups,
  groupOf: (source) => GROUP_OF[source] ?? "other",
  sourceName: (source) => t(`kw-source-${hyphened(source)}`),
  moments: keyMoments,
  holdings(update: Update, seat) {
    const side = sideOf(update, seat);
    return side === undefined
      ? ""
      : t("end-kings-will-owns", { landscapes: side.land.length, buildings: side.buildings.length });
  },
  ties: "end-ties-kings-will",
  Skyline,
  SharedLuck: () => null,
};
