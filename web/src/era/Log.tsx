/** The log, newest first, with its reasons. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { LineRule, pressLine, walkLines } from "../shared/rule";
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
    <>
      <Heading text={words.say("era-table-log")} tone="verd" aside={words.say("era-table-newest-first")} />
      <div
        class="e-logbox"
        role="log"
        aria-live="off"
        aria-label={words.say("era-table-log")}
        tabIndex={0}
        onKeyDown={walkLines}
        onPointerUp={pressLine}
      >
        {shown.length === 0 ? <p>{words.say("era-table-log-empty")}</p> : null}
        <ol class="e-log">
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
        </ol>
      </div>
    </>
  );
}
