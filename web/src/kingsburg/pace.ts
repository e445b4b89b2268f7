/** Shows what others do one step at a time, so that a person can follow it. */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { LogEntry, Update } from "./wire";
import { after } from "./between";

/** What a person wants to watch, and what only has to be seen passing by; in milliseconds. */
const STEP = 700;
const PASSING = 380;
const HURRIED = 220;
const REDUCED = 120;
/** With more steps than this ahead the pace is quicker; with too many the page goes straight to the end. */
const MANY = 16;
const TOO_MANY = 80;

export interface Step {
  update: Update;
  /** How much of the log is told at this step. */
  told: number;
  event: LogEntry | null;
}

export interface Pace {
  readonly shown: ReadonlySignal<Update>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** What is being shown just now, or null when all is told. */
  readonly event: ReadonlySignal<LogEntry | null>;
  readonly busy: ReadonlySignal<boolean>;
  take: (update: Update) => void;
  skip: () => void;
  stop: () => void;
}

const WATCHED = new Set([
  "influenced", "built", "battle", "enemy revealed", "kings reinforcements", "army token revealed", "building destroyed",
  "looked", "year begins", "rerolled", "strongest winner", "game over",
]);
const QUIET = new Set(["governor chosen", "army token chosen", "governors dealt", "bonus dice", "turn order drawn", "passed", "built nothing"]);

/** The steps from one update to the next: an event each, with the position as far as events tell it. */
export function stepsTo(before: Update, next: Update): Step[] {
  const known = before.log.at(-1)?.n ?? -1;
  const kept = next.log.at(-1)?.n ?? -1;
  const fresh = next.log.filter(({ n }) => n > known);
  if (kept < known || fresh.length === 0 || before.log.length === 0) return [{ update: next, told: kept, event: null }];
  let view = before.view;
  return fresh.map((event, i) => {
    if (i === fresh.length - 1) return { update: next, told: event.n, event };
    view = after({ ...view, asked: [] }, event);
    const between: Update = { ...next, view: { ...view }, legal: [], canUndo: false, version: before.version, advice: before.advice };
    return { update: between, told: event.n, event };
  });
}

export function pace(first: Update, mine: () => number | null, quick: () => boolean): Pace {
  const shown = signal(first);
  const told = signal(Number.MAX_SAFE_INTEGER);
  const event = signal<LogEntry | null>(null);
  const waiting = signal<Step[]>([]);
  let newest = first;
  let timer = 0;

  const log = computed(() => shown.value.log.filter(({ n }) => n <= told.value));
  const busy = computed(() => waiting.value.length > 0);

  function show(step: Step): void {
    batch(() => {
      shown.value = step.update;
      told.value = step.told;
      event.value = step.event;
    });
  }

  function pauseAfter(step: Step): number {
    const known = step.event;
    if (known === null) return 0;
    if (quick()) return REDUCED;
    if (QUIET.has(known.kind) || (known.seat !== undefined && known.seat === mine() && known.kind !== "battle")) return HURRIED;
    if (waiting.peek().length > MANY) return HURRIED;
    return WATCHED.has(known.kind) ? STEP : PASSING;
  }

  function go(): void {
    window.clearTimeout(timer);
    const [next, ...rest] = waiting.peek();
    if (next === undefined) {
      event.value = null;
      return;
    }
    waiting.value = rest;
    show(next);
    if (rest.length === 0) {
      timer = window.setTimeout(() => {
        event.value = null;
        told.value = Number.MAX_SAFE_INTEGER;
      }, STEP);
      return;
    }
    timer = window.setTimeout(go, pauseAfter(next));
  }

  function skip(): void {
    window.clearTimeout(timer);
    batch(() => {
      waiting.value = [];
      shown.value = newest;
      told.value = Number.MAX_SAFE_INTEGER;
      event.value = null;
    });
  }

  return {
    shown,
    log,
    event,
    busy,
    take(update) {
      if (update === newest) return;
      const steps = stepsTo(newest, update);
      const idle = waiting.peek().length === 0;
      newest = update;
      waiting.value = [...waiting.peek(), ...steps];
      if (waiting.peek().length > TOO_MANY) skip();
      else if (idle) {
        // What was shown last stays for its moment, unless it was told long ago.
        if (event.peek() === null || steps[0]?.event === null) go();
        else {
          window.clearTimeout(timer);
          timer = window.setTimeout(go, 300);
        }
      }
    },
    skip,
    stop: () => window.clearTimeout(timer),
  };
}
