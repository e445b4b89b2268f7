/** The printed components that the page shows: it never works out a rule from them. */
import type { IconName } from "../shared/drawings";
import type { Goods } from "./wire";

export interface Building {
  id: string;
  row: string;
  column: number;
  cost: Goods;
  points: number;
}

const building = (id: string, row: string, column: number, cost: Goods, points: number): Building => ({
  id, row, column, cost, points,
});

export const BUILDINGS: readonly Building[] = [
  building("sawmill", "A", 1, { wood: 2, stone: 1 }, 1),
  building("quarry", "A", 2, { gold: 1, wood: 1, stone: 2 }, 2),
  building("goldsmith", "A", 3, { gold: 2, wood: 2, stone: 2 }, 3),
  building("mint", "A", 4, { gold: 6, wood: 1, stone: 1 }, 5),
  building("statue", "B", 1, { gold: 2 }, 3),
  building("chapel", "B", 2, { gold: 3, stone: 1 }, 5),
  building("church", "B", 3, { gold: 3, wood: 1, stone: 2 }, 7),
  building("cathedral", "B", 4, { gold: 5, stone: 3 }, 9),
  building("inn", "C", 1, { gold: 1, wood: 1 }, 0),
  building("market", "C", 2, { gold: 2, wood: 2 }, 1),
  building("farms", "C", 3, { gold: 2, wood: 3, stone: 1 }, 2),
  building("merchants_guild", "C", 4, { gold: 3, wood: 1, stone: 2 }, 4),
  building("guard_tower", "D", 1, { gold: 1, stone: 1 }, 1),
  building("blacksmith", "D", 2, { gold: 1, wood: 2 }, 2),
  building("barracks", "D", 3, { gold: 2, wood: 2, stone: 1 }, 4),
  building("wizards_guild", "D", 4, { gold: 3, wood: 2, stone: 2 }, 6),
  building("palisade", "E", 1, { wood: 2 }, 0),
  building("stables", "E", 2, { gold: 1, wood: 1, stone: 1 }, 2),
  building("stone_wall", "E", 3, { gold: 2, stone: 2 }, 2),
  building("fortress", "E", 4, { gold: 3, stone: 2 }, 4),
  building("barricade", "F", 1, { wood: 1 }, 0),
  building("crane", "F", 2, { wood: 1, stone: 1 }, 1),
  building("town_hall", "F", 3, { gold: 2, wood: 1, stone: 1 }, 2),
  building("embassy", "F", 4, { gold: 2, wood: 2, stone: 2 }, 4),
  building("improvised_defenses", "G", 1, { stone: 1 }, 0),
  building("recruiting_center", "G", 2, { gold: 1, wood: 1 }, 1),
  building("training_camp", "G", 3, { gold: 1, wood: 2 }, 2),
  building("military_academy", "G", 4, { gold: 2, wood: 1, stone: 1 }, 3),
];

/** The buildings of a table: rows A and G come with More Buildings. */
export function buildingsOf(more: boolean): readonly Building[] {
  return more ? BUILDINGS : BUILDINGS.filter(({ row }) => row !== "A" && row !== "G");
}

/** The weakest and the strongest enemy of each year. */
export const YEARS: readonly (readonly [number, number])[] = [[2, 4], [3, 5], [4, 6], [5, 7], [7, 9]];
export const ROMAN = ["0", "I", "II", "III", "IV", "V"] as const;

/** What an advisor gives, in pictures: icons, and signs between them. */
export type Sign = IconName | "or" | "+" | "→" | `${number}` | `−${number}`;
export const GIFTS: Readonly<Record<number, readonly Sign[]>> = {
  1: ["vp"],
  2: ["gold"],
  3: ["wood"],
  4: ["gold", "or", "wood"],
  5: ["soldier"],
  6: ["any", "→", "any", "any"],
  7: ["any", "token"],
  8: ["gold", "gold"],
  9: ["wood", "+", "gold", "or", "stone"],
  10: ["soldier", "soldier", "eye"],
  11: ["stone", "+", "wood", "or", "gold"],
  12: ["any", "any", "token"],
  13: ["stone", "stone", "stone"],
  14: ["−1", "vp", "→", "any", "3"],
  15: ["gold", "wood", "stone"],
  16: ["gold", "gold", "gold", "gold"],
  17: ["any", "any", "vp", "3", "eye"],
  18: ["gold", "wood", "stone", "soldier"],
  19: ["any"],
  20: ["any", "any"],
};

/** The Politician's own two advisors stand behind the 18 of the court. */
export const PRIVATE: readonly number[] = [19, 20];
export const COURT: readonly number[] = Array.from({ length: 18 }, (_, i) => i + 1);
/** The number that stands on an advisor. */
export function rank(place: number): number {
  return place === 19 ? 5 : place === 20 ? 10 : place;
}

export const PHASE_ICONS: readonly IconName[] = [
  "kingdie", "spring", "crown", "summer", "envoy", "autumn", "soldier", "winter",
];

export type Provenance = "printed" | "reconstructed" | "house";
export const GOVERNORS: Readonly<Record<string, Provenance>> = {
  sorcerer: "printed",
  prince: "printed",
  priest: "reconstructed",
  duke: "reconstructed",
  preacher: "reconstructed",
  minstrel: "reconstructed",
  philosopher: "reconstructed",
  politician: "reconstructed",
  tax_collector: "reconstructed",
  architect: "reconstructed",
  carpenter: "reconstructed",
  miner: "reconstructed",
  sculptor: "reconstructed",
  fairy: "reconstructed",
  debtor: "reconstructed",
  heiress: "house",
  damsel: "house",
  general: "house",
  trickster: "house",
  steward: "house",
  warden: "house",
  chronicler: "house",
  herald: "house",
  merchant_prince: "house",
};
