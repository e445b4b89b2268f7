/** The games that have a room of their own here: a further game adds its line. */
import { room as era } from "../era/room";
import { room as kingsWill } from "../kings-will/room";
import { room as kingsburg } from "../kingsburg/room";
import type { Room } from "../shared/room";

export const ROOMS: Partial<Record<string, Room>> = { kingsburg, era, "kings-will": kingsWill };

/** A game that the server has and the client does not know yet. */
const BARE: Room = {
  tone: "lapis",
  chance: "draws",
  parts: 0,
  refuses: () => null,
  picture: () => Promise.resolve({ default: "" }),
};

export function roomOf(game: string): Room {
  return ROOMS[game] ?? BARE;
}
