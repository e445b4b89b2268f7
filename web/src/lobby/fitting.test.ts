/** Run with `node --test`: which seats another game leaves. */
import assert from "node:assert/strict";
import { test } from "node:test";
// @ts-expect-error The test runner wants the file's full name.
import { fitting } from "./fitting.ts";

type Kind = "person" | "bot" | "open";
const seats = (...kinds: Kind[]) => kinds.map((kind, seat) => ({ seat, kind, name: `${kind} ${seat}` }));
const gone = (kinds: Kind[], allowed: number[]): number[] =>
  fitting(seats(...kinds), allowed).goes.map(({ seat }: { seat: number }) => seat);

test("open seats go first, then bots, the last ones first", () => {
  assert.deepEqual(gone(["person", "open", "bot", "open", "bot"], [2, 3, 4]), [3]);
  assert.deepEqual(gone(["person", "open", "bot", "open", "bot"], [1, 2]), [1, 3, 4]);
  assert.deepEqual(gone(["person", "person", "bot"], [2, 3]), []);
});

test("the last place for a person stays, and people never go", () => {
  assert.deepEqual(gone(["open", "bot", "bot"], [2]), [2]);
  assert.equal(fitting(seats("person", "person", "person"), [1, 2]).impossible, true);
});

test("what is reserved goes after the bots", () => {
  const kept = seats("person", "open", "bot").map((seat) =>
    seat.kind === "open" ? { ...seat, reserved: "Jonas" } : seat,
  );
  const gone = (most: number): number[] => fitting(kept, [1, most]).goes.map(({ seat }: { seat: number }) => seat);
  assert.deepEqual(gone(2), [2]);
  assert.deepEqual(gone(1), [1, 2]);
});

test("where seats are missing, open ones come", () => {
  assert.equal(fitting(seats("person"), [2, 3]).comes, 1);
});
