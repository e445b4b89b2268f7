/** How others' rounds are told: event by event, buildings and disasters longest. */
import { byEvent, type Pace, paced } from "../shared/pace";
import { between } from "./between";
import type { EraUpdate } from "./wire";

/** What a person wants to watch, and what only has to be seen passing by; in milliseconds. */
const STEP = 700;
const PASSING = 320;
const HURRIED = 160;

const WATCHED = new Set([
  "built",
  "disaster strikes",
  "marker turned",
  "scorched",
  "removed",
  "demanded",
  "paid",
  "refused",
  "game over",
  "solo over",
]);
const QUIET = new Set([
  "rolled",
  "ready",
  "finished rolling",
  "fed",
  "built no more",
  "start player",
  "dice matched",
  "set up",
]);

export function pace(first: EraUpdate, quick: () => boolean): Pace<EraUpdate> {
  return paced(first, {
    steps: byEvent((view, event) => ({ ...between(view, event), asked: [], question: null })),
    pause([event], viewer) {
      if (event === undefined) return 0;
      if (QUIET.has(event.kind) || event.seat === viewer) return HURRIED;
      return WATCHED.has(event.kind) ? STEP : PASSING;
    },
    many: 18,
    hurried: HURRIED,
    tooMany: 90,
    reduced: 120,
    quick,
    lasting: STEP,
    stays: () => 0,
  });
}
