/** The games that have a room of their own here, by name: whatever has a `room.ts`. */
import type { Room } from "../shared/room";

const found = import.meta.glob<Room>(["../*/room.ts", "!../shared/*"], { import: "room", eager: true });

export const ROOMS: Partial<Record<string, Room>> = Object.fromEntries(
  Object.entries(found).map(([path, room]) => [path.split("/")[1], room]),
);

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
