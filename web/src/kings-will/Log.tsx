/** The log, newest first: a turn's deeds stand together. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon, type IconName } from "../shared/drawings";
import { LogBox } from "../shared/logbox";
import { LineRule } from "../shared/rule";
import type { Teller } from "../shared/telling";
import type { TableInfo } from "../shared/types";
import type { Board } from "./state";
import type { Event } from "./wire";
import { tellerFor } from "./words";

/** So many lines are drawn; the record holds the rest. */
const LINES = 200;
const ICONS: Partial<Record<Event["kind"], IconName>> = {
  start_player: "people",
  will_board_filled: "seal",
  will_revealed: "eye",
  game_over: "crown",
};
const CHAPTERS: ReadonlySet<Event["kind"]> = new Set(["round_begins", "king_arrives"]);

export function LogList({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const teller = tellerFor(board.update.value, table.you);
  const shown = board.update.value.log.slice(-LINES).reverse();
  return (
    <LogBox title={words.say("kings-will-table-tab-log")} tone="lapis" style="kw-">
      {shown.map((entry, i) => (
        <Line key={entry.n} board={board} table={table} teller={teller} entry={entry} first={i === 0} />
      ))}
    </LogBox>
  );
}

interface LineProps {
  board: Board;
  table: TableInfo;
  teller: Teller;
  entry: Event;
  first: boolean;
}

function Line({ board, table, teller, entry, first }: LineProps): JSX.Element {
  if (CHAPTERS.has(entry.kind))
    return (
      <li class="sep">
        {teller.line(entry)}
        <LineRule rule={entry.rule} n={entry.n} first={first} />
      </li>
    );
  const mine = entry.seat !== undefined && entry.seat === board.view.value.viewer;
  const small = entry.kind === "mood_changed" || entry.kind === "passed";
  return (
    <li class={`${mine ? "mine" : ""}${small ? " small" : ""}`}>
      {entry.seat === undefined ? (
        <Icon name={ICONS[entry.kind] ?? "quill"} />
      ) : (
        <CrestShield crest={crestOf(table, entry.seat) ?? ""} />
      )}
      <span>
        {teller.line(entry)}
        <LineRule rule={entry.rule} n={entry.n} first={first} />
      </span>
    </li>
  );
}
