/** What a thing on the table is, to whoever asks. */
import type { About } from "../shared/asking";
import { has } from "../shared/i18n";
import { aboutSeat } from "../shared/seats";
import { roman } from "../shared/telling";
import { BUILDINGS, rank, YEARS } from "./components";
import type { Board } from "./state";
import type { TableInfo } from "./wire";

export function aboutOf(board: Board, table: TableInfo, key: string): About | null {
  const words = board.words.peek();
  const [kind = "", id = ""] = key.split(":");
  switch (kind) {
    case "advisor": {
      const place = Number(id);
      return { name: `${rank(place)} · ${words.advisor(place)}`, text: words.gift(place) };
    }
    case "building": {
      const building = BUILDINGS.find((one) => one.id === id);
      if (building === undefined) break;
      const [price, points] = [words.amounts({ ...building.cost }), words.say("points", { n: building.points })];
      return { name: words.building(id), text: `${price}; ${points}. ${words.buildingEffect(id)}` };
    }
    case "governor":
      return { name: words.governor(id), text: words.governorEffect(id) };
    case "phase":
      return { name: words.say(`phase-${id}`), text: words.say(`table-what-phase-${id}`) };
    case "year": {
      const [weakest = 0, strongest = 0] = YEARS[Number(id) - 1] ?? [];
      return {
        name: words.year(Number(id)),
        text: words.say("table-what-year", { weakest, strongest, last: roman(YEARS.length) }),
      };
    }
    case "enemy":
      return enemy(board);
    case "crest":
    case "seat":
      return aboutSeat(table, kind, id);
  }
  return told(board, key.replace(":", "-"));
}

function enemy(board: Board): About {
  const words = board.words.peek();
  const card = board.view.peek().enemy?.card;
  const rule = words.say("table-what-enemy-text");
  if (card === undefined) return { name: words.say("table-what-enemy"), text: rule };
  const stakes = [
    words.say("table-penalty", { goods: words.amounts({ ...card.penalty }) }),
    words.say("table-reward", { goods: words.amounts({ ...card.reward }) }),
  ];
  return {
    name: words.say("table-enemy-card", { enemy: words.enemy(card.enemy), strength: card.strength }),
    text: `${stakes.join("; ")}. ${rule}`,
  };
}

/** The icons that stand for a phase of the year. */
const PHASES: Partial<Record<string, number>> = { kingdie: 1, spring: 2, crown: 3, summer: 4, autumn: 6, winter: 8 };

/** Goods, markers and dice have a name and a line in the catalogue. */
function told(board: Board, id: string): About | null {
  const words = board.words.peek();
  const phase = PHASES[id];
  if (phase !== undefined) return { name: words.say(`phase-${phase}`), text: words.say(`table-what-phase-${phase}`) };
  const key = `table-what-${id === "battle" ? "enemy" : id}`;
  if (!has(key)) return null;
  return { name: words.say(key), text: words.say(`${key}-text`, { years: YEARS.length }) };
}
