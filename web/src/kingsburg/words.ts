/** Names, amounts and lists of the game in the reader's language. */
import { type Facts, form, joined, type Noun, signed, t } from "../shared/i18n";
import { hyphened, named, roman, Teller, toldOf } from "../shared/telling";
import type { Options } from "../shared/types";
import { ADVISORS, KINDS, numbersOf, PRIVATE, rank, shared } from "./components";
import { TELLING } from "./sheet";

export type Amounts = Readonly<Record<string, number | undefined>>;

/** What gifts, rewards and penalties are made of, in the order in which they are told, and the message of each. */
const AMOUNTS = Object.entries(TELLING.facts["gains"]?.names ?? {});
const MESSAGES = new Map(AMOUNTS);
/** Numbers that are read as Roman numerals. */
const ROMAN = new Set(["year", "from_column", "in_column"]);

/** Tells the log to somebody at the table, or to one who looks on, with the names of the table's edition. */
export function tellerFor(names: readonly string[], options: Options, you: number | null): Teller {
  return new Teller(TELLING, { names, options, you });
}

/** Says the game's parts with the names of one edition. */
export class Words {
  readonly edition: string;
  readonly names: readonly string[];

  constructor(edition: string, names: readonly string[] = []) {
    this.edition = edition;
    this.names = names;
  }

  say(key: string, facts: Facts = {}): string {
    return t(key, { edition: this.edition, ...facts });
  }

  private named(fact: string, id: string | number, as = ""): string {
    return named(TELLING, fact, id, as, { edition: this.edition });
  }

  private effectOf(fact: string, id: string, facts: Facts): string {
    return toldOf(TELLING, fact, id, "effect", { edition: this.edition, ...facts });
  }

  player(seat: number): string {
    return this.names[seat] ?? this.say("seat", { n: seat + 1 });
  }

  players(seats: readonly number[]): string {
    return joined(seats.map((seat) => this.player(seat)));
  }

  advisor(place: number, as = ""): string {
    return this.named("advisor", place, as);
  }

  /** What an advisor gives, by the numbers on the card; short where room is scarce. */
  gift(place: number, short = false): string {
    const advisor = ADVISORS[place - 1];
    const style = short ? "kingsburg-gift-short" : "kingsburg-gift";
    if (advisor === undefined) return "";
    if (advisor.trade !== undefined) return this.say(`${style}-trade`, { ...advisor.trade });
    const { goods = [], choice = [], any = 0, tokens = 0, soldiers = 0, points = 0, price = 0 } = advisor;
    const [least, most] = [Math.min(...goods), Math.max(...goods)];
    const given = Object.entries({ any, tokens, soldiers }).filter(([, n]) => n > 0);
    const parts = [
      ...(short && goods.length > 0 && least > 0 && least === most
        ? [this.say("kingsburg-gift-short-each", { n: least })]
        : KINDS.flatMap((kind, i) => (goods[i] ? [this.given(kind, goods[i], false)] : []))),
      ...(choice.length > 0 ? [this.choice(choice, short)] : []),
      ...given.map(([name, n]) => this.given(name, n, short)),
      ...(advisor.look === true ? [this.say(`${style}-look`)] : []),
      ...(points > 0 ? [this.given("points", points, short)] : []),
    ];
    const gift = short ? parts.join(", ") : joined(parts);
    if (price === 0) return gift;
    const worth: Noun = (as) => this.given("points", price, short, as);
    return this.say("kingsburg-gift-price", { gift, price: worth });
  }

  private given(name: string, n: number, short: boolean, as = ""): string {
    const key = short && name !== "soldiers" ? `kingsburg-gift-short-${name}` : (MESSAGES.get(name) ?? name);
    return form(key, as, { edition: this.edition, n });
  }

  /** What all sets of goods have in common, and then what each has besides. */
  private choice(sets: readonly string[], short: boolean): string {
    const [common, [first = "", last = ""]] = shared(sets);
    const goods = common.map((kind) => this.given(kind, 1, false));
    const more = this.say(short ? "kingsburg-gift-short-or" : "kingsburg-gift-or", {
      n: 1,
      first: this.given(first, 1, short),
      last: this.given(last, 1, short),
    });
    if (short) return [...goods, more].join(", ");
    return goods.length > 0 ? this.say("kingsburg-gift-plus", { goods: joined(goods), more }) : more;
  }

