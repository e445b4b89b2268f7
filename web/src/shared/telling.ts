/**
 * The teller: an event becomes a line of the log, by what the game's sheet says its facts are.
 *
 * What a message asks for by a fact's name comes as the plain word; `goods_acc` asks for the form that the catalogue
 * gives it as `.acc`, `goods_n` for a number to choose by. The terminal's teller does the same.
 */
import { asks, type Facts, form, has, joined, signed, type Fact as Told, t } from "./i18n";

/** What a fact of an event is; a list is told part by part. */
export interface Fact {
  what:
    | "amounts"
    | "choice"
    | "counted"
    | "dice"
    | "field"
    | "noun"
    | "number"
    | "numeral"
    | "phrase"
    | "points"
    | "roman"
    | "seat"
    | "signed"
    | "text"
    | "truth"
    | "untold";
  /** A noun's or a phrase's family of messages, which go on with the noun's id; or the message of what is counted. */
  messages?: string;
  /** What amounts are made of, in the order in which it is told: the message of each. */
  names?: Readonly<Record<string, string>>;
  /** What the first one is called, where the engine counts from 0. */
  first?: number;
  /** The part of a phrase whose value chooses among its messages. */
  by?: string;
  within?: Known;
}

type Known = Readonly<Partial<Record<string, Fact>>>;

/** A value that a change brings: as it is, or from a fact, named with a dollar sign, or from a part of it: `$gains.soldiers`. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** What an event does to a view, where `at` is the way to it. */
export interface Change {
  do: "add" | "take" | "set" | "put" | "join" | "drop" | "insert";
  at: string;
  what: Value;
  /** Only if this fact is there, and true; or is a certain word: `outcome=won`. */
  when?: string;
}

type Changes = Readonly<Partial<Record<string, readonly Change[]>>>;

/** What is to be known of a game's events; each game's `sheet.ts` has it. */
export interface Telling {
  /** The family of the log's lines, which go on with the kind. */
  messages: string;
  facts: Known;
  /** By kind: sentences that are said too if the event has a fact, each by that fact. */
  also: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  /** By fact, and by kind: what it changes in the view. */
  changes: Changes;
  effects: Changes;
}

/** An event of any game: a kind, and facts. */
export interface Happening {
  kind: string;
}

type Values = { readonly [name: string]: Value | undefined };

/** The facts of an event by name, for those who know nothing of its kind. */
export function factsOf(event: Happening): Values {
  return { ...event };
}

const COUNT: Known = { n: { what: "number" } };
const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export interface Reader {
  names: readonly string[];
  /** The reader's own seat. */
  you?: number | null;
  options?: Readonly<Record<string, string | number | boolean>>;
  /** Does the reader type numbers, and so read digits where the board has Roman numerals? */
  types?: boolean;
}

/** Tells the events of one game to one reader. */
export class Teller {
  private readonly telling: Telling;
  private readonly reader: Reader;

  constructor(telling: Telling, reader: Reader) {
    this.telling = telling;
    this.reader = reader;
  }

  /** What happened, and what else is to be said of it. */
  line(event: Happening): string {
    const facts = factsOf(event);
    const key = messageOf(this.telling.messages, event.kind);
    const also = Object.entries(this.telling.also[event.kind] ?? {}).filter(([fact]) => !isEmpty(facts[fact]));
    const keys = [this.inPerson(key, facts), ...also.map(([, message]) => message)];
    return keys.map((each) => this.said(each, facts, this.telling.facts)).join(" ");
  }

  /** Another message about an event; in person, if it is to the reader and there is one of its own. */
  say(key: string, event: Happening): string {
    const facts = factsOf(event);
    return this.said(this.inPerson(key, facts), facts, this.telling.facts);
  }

  /** The title of a key moment, or what is told of it. */
  moment(game: string, kind: string, part: "title" | "told", event: Happening): string {
    return this.say(`${messageOf(`moment-${game}`, kind)}-${part}`, event);
  }

  /** The message to the reader, where the event is about them and there is one. */
  private inPerson(key: string, facts: Values): string {
    const own = key + this.about(facts);
    return has(own) ? own : key;
  }

  private about(facts: Values): string {
    const { you = null } = this.reader;
    if (you === null) return "";
    if (facts["seat"] === you) return "-you";
    for (const [name, fact] of Object.entries(this.telling.facts)) {
      const seats = fact?.what === "seat" ? facts[name] : undefined;
      if (seats === you) return "-of-you";
      if (isList(seats) && seats.includes(you)) return seats.length === 1 ? "-you" : "-us";
    }
    return "";
  }

