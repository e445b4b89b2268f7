/** The host's choice of game and options, with what it means for the seats, before anything changes. */
import type { JSX } from "preact";
import { roomOf } from "../app/rooms";
import { gameTitle, possible } from "../shared/games";
import { t } from "../shared/i18n";
import { OptionsForm } from "../shared/OptionsForm";
import type { GameInfo, Options, TableInfo } from "../shared/types";
import { fitting } from "./fitting";

export interface GameWish {
  game: string;
  options: Options;
}

interface GameFormProps {
  table: TableInfo;
  games: readonly GameInfo[];
  wish: GameWish;
  change: (wish: GameWish) => void;
  leave: () => void;
  take: (wish: GameWish) => void;
}

export function GameForm({ table, games, wish, change, leave, take }: GameFormProps): JSX.Element {
  const game = games.find(({ name }) => name === wish.game);
  const playable = games.filter(({ name }) => roomOf(name).board !== undefined);
  const fit = game === undefined ? null : said(table, game);
  const choose = (name: string): void => {
    const other = games.find((one) => one.name === name);
    if (other !== undefined) change({ game: name, options: name === table.game ? table.options : defaultsOf(other) });
  };
  return (
    <>
      <div class="opts oform">
        <fieldset class="whole">
          <legend>{t("lobby-game")}</legend>
          {playable.map(({ name }) => (
            <label key={name} class="opt-r">
              <input type="radio" name="lobby-game" checked={name === wish.game} onChange={() => choose(name)} />
              <span class="mk r" />
              <span>{gameTitle(name)}</span>
            </label>
          ))}
        </fieldset>
        {game === undefined ? null : <Choices game={game} wish={wish} change={change} />}
      </div>
      <p class="fit" role="status">
        {fit === null ? null : <span class={fit.impossible ? "why" : ""}>{fit.sentence}</span>}
      </p>
      <p class="under">
        <button class="btn small" type="button" onClick={leave}>
          {t("lobby-options-leave")}
        </button>
        <button
          class="btn small pri"
          type="button"
          aria-disabled={fit?.impossible === true}
          onClick={() => fit?.impossible !== true && take(wish)}
        >
          {t("lobby-options-take")}
        </button>
      </p>
    </>
  );
}

function Choices({ game, wish, change }: Pick<GameFormProps, "wish" | "change"> & { game: GameInfo }): JSX.Element {
  const room = roomOf(game.name);
  return (
    <OptionsForm
      id="lobby"
      game={game}
      room={room}
      options={wish.options}
      change={(option, value) =>
        change({
          game: game.name,
          options: possible({ ...wish.options, [option]: value }, defaultsOf(game), room.refuses),
        })
      }
    />
  );
}

function defaultsOf(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** What another game does to the seats, in one sentence; nothing where it changes none. */
function said(table: TableInfo, chosen: GameInfo): { sentence: string; impossible: boolean } | null {
  const { goes, comes, impossible } = fitting(table.seats, chosen.seats);
  const game = gameTitle(chosen.name);
  const [least, most] = [Math.min(...chosen.seats), Math.max(...chosen.seats)];
  if (impossible) {
    const people = table.seats.filter((seat) => seat.kind === "person").length;
    return { sentence: t("lobby-fit-people", { game, most, people }), impossible };
  }
  const seats = goes
    .map((seat) => (seat.kind === "bot" ? seat.name : t("lobby-seat", { n: seat.seat + 1 })))
    .join(", ");
  if (goes.length > 0) return { sentence: t("lobby-fit-goes", { game, most, n: goes.length, seats }), impossible };
  return comes === 0 ? null : { sentence: t("lobby-fit-comes", { game, least }), impossible };
}
