/** After a game of The King's Will: sources of points, key moments, the winner's land as a frieze. */

import type { JSX } from "preact";
import { CrestShield } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { signed, t } from "../shared/i18n";
import type { Ending, Group, Player } from "../shared/room";
import { roman } from "../shared/telling";
import type { Options } from "../shared/types";
import { ROUNDS } from "./components";
import { BuildingPicture, LandscapePicture, SettlementPicture } from "./drawings";
import "./ending.css";
import { keyMoments } from "./moments";
import type { Event, Side, Update } from "./wire";
import { tellerFor, Words } from "./words";

const GROUP_OF: Partial<Record<string, string>> = {
  settlements: "land",
  buildings: "land",
  wills: "wills",
  wrath: "wills",
  offers: "king",
  unpaid_tribute: "king",
  emblems: "emblems",
  library: "land",
  workshop: "land",
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
          <LandscapePicture id={spot.landscape} />
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

/** The cards that the king judged: what each disc on them brought, and who paid their tribute. */
function Verdict({ update, players }: { update: Update; players: readonly Player[] }): JSX.Element {
  const words = new Words(update.names);
  const scored = new Map(
    update.log.flatMap((event) =>
      event.kind === "will_scored" ? [[`${event.seat} ${event.card}`, event.points]] : [],
    ),
  );
  const judged = update.view.wills.flatMap(({ card, discs }) => (card !== undefined && discs.length > 0 ? [card] : []));
  return (
    <section class="pn panel">
      <Heading text={t("end-kings-will-judged")} tone="verm" />
      <table class="kw-judged">
        <thead>
          <tr>
            <td />
            {players.map(({ seat, name, crest }) => (
              <th key={seat} scope="col" title={name}>
                <CrestShield crest={crest} />
                <span class="sr">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {judged.map((card) => (
            <tr key={card}>
              <th scope="row">
                {words.will(card)}
                <small>{words.willText(card)}</small>
              </th>
              {players.map(({ seat }) => (
                <Points key={seat} n={scored.get(`${seat} ${card}`)} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("end-kings-will-tribute")}</th>
            {players.map(({ seat }) => (
              <td key={seat} class="num">
                {`${sideOf(update, seat)?.paid.length ?? 0}/${ROUNDS}`}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** What a disc brought; without a disc, nothing. */
function Points({ n }: { n: number | undefined }): JSX.Element {
  return (
    <td class={n === undefined ? "" : n > 0 ? "num gain" : n < 0 ? "num loss" : "num"}>
      {n === undefined ? "" : signed(n)}
    </td>
  );
}

export const ending: Ending = {
  chapter: "kings-round",
  chapterName: roman,
  partName: (round, turn) => t("end-kings-will-when", { round: roman(round), turn }),
  groups,
  groupOf: (source) => GROUP_OF[source] ?? "other",
  moments: keyMoments,
  line: (entry: Event, update: Update, you) => tellerFor(update, you).line(entry),
  holdings(update: Update, seat) {
    const side = sideOf(update, seat);
    return side === undefined
      ? ""
      : t("end-kings-will-owns", { landscapes: side.land.length, buildings: side.buildings.length });
  },
  tie(update: Update, first, second) {
    const { start, seats } = update.view;
    const way = (seat: number): number => (((start ?? 0) - seat - 1 + seats.length) % seats.length) + 1;
    const facts = { start: new Words(update.names).player(start ?? 0), n: way(first), m: way(second) };
    return { told: t("tie-kings-will", facts), rule: "W-6.4" };
  },
  Skyline,
  SharedLuck: () => null,
  Verdict,
};
