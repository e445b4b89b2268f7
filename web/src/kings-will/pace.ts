/** Shows what others do one decision at a time, so that a person can follow it. */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { LogEntry } from "../shared/types";
import type { Update } from "./wire";

const STEP = 800;
const HURRIED = 300;
/** With more decisions than this ahead the pace is quicker. */
const MANY = 8;
const TOO_MANY = 40;

/** What a decision is told by, the weightiest first; of other kinds the last one counts. */
const WEIGHTY = [
  "game over", "king arrives", "round begins", "rebellion", "landscape found", "walked", "founded", "erected", "offspring",
  "harvested", "taxed", "explored", "education", "development", "swapped", "sold", "committed", "neutral disc", "gave", "treated",
  "tribute unpaid", "tribute paid", "tile taken", "passed",
];
/** Set-up goes on at all seats together: nobody wants to watch it. */
const SET_UP = new Set(["wills dealt", "land laid", "hamlet set", "peasants set", "store filled", "will put", "will board filled", "start player"]);

export interface Pace {
  readonly shown: ReadonlySignal<Update>;
  /** The events of the decision that is being shown just now; none when all is told. */
  readonly events: ReadonlySignal<readonly LogEntry[]>;
  readonly headline: ReadonlySignal<LogEntry | null>;
  readonly busy: ReadonlySignal<boolean>;
  take: (update: Update) => void;
  skip: () => void;
  stop: () => void;
}

export function headlineOf(events: readonly LogEntry[]): LogEntry | null {
  for (const kind of WEIGHTY) {
    const found = events.find((event) => event.kind === kind);
    if (found !== undefined) return found;
  }
  return events.at(-1) ?? null;
}

function freshIn(before: Update, next: Update): LogEntry[] {
  const known = before.log.at(-1)?.n ?? -1;
  return next.log.filter(({ n }) => n > known);
}

interface Hooks {
  mine: () => number | null;
  quick: () => boolean;
  /** Called right before the page changes, and once it has changed. */
  before: () => void;
  after: (events: readonly LogEntry[]) => void;
}

export function pace(first: Update, hooks: Hooks): Pace {
  const shown = signal(first);
  const events = signal<readonly LogEntry[]>([]);
  const waiting = signal<readonly Update[]>([]);
  let newest = first;
  let timer = 0;
  let until = 0;

  function show(update: Update): readonly LogEntry[] {
    const fresh = freshIn(shown.peek(), update);
    hooks.before();
    batch(() => {
      shown.value = update;
      events.value = fresh;
    });
    hooks.after(fresh);
    return fresh;
  }

  function pauseAfter(fresh: readonly LogEntry[]): number {
    if (fresh.every(({ kind }) => SET_UP.has(kind))) return 0;
    if (hooks.quick()) return 200;
    if (fresh.every(({ seat }) => seat === undefined || seat === hooks.mine())) return HURRIED;
    return waiting.peek().length > MANY || fresh.every(({ kind }) => kind === "passed") ? HURRIED : STEP;
  }

  function go(): void {
    window.clearTimeout(timer);
    const [next, ...rest] = waiting.peek();
    if (next === undefined) return;
    waiting.value = rest;
    const pause = pauseAfter(show(next));
    until = performance.now() + pause;
    if (rest.length > 0) timer = window.setTimeout(go, pause);
    else timer = window.setTimeout(() => (events.value = []), 2 * STEP);
  }

  function skip(): void {
    window.clearTimeout(timer);
    until = 0;
    waiting.value = [];
    if (shown.peek() !== newest) show(newest);
    events.value = [];
  }

  return {
    shown,
    events,
    headline: computed(() => headlineOf(events.value)),
    busy: computed(() => waiting.value.length > 0),
    take(update) {
      if (update === newest) return;
      const back = (update.log.at(-1)?.n ?? -1) < (newest.log.at(-1)?.n ?? -1);
      const idle = waiting.peek().length === 0;
      newest = update;
      if (back) {
        skip();
        return;
      }
      waiting.value = [...waiting.peek(), update];
      if (waiting.peek().length > TOO_MANY) skip();
      else if (idle) {
        // What was shown last stays for its moment.
        const left = until - performance.now();
        window.clearTimeout(timer);
        if (left <= 0) go();
        else timer = window.setTimeout(go, left);
      }
    },
    skip,
    stop: () => window.clearTimeout(timer),
  };
}
