/** How others' seasons are told: event by event, battles and buildings longest. */
import { byEvent, type Pace, paced } from "../shared/pace";
import { after } from "./between";
import type { Update } from "./wire";

/** What a person wants to watch, and what only has to be seen passing by; in milliseconds. */
const STEP = 700;
const PASSING = 380;
const HURRIED = 220;

const WATCHED = new Set([
  "influenced",
  "built",
  "battle",
  "enemy revealed",
  "kings reinforcements",
  "army token revealed",
  "building destroyed",
  "looked",
  "year begins",
  "rerolled",
  "strongest winner",
  "game over",
]);
const QUIET = new Set([
  "governor chosen",
  "army token chosen",
  "governors dealt",
  "bonus dice",
  "turn order drawn",
  "passed",
  "built nothing",
  "always",
  "asks again",
]);

export function pace(first: Update, quick: () => boolean): Pace<Update> {
  return paced(first, {
    steps: byEvent((view, event) => after({ ...view, asked: [] }, event)),
    pause([event], viewer) {
      if (event === undefined) return 0;
      if (QUIET.has(event.kind) || (event.seat === viewer && event.kind !== "battle")) return HURRIED;
      return WATCHED.has(event.kind) ? STEP : PASSING;
    },
    many: 16,
    hurried: HURRIED,
    tooMany: 80,
    reduced: 120,
    quick,
    lasting: STEP,
    stays: (_, { length }) => (length === 0 ? 0 : 300),
  });
}
