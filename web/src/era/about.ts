/** What a thing on the table is, to whoever asks. */
import type { About } from "../shared/asking";
import { has } from "../shared/i18n";
import { aboutSeat } from "../shared/seats";
import type { TableInfo } from "../shared/types";
import { DIE_KINDS, DISASTERS, type DieKind, FACES, LARGEST_CITY, MOST, MOST_CULTURE, PIECES } from "./components";
import type { Board } from "./state";
import { symbolsOf } from "./words";

export function aboutOf(board: Board, table: TableInfo, key: string): About | null {
  const words = board.words.peek();
  const [kind = "", id = ""] = key.split(":");
  switch (kind) {
    case "piece":
      return piece(board, id);
    case "die": {
      const found = DIE_KINDS.find((each) => each === id);
      return found === undefined ? null : die(board, found);
    }
    case "disaster": {
      const disaster = DISASTERS.find((each) => each.id === id);
      // Without a disaster's name it is the track.
      if (disaster === undefined) break;
      const side = board.view.peek().seats[board.view.peek().viewer ?? 0];
      const crowded = board.domains.peek()[board.view.peek().viewer ?? 0]?.crowded.size ?? 0;
      const n = id === "disease" ? crowded : (side?.stores.goods ?? 0);
      return { name: words.disaster(id), text: words.disasterDoes(disaster, n) };
    }
    case "phase":
      return { name: words.say(`era-phase-${id}`), text: words.say(`era-table-what-phase-${id}`) };
    case "crest":
    case "seat":
      return aboutSeat(table, kind, id);
  }
  return told(board, key);
}

function piece(board: Board, id: string): About | null {
  const words = board.words.peek();
  const found = PIECES.get(id);
  if (found === undefined) return null;
  const effect = words.effect(id);
  const price = Object.keys(found.cost).length === 0 ? "" : `${words.amounts(found.cost)}; `;
  const points = words.say("era-table-points-n", { n: found.points });
  return { name: words.piece(id), text: found.points === 0 && price === "" ? effect : `${price}${points}. ${effect}` };
}

/** A die with all its faces, as it is printed. */
function die(board: Board, kind: DieKind): About {
  const words = board.words.peek();
  const faces = FACES[kind].map((_, i) => words.amounts(symbolsOf(kind, i + 1)));
  return {
    name: words.say(`era-table-kind-${kind}`, { n: 1 }),
    text: words.say("era-table-what-die", { faces: faces.join("; ") }),
  };
}

/** The icons that stand for a phase of the round. */
const PHASES: Partial<Record<string, number>> = { dice: 1, crate: 2, bowl: 3, fist: 6 };

/** Stores, symbols and marks have a name and a line in the catalogue. */
function told(board: Board, id: string): About | null {
  const words = board.words.peek();
  const phase = PHASES[id];
  if (phase !== undefined)
    return { name: words.say(`era-phase-${phase}`), text: words.say(`era-table-what-phase-${phase}`) };
  const key = `era-table-what-${id === "crown" ? "city" : id}`;
  if (!has(key)) return null;
  const facts = { most: id in MOST ? MOST[id as keyof typeof MOST] : 0, culture: MOST_CULTURE, city: LARGEST_CITY };
  return { name: words.say(key), text: words.say(`${key}-text`, facts) };
}
