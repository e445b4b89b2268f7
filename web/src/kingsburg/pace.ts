/** How others' seasons are told: event by event, battles and buildings longest. */
import { after } from "../shared/changing";
import { byEvent, type Pace, paced } from "../shared/pace";
import { TELLING } from "./sheet";
import type { Event, Update } from "./wire";

/** What a person wants to watch, and what only has to be seen passing by; in milliseconds. */
const STEP = 700;
const PASSING = 380;
const HURRIED = 220;

const WATCHED: ReadonlySet<Event["kind"]> = new Set([
  "influenced",
  "built",
  "battle",
  "enemy_revealed",
  "kings_reinforcements",
  "army_token_revealed",
  "building_destroyed",
  "looked",
  "year_begins",
  "rerolled",
  "strongest_winner",
  "game_over",
]);
const QUIET: ReadonlySet<Event["kind"]> = new Set([
  "governor_chosen",
  "army_token_chosen",
  "governors_dealt",
  "bonus_dice",
  "turn_order_drawn",
  "passed",
  "built_nothing",
  "always",
  "asks_again",
  "dice_taken_back",
  "neutral_dice_leave",
  "soldiers_go_home",
]);

export function pace(first: Update, quick: () => boolean): Pace<Update> {
  return paced(first, {
    steps: byEvent((view, event) => ({ ...after(TELLING, view, event), asked: [] })),
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
