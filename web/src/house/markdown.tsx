/** Our own documents as pages: headings, lists, paragraphs, tables, bold, italic, code and links. */
import type { ComponentChildren, JSX } from "preact";
import { Link } from "../shared/router";
import type { Block, Item } from "./blocks";

/** The anchor of a heading, as the documents' own links have it. */
function anchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([EKW]-(?:[A-Z]\d?|\d+[a-e]?)\.[a-z0-9_]+)/;

function spans(text: string): ComponentChildren[] {
  const said: ComponentChildren[] = [];
  let rest = text;
  for (let match = SPAN.exec(rest); match !== null; match = SPAN.exec(rest)) {
    const [whole, bold, italic, code, label, href, rule] = match;
    said.push(rest.slice(0, match.index));
    if (bold !== undefined) said.push(<b>{spans(bold)}</b>);
    else if (italic !== undefined) said.push(<i>{italic}</i>);
    else if (code !== undefined) said.push(<code>{code}</code>);
    else if (rule !== undefined) said.push(<a href={`#${rule}`}>{rule}</a>);
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
function Entry({ item, marked }: { item: Item; marked: string }): JSX.Element {
  const { number } = item;
  const inner = item.items.length > 0 ? <List items={item.items} marked={marked} /> : null;
  if (number === undefined)
    return (
      <li>
        {spans(item.text)}
        {inner}
      </li>
    );
  const here = number === marked ? { tabIndex: -1, "aria-current": "true" as const } : {};
  return (
    <li id={number} class="rule" {...here}>
      <b>{number}</b> {spans(item.text)}
      {inner}
    </li>
  );
}

function List({ items, marked }: { items: readonly Item[]; marked: string }): JSX.Element {
  return (
    <ul>
      {items.map((item, i) => (
        <Entry key={i} item={item} marked={marked} />
      ))}
    </ul>
  );
}

interface DocumentProps {
  blocks: readonly Block[];
  /** The number of the rule that the reader came for. */
  marked?: string;
}

export function Document({ blocks, marked = "" }: DocumentProps): JSX.Element {
  return (
    <>
      {blocks.map((block, i) => (
        <Part key={i} block={block} marked={marked} />
      ))}
    </>
  );
}

function Part({ block, marked }: { block: Block; marked: string }): JSX.Element {
  switch (block.kind) {
    case "heading": {
      const Tag = `h${Math.min(block.level, 4)}` as "h1" | "h2" | "h3" | "h4";
      return <Tag id={anchor(block.text)}>{spans(block.text)}</Tag>;
    }
    case "list":
      return <List items={block.items} marked={marked} />;
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
