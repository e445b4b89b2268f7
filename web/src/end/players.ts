/** Who played, best first, as the end page names them. */
import { t } from "../shared/i18n";
import type { Player } from "../shared/room";
import type { End, TableInfo, Update } from "../shared/types";

export function ranked(table: TableInfo, end: End, update: Update): Player[] {
  const points = (seat: number): number => end.scores[seat]?.["total"] ?? 0;
  // A game that was ended by agreement has no places.
  const places = end.places.length > 0 ? end.places : end.scores.map((_, seat) => ({ seat, place: 0 }));
  return [...places]
    .sort((a, b) => a.place - b.place || points(b.seat) - points(a.seat))
    .map(({ seat, place }) => ({
      seat,
      place,
      resigned: table.seats[seat]?.resigned === true,
      name: seat === table.you ? t("you") : (update.names[seat] ?? table.seats[seat]?.name ?? ""),
      crest: table.seats[seat]?.crest || "lion",
    }));
}
