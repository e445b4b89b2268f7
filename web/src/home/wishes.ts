/** How somebody likes to play a game: options and bots, kept for next time. */
import type { GameInfo, NewSeat, Options, OptionValue } from "../shared/types";

/** A bot at the table: how it plays, and what it is called. */
interface BotWish {
  bot: string;
  name: string;
}

export interface Wishes {
  options: Options;
  /** The table's other seats. */
  bots: BotWish[];
}

const USUAL_BOTS = 3;
const USUAL_LEVEL = 2;

function kept(game: string): string {
  return `burgrave.wishes.${game}`;
}

/** One that neither bores nor crushes a newcomer, called by the first name that is free. */
function usualBot(game: GameInfo, others: readonly BotWish[]): BotWish {
  const taken = new Set(others.map((other) => other.name));
  return {
    bot: (game.bots.find((bot) => bot.level === USUAL_LEVEL) ?? game.bots[0])?.id ?? "",
    name: game.company.find((name) => !taken.has(name)) ?? "",
  };
}

export function mostBots(game: GameInfo): number {
  return Math.max(...game.seats) - 1;
}

export function fewestBots(game: GameInfo): number {
  return Math.min(...game.seats) - 1;
}

/** The game's options as they are unless somebody changes them. */
export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

function usual(game: GameInfo): Wishes {
  return withBots(game, { options: defaults(game), bots: [] }, Math.min(USUAL_BOTS, mostBots(game)));
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
    const bots = (told.bots ?? []).filter(
      ({ bot, name }) => game.bots.some(({ id }) => id === bot) && game.company.includes(name),
    );
    const fits = bots.length >= fewestBots(game) && bots.length <= mostBots(game);
    return { options, bots: fits ? bots : plain.bots };
  } catch {
    return plain;
  }
}

export function keep(game: string, wishes: Wishes): void {
  localStorage.setItem(kept(game), JSON.stringify(wishes));
}

export function withOption(wishes: Wishes, name: string, value: OptionValue): Wishes {
  return { ...wishes, options: { ...wishes.options, [name]: value } };
}

export function withBots(game: GameInfo, wishes: Wishes, number: number): Wishes {
  const bots = wishes.bots.slice(0, number);
  while (bots.length < number) bots.push(usualBot(game, bots));
  return { ...wishes, bots };
}

export function withLevel(wishes: Wishes, place: number, bot: string): Wishes {
  return { ...wishes, bots: wishes.bots.map((old, at) => (at === place ? { ...old, bot } : old)) };
}

export function seatsAgainstBots(wishes: Wishes): NewSeat[] {
  return [{ kind: "me" }, ...wishes.bots.map(({ bot, name }): NewSeat => ({ kind: "bot", bot, name }))];
}

export function seatsForFriends(wishes: Wishes): NewSeat[] {
  return [{ kind: "me" }, ...wishes.bots.map((): NewSeat => ({ kind: "open" }))];
}
