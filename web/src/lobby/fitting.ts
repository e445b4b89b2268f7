/** Which seats go first, and which another game leaves; the server does it so. */
import type { SeatInfo } from "../shared/types";

type Seat = Pick<SeatInfo, "seat" | "kind" | "name" | "reserved">;

interface Fit {
  goes: Seat[];
  /** How many open seats are added. */
  comes: number;
  /** More people sit here than the game is for. */
  impossible: boolean;
}

/** A free seat, then a bot's, then one that is kept for somebody; never a person's, nor the last that is no bot's. */
export function spareSeat<Any extends Seat>(seats: readonly Any[]): Any | undefined {
  const bots = seats.filter((seat) => seat.kind === "bot");
  const open = bots.length + 1 === seats.length ? [] : seats.filter((seat) => seat.kind === "open");
  const free = open.filter((seat) => seat.reserved === undefined);
  return free.at(-1) ?? bots.at(-1) ?? open.at(-1);
}

export function fitting(seats: readonly Seat[], allowed: readonly number[]): Fit {
  const goes: Seat[] = [];
  let left = [...seats];
  while (left.length > Math.max(...allowed)) {
    const going = spareSeat(left);
    if (going === undefined) return { goes: [], comes: 0, impossible: true };
    goes.push(going);
    left = left.filter((seat) => seat !== going);
  }
  goes.sort((a, b) => a.seat - b.seat);
  return { goes, comes: Math.max(0, Math.min(...allowed) - left.length), impossible: false };
}
