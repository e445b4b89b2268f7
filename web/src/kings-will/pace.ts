/** How others' turns are told: decision by decision, each by its weightiest event. */
import { byUpdate, type Pace, paced, type Step } from "../shared/pace";
import type { LogEntry } from "../shared/types";
import type { Update } from "./wire";

const STEP = 800;
const HURRIED = 300;
/** What concerns everybody stays a little longer. */
const TOLD = 1400;

/** What a decision is told by, the weightiest first; of other kinds the last one counts. */
const WEIGHTY = [
  "game over",
  "king arrives",
  "round begins",
  "rebellion",
  "landscape found",
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
  "neutral disc",
  "gave",
  "treated",
  "tribute unpaid",
  "tribute paid",
  "tile taken",
  "passed",
];
/** Set-up goes on at all seats together: nobody wants to watch it. */
const SET_UP = new Set([
  "wills dealt",
  "land laid",
  "hamlet set",
  "peasants set",
  "store filled",
  "will put",
  "will board filled",
  "start player",
]);

function headlineOf(events: readonly LogEntry[]): LogEntry | null {
  for (const kind of WEIGHTY) {
    const found = events.find((event) => event.kind === kind);
    if (found !== undefined) return found;
  }
  return events.at(-1) ?? null;
}

const TRIBUTE = new Set(["tribute paid", "tribute unpaid"]);

/** What the king collects is told by itself, behind the decision that let him. */
function steps(before: Update, next: Update): Step<Update>[] {
  return byUpdate(before, next).flatMap((step) => {
    const from = step.events.findIndex(({ kind }) => TRIBUTE.has(kind));
    const after = step.events.findLastIndex(({ kind }) => TRIBUTE.has(kind)) + 1;
    if (from < 0) return [step];
    const parts = [step.events.slice(0, from), step.events.slice(from, after), step.events.slice(after)];
    const told = parts.filter((events) => events.length > 0);
    const { view, version, advice } = before;
    return told.map((events, i) =>
      i === 0 && told.length > 1 && from > 0
        ? { update: { ...next, view, legal: [], canUndo: false, version, advice }, events }
        : { update: next, events },
    );
  });
}

interface Hooks {
  quick: () => boolean;
  before: () => void;
  after: (events: readonly LogEntry[]) => void;
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
