/** Whose crest a seat wears. */
import { t } from "./i18n";
import type { Crest, TableInfo } from "./types";

/** What a crest is called. */
export function crestName(crest: Crest): string {
  return t(`crest-${crest}`);
}

export function crestOf(table: TableInfo, seat: number | null | undefined): Crest | null {
  const crest = seat === null || seat === undefined ? "" : table.seats[seat]?.crest;
  return crest ? crest : null;
}
