/** How somebody likes to play a game: options and bots, kept for next time. */
import type { GameInfo, NewSeat, Options, OptionValue } from "../shared/types";

export interface Wishes {
  options: Options;
  /** The bots' ids; their number is the table's size without me. */
  bots: string[];
}

const USUAL_BOTS = 3;

function kept(game: string): string {
  return `burgrave.wishes.${game}`;
}

/** The best of the house, unless it is told otherwise. */
function usualBot(game: GameInfo): string {
  return [...game.bots].sort((a, b) => b.level - a.level)[0]?.id ?? "";
}

export function mostBots(game: GameInfo): number {
  return Math.max(...game.seats) - 1;
}

export function fewestBots(game: GameInfo): number {
  return Math.max(1, Math.min(...game.seats) - 1);
}

export function usual(game: GameInfo): Wishes {
  const number = Math.min(USUAL_BOTS, mostBots(game));
  return {
    options: defaults(game),
    bots: Array<string>(number).fill(usualBot(game)),
  };
}

/** What was chosen last time, as far as the server still has it. */
export function wishesFor(game: GameInfo): Wishes {
  const plain = usual(game);
  try {
    const told = JSON.parse(localStorage.getItem(kept(game.name)) ?? "null") as Partial<Wishes> | null;
    if (told === null) return plain;
    const options = { ...plain.options };
    for (const option of game.options) {
      const value = told.options?.[option.name];
      if (value !== undefined && option.values.includes(value)) options[option.name] = value;
    }
    const known = new Set(game.bots.map((bot) => bot.id));
    const bots = (told.bots ?? []).filter((bot) => known.has(bot));
    const fits = bots.length >= fewestBots(game) && bots.length <= mostBots(game);
    return { options, bots: fits ? bots : plain.bots };
  } catch {
    return plain;
  }
}

export function keep(game: string, wishes: Wishes): void {
  localStorage.setItem(kept(game), JSON.stringify(wishes));
}

/** The game's options as they are unless somebody changes them. */
export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

export function withOption(wishes: Wishes, name: string, value: OptionValue): Wishes {
  return { ...wishes, options: { ...wishes.options, [name]: value } };
}

export function withBots(game: GameInfo, wishes: Wishes, number: number): Wishes {
  const bots = wishes.bots.slice(0, number);
  while (bots.length < number) bots.push(usualBot(game));
  return { ...wishes, bots };
}

export function seatsAgainstBots(wishes: Wishes): NewSeat[] {
  return [{ kind: "me" }, ...wishes.bots.map((bot): NewSeat => ({ kind: "bot", bot }))];
}

export function seatsForFriends(wishes: Wishes): NewSeat[] {
  return [{ kind: "me" }, ...wishes.bots.map((): NewSeat => ({ kind: "open" }))];
}
