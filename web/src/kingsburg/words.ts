/** Names, amounts and lists of the game in the reader's language. */
import { type Facts, t } from "../shared/i18n";
import { numbersOf, PRIVATE, rank as rankOf } from "./components";
import { sourceOf } from "./offers";

export type Amounts = Readonly<Record<string, number | undefined>>;

/** What gifts, rewards and penalties are made of, in the order in which they are told. */
const AMOUNTS = ["gold", "wood", "stone", "any", "soldiers", "tokens", "buildings", "points"];
const GOODS = new Set(["gold", "wood", "stone", "any"]);
const ROMAN = ["0", "I", "II", "III", "IV", "V"];

export function hyphened(name: string): string {
  return name.replaceAll("_", "-").replaceAll(" ", "-");
}

export function roman(year: number): string {
  return ROMAN[year] ?? String(year);
}

/** How the catalogue names a place at court: 1 to 18, or the Politician's own. */
export function advisorKey(place: number): string {
  const rank = PRIVATE.includes(place) ? rankOf(place) : undefined;
  return rank === undefined ? `advisor-${place}` : `advisor-private-${rank}`;
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
    return this.say(advisorKey(place));
  }

  advisorGift(place: number): string {
    return this.say(`${advisorKey(place)}-gift`);
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
      if (typeof number === "number") facts[name] = name === "battle" ? plus(number) : number;
    for (const number of Object.values((numbersOf(id)["against"] ?? {}) as Record<string, number>))
      facts["against"] = plus(number);
    return facts;
  }

  /** The building or governor whose effect it is, or what else it is called. */
  effect(name: string): string {
    const { building, governor } = sourceOf(name, null);
    if (building !== undefined) return this.building(building);
    return governor === undefined ? this.say(`effect-${hyphened(name)}`) : this.governor(governor);
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
    const parts: string[] = [];
    for (const name of AMOUNTS) {
      const n = amounts[name] ?? 0;
      if (n !== 0) parts.push(this.say(GOODS.has(name) ? `goods-${name}` : name, { n }));
    }
    return parts.length > 0 ? this.joined(parts) : this.say("nothing");
  }

  /** A list in a sentence: commas, and a word before the last part. */
  joined(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
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
    return [...falling(own).map(String), ...falling(bonus).map((face) => this.say("bonus-face", { face }))];
  }
}

function plus(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
