/** What a thing on the table is, to whoever asks. */
import type { About } from "../shared/asking";
import { aboutSeat } from "../shared/seats";
import type { Board } from "./state";
import { termOf } from "./terms";
import type { TableInfo } from "./wire";

export function aboutOf(board: Board, table: TableInfo, key: string): About | null {
  const [kind = "", id = ""] = key.split(":");
  if (kind === "crest" || kind === "seat") return aboutSeat(table, kind, id);
  const about = termOf(board.words.peek(), key);
  return about?.term === "enemy" ? enemy(board, about) : about;
}

/** The enemy's card, once it may be known. */
function enemy(board: Board, about: About): About {
  const words = board.words.peek();
  const card = board.view.peek().enemy?.card;
  if (card === undefined) return about;
  const stakes = [
    words.say("kingsburg-table-penalty", { goods: words.amounts({ ...card.penalty }) }),
    words.say("kingsburg-table-reward", { goods: words.amounts({ ...card.reward }) }),
  ];
  return {
    ...about,
    name: words.say("kingsburg-table-enemy-card", { enemy: words.enemy(card.enemy), strength: card.strength }),
    text: `${stakes.join("; ")}. ${about.text}`,
  };
}
