/** What the page knows of the pieces: their printed faces and their pictures. It works out no rule from them. */

import buildings from "@games/kings_will/data/buildings.toml";
import landscapes from "@games/kings_will/data/landscapes.toml";
import scales from "@games/kings_will/data/scales.toml";
import settlements from "@games/kings_will/data/settlements.toml";
import travel from "@games/kings_will/data/travel.toml";
import wills from "@games/kings_will/data/wills.toml";
import type { IconName } from "../shared/drawings";
import type { GameIconName } from "./drawings";
import type { Good, Goods, Resource } from "./wire";

export interface Settlement {
  id: string;
  cost: Goods;
  mood: number;
  points: number;
  /** Which harvest it makes richer, and by how much. */
  gain?: Step;
}

export const SETTLEMENTS = settlements["settlement"] as readonly Settlement[];

/** An edge without half an emblem says so with an empty word. */
export interface Building extends Settlement {
  left: string;
  right: string;
}

export const BUILDINGS = buildings["building"] as readonly Building[];
const BY_ID = new Map(BUILDINGS.map((building) => [building.id, building]));

export function buildingOf(id: string): Building | undefined {
  return BY_ID.get(id);
}

const PLAIN = new Set(["id", "pieces", "cost", "mood", "points", "offspring", "left", "right", "gain"]);

/** The numbers of what a settlement or building does: plain ones, and goods. */
export function effectsOf(piece: Settlement): (number | Goods)[] {
  const facts: [string, number | Goods][] = Object.entries(piece);
  return facts.filter(([name]) => !PLAIN.has(name)).map(([, fact]) => fact);
}

/** What a second child costs, and by how much a treat lifts the mood. */
export const SECOND_CHILD = of<Goods>("midwife", "second_child");
export const TREAT_MOOD = of<number>("tavern", "treat_mood");

function of<Kind>(building: string, effect: string): Kind {
  const effects: Readonly<Record<string, unknown>> = { ...BY_ID.get(building) };
  return effects[effect] as Kind;
}

/** What a whole emblem scores. */
export const EMBLEMS = buildings["emblems"] as Readonly<Record<string, number>>;

export interface WillCard {
  id: string;
  base_of: string;
  base: number;
  wish_of: string;
  wish: number;
  points: number;
  each?: number;
}

export const WILLS: ReadonlyMap<string, WillCard> = new Map(
  (wills["will"] as readonly WillCard[]).map((card) => [card.id, card]),
);
/** What the king's wrath costs. */
export const WRATH = -(wills["wrath"] as { points: number }).points;

/** A step of a scale: what it makes cheaper or richer, or what it scores. */
export interface Step {
  settlement?: string;
  saves?: Goods;
  action?: string;
  more?: number;
  points?: number;
}

export const EDUCATION = scales["education"] as readonly Step[];
export const DEVELOPMENT = scales["development"] as readonly Step[];
export const MOOD = scales["mood"] as { least: number; rebellion: number; most: number };
export const TAXES = scales["taxes"] as { mood: number };
export const VISIT = scales["visit"] as {
  rounds: number;
  cards: number;
  unpaid_points: number;
  unpaid_mood: number;
  rebellion_points: number;
};
export const ROUNDS = VISIT.rounds;
export const START = scales["start"] as { landscapes: string[]; peasants: number; resources: number };
export const ROW = scales["row"] as { start: string[]; locked: number; rightmost: number; active: number };
export const BANDS = travel["band"] as readonly { id: Band; least: number }[];

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

interface Landscape {
  id: string;
  yields: Resource | "";
  sites: number;
  places: number;
}

const LAND = new Map((landscapes["landscape"] as Landscape[]).map((each) => [each.id, each]));

export const LANDSCAPES: readonly string[] = [...LAND.keys()];

export function yieldOf(landscape: string): Resource | null {
  return LAND.get(landscape)?.yields || null;
}

/** How many settlements and how many peasants find room there. */
export function roomOn(landscape: string): { sites: number; places: number } {
  const { sites = 0, places = 0 } = LAND.get(landscape) ?? {};
  return { sites, places };
}

export type Band = "low" | "mid" | "high";

export function bandOf(mood: number): Band {
  return BANDS.findLast(({ least }) => mood >= least)?.id ?? "low";
}

/** Which drawing stands for a good: some are shared by all games, some are this game's own. */
export const GOOD_ICONS: Readonly<Record<Good | "peasant", { icon: IconName } | { sign: GameIconName }>> = {
  food: { sign: "food" },
  leather: { sign: "leather" },
  wood: { icon: "wood" },
  stone: { icon: "stone" },
  coin: { icon: "gold" },
  peasant: { sign: "peasant" },
};

export interface Joined {
  /** The landscape on whose right edge the emblem lies. */
  place: number;
  emblem: string;
}

/** Which edges carry two equal halves. */
export function joined(row: readonly (string | null)[]): Joined[] {
  const found: Joined[] = [];
  for (let place = 0; place + 1 < row.length; place++) {
    const left = buildingOf(row[place] ?? "")?.right ?? "";
    const right = buildingOf(row[place + 1] ?? "")?.left ?? "";
    if (left !== "" && left === right) found.push({ place, emblem: left });
  }
  return found;
}

/** The row once this tile has gone to the left end. */
export function rowAfter(row: readonly string[], tile: string): string[] {
  return [tile, ...row.filter((other) => other !== tile)];
}
