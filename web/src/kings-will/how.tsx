/** How The King's Will is played, in drawings and numbers. */
import type { JSX } from "preact";
import { CrestShield, Icon } from "../shared/drawings";
import { signed } from "../shared/i18n";
import type { How } from "../shared/room";
import { BUILDINGS, EMBLEMS, MOOD, ROUNDS, ROW, SETTLEMENTS, TAXES, VISIT, WILLS, WRATH } from "./components";
import { Emblem, GameIcon, LandscapePicture, Medallion, Peasant, SettlementPicture } from "./drawings";
import { GoodIcon } from "./pictures";

const POINTS = [...SETTLEMENTS, ...BUILDINGS].map(({ points }) => points);

function Card(): JSX.Element {
  return (
    <span class="how-card">
      <CrestShield crest="tower" />
    </span>
  );
}

export const how: How = {
  facts: () => ({
    rounds: ROUNDS,
    locked: ROW.locked,
    cards: VISIT.cards,
    unpaid: VISIT.unpaid_points,
    sullen: Math.abs(VISIT.unpaid_mood),
    most: Math.max(...POINTS),
    least: Math.min(...Object.values(EMBLEMS)),
    crown: Math.max(...Object.values(EMBLEMS)),
    wish: Math.max(...[...WILLS.values()].map(({ points }) => points)),
    wrath: Math.abs(WRATH),
    taxes: Math.abs(TAXES.mood),
    rebels: signed(MOOD.least),
  }),
  steps: [
    {
      name: "take",
      Drawing: () => (
        <>
          <Medallion id="king" />
          <Medallion id="mine" />
          <Medallion id="harvest" />
        </>
      ),
    },
    {
      name: "act",
      Drawing: () => (
        <>
          <span class="how-land">
            <LandscapePicture id="corn" />
            <Peasant figure={0} />
          </span>
          <em>→</em>
          <GoodIcon good="food" />
          <GoodIcon good="food" />
        </>
      ),
    },
    {
      name: "row",
      Drawing: () => (
        <>
          <Medallion id="harvest" />
          <em>→</em>
          <Medallion id="king" />
        </>
      ),
    },
    {
      name: "disc",
      Drawing: () => (
        <>
          <span class="how-card">
            <Icon name="crown" />
          </span>
          <Card />
          <span class="how-card">
            <Icon name="crown" />
          </span>
        </>
      ),
    },
    {
      name: "tribute",
      Drawing: () => (
        <>
          <GoodIcon good="food" />
          <GoodIcon good="wood" />
          <em>→</em>
          <Icon name="crown" />
        </>
      ),
    },
    {
      name: "offers",
      Drawing: () => (
        <>
          <GameIcon name="high" />
          <GoodIcon good="leather" />
          <em>→</em>
          <Icon name="vp" />
        </>
      ),
    },
  ],
  wins: [
    { name: "build", Drawing: () => <SettlementPicture id="castle" /> },
    { name: "emblems", Drawing: () => <Emblem id="crown" /> },
    { name: "visits", Drawing: () => <Icon name="vp" /> },
    { name: "cards", Drawing: Card },
  ],
};
