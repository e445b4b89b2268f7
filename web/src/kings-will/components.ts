/** What the page knows of the pieces: their printed faces and their pictures. It works out no rule from them. */
import type { IconName } from "../shared/drawings";
import type { SignName } from "./drawings";
import { BUILDINGS as PRINTED, LANDSCAPES, WILLS as CARDS } from "./printed";
import type { Good, Goods, Resource } from "./wire";

export { BANDS, COINS, DEVELOPMENT, EDUCATION, EMBLEMS, MOOD, ROUNDS, SETTLEMENTS, START_RESOURCES, WRATH } from "./printed";

export interface Building {
  id: string;
  cost: Goods;
  mood: number;
  points: number;
  left: string | null;
  right: string | null;
}

export const BUILDINGS: readonly Building[] = PRINTED;
const BY_ID = new Map(BUILDINGS.map((building) => [building.id, building]));

export function buildingOf(id: string): Building | undefined {
  return BY_ID.get(id);
}

export interface WillCard {
  base: { of: string; need: number };
  wish: { of: string; need: number };
  points: number;
  each: number;
}

export const WILLS: Readonly<Partial<Record<string, WillCard>>> = CARDS;

export const RESOURCES: readonly Resource[] = ["food", "leather", "wood", "stone"];
export const GOODS: readonly Good[] = [...RESOURCES, "coin"];

/** The two actions of each tile, by their words' keys. */
export const ACTIONS: Readonly<Partial<Record<string, readonly [string, string]>>> = {
  harvest: ["fields", "cattle"],
  mine: ["fell-wood", "quarry-stone"],
  enrich: ["explore", "taxes"],
  build: ["found", "erect"],
  govern: ["education", "development"],
  move: ["walk", "swap"],
  multiply: ["offspring", "sell"],
};

/** The word's key of an action's kind on its tile. */
export function actionKey(kind: string, action: string | undefined): string {
  return kind === "harvest" ? (action ?? "").replaceAll("_", "-") : kind;
}

export function yieldOf(landscape: string): Resource | null {
  const known = LANDSCAPES as Readonly<Partial<Record<string, { yields: Resource | null }>>>;
  return known[landscape]?.yields ?? null;
}

export type Band = "low" | "mid" | "high";

export function bandOf(mood: number): Band {
  return mood >= 3 ? "high" : mood >= 0 ? "mid" : "low";
}

/** Which drawing stands for a good: some are shared by all games, some are this game's own. */
export const GOOD_ICONS: Readonly<Record<Good | "peasant", { icon: IconName } | { sign: SignName }>> = {
  food: { sign: "food" },
  leather: { sign: "leather" },
  wood: { icon: "wood" },
  stone: { icon: "stone" },
  coin: { icon: "gold" },
  peasant: { sign: "peasant" },
};

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}

export interface Joined {
  /** The landscape on whose right edge the emblem lies. */
  place: number;
  emblem: string;
}

/** Which edges carry two equal halves. */
export function joined(buildings: readonly (string | null)[]): Joined[] {
  const found: Joined[] = [];
  for (let place = 0; place + 1 < buildings.length; place++) {
    const left = buildingOf(buildings[place] ?? "")?.right ?? null;
    const right = buildingOf(buildings[place + 1] ?? "")?.left ?? null;
    if (left !== null && left === right) found.push({ place, emblem: left });
  }
  return found;
}

/** The row once this tile has gone to the left end. */
export function rowAfter(row: readonly string[], tile: string): string[] {
  return [tile, ...row.filter((other) => other !== tile)];
}
