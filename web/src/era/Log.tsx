/** The log, newest first, with its reasons. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { LogBox } from "../shared/logbox";
import { LineRule } from "../shared/rule";
import type { TableInfo } from "../shared/types";
import type { Board } from "./state";
import { tellerFor } from "./words";

/** So many lines are drawn; the record holds the rest. */
const LINES = 160;

export function LogList({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const shown = board.pace.log.value.slice(-LINES).reverse();
  const teller = tellerFor(board.update.value.names, table.you);
  return (
    <LogBox title={words.say("era-table-log")} tone="verd" style="e-">
      {shown.map((entry, i) => {
        const { seat } = entry;
        return entry.kind === "round_begins" ? (
          <li key={entry.n} class="sep">
            {teller.line(entry)}
            <LineRule rule={entry.rule} n={entry.n} first={i === 0} />
          </li>
        ) : (
          <li key={entry.n} class={seat !== undefined && seat === board.view.value.viewer ? "mine" : ""}>
            {seat === undefined ? <Icon name="crown" /> : <CrestShield crest={crestOf(table, seat) ?? ""} />}
            <span>
              {teller.line(entry)}
              <LineRule rule={entry.rule} n={entry.n} first={i === 0} />
            </span>
          </li>
        );
      })}
    </LogBox>
  );
}
