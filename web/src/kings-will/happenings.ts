/** Log lines: what happened and why, made from an event as its viewer may see it. */
import { type Facts, signed } from "../shared/i18n";
import type { LogEntry } from "../shared/types";
import { roman } from "./components";
import type { Amounts } from "./wire";
import { hyphened, romanCard, type Words } from "./words";

type Teller = (words: Words, event: LogEntry) => Facts;

const number = (event: LogEntry, name: string): number => Number(event[name] ?? 0);
const text = (event: LogEntry, name: string): string => String(event[name] ?? "");
const list = (event: LogEntry, name: string): unknown[] => (event[name] as unknown[] | undefined) ?? [];
const amounts = (event: LogEntry, name: string): Amounts => (event[name] as Amounts | undefined) ?? {};

/** One event as a sentence, with what only I know of it. */
export function describeEvent(event: LogEntry, words: Words): string {
  const facts: Facts = event.seat === undefined ? {} : { player: words.player(event.seat) };
  const parts = [words.say(keyOf(event), { ...facts, ...TELLERS[event.kind]?.(words, event) })];
  if (event.kind === "education" && number(event, "coins") > 0) {
    parts.push(words.say("kw-event-school", { coins: words.amounts({ coin: number(event, "coins") }) }));
  }
  if (SECRETS.has(event.kind) && event["card"] !== undefined) {
    parts.push(words.say("kwt-event-card", { card: words.will(text(event, "card")) }));
  }
  if (event.kind === "wills dealt" && event["cards"] !== undefined) {
    parts.push(
      words.say("kw-event-hand", { cards: words.joined(list(event, "cards").map((id) => words.will(String(id)))) }),
    );
  }
  return parts.join(" ");
}

const SECRETS = new Set(["explored", "will put"]);
const REASONS = new Set(["taxes", "education", "tribute", "tavern"]);

/** The message for an event; some kinds have two. */
function keyOf(event: LogEntry): string {
  if (event.kind === "offspring" && Object.keys(amounts(event, "price")).length > 0) return "kw-event-second-child";
  if (event.kind === "rebellion" && event["chapel"] === true) return "kw-event-calmed-rebellion";
  return `kw-event-${hyphened(event.kind)}`;
}

const goods: Teller = (words, event) => ({ goods: words.amounts(amounts(event, "goods")) });
const points: Teller = (words, event) => ({ points: words.points(Math.abs(number(event, "points"))) });
const place: Teller = (_, event) => ({ n: number(event, "place") + 1 });
const cardPlace: Teller = (_, event) => ({ n: romanCard(number(event, "card place")) });
const price: Teller = (words, event) => ({ price: words.amounts(amounts(event, "price")) });
const coins: Teller = (words, event) => ({
  coins: words.amounts({ coin: number(event, "coins") }),
  lost: number(event, "lost"),
});
const level: Teller = (_, event) => ({ level: number(event, "level"), n: number(event, "points") });

/** What each kind of event tells besides the player; kinds without an entry tell nothing more. */
const TELLERS: Partial<Record<string, Teller>> = {
  "land laid": (words, event) => ({
    order: list(event, "order")
      .map((id) => words.landscape(String(id)))
      .join(", "),
  }),
  "hamlet set": place,
  "peasants set": (words, event) => ({
    places: words.joined(list(event, "places").map((at) => String(Number(at) + 1))),
  }),
  "store filled": goods,
  "will put": cardPlace,
  "round begins": (words, event) => ({
    round: roman(number(event, "round")),
    tile: words.travel(text(event, "tile"), number(event, "round")),
  }),
  "tile taken": (words, event) => ({ tile: words.tile(text(event, "tile")), n: number(event, "points") }),
  passed: (_, event) => ({ forced: event["forced"] === true }),
  harvested: (words, event) => ({
    ...goods(words, event),
    action: words.say(`kw-do-${hyphened(text(event, "action"))}`),
    lost: number(event, "lost"),
  }),
  taxed: coins,
  "mood changed": (words, event) => {
    const why = text(event, "why");
    const mood = number(event, "mood");
    return {
      by: signed(number(event, "by")),
      mood: words.say("kw-mood", { mood: signed(mood), band: words.band(mood) }),
      why: REASONS.has(why) ? why : "building",
    };
  },
  rebellion: points,
  "peasant left": (words, event) => ({ ...place(words, event), why: text(event, "why") }),
  explored: cardPlace,
  founded: (words, event) => ({
    ...place(words, event),
    ...price(words, event),
    ...points(words, event),
    settlement: words.settlement(text(event, "settlement")),
  }),
  erected: (words, event) => ({
    ...place(words, event),
    ...price(words, event),
    ...points(words, event),
    building: words.building(text(event, "building")),
  }),
  education: level,
  development: level,
  walked: (_, event) => ({ start: number(event, "place") + 1, end: number(event, "to") + 1 }),
  "landscape found": (words, event) => ({
    landscape: words.landscape(text(event, "landscape")),
    side: text(event, "side"),
  }),
  swapped: (words, event) => ({
    give: words.amounts({ [text(event, "give")]: 1 }),
    get: words.amounts({ [text(event, "get")]: 1 }),
    lost: number(event, "lost"),
  }),
  offspring: (words, event) => ({ ...place(words, event), ...price(words, event) }),
  sold: (words, event) => ({ ...goods(words, event), ...coins(words, event) }),
  "king arrives": (_, event) => ({ round: roman(number(event, "round")), n: number(event, "turns") }),
  committed: cardPlace,
  "neutral disc": cardPlace,
  treated: price,
  "tribute paid": goods,
  "tribute unpaid": (words, event) => ({ ...goods(words, event), ...points(words, event) }),
  gave: (words, event) => ({
    goods: words.amounts({ ...amounts(event, "goods"), peasant: number(event, "peasants") }),
    ...points(words, event),
  }),
  "will revealed": (words, event) => ({ ...cardPlace(words, event), card: `${words.will(text(event, "card"))}.` }),
  "will scored": (words, event) => {
    const n = number(event, "points");
    return {
      card: words.will(text(event, "card")),
      outcome: n < 0 ? "wrath" : n > 0 ? "will" : "none",
      ...points(words, event),
    };
  },
  emblems: (words, event) => ({
    emblems: words.joined(list(event, "emblems").map((id) => words.emblem(String(id)))),
    ...points(words, event),
  }),
  "building points": (words, event) => ({ building: words.building(text(event, "building")), ...points(words, event) }),
  "game over": (words, event) => ({
    players: words.joined(list(event, "winners").map((seat) => words.player(Number(seat)))),
  }),
};
