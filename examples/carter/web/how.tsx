/** How The Carter is played, in drawings. */
import { Die, Icon } from "../shared/drawings";
import type { How } from "../shared/room";

export const how: How = {
  facts: () => ({}),
  steps: [
    { name: "throw", Drawing: () => <Die face={5} crest={null} /> },
    { name: "robbers", Drawing: () => <Die face={1} crest={null} /> },
    { name: "stop", Drawing: () => <Icon name="vp" /> },
  ],
  wins: [
    { name: "freight", Drawing: () => <Icon name="vp" /> },
    { name: "end", Drawing: () => <Icon name="glass" /> },
  ],
};
