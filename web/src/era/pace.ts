/** Shows what others do one step at a time, so that a person can follow it. */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { LogEntry } from "../shared/types";
import { between } from "./between";
import type { EraUpdate } from "./wire";

/** What a person wants to watch, and what only has to be seen passing by; in milliseconds. */
const STEP = 700;
const PASSING = 320;
const HURRIED = 160;
const REDUCED = 120;
/** With more steps than this ahead the pace is quicker; with too many the page goes straight to the end. */
const MANY = 18;
const TOO_MANY = 90;

const WATCHED = new Set([
  "built", "disaster strikes", "marker turned", "scorched", "removed", "demanded", "paid", "refused", "game over", "solo over",
]);
const QUIET = new Set(["rolled", "ready", "finished rolling", "fed", "built no more", "start player", "dice matched", "set up"]);

export interface Step {
  update: EraUpdate;
  /** How much of the log is told at this step. */
  told: number;
  event: LogEntry | null;
}

export interface Pace {
  readonly shown: ReadonlySignal<EraUpdate>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** What is being shown just now, or null when all is told. */
  readonly event: ReadonlySignal<LogEntry | null>;
  readonly busy: ReadonlySignal<boolean>;
  take: (update: EraUpdate) => void;
  skip: () => void;
  stop: () => void;
}

/** The steps from one update to the next: an event each, with the domains as far as events tell them. */
export function stepsTo(before: EraUpdate, next: EraUpdate): Step[] {
  const known = before.log.at(-1)?.n ?? -1;
  const kept = next.log.at(-1)?.n ?? -1;
  const fresh = next.log.filter(({ n }) => n > known);
  if (kept < known || fresh.length === 0 || before.log.length === 0) return [{ update: next, told: kept, event: null }];
  let view = { ...before.view, asked: [] as number[], question: null };
  return fresh.map((event, i) => {
    if (i === fresh.length - 1) return { update: next, told: event.n, event };
    view = { ...between(view, event), asked: [], question: null };
    const update: EraUpdate = { ...next, view, legal: [], canUndo: false, version: before.version, advice: before.advice };
    return { update, told: event.n, event };
  });
}

export function pace(first: EraUpdate, quick: () => boolean): Pace {
  const shown = signal(first);
  const told = signal(Number.MAX_SAFE_INTEGER);
  const event = signal<LogEntry | null>(null);
  const waiting = signal<Step[]>([]);
  let newest = first;
  let timer = 0;

  const log = computed(() => shown.value.log.filter(({ n }) => n <= told.value));
  const busy = computed(() => waiting.value.length > 0);

  function pauseAfter({ event: known }: Step): number {
    if (known === null) return 0;
    if (quick()) return REDUCED;
    if (QUIET.has(known.kind) || (known.seat !== undefined && known.seat === newest.view.viewer)) return HURRIED;
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
    batch(() => {
      waiting.value = rest;
      shown.value = next.update;
      told.value = next.told;
      event.value = next.event;
    });
    if (rest.length > 0) {
      timer = window.setTimeout(go, pauseAfter(next));
      return;
    }
    timer = window.setTimeout(() => {
      batch(() => {
        event.value = null;
        told.value = Number.MAX_SAFE_INTEGER;
      });
    }, STEP);
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
      else if (idle) go();
    },
    skip,
    stop: () => window.clearTimeout(timer),
  };
}
