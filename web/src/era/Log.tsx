/** The log, newest first, with its reasons. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import type { TableInfo } from "../shared/types";
import { describeEvent } from "./happenings";
import type { Board } from "./state";

/** So many lines are drawn; the record holds the rest. */
const LINES = 160;

export function LogList({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const shown = board.pace.log.value.slice(-LINES).reverse();
  const names = board.update.value.names;
  return (
    <>
      <Heading text={words.say("era-table-log")} tone="verd" aside={words.say("era-table-newest-first")} />
      <div class="e-logbox" role="log" aria-live="off" aria-label={words.say("era-table-log")} tabIndex={0}>
        {shown.length === 0 ? <p>{words.say("era-table-log-empty")}</p> : null}
        <ol class="e-log">
          {shown.map((entry) => {
            const seat = entry.kind === "round begins" ? undefined : (entry.seat ?? undefined);
            return entry.kind === "round begins" ? (
              <li key={entry.n} class="sep">
                {describeEvent(entry, names)}
              </li>
            ) : (
              <li key={entry.n} class={seat !== undefined && seat === board.view.value.viewer ? "mine" : ""}>
                {seat === undefined || seat < 0 ? (
                  <Icon name="crown" />
                ) : (
                  <CrestShield crest={crestOf(table, seat) ?? ""} />
                )}
                <span>{describeEvent(entry, names)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
