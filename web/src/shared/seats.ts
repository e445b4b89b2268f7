/** Who sits where, to whoever asks a crest. */
import type { About } from "./asking";
import { t } from "./i18n";
import type { TableInfo } from "./types";

/** Who plays with a crest, or at a seat: “crest:lion”, “seat:2”. */
export function aboutSeat(table: TableInfo, kind: string, id: string): About | null {
  const number = kind === "seat" ? Number(id) : table.seats.findIndex(({ crest }) => crest === id);
  const seat = table.seats[number];
  if (seat === undefined) return null;
  const plays = number === table.you ? "you" : seat.standIn ? "stand-in" : seat.kind === "bot" ? "bot" : "person";
  return {
    name: seat.name ?? t("seat", { n: number + 1 }),
    text: t("what-seat", { plays, n: number + 1 }),
    term: "",
    rule: "",
  };
}
