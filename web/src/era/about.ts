/** What a thing on the table is, to whoever asks. */
import type { About } from "../shared/asking";
import { aboutSeat } from "../shared/seats";
import type { TableInfo } from "../shared/types";
import type { Board } from "./state";
import { termOf } from "./terms";

export function aboutOf(board: Board, table: TableInfo, key: string): About | null {
  const [kind = "", id = ""] = key.split(":");
  return kind === "crest" || kind === "seat" ? aboutSeat(table, kind, id) : termOf(board.words.peek(), key);
}
