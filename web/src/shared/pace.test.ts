/** Run with `node --test`: what is shown when, while others' decisions are told. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { Manner, Pace, Step } from "./pace";
// @ts-expect-error The test runner wants the file's full name.
import { byEvent, byUpdate, paced } from "./pace.ts";
import type { LogEntry, UpdateOf } from "./types";

type Update = UpdateOf<"era">;

/** A position after so many events, which it counts as rounds, with the log up to there. */
const after = (events: number, seats: readonly number[] = []): Update =>
  ({
    version: events,
    view: { viewer: 0, round: events },
    legal: [{ text: "pass" }],
    canUndo: true,
    advice: null,
    log: Array.from({ length: events }, (_, n) => ({ n, kind: "built", seat: seats[n] ?? 1 })),
  }) as unknown as Update;

const seen = ({ view }: Update): number => view.round;
const tell = (view: Update["view"]): Update["view"] => ({ ...view, round: view.round + 1 });

const manner = (more: Partial<Manner<Update>> = {}): Manner<Update> => ({
  steps: byEvent(tell),
  pause: ([event]: readonly LogEntry[], viewer: number | null) =>
    event === undefined ? 0 : event.seat === viewer ? 200 : 500,
  many: 5,
  hurried: 200,
  tooMany: 8,
  reduced: 100,
  quick: () => false,
  lasting: 1000,
  stays: () => 0,
  ...more,
});
const told = (more?: Partial<Manner<Update>>): Pace<Update> => paced(after(1), manner(more));
const shows = (pace: Pace<Update>): unknown[] => [
  seen(pace.shown.value),
  pace.log.value.length,
  pace.event.value?.n ?? null,
  pace.busy.value,
];

let clock = 0;
function pass(milliseconds: number): void {
  clock += milliseconds;
  mock.timers.tick(milliseconds);
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.restoreAll();
  mock.method(performance, "now", () => clock);
});

test("events are shown one after the other, then all is told", () => {
  const pace = told();
  pace.take(after(4));
  assert.deepEqual(shows(pace), [2, 2, 1, true]);
  assert.deepEqual(pace.shown.value.legal, []);
  pass(499);
  assert.deepEqual(shows(pace), [2, 2, 1, true]);
  pass(1);
  assert.deepEqual(shows(pace), [3, 3, 2, true]);
  pass(500);
  assert.deepEqual(shows(pace), [4, 4, 3, false]);
  assert.equal(pace.shown.value.legal.length, 1);
  pass(1000);
  assert.deepEqual(shows(pace), [4, 4, null, false]);
});

test("what the viewer did, a long way ahead and a wish for no movement make it quicker", () => {
  const own = told();
  own.take(after(3, [1, 0, 1]));
  pass(200);
  assert.deepEqual(shows(own), [3, 3, 2, false]);
  const long = told();
  long.take(after(9));
  pass(200);
  assert.equal(seen(long.shown.value), 3);
  const quick = told({ quick: () => true });
  quick.take(after(3));
  pass(100);
  assert.equal(seen(quick.shown.value), 3);
});

test("a skip shows the newest at once, and so do too many steps and a decision taken back", () => {
  const skipped = told();
  skipped.take(after(4));
  skipped.skip();
  assert.deepEqual(shows(skipped), [4, 4, null, false]);
  const many = told();
  many.take(after(12));
  assert.deepEqual(shows(many), [12, 12, null, false]);
  const back = paced(after(3), manner());
  back.take(after(6));
  back.take(after(2));
  assert.deepEqual(shows(back), [2, 2, null, false]);
  pass(5000);
  assert.deepEqual(shows(back), [2, 2, null, false]);
});

test("what came last stays for its moment before something new is shown", () => {
  const pace = told({ stays: (left: number) => left });
  pace.take(after(2));
  pass(300);
  pace.take(after(3));
  assert.equal(seen(pace.shown.value), 2);
  pass(200);
  assert.equal(seen(pace.shown.value), 3);
  pass(600);
  pace.take(after(4));
  assert.equal(seen(pace.shown.value), 4);
});

test("a game can tell a decision as one step, by one of its events, and move what it changes", () => {
  const calls: string[] = [];
  const pace = told({
    steps: byUpdate as (before: Update, next: Update) => Step<Update>[],
    headline: (events) => events[0] ?? null,
    before: () => calls.push("before"),
    after: (events: readonly LogEntry[]) => calls.push(`after ${events.map(({ n }) => n).join(" ")}`),
  });
  pace.take(after(4));
  assert.deepEqual(shows(pace), [4, 4, 1, false]);
  assert.deepEqual(calls, ["before", "after 1 2 3"]);
  pace.stop();
  pass(5000);
  assert.equal(pace.event.value?.n, 1);
});
