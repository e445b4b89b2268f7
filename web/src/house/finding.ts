/** Finding rules in a page: by a number, by the head of one, or by words that begin like the wanted ones. */
import type { Block, Item } from "./blocks";

/** As people type: neither capitals nor accents matter. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function words(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Does a number, or the head of one such as K-8, mean this rule? */
function named(wanted: string, number: string): boolean {
  const [head, whole] = [plain(wanted).replace(/\.$/, ""), plain(number)];
  return whole === head || whole.startsWith(`${head}.`);
}

type Test = (item: Item) => boolean;

/** Whatever means a number means no words. */
function testOf(blocks: readonly Block[], wanted: string): Test {
  const byNumber: Test = ({ number }) => number !== undefined && named(wanted.trim(), number);
  if (blocks.some((block) => block.kind === "list" && block.items.some(byNumber))) return byNumber;
  const asked = words(wanted);
  return ({ number, text }) => {
    const said = number === undefined ? [] : words(text);
    return asked.length > 0 && asked.every((word) => said.some((each) => each.startsWith(word)));
  };
}

/** What is left of a page: the rules that fit, under the headings they stand under. */
export function found(blocks: readonly Block[], wanted: string): { blocks: Block[]; rules: number } {
  const fits = testOf(blocks, wanted);
  const left: Block[] = [];
  let headings: Block[] = [];
  let rules = 0;
  for (const block of blocks) {
    if (block.kind === "heading") {
      headings = [...headings.filter((each) => each.kind === "heading" && each.level < block.level), block];
    } else if (block.kind === "list") {
      const items = block.items.filter(fits);
      if (items.length === 0) continue;
      rules += items.length;
      left.push(...headings.filter((each) => each.kind === "heading" && each.level > 1), { kind: "list", items });
      headings = [];
    }
  }
  return { blocks: left, rules };
}
