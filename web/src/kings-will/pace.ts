/** How others' turns are told: decision by decision, each by its weightiest event. */
import { after } from "../shared/changing";
import { byUpdate, type Pace, paced, type Step } from "../shared/pace";
import { TELLING } from "./sheet";
import type { Event, Update } from "./wire";

const STEP = 800;
const HURRIED = 300;
/** What concerns everybody stays a little longer. */
const TOLD = 1400;

/** What a decision is told by, the weightiest first; of other kinds the last one counts. */
const WEIGHTY: readonly Event["kind"][] = [
  "game_over",
  "king_arrives",
  "round_begins",
  "rebellion",
  "landscape_found",
  "walked",
  "founded",
  "erected",
  "offspring",
  "harvested",
  "taxed",
  "explored",
  "education",
  "development",
  "swapped",
  "sold",
  "committed",
  "neutral_disc",
  "gave",
  "peasant_given",
  "treated",
  "tribute_unpaid",
  "tribute_paid",
  "tile_taken",
  "passed",
];
/** Set-up goes on at all seats together: nobody wants to watch it. */
const SET_UP: ReadonlySet<Event["kind"]> = new Set([
  "wills_dealt",
  "land_laid",
  "hamlet_set",
  "peasants_set",
  "store_filled",
  "will_put",
  "will_board_filled",
  "start_player",
]);

function headlineOf(events: readonly Event[]): Event | null {
  for (const kind of WEIGHTY) {
    const found = events.find((event) => event.kind === kind);
    if (found !== undefined) return found;
  }
  return events.at(-1) ?? null;
}

const TRIBUTE: ReadonlySet<Event["kind"]> = new Set(["tribute_paid", "tribute_unpaid"]);

/** What the king collects is told by itself, behind the decision that let him. */
function steps(before: Update, next: Update): Step<Update>[] {
  return byUpdate(before, next).flatMap((step) => {
    const from = step.events.findIndex(({ kind }) => TRIBUTE.has(kind));
    const to = step.events.findLastIndex(({ kind }) => TRIBUTE.has(kind)) + 1;
    if (from < 0) return [step];
    const parts = [step.events.slice(0, from), step.events.slice(from, to), step.events.slice(to)];
    const told = parts.filter((events) => events.length > 0);
    const { version, advice } = before;
    return told.map((events, i) => {
      if (i > 0 || from === 0) return { update: next, events };
      const view = events.reduce((seen, event) => after(TELLING, seen, event), before.view);
      return { update: { ...next, view, legal: [], canUndo: false, version, advice }, events };
    });
  });
}

interface Hooks {
  quick: () => boolean;
  before: () => void;
  after: (events: readonly Event[]) => void;
}

export function pace(first: Update, hooks: Hooks): Pace<Update> {
  return paced(first, {
    steps,
    pause(events, viewer) {
      if (events.every(({ kind }) => SET_UP.has(kind))) return 0;
      if (events.some(({ kind }) => TRIBUTE.has(kind))) return TOLD;
      const mine = events.every(({ seat }) => seat === undefined || seat === viewer);
      return mine || events.every(({ kind }) => kind === "passed") ? HURRIED : STEP;
    },
    many: 8,
    hurried: HURRIED,
    tooMany: 40,
    reduced: 200,
    lasting: 2 * STEP,
    stays: (left) => left,
    headline: (events) =>
      events.find(({ kind, seat }) => TRIBUTE.has(kind) && seat === first.view.viewer) ?? headlineOf(events),
    ...hooks,
  });
}
