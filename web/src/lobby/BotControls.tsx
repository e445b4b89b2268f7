/** A bot in the lobby: what it is called, and how well it plays. */
import type { JSX } from "preact";
import { api } from "../shared/api";
import { t } from "../shared/i18n";
import { LevelChoice } from "../shared/level";
import type { GameInfo, SeatInfo, TableInfo } from "../shared/types";

interface BotProps {
  seat: SeatInfo;
  table: TableInfo;
  game: GameInfo | null;
  ask: (wish: Promise<TableInfo>) => void;
}

/** Its name, from the company of the house; nobody else at the table has it. */
export function BotName({ seat, table, game, ask }: BotProps): JSX.Element {
  const taken = new Set(table.seats.filter((other) => other.slot !== seat.slot).map((other) => other.name));
  const names = [seat.name, ...(game?.company ?? []).filter((name) => name !== seat.name && !taken.has(name))];
  return (
    <select
      class="botname"
      aria-label={t("lobby-bot-name", { n: seat.seat + 1 })}
      value={seat.name}
      onChange={(event) => ask(api.reseat(table.id, seat, { kind: "bot", name: event.currentTarget.value }))}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

export function BotLevel({ seat, table, game, ask }: BotProps): JSX.Element {
  return (
    <LevelChoice
      bots={game?.bots ?? []}
      chosen={seat.bot ?? ""}
      name={`slot-${seat.slot}`}
      label={t("lobby-level", { name: seat.name })}
      choose={(bot) => ask(api.reseat(table.id, seat, { kind: "bot", bot }))}
    />
  );
}
