/** What is played here, for all to see, and for the host to change. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { Icon } from "../shared/drawings";
import { choices, gameLine, gameTitle, switchedOn } from "../shared/games";
import { Heading } from "../shared/heading";
import { HowLink } from "../shared/how";
import { t } from "../shared/i18n";
import type { GameInfo, TableInfo } from "../shared/types";
import { GameForm, type GameWish } from "./GameForm";

interface OptionsPanelProps {
  table: TableInfo;
  games: readonly GameInfo[];
  ask: (wish: Promise<TableInfo>) => Promise<void>;
}

export function OptionsPanel({ table, games, ask }: OptionsPanelProps): JSX.Element {
  const changing = useSignal<GameWish | null>(null);
  const game = games.find(({ name }) => name === table.game) ?? null;
  const form = table.owner && game !== null;
  return (
    <section class="panel">
      <Heading text={t("lobby-options")} tone="verd" aside={t("lobby-all-see")} />
      {roomOf(table.game).how === undefined ? null : (
        <p class="under">
          <HowLink game={table.game} />
        </p>
      )}
      {form && changing.value !== null ? (
        <GameForm
          table={table}
          games={games}
          wish={changing.value}
          change={(next) => (changing.value = next)}
          leave={() => (changing.value = null)}
          take={(wish) => void ask(api.game(table.id, wish.game, wish.options)).then(() => (changing.value = null))}
        />
      ) : (
        <Arranged table={table} game={game} />
      )}
      {form && changing.value === null ? (
        <p class="under">
          <button
            class="btn small"
            type="button"
            onClick={() => (changing.value = { game: table.game, options: table.options })}
          >
            <Icon name="quill" ui />
            {t("lobby-options-or-game")}
          </button>
          <span>{t("lobby-options-untick")}</span>
        </p>
      ) : null}
    </section>
  );
}

function Arranged({ table, game }: { table: TableInfo; game: GameInfo | null }): JSX.Element {
  const modules = switchedOn(table);
  const hasModules = game?.options.some((option) => typeof option.default === "boolean") ?? false;
  const rows: [string, string, string][] = [
    [t("lobby-game"), gameTitle(table.game), choices(table).join(", ") || t("home-base-game")],
    ...(hasModules
      ? [
          [
            t(roomOf(table.game).switches ?? "home-modules"),
            modules.join(", ") || t("lobby-no-modules"),
            "",
          ] satisfies [string, string, string],
        ]
      : []),
    [t("lobby-pace"), t("lobby-pace-live"), t("lobby-pace-bots")],
    [t("lobby-start"), gameLine(table.game, "start"), ""],
    [t("lobby-undo"), t("lobby-undo-news"), ""],
    [t("lobby-spectators"), t("lobby-spectators-link"), ""],
  ];
  return (
    <dl class="dl">
      {rows.map(([what, how, more]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {how}
            {more === "" ? null : <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
