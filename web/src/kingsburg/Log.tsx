/** The log, newest first, with its reasons. */
import type { JSX } from "preact";
import { CrestShield, Icon, type IconName } from "../shared/drawings";
import { Heading } from "../shared/heading";
import type { LogEntry, TableInfo } from "../shared/types";
import { crestOf } from "./crests";
import { describeEvent } from "./happenings";
import type { Board } from "./state";

const SEASONS: readonly IconName[] = ["spring", "summer", "autumn"];
/** So many lines are drawn; the record holds the rest. */
const LINES = 160;

interface Line {
  entry: LogEntry;
  season: IconName | null;
}

/** Each line with the season that its turn order opens. */
function lines(log: readonly LogEntry[]): Line[] {
  let turn = 0;
  return log.map((entry) => {
    if (entry.kind === "year begins") turn = 0;
    const season = entry.kind === "turn order" ? (SEASONS[turn++] ?? null) : null;
    return { entry, season };
  });
}

const ICONS: Partial<Record<string, IconName>> = {
  "turn order drawn": "people",
  "enemy drawn": "battle",
  "enemy revealed": "battle",
  "kings reinforcements": "kingdie",
  "envoy nobody": "envoy",
  "neutral dice": "kingdie",
  "game over": "crown",
};

export function LogList({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const all = lines(board.pace.log.value);
  const shown = all.slice(-LINES).reverse();
  const names = board.update.value.names;
  return (
    <>
      <Heading text={words.say("table-log")} tone="verd" aside={words.say("table-newest-first")} />
      <div class="logbox" role="log" aria-live="polite" aria-label={words.say("table-log")} tabIndex={0}>
        {shown.length === 0 ? <p>{words.say("table-log-empty")}</p> : null}
        <ol class="log">
          {shown.map(({ entry, season }) =>
            entry.kind === "year begins" ? (
              <li key={entry.n} class="sep">{describeEvent(entry, names, table.options)}</li>
            ) : (
              <li key={entry.n} class={entry.seat === board.view.value.viewer && entry.seat !== undefined ? "mine" : ""}>
                {entry.seat === undefined ? (
                  <Icon name={season ?? ICONS[entry.kind] ?? "quill"} />
                ) : (
                  <CrestShield crest={crestOf(table, entry.seat) ?? ""} />
                )}
                <span>{describeEvent(entry, names, table.options)}</span>
              </li>
            ),
          )}
        </ol>
      </div>
    </>
  );
}
