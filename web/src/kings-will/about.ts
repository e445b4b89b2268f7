/** What a thing on the table is, to whoever asks. */
import type { About } from "../shared/asking";
import { aboutSeat } from "../shared/seats";
import type { TableInfo } from "../shared/types";
import { type Board, mySide } from "./state";
import { termOf } from "./terms";
import { romanCard } from "./words";

export function aboutOf(board: Board, table: TableInfo, key: string): About | null {
  const [kind = "", id = ""] = key.split(":");
  if (kind === "crest" || kind === "seat") return aboutSeat(table, kind, id);
  return kind === "will" ? will(board, Number(id)) : termOf(board.words.peek(), key);
}

/** A card as far as I know it. */
function will(board: Board, place: number): About | null {
  const words = board.words.peek();
  const known = board.view.peek().wills[place];
  const own = known?.by === board.view.peek().viewer ? mySide(board)?.put : undefined;
  const face = known?.card ?? own ?? undefined;
  const about = termOf(words, face === undefined ? "will" : `card:${face}`);
  const card = words.say("kings-will-table-card-n", { card: romanCard(place) });
  return about === null ? null : { ...about, name: face === undefined ? card : `${card} · ${about.name}` };
}
