/** What is played here, for all to see, and for the host to change. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { Icon } from "../shared/drawings";
import { choices, gameLine, gameTitle, possible, switchedOn } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { OptionsForm } from "../shared/OptionsForm";
import type { GameInfo, Options, TableInfo } from "../shared/types";

interface OptionsPanelProps {
  table: TableInfo;
  game: GameInfo | null;
  ask: (wish: Promise<TableInfo>) => Promise<void>;
}

export function OptionsPanel({ table, game, ask }: OptionsPanelProps): JSX.Element {
  const changing = useSignal<Options | null>(null);
  const form = table.owner && game !== null && changing.value !== null;
  return (
    <section class="panel">
      <Heading text={t("lobby-options")} tone="verd" aside={t("lobby-all-see")} />
      {form ? (
        <Change game={game} options={changing.value ?? {}} change={(next) => (changing.value = next)} />
      ) : (
        <Told table={table} game={game} />
      )}
      {table.owner && game !== null && game.options.length > 0 ? (
        <p class="under">
          {form ? (
            <>
              <button class="btn small" type="button" onClick={() => (changing.value = null)}>
                {t("lobby-options-leave")}
              </button>
              <button
                class="btn small pri"
                type="button"
                onClick={() =>
                  void ask(api.options(table.id, changing.value ?? {})).then(() => (changing.value = null))
                }
              >
                {t("lobby-options-take")}
              </button>
            </>
          ) : (
            <>
              <button class="btn small" type="button" onClick={() => (changing.value = table.options)}>
                <Icon name="quill" ui />
                {t("lobby-options-change")}
              </button>
              <span>{t("lobby-options-untick")}</span>
            </>
          )}
        </p>
      ) : null}
    </section>
  );
}

function Change({
  game,
  options,
  change,
}: {
  game: GameInfo;
  options: Options;
  change: (options: Options) => void;
}): JSX.Element {
  const room = roomOf(game.name);
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return (
    <div class="opts oform">
      <OptionsForm
        id="lobby"
        game={game}
        room={room}
        options={options}
        change={(option, value) => change(possible({ ...options, [option]: value }, defaults, room.refuses))}
      />
    </div>
  );
}

function Told({ table, game }: { table: TableInfo; game: GameInfo | null }): JSX.Element {
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
