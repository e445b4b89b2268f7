/** How others' turns are told: decision by decision, each by its weightiest event. */
import { byUpdate, type Pace, paced } from "../shared/pace";
import type { LogEntry } from "../shared/types";
import type { Update } from "./wire";

const STEP = 800;
const HURRIED = 300;

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

interface Hooks {
  quick: () => boolean;
  before: () => void;
  after: (events: readonly LogEntry[]) => void;
}

export function pace(first: Update, hooks: Hooks): Pace<Update> {
  return paced(first, {
    steps: byUpdate,
    pause(events, viewer) {
      if (events.every(({ kind }) => SET_UP.has(kind))) return 0;
      const mine = events.every(({ seat }) => seat === undefined || seat === viewer);
      return mine || events.every(({ kind }) => kind === "passed") ? HURRIED : STEP;
    },
    many: 8,
    hurried: HURRIED,
    tooMany: 40,
    reduced: 200,
    lasting: 2 * STEP,
    stays: (left) => left,
    headline: headlineOf,
    ...hooks,
  });
}
