/** Run with `node --test`: rules are found by number and by words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Block } from "./blocks";
// @ts-expect-error The test runner wants the file's full name.
import { blocksOf } from "./blocks.ts";
// @ts-expect-error The test runner wants the file's full name.
import { found } from "./finding.ts";

const PAGE = `# A game: the rules

- A list that tells no rule, of winter.

## Contents

- [Winter](#winter) (K-8)

## Phase 8: winter

- **K-8.1** The enemy is revealed, then
  the king's die is rolled.
- **K-8.10** Goods of choice are picked, K's 8 included.
- **K-7.1** Kings 8.

### The end

- **K-9.1** Örs győz télen; see K-8.1.
`;
const blocks = blocksOf(PAGE);
const numbers = (wanted: string): string[] =>
  (found(blocks, wanted).blocks as Block[]).flatMap((block) =>
    block.kind === "list" ? block.items.map(({ number }) => number ?? "") : [],
  );

test("a number means its rule and no other, the head of one all that begin so", () => {
  assert.deepEqual(numbers("K-8.1"), ["K-8.1"]);
  assert.deepEqual(numbers("k-8"), ["K-8.1", "K-8.10"]);
  assert.deepEqual(numbers("K-8."), ["K-8.1", "K-8.10"]);
  assert.deepEqual(numbers("k 8"), ["K-8.10", "K-7.1", "K-9.1"]);
});

test("words may be begun only, and come without capitals and accents", () => {
  assert.deepEqual(numbers("king roll"), ["K-8.1"]);
  assert.deepEqual(numbers("ors GYOZ"), ["K-9.1"]);
  assert.deepEqual(numbers("inn"), []);
  assert.deepEqual(numbers("  "), []);
});

test("what is found stands under its own headings, and nothing else does", () => {
  const left = found(blocks, "gyoz");
  assert.equal(left.rules, 1);
  assert.deepEqual(
    (left.blocks as Block[]).map((block) => (block.kind === "heading" ? block.text : block.kind)),
    ["Phase 8: winter", "The end", "list"],
  );
});
