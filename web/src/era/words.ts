/** Names, amounts and lists of the game in the reader's language. */
import { type Facts, form, joined, t, titled } from "../shared/i18n";
import { hyphened, messageOf, named, Teller } from "../shared/telling";
import { DIE_KINDS, type DieKind, type Disaster, FACES, isWall, PIECES, STORES } from "./components";
import { cellsOf, fieldName, type Place } from "./grid";
import { TELLING } from "./sheet";

export type Amounts = Readonly<Partial<Record<string, number>>>;

/** The messages of symbols, of dice that are counted, and of a die. */
const MESSAGES = TELLING.facts["symbols"]?.names ?? {};
const COUNTED = TELLING.facts["dice_gained"]?.names ?? {};
const DIE = TELLING.facts["dice"]?.within?.["die"]?.messages ?? "";
const SYMBOLS = [...STORES, "culture", "hammer", "sword", "shield", "skull", "feather"] as const;

/** How often each symbol is on a face. */
export function symbolsOf(kind: DieKind, face: number): Amounts {
  const symbols = FACES[kind][face - 1] ?? [];
  return Object.fromEntries(symbols.map((symbol) => [symbol, symbols.filter((other) => other === symbol).length]));
}

/** Tells the log to somebody at the table, or to one who looks on. */
export function tellerFor(names: readonly string[], you: number | null): Teller {
  return new Teller(TELLING, { names, you });
}

/** Says the game's parts to one reader. */
export class Words {
  constructor(
    private readonly names: readonly string[] = [],
    private readonly viewer: number | null = null,
  ) {}

  say(key: string, facts: Facts = {}): string {
    return t(key, facts);
  }

  player(seat: number): string {
    return this.names[seat] ?? this.say("seat", { n: seat + 1 });
  }

  /** A player, or "you". */
  whom(seat: number): string {
    return seat === this.viewer ? this.say("era-table-you") : this.player(seat);
  }

  piece(id: string, as = ""): string {
    return named(TELLING, "piece", id, as);
  }

  /** What a piece does, with its numbers. */
  effect(id: string): string {
    return this.say(`era-effect-${isWall(id) ? "wall" : hyphened(id)}`, this.numbers(id));
  }

  /** The same in a few words. */
  short(id: string): string {
    return this.say(`era-table-effect-${isWall(id) ? "wall" : hyphened(id)}`, this.numbers(id));
  }

  private numbers(id: string): Facts {
    const { gives = {}, each = 0 } = PIECES.get(id) ?? {};
    return { given: this.amounts(gives), n: each, points: this.say("points", { n: each }) };
  }

  /** What a disaster does; "n" counts what it would hit. */
  disasterDoes({ id, steps }: Disaster, n: number): string {
    return this.say(`era-table-does-${id}`, { n, steps });
  }

  /** A piece within a sentence. */
  inner(id: string): Facts {
    return { piece: (as) => this.piece(id, as) };
  }

  store(store: string, n: number, as = ""): string {
    return form(MESSAGES[store] ?? store, as, { n });
  }

  /** One of a resource within a sentence. */
  unit(store: string): Facts {
    return { amount: (as) => this.store(store, 1, as) };
  }

  /** A resource without a number. */
  resource(store: string): string {
    return this.say(`era-table-store-${store}`);
  }

  phase(phase: number | string): string {
    return this.say(`era-phase-${phase}`);
  }

  award(id: string): string {
    return this.say(`era-table-award-${id}`);
  }

  tab(tab: string): string {
    return this.say(`era-table-tab-${tab}`);
  }

  private listed(amounts: Amounts): string[] {
    return SYMBOLS.filter((name) => (amounts[name] ?? 0) !== 0).map((name) => this.store(name, amounts[name] ?? 0));
  }

  /** Resources, symbols and the like, such as "2 wood and 1 stone". */
  amounts(amounts: Amounts): string {
    return this.joined(this.listed(amounts));
  }

  /** Numbers of dice by kind. */
  diceCount(counts: Readonly<Partial<Record<DieKind, number>>>): string {
    const told = DIE_KINDS.filter((kind) => (counts[kind] ?? 0) !== 0).map((kind) => this.die(kind, counts[kind] ?? 0));
    return this.joined(told);
  }

  /** A die with what it shows. */
  face(kind: DieKind, face: number): string {
    return this.say("era-face", {
      die: t(messageOf(DIE, kind)),
      symbols: this.amounts(symbolsOf(kind, face)),
    });
  }

  /** A disaster's name as a title. */
  disaster(id: string): string {
    return titled(named(TELLING, "disaster", id));
  }

  /** What a solo player's domain has become, as a title. */
  rank(id: string): string {
    return titled(this.rankWithin(id));
  }

  /** The same within a sentence. */
  rankWithin(id: string): string {
    return named(TELLING, "rank", id);
  }

  /** The dice of a kind, as a title. */
  kind(kind: DieKind, n: number): string {
    return this.say(`era-table-kind-${kind}`, { n });
  }

  die(kind: DieKind, n: number): string {
    return this.say(COUNTED[kind] ?? kind, { n });
  }

  /** "a, b and c" */
  joined(parts: readonly string[]): string {
    return parts.length === 0 ? this.say("nothing") : joined(parts);
  }

  players(seats: readonly number[]): string {
    return this.joined(seats.map((seat) => this.player(seat)));
  }

  /** The first and the last field of a place: "K9 to L11". */
  fields(place: Place): string {
    const cells = cellsOf(place);
    const [x, y] = [cells.map(([cx]) => cx), cells.map(([, cy]) => cy)];
    const [from, to] = [fieldName(Math.min(...x), Math.min(...y)), fieldName(Math.max(...x), Math.max(...y))];
    return from === to ? from : this.say("era-table-from-to", { from, to });
  }

  percent(chance: number, digits = 0): string {
    const n = 100 * Math.max(0, chance);
    const least = digits === 0 ? 0.5 : 0.05;
    const text =
      n > 1e-9 && n < least
        ? `< ${(2 * least).toFixed(digits)}`
        : n < least
          ? "0"
          : n > 99.95
            ? "100"
            : n.toFixed(digits);
    const comma = this.say("decimal", { whole: 0, tenths: 1 }).includes(",");
    return this.say("era-table-percent", { n: comma ? text.replace(".", ",") : text });
  }
}
