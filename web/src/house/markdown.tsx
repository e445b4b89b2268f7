/** Our own documents as pages: headings, lists, paragraphs, tables, bold, italic, code and links. */
import type { ComponentChildren, JSX } from "preact";
import { Link } from "../shared/router";

interface Item {
  text: string;
  items: Item[];
}

type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "code"; text: string }
  | { kind: "text"; text: string };

const BULLET = /^( *)- (.*)$/;

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
      open = { text: bullet[2] ?? "", items: [] };
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

/** The anchor of a heading, as the documents' own links have it. */
function anchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/;

function spans(text: string): ComponentChildren[] {
  const said: ComponentChildren[] = [];
  let rest = text;
  for (let match = SPAN.exec(rest); match !== null; match = SPAN.exec(rest)) {
    const [whole, bold, italic, code, label, href] = match;
    said.push(rest.slice(0, match.index));
    if (bold !== undefined) said.push(<b>{spans(bold)}</b>);
    else if (italic !== undefined) said.push(<i>{italic}</i>);
    else if (code !== undefined) said.push(<code>{code}</code>);
    else said.push(<Reference href={href ?? ""}>{label?.replace(/\.md$/, "")}</Reference>);
    rest = rest.slice(match.index + whole.length);
  }
  return [...said, rest];
}

/** Documents refer to each other by file name; here they stand side by side. */
function Reference({ href, children }: { href: string; children: ComponentChildren }): JSX.Element {
  if (href.startsWith("#")) return <a href={href}>{children}</a>;
  const document = /^(?:\.\.\/)?([a-z_-]+)\.md(#.*)?$/.exec(href);
  if (document === null) return <>{children}</>;
  return <Link href={`/rules/${document[1]}${document[2] ?? ""}`}>{children}</Link>;
}

/** A rule begins with its number, by which it can be found. */
function Entry({ item }: { item: Item }): JSX.Element {
  const number = /^\*\*([A-Z]-[\w.]+)\*\*/.exec(item.text)?.[1];
  return (
    <li id={number} class={number === undefined ? "" : "rule"}>
      {spans(item.text)}
      {item.items.length > 0 ? <List items={item.items} /> : null}
    </li>
  );
}

function List({ items }: { items: readonly Item[] }): JSX.Element {
  return (
    <ul>
      {items.map((item, i) => (
        <Entry key={i} item={item} />
      ))}
    </ul>
  );
}

export function Document({ text }: { text: string }): JSX.Element {
  return (
    <>
      {blocksOf(text).map((block, i) => (
        <Part key={i} block={block} />
      ))}
    </>
  );
}

function Part({ block }: { block: Block }): JSX.Element {
  switch (block.kind) {
    case "heading": {
      const Tag = `h${Math.min(block.level, 4)}` as "h1" | "h2" | "h3" | "h4";
      return <Tag id={anchor(block.text)}>{spans(block.text)}</Tag>;
    }
    case "list":
      return <List items={block.items} />;
    case "code":
      return <pre>{block.text}</pre>;
    case "table":
      return (
        <div class="scroll">
          <table>
            {block.rows.map((row, r) => (
              <tr key={r}>
                {row.map((cell, c) =>
                  r === 0 ? (
                    <th scope="col" key={c}>
                      {spans(cell)}
                    </th>
                  ) : (
                    <td key={c}>{spans(cell)}</td>
                  ),
                )}
              </tr>
            ))}
          </table>
        </div>
      );
    case "text":
      return <p>{spans(block.text)}</p>;
  }
}
