/** The log, newest first: a turn's deeds stand together. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon, type IconName } from "../shared/drawings";
import { Heading } from "../shared/heading";
import type { LogEntry, TableInfo } from "../shared/types";
import { describeEvent } from "./happenings";
import type { Board } from "./state";

/** So many lines are drawn; the record holds the rest. */
const LINES = 200;
const ICONS: Partial<Record<string, IconName>> = {
  "start player": "people",
  "will board filled": "seal",
  "will revealed": "eye",
  "game over": "crown",
};
const CHAPTERS = new Set(["round begins", "king arrives"]);

export function LogList({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const shown = board.update.value.log.slice(-LINES).reverse();
  return (
    <>
      <Heading text={words.say("kwt-tab-log")} tone="lapis" aside={words.say("kwt-newest-first")} />
      <div class="kw-logbox" role="log" aria-live="off" aria-label={words.say("kwt-tab-log")} tabIndex={0}>
        {shown.length === 0 ? <p>{words.say("kwt-log-empty")}</p> : null}
        <ol class="kw-log">
          {shown.map((entry) => (
            <Line key={entry.n} board={board} table={table} entry={entry} />
          ))}
        </ol>
      </div>
    </>
  );
}

function Line({ board, table, entry }: { board: Board; table: TableInfo; entry: LogEntry }): JSX.Element {
  const words = board.words.value;
  if (CHAPTERS.has(entry.kind)) return <li class="sep">{describeEvent(entry, words)}</li>;
  const mine = entry.seat !== undefined && entry.seat === board.view.value.viewer;
  const small = entry.kind === "mood changed" || entry.kind === "passed";
  return (
    <li class={`${mine ? "mine" : ""}${small ? " small" : ""}`}>
      {entry.seat === undefined ? (
        <Icon name={ICONS[entry.kind] ?? "quill"} />
      ) : (
        <CrestShield crest={crestOf(table, entry.seat) ?? ""} />
      )}
      <span>{describeEvent(entry, words)}</span>
    </li>
  );
}
