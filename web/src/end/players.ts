/** Who played, best first, as the end page names them. */
import { t } from "../shared/i18n";
import type { Crest, End, TableInfo, Update } from "../shared/types";

export interface Player {
  seat: number;
  place: number;
  name: string;
  crest: Crest;
}

export function ranked(table: TableInfo, end: End, update: Update): Player[] {
  return [...end.places]
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place }) => ({
      seat,
      place,
      name: seat === table.you ? t("you") : (update.names[seat] ?? table.seats[seat]?.name ?? ""),
      crest: table.seats[seat]?.crest || "lion",
    }));
}
