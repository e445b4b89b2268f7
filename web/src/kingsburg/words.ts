/** Names, amounts and lists of the game in the reader's language. */
import { type Facts, signed, t } from "../shared/i18n";
import { hyphened, joined, roman, Teller } from "../shared/telling";
import type { Options } from "../shared/types";
import { numbersOf } from "./components";
import { TELLING } from "./sheet";

export type Amounts = Readonly<Record<string, number | undefined>>;

/** What gifts, rewards and penalties are made of, in the order in which they are told, and the message of each. */
const AMOUNTS = Object.entries(TELLING.facts["gains"]?.names ?? {});

/** Tells the log to somebody at the table, or to one who looks on, with the names of the table's edition. */
export function tellerFor(names: readonly string[], options: Options, you: number | null): Teller {
  return new Teller(TELLING, { names, options, you });
}

/** Says the game's parts with the names of one edition. */
export class Words {
  constructor(
    readonly edition: string,
    readonly names: readonly string[] = [],
  ) {}

  say(key: string, facts: Facts = {}): string {
    return t(key, { edition: this.edition, ...facts });
  }

  player(seat: number): string {
    return this.names[seat] ?? this.say("seat", { n: seat + 1 });
  }

  players(seats: readonly number[]): string {
    return seats.map((seat) => this.player(seat)).join(", ");
  }

  advisor(place: number): string {
    return this.say(`advisor-${place}`);
  }

  advisorGift(place: number): string {
    return this.say(`advisor-${place}-gift`);
  }

  building(id: string): string {
    return this.say(`building-${hyphened(id)}`);
  }

  /** A name that may break where its language breaks it: the catalogue lists long words with their breaks. */
  hyphenated(name: string): string {
    const broken = new Map(
      this.say("table-hyphens")
        .split(" ")
        .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
    );
    return name
      .split(" ")
      .map((word) => broken.get(word) ?? word)
      .join(" ");
  }

  buildingEffect(id: string): string {
    return this.say(`building-${hyphened(id)}-effect`, this.numbers(id));
  }

  governor(id: string): string {
    return this.say(`governor-${hyphened(id)}`);
  }

  governorEffect(id: string): string {
    return this.say(`governor-${hyphened(id)}-effect`, this.numbers(id));
  }

  /** The numbers of a component, for the sentence about it; those of a battle have a sign. */
  private numbers(id: string): Facts {
    const facts: Facts = {};
    for (const [name, number] of Object.entries(numbersOf(id)))
      if (typeof number === "number") facts[name] = name === "battle" ? signed(number) : number;
    for (const number of Object.values((numbersOf(id)["against"] ?? {}) as Record<string, number>))
      facts["against"] = signed(number);
    return facts;
  }

  /** The building or governor whose effect it is, or what else it is called. */
  effect(name: string): string {
    return this.say(`effect-${hyphened(name)}`);
  }

  enemy(kind: string): string {
    return this.say(`enemy-${kind}`);
  }

  source(name: string): string {
    return this.say(`source-${hyphened(name)}`);
  }

  year(year: number): string {
    return this.say("year", { year: roman(year) });
  }

  /** Goods, soldiers, tokens and points as one list, or "nothing". */
  amounts(amounts: Amounts): string {
    const parts = AMOUNTS.flatMap(([name, message]) => {
      const n = amounts[name] ?? 0;
      return n === 0 ? [] : [this.say(message, { n })];
    });
    return parts.length > 0 ? joined(parts) : this.say("nothing");
  }

  /** Dice that are laid or rolled together, from high to low: `5 + 3 + bonus 4`. */
  group(own: readonly number[], bonus: readonly number[]): string {
    return this.faces(own, bonus).join(" + ");
  }

  /** Dice one by one: `5, 3, bonus 4`, or "none". */
  dice(own: readonly number[], bonus: readonly number[]): string {
    return this.faces(own, bonus).join(", ") || this.say("no-dice");
  }

  private faces(own: readonly number[], bonus: readonly number[]): string[] {
    const falling = (faces: readonly number[]): number[] => [...faces].sort((a, b) => b - a);
    return [...falling(own).map(String), ...falling(bonus).map((face) => this.say("bonus-face", { n: face }))];
  }
}
