/** How Era is played, in drawings and numbers. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import type { How } from "../shared/room";
import { BUILDINGS, FACES, LARGEST_CITY, MOST_CULTURE, PIECES, REFUSAL, SKULL } from "./components";
import { Die, GameIcon, PiecePicture } from "./drawings";

const POINTS = BUILDINGS.map(({ points }) => points);
/** The peasant's faces that show a hammer, and most food. */
const HAMMER = FACES.peasant.findIndex((face) => face.includes("hammer") && !face.includes("skull")) + 1;
const SWORDS = FACES.noble.findIndex((face) => face.every((symbol) => symbol === "sword")) + 1;

/** A small ring of walls with a house in it. */
function City(): JSX.Element {
  return (
    <svg class="bld plan art how-city" viewBox="-4 -10 208 176" aria-hidden="true">
      <path class="cit" d="M40 40h120v80H40z" />
      <use href="#p-wall_5-0" />
      <use href="#p-wall_2-1" y="40" />
      <use href="#p-wall_2-1" x="160" y="40" />
      <use href="#p-longhouse-0" x="40" y="60" />
      <use href="#p-wall_5-0" y="120" />
    </svg>
  );
}

export const how: How = {
  facts: () => ({
    refusal: REFUSAL,
    most: Math.max(...POINTS),
    city: LARGEST_CITY,
    culture: MOST_CULTURE,
    farm: PIECES.get("farm")?.gives.food ?? 0,
  }),
  steps: [
    {
      name: "roll",
      Drawing: () => (
        <>
          <Die kind="peasant" face={1} />
          <Die kind="noble" face={SWORDS} />
          <Die kind="peasant" face={SKULL} />
        </>
      ),
    },
    {
      name: "collect",
      Drawing: () => (
        <>
          <GameIcon name="food" />
          <GameIcon name="wood" />
          <GameIcon name="stone" />
          <GameIcon name="goods" />
          <GameIcon name="culture" />
        </>
      ),
    },
    {
      name: "feed",
      Drawing: () => (
        <>
          <GameIcon name="food" />
          <em>→</em>
          <Die kind="peasant" />
        </>
      ),
    },
    {
      name: "disasters",
      Drawing: () => (
        <>
          <GameIcon name="skull" />
          <GameIcon name="skull" />
          <GameIcon name="flame" />
        </>
      ),
    },
    {
      name: "build",
      Drawing: () => (
        <>
          <Die kind="peasant" face={HAMMER} />
          <em>→</em>
          <PiecePicture id="longhouse" />
        </>
      ),
    },
    {
      name: "extort",
      Drawing: () => (
        <>
          <GameIcon name="sword" />
          <GameIcon name="sword" />
          <em>&gt;</em>
          <GameIcon name="shield" />
        </>
      ),
    },
  ],
  wins: [
    { name: "buildings", Drawing: () => <PiecePicture id="cathedral" /> },
    { name: "city", Drawing: City },
    { name: "culture", Drawing: () => <GameIcon name="culture" /> },
    { name: "end", Drawing: () => <Icon name="glass" /> },
  ],
};
