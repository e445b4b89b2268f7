/** The engine's view of Kingsburg as it comes over the wire, read with types. */
import type { Goods, Options, View } from "../shared/types";

export interface Group {
  place: number;
  /** Nobody's dice are neutral ones. */
  seat: number | null;
  own?: number[];
  bonus?: number[];
  token?: boolean;
  market?: number;
  envoy?: boolean;
}

export interface Amounts extends Goods {
  any?: number;
  soldiers?: number;
  tokens?: number;
  buildings?: number;
  points?: number;
}

export interface EnemyCard {
  enemy: string;
  strength: number;
  penalty: Amounts;
  reward: Amounts;
}

export interface Enemy {
  weakest: number;
  strongest: number;
  "seen by": number[];
  revealed: boolean;
  card?: EnemyCard;
}

export interface Side {
  goods: Goods;
  tokens: number;
  soldiers: number;
  buildings: string[];
  own: number[];
  bonus: number[];
  "bonus due": number;
  used: string[];
  governor: string | null;
  reinforcement: number;
  points: number;
  "army tokens"?: number[];
  offer?: string[];
  choice?: string | number;
}

export interface KingsburgView {
  options: Options;
  viewer: number | null;
  year: number;
  season: string;
  phase: number;
  step: string;
  advisor: number | null;
  over: boolean;
  drawing: boolean;
  asked: number[];
  order: number[];
  passed: number[];
  envoy: number | null;
  neutral: { three: number[]; two: number[] };
  court: Group[];
  enemy: Enemy | null;
  seats: Side[];
}

export function readView(view: View): KingsburgView {
  return view as unknown as KingsburgView;
}
