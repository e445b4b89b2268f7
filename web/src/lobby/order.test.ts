/** Run with `node --test`: where a dragged row comes to stand. */
import assert from "node:assert/strict";
import { test } from "node:test";
// @ts-expect-error The test runner wants the file's full name.
import { moved, placeFor } from "./order.ts";

test("a thing at another place, the others in their order", () => {
  assert.deepEqual(moved(["a", "b", "c", "d"], 0, 2), ["b", "c", "a", "d"]);
  assert.deepEqual(moved(["a", "b", "c", "d"], 3, 0), ["d", "a", "b", "c"]);
  assert.deepEqual(moved(["a", "b", "c"], 1, 1), ["a", "b", "c"]);
});

test("past another's middle a row takes its place", () => {
  const middles = [50, 150, 250];
  assert.equal(placeFor(middles, 0, 99), 0);
  assert.equal(placeFor(middles, 0, 101), 1);
  assert.equal(placeFor(middles, 0, 900), 2);
  assert.equal(placeFor(middles, 2, -99), 2);
  assert.equal(placeFor(middles, 2, -101), 1);
  assert.equal(placeFor(middles, 2, -900), 0);
});
