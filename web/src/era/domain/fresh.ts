/** What was built, or scorched, just now. */
import { fieldName, type Place } from "../grid";
import type { Domain, Event, Standing, Update } from "../wire";

export function isFresh(event: Event | null, seat: number, piece: Place): boolean {
  if (event === null || event.seat !== seat || (event.kind !== "built" && event.kind !== "scorched")) return false;
  return event.at === fieldName(piece.x, piece.y).toLowerCase();
}

/** Looking back: the pieces that the moment brought. */
export function justBuilt({ log, just = [] }: Update, domain: Domain): Standing[] {
  const happened = log.filter(({ n }) => just.includes(n));
  return domain.pieces.filter((piece) => happened.some((event) => isFresh(event, domain.seat, piece)));
}
