/** Log lines: what happened and why, made from an event as its viewer may see it. */
import type { Facts } from "../shared/i18n";
import type { LogEntry } from "../shared/types";
import type { DieKind } from "./components";
import { parsePlace } from "./grid";
import { type Amounts, EraWords, hyphened } from "./words";

type Teller = (words: EraWords, event: LogEntry) => Facts;

const number = (event: LogEntry, name: string): number => Number(event[name] ?? 0);
const text = (event: LogEntry, name: string): string => String(event[name] ?? "");
const truth = (event: LogEntry, name: string): boolean => event[name] === true;
const amounts = (event: LogEntry, name: string): Amounts => (event[name] as Amounts | undefined) ?? {};

/** One event as a sentence. */
export function describeEvent(event: LogEntry, names: readonly string[]): string {
  const words = new EraWords(names);
  const facts: Facts =
    event.seat === undefined || event.seat === null || event.seat < 0 ? {} : { player: words.player(event.seat) };
  const told = { ...facts, ...TELLERS[event.kind]?.(words, event) };
  return words.say(`era-event-${keyOf(event, told)}`, told);
}

/** How the catalogue calls an event; some kinds have several wordings with different facts. */
function keyOf(event: LogEntry, told: Facts): string {
  if (event.kind === "collected" && "lost" in told) return "collected-lost";
  if (event.kind === "dice matched")
    return "gained" in told && "lost" in told ? "dice-changed" : "gained" in told ? "dice-gained" : "dice-lost";
  return hyphened(event.kind);
}

const dice = (event: LogEntry): Partial<Record<DieKind, number[]>> =>
  (event["dice"] as Partial<Record<DieKind, number[]>> | undefined) ?? {};
const place: Teller = (words, event) => ({ where: words.place(parsePlace(text(event, "place"))) });
const count: (name: string) => Teller = (name) => (_, event) => ({ n: number(event, name) });
const store: Teller = (words, event) => ({
  what: words.store(text(event, "store"), 1),
  other: words.player(number(event, "opponent")),
});

const collected: Teller = (words, event) => ({
  stores: words.amounts({ ...amounts(event, "stores"), culture: number(event, "culture") }),
  ...(Object.keys(amounts(event, "lost")).length > 0 ? { lost: words.amounts(amounts(event, "lost")) } : {}),
});

const matched: Teller = (words, event) => {
  const change = Object.entries(amounts(event, "change")) as [DieKind, number][];
  const [gained, lost] = [
    change.filter(([, n]) => n > 0),
    change.filter(([, n]) => n < 0).map(([kind, n]) => [kind, -n]),
  ];
  return {
    ...(gained.length > 0 ? { gained: words.diceCount(Object.fromEntries(gained)) } : {}),
    ...(lost.length > 0 ? { lost: words.diceCount(Object.fromEntries(lost)) } : {}),
  };
};

const over: Teller = (words, event) => {
  const names = ((event["winners"] as number[] | undefined) ?? []).map((seat) => words.player(seat));
  return { n: names.length, players: words.joined(names) };
};

/** What each kind of event tells besides the player; kinds without an entry tell nothing more. */
const TELLERS: Partial<Record<string, Teller>> = {
  "set up": (words, event) => ({
    pieces: ((event["pieces"] as string[] | undefined) ?? []).map((each) => words.place(parsePlace(each))).join(", "),
  }),
  "round begins": count("round"),
  rolled: (words, event) => ({ n: number(event, "throw"), dice: words.dice(dice(event)) }),
  revealed: (words, event) => ({ dice: words.dice(dice(event)), symbols: words.amounts(amounts(event, "symbols")) }),
  collected,
  fed: (_, event) => ({ n: number(event, "food"), missing: number(event, "missing") }),
  disaster: (_, event) => ({ n: number(event, "steps"), why: text(event, "why") }),
  "disaster strikes": (words, event) => ({
    disaster: words.say(`era-disaster-${text(event, "disaster")}`),
    n: number(event, "skulls"),
  }),
  "resource lost": (words, event) => ({ what: words.amounts(amounts(event, "stores")) }),
  "goods lost": count("number"),
  removed: (words, event) => ({ ...place(words, event), why: text(event, "why") }),
  scorched: place,
  "no scorched land": (_, event) => ({ reason: text(event, "reason") }),
  built: (words, event) => ({
    ...place(words, event),
    price: words.amounts(amounts(event, "price")),
    enclosed: number(event, "enclosed"),
  }),
  "built no more": count("hammers"),
  "marker turned": (words, event) => ({ piece: words.piece(text(event, "piece")), n: number(event, "left") }),
  demanded: store,
  paid: (words, event) => ({ ...store(words, event), kept: truth(event, "kept") }),
  refused: store,
  "nothing to extort": (words, event) => ({ other: words.player(number(event, "opponent")) }),
  "dice matched": matched,
  "game over": over,
  "solo over": (words, event) => ({
    points: words.say("points", { n: number(event, "points") }),
    rank: words.say(`era-rank-${text(event, "rank")}`),
  }),
};
