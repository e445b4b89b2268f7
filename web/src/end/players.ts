/** Who played, best first, as the end page names them. */
import { t } from "../shared/i18n";
import type { Player } from "../shared/room";
import type { End, TableInfo, Update } from "../shared/types";

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
