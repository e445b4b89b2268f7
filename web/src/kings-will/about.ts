/** What a thing on the table is, to whoever asks. */

import type { About } from "../shared/asking";
import { has } from "../shared/i18n";
import { aboutSeat } from "../shared/seats";
import type { TableInfo } from "../shared/types";
import { buildingOf, EMBLEMS, MOOD, ROUNDS, SETTLEMENTS, WRATH, yieldOf } from "./components";
import { type Board, mySide } from "./state";
import { romanCard } from "./words";

export function aboutOf(board: Board, table: TableInfo, key: string): About | null {
  const words = board.words.peek();
  const [kind = "", id = ""] = key.split(":");
  switch (kind) {
    case "tile":
      return { name: words.tile(id), text: words.say(`kwt-what-tile-${id}`, { n: ROUNDS }) };
    case "building": {
      const building = buildingOf(id);
      if (building === undefined) break;
      const [price, points] = [words.amounts(building.cost), words.points(building.points)];
      return { name: words.building(id), text: `${price}; ${points}. ${words.buildingDoes(building)}` };
    }
    case "settlement": {
      const settlement = SETTLEMENTS.find((each) => each.id === id);
      if (settlement === undefined) break;
      const [price, points] = [words.amounts(settlement.cost), words.points(settlement.points)];
      const effect = words.settlementEffect(id);
      return { name: words.settlement(id), text: `${price}; ${points}. ${effect}` };
    }
    case "landscape": {
      const good = yieldOf(id);
      const brings =
        good === null
          ? words.say("kwt-what-landscape-bare")
          : words.say("kwt-what-landscape", { goods: words.amounts({ [good]: 1 }) });
      return { name: words.say(`kw-landscape-${id}`), text: brings };
    }
    case "emblem":
      return {
        name: words.say("kwt-what-emblem", { emblem: words.emblem(id) }),
        text: words.say("kwt-what-emblem-text", { points: words.points(EMBLEMS[id] ?? 0) }),
      };
    case "will":
      return will(board, Number(id));
    case "crest":
    case "seat":
      return aboutSeat(table, kind, id);
  }
  return told(board, key);
}

/** A card as far as I know it. */
function will(board: Board, place: number): About {
  const words = board.words.peek();
  const known = board.view.peek().wills[place];
  const own = known?.by === board.view.peek().viewer ? mySide(board)?.put : undefined;
  const face = known?.card ?? own ?? undefined;
  const card = words.say("kwt-card-n", { card: romanCard(place) });
  if (face === undefined) return { name: card, text: words.say("kwt-what-will", { n: -WRATH }) };
  return { name: `${card} · ${words.will(face)}`, text: words.willText(face) };
}

/** What several drawings stand for. */
const SAME: Partial<Record<string, string>> = { gold: "coin", high: "mood", mid: "mood", low: "mood", fork: "mood" };

/** Goods, scales and marks have a name and a line in the catalogue. */
function told(board: Board, id: string): About | null {
  const words = board.words.peek();
  if (id === "crown") return { name: words.tile("king"), text: words.say("kwt-what-tile-king", { n: ROUNDS }) };
  const key = `kwt-what-${SAME[id] ?? id}`;
  if (!has(key) || !has(`${key}-text`)) return null;
  return { name: words.say(key), text: words.say(`${key}-text`, { least: MOOD.least, most: MOOD.most }) };
}
