/** How Kingsburg is played, in drawings and numbers. */

import { Die } from "../shared/drawings";
import { t } from "../shared/i18n";
import type { How } from "../shared/room";
import { roman } from "../shared/telling";
import { ADVISORS, BUILDINGS, buildingsOf, GIFTS, YEARS } from "./components";
import { GameIcon } from "./drawings";
import { Advisor, AmountIcons, BuildingPicture, EnemyPicture, Signs } from "./pictures";

/** The advisors that the page shows. */
const [JESTER, TREASURER, QUEEN] = [1, 8, 17];
const SHOWN = "statue";
const POINTS = buildingsOf(false).map(({ points }) => points);

function pointsOf(place: number): string {
  return t("points", { n: ADVISORS[place - 1]?.points ?? 0 });
}

export const how: How = {
  facts: () => {
    const [[weakest1, strongest1] = [0, 0]] = YEARS;
    const [weakest, strongest] = YEARS.at(-1) ?? [0, 0];
    return {
      years: YEARS.length,
      last: roman(YEARS.length),
      most: Math.max(...POINTS),
      jester: pointsOf(JESTER),
      queen: pointsOf(QUEEN),
      ...{ weakest1, strongest1, weakest, strongest },
    };
  },
  steps: [
    {
      name: "aid",
      Drawing: () => (
        <>
          <Die face={4} crest={null} />
          <em>/</em>
          <GameIcon name="any" />
        </>
      ),
    },
    {
      name: "roll",
      Drawing: () => (
        <>
          <Die face={5} crest="tower" />
          <Die face={3} crest="tower" />
          <Die face={1} crest="tower" />
        </>
      ),
    },
    {
      name: "influence",
      Drawing: () => (
        <>
          <Die face={5} crest="tower" />
          <Die face={3} crest="tower" />
          <em>=</em>
          <b>{TREASURER}</b>
          <Advisor place={TREASURER} />
        </>
      ),
    },
    {
      name: "build",
      Drawing: () => (
        <>
          <Signs signs={GIFTS[TREASURER] ?? []} or="" />
          <em>→</em>
          <BuildingPicture id={SHOWN} />
          <b>{BUILDINGS.find(({ id }) => id === SHOWN)?.points}</b>
          <GameIcon name="vp" />
        </>
      ),
    },
    {
      name: "between",
      Drawing: () => (
        <>
          <GameIcon name="crown" />
          <AmountIcons amounts={{ points: 1 }} />
          <span class="gap" />
          <GameIcon name="envoy" />
        </>
      ),
    },
    {
      name: "winter",
      Drawing: () => (
        <>
          <GameIcon name="soldier" />
          <BuildingPicture id="palisade" />
          <Die face={3} crest={null} />
          <GameIcon name="battle" ui />
          <EnemyPicture id="goblins" />
        </>
      ),
    },
  ],
  wins: [
    { name: "buildings", Drawing: () => <BuildingPicture id="cathedral" /> },
    { name: "court", Drawing: () => <Advisor place={QUEEN} /> },
    { name: "reward", Drawing: () => <GameIcon name="crown" /> },
    { name: "battles", Drawing: () => <EnemyPicture id="demons" /> },
  ],
};