  /** A message with what it asks for. */
  private said(key: string, facts: Values, known: Known, wanted = ""): string {
    const said: Facts = {};
    for (const asked of asks(key, wanted)) {
      const [name, as] = parted(asked, known);
      const [fact, value, option] = [known[name], facts[name], this.reader.options?.[asked]];
      if (fact !== undefined && value !== undefined) said[asked] = this.told(fact, value, as);
      else if (option !== undefined) said[asked] = option;
    }
    return form(key, wanted, said);
  }

  /** A fact in one form; of several, the reader is told as “you”. */
  private told(fact: Fact, value: Value, as: string): Told {
    if (!isList(value)) return this.one(fact, value, as);
    if (as === "n") return value.length;
    if (fact.what === "dice") {
      const faces = value.toSorted((one, other) => Number(other) - Number(one));
      return faces.map((face) => String(this.one(fact, face, as))).join(" + ");
    }
    return joined(
      value.map((each) =>
        fact.what === "seat" && each === this.reader.you ? t("you-in-list") : String(this.one(fact, each, as)),
      ),
    );
  }

  private one(fact: Fact, value: Value, as: string): Told {
    const { what, messages = "", by = "" } = fact;
    const parts = partsOf(value);
    switch (what) {
      case "seat":
        return this.reader.names[Number(value)] ?? t("seat", { n: Number(value) + 1 });
      case "noun":
        return as === "id" ? hyphened(String(value)) : this.noun(messageOf(messages, String(value)), as);
      case "phrase":
        return this.said(by === "" ? messages : messageOf(messages, String(parts[by])), parts, fact.within ?? {}, as);
      case "amounts":
        return as === "n" ? sumOf(parts) : this.amounts(fact, parts, as);
      case "truth":
        return value === true;
      case "choice":
        return hyphened(String(value));
      case "text":
        return String(value);
      case "field":
        return String(value).toUpperCase();
      case "roman":
        return roman(Number(value));
      case "counted":
      case "dice":
        return messages === "" || as === "n"
          ? Number(value)
          : this.said(messages, { n: Number(value) + (fact.first ?? 0) }, COUNT, as);
      default:
        return this.number(what, Number(value) + (fact.first ?? 0), as);
    }
  }

  private noun(message: string, as: string): string {
    const name = this.said(message, {}, {}, as);
    return as === "quoted" ? t("quoted", { text: name }) : name;
  }

  private amounts({ names = {} }: Fact, parts: Values, as: string): string {
    const told = Object.entries(names)
      .filter(([name]) => parts[name])
      .map(([name, message]) => this.said(message, { n: parts[name] }, COUNT, as));
    return told.length > 0 ? joined(told) : form("nothing", as);
  }

  private number(what: Fact["what"], n: number, as: string): string | number {
    if (as === "sign") return n < 0 ? "minus" : n > 0 ? "plus" : "zero";
    if (as === "size") return Math.abs(n);
    if (as === "n") return n;
    if (what === "signed") return signed(n);
    if (what === "points") return form("points", as, { n: Math.abs(n) });
    return what === "numeral" && this.reader.types !== true ? roman(n) : n;
  }
}

/** The message about a thing: its family, and the id as the catalogues write it. */
export function messageOf(family: string, id: string | number): string {
  return `${family}-${hyphened(String(id))}`;
}

/** What the catalogue calls a thing that such a fact tells of, in a form of it. */
export function named(telling: Telling, fact: string, id: string | number, as = "", facts: Facts = {}): string {
  return form(familyMessage(telling, fact, id), as, facts);
}

/** Another message about such a thing, such as its effect. */
export function toldOf(telling: Telling, fact: string, id: string, what: string, facts: Facts = {}): string {
  return t(`${familyMessage(telling, fact, id)}-${what}`, facts);
}

function familyMessage({ facts }: Telling, fact: string, id: string | number): string {
  return messageOf(facts[fact]?.messages ?? fact, id);
}

export function hyphened(name: string): string {
  return name.replaceAll("_", "-").replaceAll(" ", "-");
}

export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}

/** The name of a fact and the form in which it is wanted; the seat is told as the player. */
function parted(asked: string, known: Known): [name: string, as: string] {
  if (asked === "player") return ["seat", ""];
  const at = asked.lastIndexOf("_");
  return asked in known || at < 0 ? [asked, ""] : [asked.slice(0, at), asked.slice(at + 1)];
}

function partsOf(value: Value): Values {
  return typeof value === "object" && value !== null && !isList(value) ? value : {};
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

function sumOf(parts: Values): number {
  return Object.values(parts).reduce<number>((sum, n) => sum + Number(n), 0);
}

/** Is there nothing to tell of? */
function isEmpty(value: Value | undefined): boolean {
  if (isList(value)) return value.length === 0;
  return typeof value === "object" && value !== null ? Object.keys(value).length === 0 : !value;
}
