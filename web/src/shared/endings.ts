/** Games that end before their end: who still plays, and what giving up would bring. */
import { joined, t } from "./i18n";
import type { SeatInfo, TableInfo } from "./types";

/** Is this a person who has not given up? */
function plays(seat: SeatInfo): boolean {
  return seat.kind === "person" && seat.resigned !== true;
}

/** Am I one of those? Then the ways out of the game are mine. */
export function iPlay(table: TableInfo): boolean {
  const mine = table.you === null ? undefined : table.seats[table.you];
  return table.status === "running" && mine !== undefined && plays(mine);
}

/** Am I asked to decide now? Not while a bot plays for me, and never again after giving up. */
export function asksMe(table: TableInfo, waiting: readonly number[]): boolean {
  return iPlay(table) && table.you !== null && table.seats[table.you]?.standIn !== true && waiting.includes(table.you);
}

/** The other people whose word an offer to end the game would wait for. */
export function asked(table: TableInfo): SeatInfo[] {
  return table.seats.filter(
    (seat) => plays(seat) && seat.seat !== table.you && (seat.connected || (seat.away?.seconds ?? 0) > 0),
  );
}

/** What my giving up brings: somebody has won, nobody is left to play, or the others play on. */
export function resigning(table: TableInfo): { brings: "wins" | "over" | "goes-on"; name: string } {
  const left = table.seats.filter((seat) => seat.seat !== table.you && seat.resigned !== true);
  const [last, ...more] = left;
  if (last !== undefined && more.length === 0) return { brings: "wins", name: last.name };
  return { brings: left.some(plays) ? "goes-on" : "over", name: "" };
}

/** People of these seats in a list, me as "you". */
export function named(table: TableInfo, seats: readonly number[]): string {
  return joined(seats.map((seat) => (seat === table.you ? t("you-in-list") : (table.seats[seat]?.name ?? ""))));
}

/** How a game that was over before its end stands, in a line above its last board; "" for all others. */
export function endedEarly(table: TableInfo): string {
  if (table.ending === "agreed") return t("over-agreed", { alone: table.seats.filter(plays).length === 1 });
  if (table.ending !== "resigned") return "";
  const gone = table.seats.filter((seat) => seat.resigned === true).map(({ seat }) => seat);
  return gone.length === 1 && gone[0] === table.you
    ? t("over-resigned-you")
    : t("over-resigned", { names: named(table, gone), n: gone.length });
}
