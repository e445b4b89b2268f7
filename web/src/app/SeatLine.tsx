/** While a game runs: a bot takes over for somebody who left, and gives the seat back. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { Icon } from "../shared/drawings";
import { t } from "../shared/i18n";
import type { NewSeat, TableInfo } from "../shared/types";

interface SeatLineProps {
  table: TableInfo;
  /** Who is asked now: news of the game, which come more often than those of the table. */
  waiting: readonly number[];
  change: (table: TableInfo) => void;
}

export function SeatLine({ table, waiting, change }: SeatLineProps): JSX.Element | null {
  const problem = useSignal("");
  if (table.status !== "running" || table.you === null) return null;
  const ask = async (seat: number, wish: NewSeat): Promise<void> => {
    try {
      change(await api.seat(table.id, seat, wish));
      problem.value = "";
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };
  const mine = table.seats[table.you];
  const absent = table.seats.filter(
    (seat) =>
      seat.kind === "person" &&
      seat.seat !== table.you &&
      !seat.connected &&
      !seat.standIn &&
      waiting.includes(seat.seat),
  );
  if (mine?.standIn !== true && absent.length === 0) return null;
  return (
    <div class="seatline" role="status">
      {mine?.standIn === true ? (
        <p>
          {t("seat-bot-plays")}
          <button class="btn small pri" type="button" onClick={() => void ask(mine.seat, { kind: "me" })}>
            {t("seat-take-back")}
          </button>
        </p>
      ) : null}
      {absent.map((seat) => (
        <p key={seat.seat}>
          {t("seat-absent", { name: seat.name })}
          <button class="btn small" type="button" onClick={() => void ask(seat.seat, { kind: "bot" })}>
            <Icon name="bot" ui />
            {t("seat-call-bot")}
          </button>
        </p>
      ))}
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
