/** How others' rounds are told: event by event, buildings and disasters longest. */
import { after } from "../shared/changing";
import { byEvent, type Pace, paced } from "../shared/pace";
import { TELLING } from "./sheet";
import type { Event, Update } from "./wire";

/** What a person wants to watch, and what only has to be seen passing by; in milliseconds. */
const STEP = 700;
const PASSING = 320;
const HURRIED = 160;

const WATCHED: ReadonlySet<Event["kind"]> = new Set([
  "built",
  "disaster_strikes",
  "marker_turned",
  "scorched",
  "removed",
  "demanded",
  "paid",
  "refused",
  "game_over",
  "solo_over",
]);
const QUIET: ReadonlySet<Event["kind"]> = new Set([
  "rolled",
  "ready",
  "finished_rolling",
  "fed",
  "built_no_more",
  "start_player",
  "dice_matched",
  "set_up",
]);

export function pace(first: Update, quick: () => boolean): Pace<Update> {
  return paced(first, {
    steps: byEvent((view, event) => ({ ...after(TELLING, view, event), asked: [], question: null })),
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
