/** The components of the game, from its own data: pieces, dice, tracks and disasters. */
import dice from "@games/era/data/dice.toml";
import pieces from "@games/era/data/pieces.toml";
import table from "@games/era/data/table.toml";
import type { GameIconName } from "./drawings";

export type Store = "food" | "wood" | "stone" | "goods";
export const STORES: readonly Store[] = ["food", "wood", "stone", "goods"];
/** Where each track ends. */
export const MOST = Object.fromEntries(
  (table["track"] as { id: Store; most: number }[]).map(({ id, most }) => [id, most]),
) as Readonly<Record<Store, number>>;

export type Face = Store | "culture" | "hammer" | "sword" | "shield" | "skull" | "feather";
export type DieKind = "peasant" | "noble" | "burgher" | "cleric";
export const DIE_KINDS: readonly DieKind[] = ["peasant", "noble", "burgher", "cleric"];
/** The six faces of each kind; the last one is the skull's. */
const DICE = dice["die"] as readonly { id: DieKind; faces: readonly (readonly Face[])[] }[];
export const FACES = Object.fromEntries(DICE.map(({ id, faces }) => [id, faces])) as Readonly<
  Record<DieKind, readonly (readonly Face[])[]>
>;
export const SKULL = 6;
/** After so many throws only a feather throws again. */
export const { throws: THROWS } = table["roll"] as { throws: number };

export type Cell = readonly [number, number];
type Cost = Readonly<Partial<Record<Store, number>>>;

export interface Piece {
  id: string;
  cost: Cost;
  points: number;
  cells: readonly Cell[];
  /** What it brings whenever its owner collects. */
  gives: Cost;
  /** Points at the end for each of what it counts. */
  each: number;
}

interface Entry {
  id?: string;
  length?: number;
  /** Food, wood, stone, goods. */
  cost?: readonly number[];
  points?: number;
  cells?: readonly Cell[];
  gives?: Cost;
  each?: number;
}

function piece(id: string, { cost = [], points = 0, cells = [], gives = {}, each = 0 }: Entry): Piece {
  const price = STORES.map((store, i): [Store, number] => [store, cost[i] ?? 0]).filter(([, n]) => n > 0);
  return { id, cost: Object.fromEntries(price), points, cells, gives, each };
}

function wall(entry: Entry): Piece {
  const cells = Array.from({ length: entry.length ?? 1 }, (_, x): Cell => [x, 0]);
  return piece(`wall_${cells.length}`, { ...entry, cells });
}

export const BUILDINGS: readonly Piece[] = (pieces["building"] as Entry[]).map((entry) => piece(entry.id ?? "", entry));
export const WALLS: readonly Piece[] = (pieces["wall"] as Entry[]).map(wall);
export const SCORCHED: Piece = piece("scorched_land", pieces["scorched"] as Entry);
export const PIECES: ReadonlyMap<string, Piece> = new Map(
  [...BUILDINGS, ...WALLS, SCORCHED].map((each) => [each.id, each]),
);

type Hits = "self" | "others";
export interface Disaster {
  id: string;
  hits: Hits;
  steps: number;
}
/** By skulls, from one on; the last row is for more skulls, too. */
export const DISASTERS: readonly Disaster[] = (table["disaster"] as { id: string; hits: string; steps: number }[]).map(
  ({ id, hits, steps }) => ({
    id,
    hits: hits === "self" ? "self" : "others",
    steps,
  }),
);
/** Points for the largest city and for the most culture; what a solo player's domain can become. */
export const LARGEST_CITY = (table["city"] as { largest: number }).largest;
export const MOST_CULTURE = (table["culture"] as { most: number }).most;
export const RANKS = (table["solo"] as { ranks: [string, number][] }).ranks;
export const SOLO_CITY = (table["solo"] as { city: number }).city;
/** How many steps of disaster it costs to refuse. */
export const REFUSAL = (table["extortion"] as { refusal: number }).refusal;
/** The fields of a domain: so many columns and rows. */
export const DOMAIN = table["domain"] as { width: number; height: number };

export function isWall(id: string): boolean {
  return id.startsWith("wall_");
}

/** Roll, collect, feed, disasters, build, extort. */
export const PHASE_ICONS: readonly GameIconName[] = ["dice", "crate", "bowl", "skull", "hammer", "fist"];
