/** What can be changed before a game: its options, and the bots. */
import type { JSX } from "preact";
import { CrestShield } from "../shared/drawings";
import { gameTitle } from "../shared/games";
import { t } from "../shared/i18n";
import { characterOf, LevelChoice } from "../shared/level";
import { OptionsForm } from "../shared/OptionsForm";
import type { Room } from "../shared/room";
import { CRESTS, type Crest, type GameInfo, type Options } from "../shared/types";
import { fewestBots, mostBots, type Wishes, withBots, withLevel, withOption } from "./wishes";

interface SettingsProps {
  id: string;
  game: GameInfo;
  room: Room;
  wishes: Wishes;
  /** The wished options, as far as they go together. */
  options: Options;
  /** My own crest; the bots take the others. */
  crest: Crest | null;
  change: (wishes: Wishes) => void;
  play: () => void;
}

export function Settings({ id, game, room, wishes, options, crest, change, play }: SettingsProps): JSX.Element {
  const number = wishes.bots.length;
  const crests = CRESTS.filter((other) => other !== crest);
  return (
    <section class="set opts panel" id={id} aria-label={t("home-settings", { game: gameTitle(game.name) })}>
      <OptionsForm
        id={id}
        game={game}
        room={room}
        options={options}
        change={(option, value) => change(withOption(wishes, option, value))}
      />
      <div class="bt" role="group" aria-label={t("home-bots")}>
        <h3>
          {t("home-bots")}
          <span class="stp">
            <button
              type="button"
              aria-label={t("home-fewer-bots")}
              disabled={number <= fewestBots(game)}
              onClick={() => change(withBots(game, wishes, number - 1))}
            >
              −
            </button>
            <b class="num" aria-live="polite">
              {number}
            </b>
            <button
              type="button"
              aria-label={t("home-more-bots")}
              disabled={number >= mostBots(game)}
              onClick={() => change(withBots(game, wishes, number + 1))}
            >
              +
            </button>
          </span>
        </h3>
        <ul class="bots">
          {wishes.bots.map(({ bot, name }, i) => (
            <li key={name}>
              <CrestShield crest={crests[i] ?? null} />
              <b>{name}</b>
              <LevelChoice
                bots={game.bots}
                chosen={bot}
                name={`${id}-bot-${i}`}
                label={t("lobby-level", { name })}
                choose={(other) => change(withLevel(wishes, i, other))}
              />
              <span class="ln">{characterOf(bot)}</span>
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
