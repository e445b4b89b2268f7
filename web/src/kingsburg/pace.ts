/** Shows what others do one step at a time, so that a person can follow it. */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { LogEntry, Update } from "../shared/types";

const STEP = 700;
const HURRIED = 260;
/** With more steps than this ahead, or none that a person would look at, the pace is quicker. */
const MANY = 14;
const TOO_MANY = 60;

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
  take: (update: Update, at_once?: boolean) => void;
  skip: () => void;
  stop: () => void;
}

const QUIET = new Set(["governor chosen", "army token chosen", "governors dealt", "bonus dice", "turn order drawn"]);

/** The steps from one update to the next: an event each; the new position comes with the first. */
export function stepsTo(before: Update, next: Update): Step[] {
  const known = before.log.at(-1)?.n ?? -1;
  const kept = next.log.at(-1)?.n ?? -1;
  const fresh = next.log.filter(({ n }) => n > known);
  if (kept < known || fresh.length === 0) return [{ update: next, told: kept, event: null }];
  return fresh.map((event) => ({ update: next, told: event.n, event }));
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
    if (quick()) return 120;
    const known = step.event;
    if (known === null) return 0;
    if (known.seat !== undefined && known.seat === mine()) return HURRIED;
    if (QUIET.has(known.kind)) return HURRIED;
    return waiting.peek().length > MANY ? HURRIED : STEP;
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
    take(update, atOnce = false) {
      if (update === newest) return;
      const steps = stepsTo(newest, update);
      const idle = waiting.peek().length === 0;
      newest = update;
      waiting.value = [...waiting.peek(), ...steps];
      if (atOnce || waiting.peek().length > TOO_MANY) skip();
      else if (idle) {
        // What was shown last stays for its moment, unless it was told long ago.
        if (event.peek() === null) go();
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
