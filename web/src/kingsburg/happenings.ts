/** Log lines: what happened and why, made from an event as its viewer may see it. */
import type { Facts } from "../shared/i18n";
import { inPerson, withYou } from "../shared/inPerson";
import type { LogEntry, Options } from "./wire";
import { type Amounts, hyphened, roman, Words } from "./words";

type Teller = (words: Words, event: LogEntry) => Facts;

const number = (event: LogEntry, name: string): number => Number(event[name] ?? 0);
const text = (event: LogEntry, name: string): string => String(event[name] ?? "");
const truth = (event: LogEntry, name: string): boolean => event[name] === true;
const numbers = (event: LogEntry, name: string): number[] => (event[name] as number[] | undefined) ?? [];
const amounts = (event: LogEntry, name: string): Amounts => (event[name] as Amounts | undefined) ?? {};

/** What an event tells besides its player, for sentences. */
export function factsOf(event: LogEntry, words: Words): Facts {
  return TELLERS[event.kind]?.(words, event) ?? {};
}

/** One event as a sentence; the table's options choose the edition's names. */
export function describeEvent(
  event: LogEntry,
  names: readonly string[],
  options: Options,
  you: number | null = null,
): string {
  const words = new Words(String(options["edition"] ?? "revised"), withYou(names, you));
  const facts: Facts = event.seat === undefined ? {} : { player: names[event.seat] ?? words.player(event.seat) };
  const said = words.say(inPerson(`event-${hyphened(event.kind)}`, event, you), { ...facts, ...factsOf(event, words) });
  if (event.kind !== "looked" || event["enemy"] === undefined) return said;
  const seen = { enemy: words.enemy(text(event, "enemy")), strength: number(event, "strength") };
  return `${said} ${words.say("event-look-result", seen)}`;
}

const order: Teller = (words, event) => ({ order: words.players(numbers(event, "order")) });
const goods: Teller = (words, event) => ({ goods: words.amounts(amounts(event, "goods")) });
const advisor: Teller = (words, event) => ({ advisor: words.advisor(number(event, "advisor")) });
const points: Teller = (_, event) => ({ n: number(event, "points") });
const count: Teller = (_, event) => ({ n: number(event, "number") });
const reason: Teller = (_, event) => ({ reason: hyphened(text(event, "reason")) });
const forced: Teller = (_, event) => ({ forced: truth(event, "forced") });

const effect: Teller = (words, event) => ({ effect: words.effect(text(event, "effect")) });

const gift: Teller = (words, event) => ({
  ...advisor(words, event),
  gift: words.amounts({
    ...amounts(event, "goods"),
    soldiers: number(event, "soldiers"),
    tokens: number(event, "tokens"),
    points: number(event, "points"),
  }),
  price: number(event, "price"),
});

const dice: Teller = (words, event) => ({
  dice: words.group(numbers(event, "own"), numbers(event, "bonus")),
  total: number(event, "total"),
  ...(event["by"] ? { by: text(event, "by") } : {}),
});

const influenced: Teller = (words, event) => ({
  ...advisor(words, event),
  dice: words.group(numbers(event, "own"), numbers(event, "bonus")),
  token: truth(event, "token"),
  market: number(event, "market"),
  envoy: truth(event, "envoy"),
});

const swap: Teller = (words, event) => ({
  give: words.amounts(amounts(event, "paid")),
  get: words.amounts(amounts(event, "goods")),
});

const payment: Teller = (words, event) => ({
  payment: words.amounts({ ...amounts(event, "paid"), ...(truth(event, "token") ? { tokens: 1 } : {}) }),
});

const built: Teller = (words, event) => ({
  building: words.building(text(event, "building")),
  price: words.amounts(amounts(event, "price")),
  points: number(event, "points"),
  envoy: truth(event, "envoy"),
});

const governor: Teller = (words, event) => ({
  by: hyphened(text(event, "governor")),
  governor: words.governor(text(event, "governor")),
});

const card: Teller = (words, event) => ({
  enemy: words.enemy(text(event, "enemy")),
  strength: number(event, "strength"),
  penalty: words.amounts(amounts(event, "penalty")),
  reward: words.amounts(amounts(event, "reward")),
});

const battle: Teller = (_, event) => ({
  strength: number(event, "strength"),
  enemy_strength: number(event, "enemy"),
  outcome: text(event, "outcome"),
});

const fallen: Teller = (words, event) => ({
  building: words.building(text(event, "building")),
  points: number(event, "points"),
});

const spoils: Teller = (words, event) => ({
  goods: words.amounts({ ...amounts(event, "goods"), points: number(event, "points") }),
});

const over: Teller = (words, event) => {
  const names = numbers(event, "winners").map((seat) => words.player(seat));
  return { n: names.length, players: words.joined(names) };
};

/** What each kind of event tells besides the player; kinds without an entry tell nothing more. */
const TELLERS: Partial<Record<string, Teller>> = {
  "turn order drawn": order,
  "governor revealed": (words, event) => ({ governor: words.governor(text(event, "governor")) }),
  "year begins": (_, event) => ({ year: roman(number(event, "year")) }),
  "enemy drawn": (_, event) => ({ weakest: number(event, "weakest"), strongest: number(event, "strongest") }),
  raised: (words, event) => ({ building: words.building(text(event, "building")) }),
  "kings aid die": reason,
  "kings aid good": goods,
  "governor good": (words, event) => ({ ...governor(words, event), ...goods(words, event) }),
  "governor points": (words, event) => ({ ...governor(words, event), ...points(words, event) }),
  "neutral dice": advisor,
  "priest blessing": (_, event) => ({ die: truth(event, "die") }),
  "bonus dice": (_, event) => ({ rolled: number(event, "rolled"), due: number(event, "due") }),
  rolled: dice,
  rerolled: dice,
  turned: dice,
  shifted: dice,
  prince: dice,
  "turn order": order,
  influenced,
  passed: forced,
  "duke moved": advisor,
  gift,
  declined: advisor,
  traded: (words, event) => ({ ...advisor(words, event), ...swap(words, event) }),
  built,
  "built nothing": forced,
  "town hall": payment,
  exchanged: swap,
  sold: swap,
  "kings reward": (_, event) => ({ n: number(event, "buildings") }),
  "envoy awarded": reason,
  recruited: payment,
  "army token revealed": count,
  "kings reinforcements": count,
  always: effect,
  "effect declined": effect,
  "held back": (_, event) => ({ outcome: text(event, "outcome") }),
  "academy roll": (_, event) => ({ die: number(event, "die"), n: number(event, "number") }),
  "enemy revealed": card,
  battle,
  "lost goods": goods,
  "building destroyed": fallen,
  "points lost": points,
  spoils,
  "strongest winner": (_, event) => ({ strength: number(event, "strength") }),
  "cathedral points": points,
  "army token points": points,
  "game over": over,
};
