/** Our own documents, read: headings, lists, paragraphs, tables and code. */

export interface Item {
  /** A rule's own number, which its text goes without. */
  number?: string;
  text: string;
  items: Item[];
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "code"; text: string }
  | { kind: "text"; text: string };

const BULLET = /^( *)- (.*)$/;

/** A rule begins with its number. */
function entry(text: string): Item {
  const number = /^\*\*([A-Z]-[\w.]+)\*\*\s*/.exec(text);
  if (number === null) return { text, items: [] };
  return { number: number[1] ?? "", text: text.slice(number[0].length), items: [] };
}

/** Puts the lines of a document together to blocks. */
export function blocksOf(document: string): Block[] {
  const blocks: Block[] = [];
  let open: Item | null = null;
  let code: string[] | null = null;
  for (const line of document.split("\n")) {
    const last = blocks.at(-1);
    if (line.startsWith("```")) {
      if (code !== null) blocks.push({ kind: "code", text: code.join("\n") });
      code = code === null ? [] : null;
      continue;
    }
    if (code !== null) {
      code.push(line);
      continue;
    }
    const heading = /^(#+) (.*)$/.exec(line);
    const bullet = BULLET.exec(line);
    if (line.trim() === "") {
      if (last?.kind === "text") blocks.push({ kind: "text", text: "" });
      open = null;
    } else if (heading !== null) {
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    } else if (bullet !== null) {
      open = entry(bullet[2] ?? "");
      const list = last?.kind === "list" ? last : { kind: "list" as const, items: [] };
      if (list !== last) blocks.push(list);
      const parent = list.items.at(-1);
      if ((bullet[1] ?? "") !== "" && parent !== undefined) parent.items.push(open);
      else list.items.push(open);
    } else if (line.startsWith("|")) {
      const cells = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (last?.kind !== "table") blocks.push({ kind: "table", rows: [cells] });
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(cells);
    } else if (open !== null) open.text += ` ${line.trim()}`;
    else if (last?.kind === "text" && last.text !== "") last.text += ` ${line.trim()}`;
    else blocks.push({ kind: "text", text: line.trim() });
  }
  return blocks.filter((block) => block.kind !== "text" || block.text !== "");
}
