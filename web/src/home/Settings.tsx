/** What can be changed before a game: its options, and the bots. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { gameTitle } from "../shared/games";
import { t } from "../shared/i18n";
import { characterOf, levelOf, LevelChoice } from "../shared/level";
import { OptionsForm } from "../shared/OptionsForm";
import type { Room } from "../shared/room";
import type { GameInfo, Options } from "../shared/types";
import { fewestBots, mostBots, withBots, withOption, type Wishes } from "./wishes";

interface SettingsProps {
  id: string;
  game: GameInfo;
  room: Room;
  wishes: Wishes;
  /** The wished options, as far as they go together. */
  options: Options;
  change: (wishes: Wishes) => void;
  play: () => void;
}

export function Settings({ id, game, room, wishes, options, change, play }: SettingsProps): JSX.Element {
  const number = wishes.bots.length;
  return (
    <section class="set opts panel" id={id} aria-label={t("home-settings", { game: gameTitle(game.name) })}>
      <OptionsForm id={id} game={game} room={room} options={options} change={(option, value) => change(withOption(wishes, option, value))} />
      <div class="bt" role="group" aria-label={t("home-bots")}>
        <h3>
          {t("home-bots")}
          <span class="stp">
            <button type="button" aria-label={t("home-fewer-bots")} disabled={number <= fewestBots(game)} onClick={() => change(withBots(game, wishes, number - 1))}>
              −
            </button>
            <b class="num" aria-live="polite">
              {number}
            </b>
            <button type="button" aria-label={t("home-more-bots")} disabled={number >= mostBots(game)} onClick={() => change(withBots(game, wishes, number + 1))}>
              +
            </button>
          </span>
        </h3>
        <ul class="bots">
          {wishes.bots.map((bot, i) => (
            <li key={i}>
              <Icon name="bot" ui />
              <b>{t("home-bot-n", { n: i + 1 })}</b>
              <LevelChoice
                bots={game.bots}
                chosen={bot}
                name={`${id}-bot-${i}`}
                label={t("home-level-of", { n: i + 1 })}
                choose={(other) => change({ ...wishes, bots: wishes.bots.map((old, at) => (at === i ? other : old)) })}
              />
              <span class="ln">
                <b>{t("level", { n: levelOf(game.bots, bot) })}.</b> {characterOf(bot)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div class="end">
        <span>{t("home-kept")}</span>
        <button class="btn pri" type="button" onClick={play}>
          {t("home-play-these")}
        </button>
      </div>
    </section>
  );
}
