/** Names, amounts and lists of the game in the reader's language. */
import { type Facts, form, has, joined, type Noun, signed, t, titled } from "../shared/i18n";
import { hyphened, named, roman, Teller, toldOf } from "../shared/telling";
import {
  type Building,
  bandOf,
  effectsOf,
  GOODS,
  SETTLEMENTS,
  type Settlement,
  type Step,
  TREAT_MOOD,
  VISIT,
  WILLS,
} from "./components";
import { TELLING } from "./sheet";
import type { Amounts, Decision, Side, TributeAdvice, Update } from "./wire";

/** What prices and gains are made of, in the order in which it is told, and the message of each. */
const MESSAGES = TELLING.facts["gains"]?.names ?? {};
const AMOUNTS = [...GOODS, "peasant"] as const;

export class Words {
  readonly names: readonly string[];

  constructor(names: readonly string[] = []) {
    this.names = names;
  }

  say(key: string, facts: Facts = {}): string {
    return t(key, facts);
  }

  has(key: string): boolean {
    return has(key);
  }

  player(seat: number): string {
    return this.names[seat] ?? t("seat", { n: seat + 1 });
  }

  players(seats: readonly number[]): string {
    return this.joined(seats.map((seat) => this.player(seat)));
  }

  tile(id: string): string {
    return id === "king" ? this.say("kings-will-table-tile-king") : named(TELLING, "tile", id);
  }

  building(id: string, as = ""): string {
    return named(TELLING, "building", id, as);
  }

  buildingEffect(building: Building): string {
    return building.gain === undefined ? this.effect("building", building) : this.step(building.gain);
  }

  buildingDoes(building: Building): string {
    return this.atOnce(building, this.buildingEffect(building));
  }

  settlementDoes(settlement: Settlement): string {
    return this.atOnce(settlement, this.effect("settlement", settlement));
  }

  /** What a piece does at once to the mood, and what after that. */
  private atOnce(piece: Settlement, effect: string): string {
    return piece.mood === 0 ? effect : `${this.moodBy(piece.mood)}; ${effect}`;
  }

  /** The same in two or three words. */
  buildingShort(building: Building): string {
    return this.say(`kings-will-table-effect-${hyphened(building.id)}`, this.numbers(building));
  }

  settlementEffect(id: string): string {
    const settlement = SETTLEMENTS.find((each) => each.id === id);
    return settlement === undefined ? "" : this.effect("settlement", settlement);
  }

  private effect(what: string, piece: Settlement): string {
    return toldOf(TELLING, what, piece.id, "effect", this.numbers(piece));
  }

  /** The numbers of what a piece does, for the sentence about it. */
  private numbers(piece: Settlement): Facts {
    const facts: Facts = { n: piece.gain?.more ?? 0 };
    for (const number of effectsOf(piece)) {
      if (typeof number === "object") {
        facts["goods"] = this.amounts(number);
        facts["n"] = Math.max(...Object.values(number));
      } else facts["n"] = Math.abs(number);
    }
    return facts;
  }

  /** What a level of a scale brings: something cheaper, a richer harvest, points. */
  step({ settlement, saves, action, more, points }: Step): string {
    if (settlement !== undefined)
      return this.say(`kings-will-saves-${settlement}`, { goods: this.amounts(saves ?? {}) });
    if (action !== undefined) return this.say(`kings-will-more-${hyphened(action)}`, { n: more ?? 0 });
    return this.points(points ?? 0);
  }

  settlement(id: string, as = ""): string {
    return named(TELLING, "settlement", id, as);
  }

  landscape(id: string, as = ""): string {
    return named(TELLING, "landscape", id, as);
  }

  /** A short name, as it stands on the landscape. */
  landscapeShort(id: string): string {
    return this.say(`kings-will-table-landscape-${id}`);
  }

  /** A landscape within a sentence, or several. */
  spots(...ids: string[]): Noun {
    return (as) => joined(ids.map((id) => this.landscape(id, as)));
  }

  will(id: string): string {
    return named(TELLING, "card", id);
  }

  /** The base and the wish of a card. */
  willText(id: string): string {
    const card = WILLS.get(id);
    if (card === undefined) return "";
    const measure = (of: string, n: number): string => named(TELLING, "base", of, "", { n });
    const base = measure(card.base_of, card.base);
    if (card.each !== undefined) {
      const wish = named(TELLING, "each", card.wish_of, "", {
        points: this.points(card.each),
        most: card.points,
      });
      return this.say("kings-will-will-each", { base, wish });
    }
    const wish = measure(card.wish_of, card.wish);
    return this.say("kings-will-will-text", { base, wish, points: this.points(card.points) });
  }

  emblem(id: string): string {
    return named(TELLING, "emblems", id);
  }

  /** The mood as everywhere: its number and the word of its band. */
  mood(mood: number): string {
    return `${signed(mood)} ${this.band(mood)}`;
  }

