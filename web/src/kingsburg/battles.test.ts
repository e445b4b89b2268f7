/** Run with `node --test`: what the page tells of a winter's battle. */
import assert from "node:assert/strict";
import { test } from "node:test";
// @ts-expect-error The test runner wants the file's full name.
import { battles } from "./battles.ts";
import type { Event } from "./wire";

test("a battle gathers what each player won and lost in its year", () => {
  const log: Event[] = [
    { n: 0, kind: "year_begins", year: 2 },
    { n: 1, kind: "kings_reinforcements", soldiers: 1 },
    {
      n: 2,
      kind: "enemy_revealed",
      enemy: "goblins",
      strength: 3,
      penalty: { gold: 1, buildings: 1 },
      reward: { stone: 1 },
    },
    { n: 3, kind: "battle", seat: 1, strength: 5, enemy_strength: 3, outcome: "won" },
    { n: 4, kind: "spoils", seat: 1, gains: { stone: 1 }, points: 0 },
    { n: 5, kind: "battle", seat: 0, strength: 2, enemy_strength: 3, outcome: "lost" },
    { n: 6, kind: "lost_goods", seat: 0, pays: { gold: 1 } },
    { n: 7, kind: "building_destroyed", seat: 0, building: "crane", points: -1 },
    { n: 8, kind: "strongest_winner", seat: 1, strength: 5, points: 1 },
    { n: 9, kind: "soldiers_go_home" },
    { n: 10, kind: "governor_points", seat: 1, governor: "minstrel", points: 2 },
    { n: 11, kind: "year_begins", year: 3 },
    { n: 12, kind: "kings_reward", seat: 1, buildings: 2, points: 1 },
  ];
  const [battle, ...more] = battles(log);
  assert.ok(battle !== undefined && more.length === 0);
  assert.deepEqual([battle.year, battle.enemy, battle.reinforcements], [2, "goblins", 1]);
  const [won, lost] = battle.fights;
  assert.ok(won !== undefined && lost !== undefined);
  assert.deepEqual([won.outcome, won.gained, won.strongest], ["won", { stone: 1, points: 1 }, true]);
  assert.deepEqual([lost.outcome, lost.lost, lost.fallen], ["lost", { gold: 1, points: 1 }, ["crane"]]);
});
