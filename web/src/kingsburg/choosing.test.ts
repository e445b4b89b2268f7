/** Run with `node --test` (Node 24 reads TypeScript): which advisors are lit for which dice. */
import assert from "node:assert/strict";
import { test } from "node:test";
// @ts-expect-error The test runner wants the file's full name.
import { diceOf, facesOf, litPlaces, neighbour, trayDice } from "./choosing.ts";

const way = (id: number, place: number, own: number[], bonus: number[] = [], token = false, market = 0) => ({
  id,
  text: "",
  kind: "influence",
  place,
  own,
  bonus,
  token,
  market,
  envoy: false,
});
const pass = { id: 0, text: "pass", kind: "pass" };
const legal = [
  pass,
  way(1, 2, [2]),
  way(2, 5, [5]),
  way(3, 7, [2, 5]),
  way(4, 3, [], [3]),
  way(5, 8, [5], [3]),
  way(6, 9, [2, 5], [], true),
  way(7, 8, [2, 5], [], false, 1),
  way(8, 7, [5], [], true),
];

test("with nothing chosen every place that a legal action names is lit", () => {
  const lit = litPlaces(legal, { own: [], bonus: [] });
  assert.deepEqual(
    [...lit.keys()].sort((a, b) => a - b),
    [2, 3, 5, 7, 8, 9],
  );
});

test("chosen dice light exactly the places of actions with exactly these dice", () => {
  const places = (own: number[], bonus: number[]) => [...litPlaces(legal, { own, bonus }).keys()].sort((a, b) => a - b);
  assert.deepEqual(places([5, 2], []), [7, 8, 9]);
  assert.deepEqual(places([5], []), [5, 7]);
  assert.deepEqual(places([5], [3]), [8]);
  assert.deepEqual(places([3], []), []);
});

test("the cheapest way comes first: helpers last", () => {
  const ways = litPlaces(legal, { own: [], bonus: [] }).get(7) ?? [];
  assert.deepEqual(
    ways.map(({ id }: { id: number }) => id),
    [3, 8],
  );
});

test("equal faces are different dice", () => {
  const dice = trayDice([4, 4, 6], [4]);
  assert.deepEqual(facesOf(dice, new Set(["own0", "bonus0"])), { own: [4], bonus: [4] });
  assert.deepEqual([...diceOf(way(9, 8, [4, 4]), dice)], ["own0", "own1"]);
});

test("arrows walk the grid and stop at its edges", () => {
  const places = Array.from({ length: 18 }, (_, i) => i + 1);
  assert.equal(neighbour(places, 1, "ArrowDown", 6), 7);
  assert.equal(neighbour(places, 1, "ArrowUp", 6), 1);
  assert.equal(neighbour(places, 18, "ArrowRight", 6), 18);
});
