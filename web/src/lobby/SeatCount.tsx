/** How many seats the table has: one more, one fewer. */
import type { JSX } from "preact";
import { api } from "../shared/api";
import { gameTitle } from "../shared/games";
import { t } from "../shared/i18n";
import type { GameInfo, TableInfo } from "../shared/types";
import { spareSeat } from "./fitting";

interface SeatCountProps {
  table: TableInfo;
  game: GameInfo;
  ask: (wish: Promise<TableInfo>) => Promise<void>;
  /** Says why something cannot be. */
  refuse: (why: string) => void;
}

export function SeatCount({ table, game, ask, refuse }: SeatCountProps): JSX.Element {
  const number = table.seats.length;
  const title = gameTitle(game.name);
  const [fewest, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  const spare = spareSeat(table.seats);
  const full = number < most ? "" : t("lobby-seats-most", { game: title, n: most });
  const scarce =
    number <= fewest
      ? t("lobby-seats-fewest", { game: title, n: fewest })
      : spare === undefined
        ? t("lobby-seats-people")
        : "";
  const less = (): void =>
    scarce !== "" || spare === undefined ? refuse(scarce) : void ask(api.removeSeat(table.id, spare));
  const more = (): void => (full !== "" ? refuse(full) : void ask(api.addSeat(table.id)));
  return (
    <div class="count" role="group" aria-label={t("lobby-seats")}>
      <span aria-hidden="true">{t("lobby-seats")}</span>
      <span class="stp">
        <button
          type="button"
          aria-label={t("lobby-seat-fewer")}
          title={scarce}
          aria-disabled={scarce !== ""}
          onClick={less}
        >
          −
        </button>
        <b class="num" aria-live="polite">
          {number}
        </b>
        <button type="button" aria-label={t("lobby-seat-more")} title={full} aria-disabled={full !== ""} onClick={more}>
          +
        </button>
      </span>
    </div>
  );
}