  /** How the mood changes. */
  moodBy(by: number): string {
    return this.say("kings-will-table-mood-by", { by: by === 0 ? "±0" : signed(by) });
  }

  band(mood: number): string {
    return this.bandName(bandOf(mood));
  }

  bandName(band: string): string {
    return named(TELLING, "band", band);
  }

  /** How I stand with the king's tribute: answered, payable, or what is missing. */
  tribute({ answered, missing }: TributeAdvice): string {
    if (answered !== null) return this.say(answered === "paid" ? "kings-will-table-paid" : "kings-will-table-unpaid");
    return Object.keys(missing).length === 0
      ? this.say("kings-will-table-can-pay")
      : this.say("kings-will-table-missing", { goods: this.amounts(missing) });
  }

  /** What a rebellion would cost me. */
  rebels(side: Side | undefined): string {
    if (side?.buildings.includes("chapel") === true) return this.say("kings-will-table-rebels-calmed");
    return this.say("kings-will-table-rebels", { n: VISIT.rebellion_points });
  }

  amounts(amounts: Amounts, as = ""): string {
    const parts = AMOUNTS.flatMap((name) => {
      const n = amounts[name] ?? 0;
      return n === 0 ? [] : [this.goods(name, n, as)];
    });
    return parts.length > 0 ? this.joined(parts) : form("nothing", as);
  }

  /** So many of a good, or so many peasants. */
  goods(name: string, n: number, as = ""): string {
    return form(MESSAGES[name] ?? name, as, { n });
  }

  /** A good without a number. */
  good(good: string): string {
    return this.say(`kings-will-table-good-${good}`);
  }

  /** An action in a word or two, as it stands on its tile. */
  act(act: string): string {
    return this.say(`kings-will-table-act-${act}`);
  }

  /** An action as a title. */
  action(action: string): string {
    return this.say(`kings-will-table-action-${action}`);
  }

  tab(tab: string): string {
    return this.say(`kings-will-table-tab-${tab}`);
  }

  points(n: number, as = ""): string {
    return form("points", as, { n });
  }

  /** A list in a sentence: commas, and a word before the last part. */
  joined(parts: readonly string[]): string {
    return joined(parts);
  }

  /** What the button says that plays an action; `landscapeAt` tells what lies at a place. */
  decision(act: Decision, landscapeAt: (place: number) => string): string {
    const spot = this.spots(act.place === undefined ? "" : landscapeAt(act.place));
    const key = `kings-will-table-do-${hyphened(act.kind)}`;
    switch (act.kind) {
      case "harvest":
        return this.say(key, { action: hyphened(act.action ?? ""), goods: this.amounts(act.gain ?? {}) });
      case "taxes":
      case "sell":
        return this.say(key, { goods: this.amounts(act.gain ?? {}), good: this.good(act.good ?? "coin") });
      case "walk":
        return act.finds === true
          ? this.say("kings-will-table-do-find", { side: act.side ?? "left" })
          : this.walk(landscapeAt(act.to ?? 0));
      case "swap":
        return this.say(key, { give: this.good(act.give ?? "food"), get: this.good(act.get ?? "food") });
      case "treat":
        return this.say(key, { goods: this.amounts(act.price ?? {}), n: TREAT_MOOD });
      case "give":
        return this.give((act.peasants ?? 0) > 0 ? { peasant: act.peasants ?? 0 } : (act.price ?? {}), act.points ?? 0);
      case "land":
      case "peasants":
      case "store":
        return this.say(key);
      default:
        return this.does(act.kind, {
          tile: () => this.tile(act.tile ?? ""),
          n: () => romanCard(act.card ?? 0),
          settlement: (as) => this.settlement(act.settlement ?? "", as),
          building: (as) => this.building(act.building ?? "", as),
          card: () => this.will(act.will ?? ""),
          spot,
        });
    }
  }

  /** What a button says that does what the terminal calls alike. */
  does(kind: string, facts: Facts): string {
    return this.say(`kings-will-do-${hyphened(kind)}`, facts);
  }

  /** What is given to the king, and what for. */
  give(price: Amounts, points: number): string {
    return this.does("give", { goods: (as) => this.amounts(price, as), points: (as) => this.points(points, as) });
  }

  walk(to: string): string {
    return titled(this.say("kings-will-table-do-walk", { spot: this.spots(to) }));
  }
}

/** What tells the events of a game to a reader, who may have a seat. */
export function tellerFor({ names, view }: Update, you: number | null): Teller {
  return new Teller(TELLING, { names, you, options: view.options });
}

/** How many letters a name needs in one line. */
export function longestWord(name: string): number {
  return Math.max(...name.split(" ").map(({ length }) => length));
}

export function romanCard(place: number): string {
  return roman(place + 1);
}
