/** Games and their options in words; the messages carry the game's name, so no page knows any game. */
import { has, t } from "./i18n";
import { hyphened, messageOf } from "./telling";
import type { Options, OptionValue, TableInfo } from "./types";

/** A game without a message of its own is called as the server calls it. */
export function gameTitle(game: string): string {
  const named = hyphened(`game-${game}`);
  if (has(named)) return t(named);
  const plain = game.replaceAll("_", " ");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

/** A line about a game, if there is one. */
export function gameLine(game: string, what: string): string {
  const named = hyphened(`game-${game}-${what}`);
  return has(named) ? t(named) : "";
}

/** The message that names an option, or one of its values behind it. */
function optionKey(game: string, option: string): string {
  return messageOf(`option-${game}`, option);
}

export function optionName(game: string, option: string): string {
  const named = optionKey(game, option);
  return has(named) ? t(named) : option.replaceAll("_", " ");
}

export function valueName(game: string, option: string, value: OptionValue): string {
  const named = optionKey(game, `${option}-${value}`);
  return has(named) ? t(named) : String(value);
}

/** What an option, or one of its values, means in a few words. */
export function optionHint(game: string, option: string, value?: string): string {
  const named = `${optionKey(game, value === undefined ? option : `${option}-${value}`)}-hint`;
  return has(named) ? t(named) : "";
}

/** A source of points by the game's own message, or as the server calls it. */
export function sourceName(game: string, source: string, options: Options): string {
  const named = messageOf(`${game}-source`, source);
  return has(named) ? t(named, options) : source;
}

type Chosen = Pick<TableInfo, "game" | "options">;

/** The values of options that have several, such as the edition. */
export function choices({ game, options }: Chosen): string[] {
  return Object.entries(options)
    .filter(([, value]) => typeof value === "string")
    .map(([option, value]) => valueName(game, option, value));
}

/** The options that are switched on, such as modules. */
export function switchedOn({ game, options }: Chosen): string[] {
  return Object.entries(options)
    .filter(([, value]) => value === true)
    .map(([option]) => optionName(game, option));
}

/** The table's sign, such as “Grey Heron”, in the reader's language. */
export function tableName(table: Pick<TableInfo, "sign">): string {
  const [adjective, animal] = table.sign;
  return t("table-name", { adjective, animal });
}

/** The options without those that the others rule out, and only those that the game has. */
export function possible(
  options: Options,
  defaults: Options,
  refuses: (option: string, options: Options) => string | null,
): Options {
  const left: Options = {};
  for (const option of Object.keys(defaults)) left[option] = options[option] ?? defaults[option] ?? false;
  for (const option of Object.keys(left)) {
    if (refuses(option, left) !== null) left[option] = defaults[option] ?? false;
  }
  return left;
}
