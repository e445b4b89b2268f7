/** The printed components that the page shows: it never works out a rule from them. */

import court from "@games/kingsburg/data/advisors.toml";
import data from "@games/kingsburg/data/buildings.toml";
import enemies from "@games/kingsburg/data/enemies.toml";
import cards from "@games/kingsburg/data/governors.toml";
import { kinds as governors } from "@games/kingsburg/data/governors.toml?provenance";
import type { GameIconName } from "./drawings";
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

/** The numbers of a building or a governor, as they are printed. */
interface Numbers {
  readonly id?: string;
  readonly shift?: number;
  /** So many, or the faces that they come to show. */
  readonly dice?: number | readonly number[];
  readonly years?: readonly number[];
  readonly start?: readonly number[];
  readonly yearly?: readonly number[];
  readonly against?: Readonly<Record<string, number>>;
  readonly [name: string]: unknown;
}
const NUMBERS = new Map<string, Numbers>(
  [...(data["building"] as Numbers[]), ...(cards["governor"] as Numbers[])].map((entry) => [entry.id ?? "", entry]),
);

export function numbersOf(id: string): Numbers {
  return NUMBERS.get(id) ?? {};
}

/** How far the Market leads a group, up or down. */
export const { shift: MARKET_SHIFT = 0 } = numbersOf("market");
/** What the Prince's dice become. */
export const PRINCES_DICE = [numbersOf("prince").dice ?? []].flat();

function onlySome(goods: Goods): Goods {
  return Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));
}

const ROWS = [...new Set(BUILDINGS.map(({ row }) => row))];

/** The buildings of a table: the first row and the last come with More Buildings. */
export function buildingsOf(more: boolean): readonly Building[] {
  return more ? BUILDINGS : BUILDINGS.filter(({ row }) => ROWS.slice(1, -1).includes(row));
}

const CARDS = enemies["enemy"] as { year: number; strength: number }[];
/** The weakest and the strongest enemy of each year. */
export const YEARS: readonly (readonly [number, number])[] = [...new Set(CARDS.map(({ year }) => year))].map((of) => {
  const strengths = CARDS.flatMap(({ year, strength }) => (year === of ? [strength] : []));
  return [Math.min(...strengths), Math.max(...strengths)];
});
export const ROMAN = ["0", "I", "II", "III", "IV", "V"] as const;

/** What an advisor gives, in pictures: icons, and signs between them. */
export type Sign = GameIconName | "or" | "+" | "→" | `${number}` | `−${number}`;
interface Advisor {
  rank: number;
  goods?: readonly number[];
  choice?: readonly string[];
  any?: number;
  soldiers?: number;
  tokens?: number;
  points?: number;
  price?: number;
  /** So many goods of one kind for so many of each other kind. */
  trade?: { pays: number; brings: number };
  look?: boolean;
}

export const ADVISORS: readonly Advisor[] = [...(court["advisor"] as Advisor[]), ...(court["private"] as Advisor[])];
export const KINDS = ["gold", "wood", "stone"] as const;

function times(n: number, sign: GameIconName): Sign[] {
  return Array.from({ length: n }, () => sign);
}

type Kind = (typeof KINDS)[number];

/** What all sets of goods have in common, and then what each has besides. */
export function shared(sets: readonly string[]): [common: Kind[], besides: Kind[]] {
  const goods = sets.map((set) => set.split(" ") as Kind[]);
  const common = KINDS.filter((kind) => goods.every((set) => set.includes(kind)));
  return [common, goods.flatMap((set) => set.filter((kind) => !common.includes(kind)))];
}

function choice(sets: readonly string[]): Sign[] {
  const [common, besides] = shared(sets);
  const ways = besides.flatMap((kind, i): Sign[] => (i === 0 ? [kind] : ["or", kind]));
  return common.length > 0 ? [...common, "+", ...ways] : ways;
}

function gift({ goods = [], any = 0, soldiers = 0, tokens = 0, points = 0, price = 0, ...more }: Advisor): Sign[] {
  if (more.trade !== undefined) {
    const { pays, brings } = more.trade;
    return [...times(pays, "any"), "→", ...times((KINDS.length - 1) * brings, "any")];
  }
  return [
    ...(price > 0 ? ([`−${price}`, "vp", "→"] as const) : []),
    ...KINDS.flatMap((kind, i) => times(goods[i] ?? 0, kind)),
    ...(more.choice === undefined ? [] : choice(more.choice)),
    ...(any > 2 ? (["any", `${any}`] as const) : times(any, "any")),
    ...times(soldiers, "soldier"),
    ...times(tokens, "token"),
    ...(points > 1 ? (["vp", `${points}`] as const) : times(points, "vp")),
    ...(more.look === true ? (["eye"] as const) : []),
  ];
}

export const GIFTS: Readonly<Record<number, readonly Sign[]>> = Object.fromEntries(
  ADVISORS.map((advisor, i) => [i + 1, gift(advisor)]),
);

export const COURT: readonly number[] = (court["advisor"] as Advisor[]).map((_, i) => i + 1);
/** The Politician's own two advisors stand behind those of the court. */
export const PRIVATE: readonly number[] = (court["private"] as Advisor[]).map((_, i) => COURT.length + i + 1);
/** The number that stands on an advisor. */
export function rank(place: number): number {
  return ADVISORS[place - 1]?.rank ?? place;
}

export const PHASE_ICONS: readonly GameIconName[] = [
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
