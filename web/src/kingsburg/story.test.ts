/** Run with `node --test`: what the page tells between two updates, and of a winter's battle. */
import assert from "node:assert/strict";
import { test } from "node:test";
// @ts-expect-error The test runner wants the file's full name.
import { battles } from "./battles.ts";
// @ts-expect-error The test runner wants the file's full name.
import { after } from "./between.ts";
import type { KingsburgView } from "./wire";

const side = (more: object) => ({
  goods: {},
  tokens: 0,
  soldiers: 0,
  buildings: [],
  own: [],
  bonus: [],
  points: 0,
  ...more,
});
const view = (more: object) =>
  ({ court: [], passed: [], envoy: null, seats: [side({}), side(more)] }) as unknown as KingsburgView;

test("dice that are laid leave their owner and lie at the advisor", () => {
  const told = {
    n: 1,
    kind: "influenced",
    seat: 1,
    advisor: 8,
    own: [5],
    bonus: [3],
    token: true,
    market: 0,
    envoy: false,
  };
  const now = after(view({ own: [5, 5, 2], bonus: [3], tokens: 1 }), told);
  assert.deepEqual(now.seats[1]?.own, [5, 2]);
  assert.deepEqual(now.seats[1]?.bonus, []);
  assert.equal(now.seats[1]?.tokens, 0);
  assert.deepEqual(
    now.court.map(({ place, seat }) => [place, seat]),
    [[8, 1]],
  );
});

test("what is built is paid for and scores", () => {
  const told = { n: 1, kind: "built", seat: 1, building: "statue", price: { gold: 2 }, points: 3, envoy: false };
  const now = after(view({ goods: { gold: 3, wood: 1 } }), told);
  assert.deepEqual(now.seats[1]?.goods, { gold: 1, wood: 1, stone: 0 });
  assert.deepEqual(now.seats[1]?.buildings, ["statue"]);
  assert.equal(now.seats[1]?.points, 3);
});

test("an event that tells no change leaves the view alone", () => {
  const before = view({});
  assert.equal(after(before, { n: 1, kind: "looked", seat: 1 }), before);
});

test("a battle gathers what each player won and lost in its year", () => {
  const log = [
    { n: 0, kind: "year begins", year: 2 },
    { n: 1, kind: "kings reinforcements", number: 1 },
    {
      n: 2,
      kind: "enemy revealed",
      enemy: "goblins",
      strength: 3,
      penalty: { gold: 1, buildings: 1 },
      reward: { stone: 1 },
    },
    { n: 3, kind: "battle", seat: 1, strength: 5, enemy: 3, outcome: "won" },
    { n: 4, kind: "spoils", seat: 1, goods: { stone: 1 }, points: 0 },
    { n: 5, kind: "battle", seat: 0, strength: 2, enemy: 3, outcome: "lost" },
    { n: 6, kind: "lost goods", seat: 0, goods: { gold: 1 } },
    { n: 7, kind: "building destroyed", seat: 0, building: "crane", points: 1 },
    { n: 8, kind: "strongest winner", seat: 1, strength: 5 },
    { n: 9, kind: "year begins", year: 3 },
    { n: 10, kind: "kings reward", seat: 1, buildings: 2 },
  ];
  const [battle, ...more] = battles(log);
  assert.ok(battle !== undefined && more.length === 0);
  assert.deepEqual([battle.year, battle.enemy, battle.reinforcements], [2, "goblins", 1]);
  const [won, lost] = battle.fights;
  assert.ok(won !== undefined && lost !== undefined);
  assert.deepEqual([won.outcome, won.gained, won.strongest], ["won", { stone: 1, points: 1 }, true]);
  assert.deepEqual([lost.outcome, lost.lost, lost.fallen], ["lost", { gold: 1, points: 1 }, ["crane"]]);
});
