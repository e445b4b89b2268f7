/** Shows what others do one step at a time, so that a person can follow it. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Update } from "./types";

/** An event of the game that is seen. */
type Event<Seen extends Update> = Seen["log"][number];

export interface Step<Seen extends Update> {
  update: Seen;
  /** What this step tells. */
  events: readonly Event<Seen>[];
}

export interface Pace<Seen extends Update> {
  readonly shown: ReadonlySignal<Seen>;
  /** The log as far as it is told. */
  readonly log: ReadonlySignal<readonly Event<Seen>[]>;
  /** What is being shown just now, or null when all is told. */
  readonly event: ReadonlySignal<Event<Seen> | null>;
  readonly busy: ReadonlySignal<boolean>;
  take: (update: Seen) => void;
  skip: () => void;
  stop: () => void;
}

/** How a game is told; times in milliseconds. */
export interface Manner<Seen extends Update> {
  steps: (before: Seen, next: Seen) => Step<Seen>[];
  /** How long a step is looked at before the next one. */
  pause: (events: readonly Event<Seen>[], viewer: number | null) => number;
  /** With more than `many` steps ahead none is looked at longer than `hurried`; with `tooMany` the page goes straight to the end. */
  many: number;
  hurried: number;
  tooMany: number;
  /** No step is looked at longer than this by somebody who wants no movement. */
  reduced: number;
  quick: () => boolean;
  /** How long the last step is still told. */
  lasting: number;
  /** How long what is still told stays when the first of something new comes, of the time that is left of its pause. */
  stays: (left: number, events: readonly Event<Seen>[]) => number;
  /** Which of a step's events it is told by; otherwise the last one. */
  headline?: (events: readonly Event<Seen>[]) => Event<Seen> | null;
  /** Called right before the page changes, and once it has changed. */
  before?: () => void;
  after?: (events: readonly Event<Seen>[]) => void;
}

/** How much faster than usual a page tells: who looks back chooses that. */
export const tempo = signal(1);
/** Is something being told step by step just now? */
export const telling = signal(false);

const lastOf = ({ log }: Update): number => log.at(-1)?.n ?? -1;
const toldBy = ({ update, events }: Step<Update>): number => events.at(-1)?.n ?? lastOf(update);
function since<Seen extends Update>(told: number, { log }: Seen): Event<Seen>[] {
  const events: readonly Event<Seen>[] = log;
  return events.filter(({ n }) => n > told);
}

/** One step for each update. */
export function byUpdate<Seen extends Update>(before: Seen, next: Seen): Step<Seen>[] {
  return [{ update: next, events: since(lastOf(before), next) }];
}

/** One step for each event, with the view as far as the events tell it. */
export function byEvent<Seen extends Update>(
  tell: (view: Seen["view"], event: Event<Seen>) => Seen["view"],
): Manner<Seen>["steps"] {
  return (before, next) => {
    const fresh = since(lastOf(before), next);
    if (fresh.length === 0 || before.log.length === 0) return [{ update: next, events: [] }];
    let view: Seen["view"] = before.view;
    return fresh.map((event, i) => {
      if (i === fresh.length - 1) return { update: next, events: [event] };
      view = tell(view, event);
      const { version, advice } = before;
      return { update: { ...next, view, legal: [], canUndo: false, version, advice }, events: [event] };
    });
  };
}

export function paced<Seen extends Update>(first: Seen, manner: Manner<Seen>): Pace<Seen> {
  const step = signal<Step<Seen>>({ update: first, events: [] });
  const events = signal<readonly Event<Seen>[]>([]);
  const waiting = signal<readonly Step<Seen>[]>([]);
  const { headline = (told) => told.at(-1) ?? null } = manner;
  let newest = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;

  function show(next: Step<Seen>): void {
    manner.before?.();
    batch(() => {
      step.value = next;
      events.value = next.events;
    });
    manner.after?.(next.events);
  }

  function pauseAfter(told: readonly Event<Seen>[], ahead: number): number {
    const pause = manner.pause(told, newest.view.viewer);
    if (manner.quick()) return Math.min(pause, manner.reduced) / tempo.peek();
    return (ahead > manner.many ? Math.min(pause, manner.hurried) : pause) / tempo.peek();
  }

  function go(): void {
    clearTimeout(timer);
    const [next, ...rest] = waiting.peek();
    if (next === undefined) return;
    batch(() => {
      waiting.value = rest;
      show(next);
    });
    const pause = pauseAfter(next.events, rest.length);
    until = performance.now() + pause;
    timer = rest.length > 0 ? setTimeout(go, pause) : setTimeout(() => (events.value = []), manner.lasting);
  }

  function skip(): void {
    clearTimeout(timer);
    batch(() => {
      waiting.value = [];
      const now = step.peek();
      if (now.update !== newest) show({ update: newest, events: since(toldBy(now), newest) });
      events.value = [];
    });
  }

  return {
    shown: computed(() => step.value.update),
    log: computed(() => {
      const told = toldBy(step.value);
      return step.value.update.log.filter(({ n }) => n <= told);
    }),
    event: computed(() => headline(events.value)),
    busy: computed(() => waiting.value.length > 0),
    take(update) {
      if (update === newest) return;
      const before = newest;
      newest = update;
      // What was taken back need not be told to its end, nor what lies between two moments far apart.
      if (lastOf(update) < lastOf(before) || update.atOnce === true) {
        skip();
        return;
      }
      const idle = waiting.peek().length === 0;
      const steps = manner.steps(before, update);
      waiting.value = [...waiting.peek(), ...steps];
      if (waiting.peek().length > manner.tooMany) skip();
      else if (idle) {
        const told = events.peek().length > 0;
        const stay = told ? manner.stays(until - performance.now(), steps[0]?.events ?? []) : 0;
        clearTimeout(timer);
        if (stay > 0) timer = setTimeout(go, stay);
        else go();
      }
    },
    skip,
    stop: () => clearTimeout(timer),
  };
}

/** Hands on what comes in as long as a page is there, and lets what is told move. */
export function usePace<Seen extends Update>(
  pace: Pace<Seen>,
  updates: ReadonlySignal<Seen>,
  animate?: (event: Event<Seen>) => void,
): void {
  useEffect(() => effect(() => pace.take(updates.value)), [pace]);
  useEffect(() => {
    const done = effect(() => {
      telling.value = pace.busy.value;
    });
    return () => {
      done();
      telling.value = false;
    };
  }, [pace]);
  useEffect(
    () =>
      effect(() => {
        const event = pace.event.value;
        // The page has to show the new position before something can fly to it.
        if (event !== null && animate !== undefined) requestAnimationFrame(() => animate(event));
      }),
    [pace],
  );
  useEffect(() => pace.stop, [pace]);
}
