/** What goes over the wire. */

export type Crest = "lion" | "tower" | "fleur" | "stag" | "key";
export const CRESTS: readonly Crest[] = ["lion", "tower", "fleur", "stag", "key"];

export type Good = "gold" | "wood" | "stone";
export type Goods = Partial<Record<Good, number>>;

export type OptionValue = string | boolean;
export type Options = Record<string, OptionValue>;

export interface GameOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
}

export interface BotInfo {
  id: string;
  level: number;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: GameOption[];
  bots: BotInfo[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  /** Empty where nobody sits yet. */
  crest: Crest | "";
  ready: boolean;
  connected: boolean;
  standIn: boolean;
  bot?: string;
  /** Only the owner sees it, and only before the deal. */
  link?: string;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Options;
  status: "lobby" | "running" | "over";
  version: number;
  owner: boolean;
  you: number | null;
  waiting: number[];
  commitment: string;
  seats: SeatInfo[];
  spectate: string;
  rematch: string | null;
}

export interface Me {
  name: string;
  crest: Crest;
  tables: TableInfo[];
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** An event as its viewer may see it: its kind, maybe a seat, its number, and facts by kind. */
export type LogEntry = { n: number; kind: string; seat?: number } & Record<string, unknown>;

export interface ActionInfo {
  id: number;
  /** The notation, such as `influence 8 with 5 3`. */
  text: string;
  kind: string;
  place?: number;
  own?: number[];
  bonus?: number[];
  token?: boolean;
  market?: number;
  envoy?: boolean;
  building?: string;
  price?: Goods;
  saving?: string;
  woodForStone?: boolean;
  goods?: Goods;
  give?: Goods;
  get?: Goods;
  number?: number;
  to?: number;
  governor?: string;
}

export interface Odds {
  win: number;
  draw: number;
  lose: number;
}

export interface ProvinceAdvice {
  building: string;
  state: "built" | "can" | "missing" | "locked";
  price: Goods;
  missing: Goods;
  needs?: string;
}

export interface Advice {
  odds: Odds | null;
  strength: { now: number; withDie: number } | null;
  province: ProvinceAdvice[];
  afterHarvest: string[];
}

/** The engine's view, keys as the engine writes them, spaces included. */
export type View = Record<string, unknown>;

export interface Update {
  version: number;
  view: View;
  names: string[];
  log: LogEntry[];
  logFrom: number;
  waiting: number[];
  legal: ActionInfo[];
  canUndo: boolean;
  question: string;
  advice: Advice | null;
}

export type Points = Record<string, number>;

export interface Luck {
  seat: number;
  pips: number;
  expected: number;
  percentile: number;
  rolls: number;
}

export interface End {
  places: { seat: number; place: number }[];
  scores: Points[];
  byYear: Points[][];
  overTime: number[][];
  luck: Luck[];
  reinforcements: number[];
  dice: {
    commitment: string;
    seed: string;
    shares: string[];
    checked: boolean;
    rolls: number;
  };
}

export type LiveMessage =
  | ({ type: "update" } & Update)
  | { type: "table"; table: TableInfo };

/** What a game's table page gets from the shell. */
export interface TableProps {
  table: TableInfo;
  update: import("@preact/signals").ReadonlySignal<Update>;
  /** Plays an action; resolves when the server has it, rejects with a sentence to show. */
  act: (action: ActionInfo) => Promise<void>;
  undo: () => Promise<void>;
}
