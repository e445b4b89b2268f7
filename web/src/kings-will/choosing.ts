/** What is chosen so far, and which legal decision it comes to. Pure. */
import type { Decision, Goods } from "./wire";

/** Some of a decision's facts, as they are clicked together. */
export type Wish = Partial<
  Pick<
    Decision,
    | "kind"
    | "tile"
    | "action"
    | "card"
    | "settlement"
    | "building"
    | "place"
    | "saving"
    | "to"
    | "give"
    | "get"
    | "good"
    | "offer"
    | "will"
  >
>;

export function fits(act: Decision, wish: Wish): boolean {
  return (Object.keys(wish) as (keyof Wish)[]).every((field) => act[field] === wish[field]);
}

/** What a kind of decision needs before it can be played; the rest is preset. */
const NEEDS: Partial<Record<string, readonly (keyof Wish)[]>> = {
  take: ["tile"],
  harvest: ["action"],
  explore: ["card"],
  found: ["settlement"],
  erect: ["building"],
  walk: ["place", "to"],
  swap: ["give", "get"],
  offspring: ["place"],
  sell: ["good"],
  dismiss: ["place"],
  commit: ["card"],
  neutral: ["card"],
  give: ["offer"],
  hamlet: ["place"],
  put: ["will"],
};

function worth(act: Decision): number {
  return (act.joins ?? []).reduce((sum, join) => sum + join.points, 0);
}

/** The decision that a wish comes to: the best of those that fit, once enough is chosen. */
export function pickedOf(legal: readonly Decision[], wish: Wish | null): Decision | null {
  if (wish?.kind === undefined) return null;
  const matches = legal.filter((act) => fits(act, wish));
  const only = matches.length === 1 ? matches[0] : undefined;
  if (only !== undefined && wish.kind !== "walk") return only;
  const needs = NEEDS[wish.kind] ?? [];
  const chosen = needs.every((field) => wish[field] !== undefined);
  // Which peasant goes is never preset.
  if (!chosen || (wish.kind === "give" && wish.place === undefined && matches.some((act) => act.place !== undefined)))
    return null;
  let best: Decision | null = null;
  for (const act of matches) if (best === null || worth(act) > worth(best)) best = act;
  return best;
}

/** A wish with one more part; a part that goes with nothing chosen so far begins anew. */
export function wishWith(legal: readonly Decision[], before: Wish | null, part: Wish): Wish {
  if (before === null || before.kind !== part.kind) return part;
  const whole = { ...before, ...part };
  if (legal.some((act) => fits(act, whole))) return whole;
  // A new building may not stand where the old one would have: what was chosen first gives way.
  const kept = Object.entries(before).reverse();
  for (let n = 1; n < kept.length; n++) {
    const less: Wish = { ...Object.fromEntries(kept.slice(n).reverse()), ...part };
    if (legal.some((act) => fits(act, less))) return less;
  }
  return part;
}

function sameGoods(one: Goods, other: Goods): boolean {
  return (["food", "leather", "wood", "stone", "coin"] as const).every(
    (good) => (one[good] ?? 0) === (other[good] ?? 0),
  );
}

/** The decision of the set-up that a draft comes to. */
export function laidOut(legal: readonly Decision[], draft: Draft): Decision | null {
  return (
    legal.find((act) => {
      if (act.kind === "land") return act.order?.join() === draft.order.join();
      if (act.kind === "peasants") return act.places?.join() === [...draft.peasants].sort((a, b) => a - b).join();
      if (act.kind === "store") return sameGoods(act.goods ?? {}, draft.store);
      return false;
    }) ?? null
  );
}

export interface Draft {
  order: readonly string[];
  peasants: readonly number[];
  store: Goods;
}
