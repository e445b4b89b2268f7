/** Whose crest a seat wears. */
import type { Crest, TableInfo } from "./types";

export function crestOf(table: TableInfo, seat: number | null | undefined): Crest | null {
  const crest = seat === null || seat === undefined ? "" : table.seats[seat]?.crest;
  return crest ? crest : null;
}
