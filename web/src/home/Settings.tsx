/** What can be changed before a game: edition, modules, and the bots. */
import type { JSX } from "preact";
import { gameTitle, OPTION_NAMES } from "../app/where";
import { Icon } from "../shared/drawings";
import { has, t } from "../shared/i18n";
import { levelOf, LevelChoice } from "../shared/level";
import type { GameInfo, GameOption, Options } from "../shared/types";
import { cardOf } from "./cards";
import { fewestBots, mostBots, withBots, withOption, type Wishes } from "./wishes";

interface SettingsProps {
  id: string;
  game: GameInfo;
  wishes: Wishes;
  /** The wished options, as far as they go together. */
  options: Options;
  change: (wishes: Wishes) => void;
  play: () => void;
}

export function Settings({ id, game, wishes, options, change, play }: SettingsProps): JSX.Element {
  const card = cardOf(game.name);
  const choices = game.options.filter((option) => typeof option.default === "string");
  const modules = game.options.filter((option) => typeof option.default === "boolean");
  const refusal = modules.length > 0 ? card.refuses(modules[0]?.name ?? "", options) : null;
  return (
    <section class="set panel" id={id} aria-label={t("home-settings", { game: gameTitle(game.name) })}>
      {choices.map((option) => (
        <Choice key={option.name} game={game.name} option={option} chosen={String(options[option.name])} choose={(value) => change(withOption(wishes, option.name, value))} />
      ))}
      {modules.length > 0 ? (
        <fieldset>
          <legend>
            {t("home-modules")} {refusal === null ? null : <span class="why">{t(refusal)}</span>}
          </legend>
          {modules.map((option) => {
            const why = card.refuses(option.name, options);
            const named = OPTION_NAMES[option.name] ?? option.name;
            return (
              <label key={option.name} class={why === null ? "opt-r" : "opt-r off"}>
                <input
                  type="checkbox"
                  checked={options[option.name] === true}
                  disabled={why !== null}
                  onChange={(event) => change(withOption(wishes, option.name, event.currentTarget.checked))}
                />
                <span class="mk">
                  <Icon name="check" ui />
                </span>
                <span>
                  {t(named)}
                  <small>{why !== null && why !== refusal ? t(why) : t(`home-hint-${option.name.replaceAll("_", "-")}`)}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
      ) : null}
      <div class="bt" role="group" aria-label={t("home-bots")}>
        <h3>
          {t("home-bots")}
          <span class="stp">
            <button type="button" aria-label={t("home-fewer-bots")} disabled={wishes.bots.length <= fewestBots(game)} onClick={() => change(withBots(game, wishes, wishes.bots.length - 1))}>
              −
            </button>
            <b class="num" aria-live="polite">
              {wishes.bots.length}
            </b>
            <button type="button" aria-label={t("home-more-bots")} disabled={wishes.bots.length >= mostBots(game)} onClick={() => change(withBots(game, wishes, wishes.bots.length + 1))}>
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
                <b>{t("level", { n: levelOf(game.bots, bot) })}.</b> {has(`bot-${bot}`) ? t(`bot-${bot}`) : ""}
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

interface ChoiceProps {
  game: string;
  option: GameOption;
  chosen: string;
  choose: (value: string) => void;
}

function Choice({ game, option, chosen, choose }: ChoiceProps): JSX.Element {
  return (
    <fieldset>
      <legend>{t(`home-option-${option.name.replaceAll("_", "-")}`)}</legend>
      {option.values.map(String).map((value) => (
        <label key={value} class="opt-r">
          <input type="radio" name={`${game}-${option.name}`} checked={value === chosen} onChange={() => choose(value)} />
          <span class="mk r" />
          <span>
            {t(`${option.name}-${value}`)}
            <small>{t(`home-hint-${option.name}-${value}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
