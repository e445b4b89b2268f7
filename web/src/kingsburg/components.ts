/** The printed components that the page shows: it never works out a rule from them. */

import data from "@games/kingsburg/data/buildings.toml";
import enemies from "@games/kingsburg/data/enemies.toml";
import { kinds as governors } from "@games/kingsburg/data/governors.toml?provenance";
import type { IconName } from "../shared/drawings";
import type { Goods } from "./wire";

export interface Building {
  id: string;
  row: string;
  column: number;
  cost: Goods;
  points: number;
}

interface Entry extends Omit<Building, "cost"> {
  /** Gold, wood, stone. */
  cost: readonly [number, number, number];
}

export const BUILDINGS: readonly Building[] = (data["building"] as Entry[]).map(
  ({ id, row, column, cost: [gold, wood, stone], points }) => ({
    id,
    row,
    column,
    cost: onlySome({ gold, wood, stone }),
    points,
  }),
);

function onlySome(goods: Goods): Goods {
  return Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));
}

/** The buildings of a table: rows A and G come with More Buildings. */
export function buildingsOf(more: boolean): readonly Building[] {
  return more ? BUILDINGS : BUILDINGS.filter(({ row }) => row !== "A" && row !== "G");
}

/** The weakest and the strongest enemy of each year. */
export const YEARS: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5].map((year) => {
  const strengths = (enemies["enemy"] as { year: number; strength: number }[]).flatMap((enemy) =>
    enemy.year === year ? [enemy.strength] : [],
  );
  return [Math.min(...strengths), Math.max(...strengths)];
});
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
  "kingdie",
  "spring",
  "crown",
  "summer",
  "envoy",
  "autumn",
  "soldier",
  "winter",
];

/** Every governor, and whence it is known. */
export const GOVERNORS = governors;