  building(id: string, as = ""): string {
    return this.named("building", id, as);
  }

  /** A name that may break where its language breaks it: the catalogue lists long words with their breaks. */
  hyphenated(name: string): string {
    const broken = new Map(
      this.say("kingsburg-table-hyphens")
        .split(" ")
        .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
    );
    return name
      .split(" ")
      .map((word) => broken.get(word) ?? word)
      .join(" ");
  }

  buildingEffect(id: string): string {
    return this.effectOf("building", id, this.numbers(id));
  }

  governor(id: string): string {
    return this.named("governor", id);
  }

  governorEffect(id: string): string {
    const [first = 0, second = 0] = PRIVATE;
    const gifts = { first_gift: this.gift(first), second_gift: this.gift(second) };
    const own: Facts = id === "politician" ? { first: rank(first), second: rank(second), ...gifts } : {};
    return this.effectOf("governor", id, { ...this.numbers(id), ...own });
  }

  /** What a building does, as short as it can be said. */
  shortEffect(id: string): string {
    return this.say(`kingsburg-table-effect-${hyphened(id)}`, this.numbers(id));
  }

  /** The numbers of a component, for the sentence about it; those of a battle have a sign. */
  private numbers(id: string): Facts {
    const facts: Facts = {};
    const numbers = numbersOf(id);
    for (const [name, number] of Object.entries(numbers))
      if (typeof number === "number")
        facts[name] = name === "battle" ? signed(number) : ROMAN.has(name) ? roman(number) : number;
    for (const number of Object.values(numbers.against ?? {})) facts["against"] = signed(number);
    const { years, dice } = numbers;
    if (years !== undefined) facts["years"] = joined(years.map(roman));
    if (typeof dice === "object") facts["dice"] = joined(dice.map(String));
    for (const name of ["row", "per"]) if (name in numbers) facts[name] = String(numbers[name]);
    for (const name of ["start", "yearly"] as const) {
      const goods = numbers[name];
      if (goods !== undefined) facts[name] = this.goods(Object.fromEntries(KINDS.map((kind, i) => [kind, goods[i]])));
    }
    return facts;
  }

  /** The faces to which a governor sets dice. */
  faces(governor: string): string {
    return String(this.numbers(governor)["dice"] ?? "");
  }

  /** Amounts as a fact of a message. */
  goods(amounts: Amounts): Noun {
    return (as) => this.amounts(amounts, as);
  }

  /** The building or governor whose effect it is, or what else it is called. */
  effect(name: string): string {
    return this.named("effect", name);
  }

  phase(phase: number | string): string {
    return this.say(`kingsburg-phase-${phase}`);
  }

  enemy(kind: string): string {
    return this.named("enemy", kind);
  }

  points(n: number, as = ""): string {
    return form("points", as, { n });
  }

  year(year: number): string {
    return this.say("kingsburg-year", { year: roman(year) });
  }

  /** Goods, soldiers, tokens and points as one list, or "nothing". */
  amounts(amounts: Amounts, as = ""): string {
    const parts = AMOUNTS.flatMap(([name, message]) => {
      const n = amounts[name] ?? 0;
      return n === 0 ? [] : [form(message, as, { edition: this.edition, n })];
    });
    return parts.length > 0 ? joined(parts) : form("nothing", as);
  }

  /** Dice that are laid or rolled together, from high to low: `5 + 3 + bonus 4`. */
  group(own: readonly number[], bonus: readonly number[]): string {
    return this.lying(own, bonus).join(" + ");
  }

  /** Dice one by one: `5, 3 and bonus 4`, or "none". */
  dice(own: readonly number[], bonus: readonly number[]): string {
    return joined(this.lying(own, bonus)) || this.say("kingsburg-no-dice");
  }

  private lying(own: readonly number[], bonus: readonly number[]): string[] {
    const falling = (faces: readonly number[]): number[] => [...faces].sort((a, b) => b - a);
    return [
      ...falling(own).map(String),
      ...falling(bonus).map((face) => this.say("kingsburg-bonus-face", { n: face })),
    ];
  }
}
