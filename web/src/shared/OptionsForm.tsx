/** A game's options: choices with several values, and what can be switched on. */
import type { JSX } from "preact";
import { Icon } from "./drawings";
import { optionHint, optionName, valueName } from "./games";
import { t } from "./i18n";
import type { Room } from "./room";
import type { GameInfo, GameOption, Options, OptionValue } from "./types";

interface OptionsFormProps {
  id: string;
  game: GameInfo;
  room: Room;
  options: Options;
  change: (option: string, value: OptionValue) => void;
}

export function OptionsForm({ id, game, room, options, change }: OptionsFormProps): JSX.Element {
  const choices = game.options.filter((option) => typeof option.default === "string");
  const switches = game.options.filter((option) => typeof option.default === "boolean");
  const reasons = switches.map((option) => room.refuses(option.name, options));
  // One reason for all of them is said once, beside the heading.
  const shared = reasons.every((why) => why === reasons[0]) ? (reasons[0] ?? null) : null;
  return (
    <>
      {choices.map((option) => (
        <Choice
          key={option.name}
          id={id}
          game={game.name}
          option={option}
          chosen={String(options[option.name])}
          choose={(value) => change(option.name, value)}
        />
      ))}
      {switches.length > 0 ? (
        <fieldset>
          <legend>
            {t(room.switches ?? "home-modules")} {shared === null ? null : <span class="why">{t(shared)}</span>}
          </legend>
          {switches.map((option) => {
            const why = room.refuses(option.name, options);
            const hint = optionHint(game.name, option.name);
            return (
              <label key={option.name} class={why === null ? "opt-r" : "opt-r off"}>
                <input
                  type="checkbox"
                  checked={options[option.name] === true}
                  disabled={why !== null}
                  onChange={(event) => change(option.name, event.currentTarget.checked)}
                />
                <span class="mk">
                  <Icon name="check" ui />
                </span>
                <span>
                  {optionName(game.name, option.name)}
                  <small>{why !== null && shared === null ? <span class="why">{t(why)}</span> : hint}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  id: string;
  game: string;
  option: GameOption;
  chosen: string;
  choose: (value: string) => void;
}

function Choice({ id, game, option, chosen, choose }: ChoiceProps): JSX.Element {
  return (
    <fieldset>
      <legend>{optionName(game, option.name)}</legend>
      {option.values.map(String).map((value) => (
        <label key={value} class="opt-r">
          <input type="radio" name={`${id}-${option.name}`} checked={value === chosen} onChange={() => choose(value)} />
          <span class="mk r" />
          <span>
            {valueName(game, option.name, value)}
            <small>{optionHint(game, option.name, value)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
