/** Optional effects: whose they are, what they give, and how their answers are called. */
import { BUILDINGS, GOVERNORS, numberOf, numbersOf } from "./components";
import type { ActionInfo, KingsburgView } from "./wire";
import type { Amounts } from "./words";

const OFFER = "offer ";

/** The optional effect that is put to somebody, or null. */
export function offered({ step }: KingsburgView): string | null {
  return step.startsWith(OFFER) ? step.slice(OFFER.length) : null;
}

/** The building or governor that an effect belongs to; the yearly good is that of the player's own governor. */
export function sourceOf(effect: string, governor: string | null): { building?: string; governor?: string } {
  const id = effect.replaceAll(" ", "_");
  if (BUILDINGS.some((building) => building.id === id)) return { building: id };
  if (id in GOVERNORS) return { governor: id };
  return effect === "yearly good" && governor !== null ? { governor } : {};
}

/** Effects whose answers have words of their own. */
const WAYS: Partial<Record<string, string>> = { battle: "fight", "military academy": "higher", warden: "save" };
const REFUSALS: Partial<Record<string, string>> = {
  "military academy": "kingsburg-do-lower",
  warden: "kingsburg-do-let-fall",
};

/** How the catalogue names an answer. */
export function answerKey(effect: string, action: ActionInfo): string {
  const way = WAYS[effect];
  switch (action.kind) {
    case "decline":
      return REFUSALS[effect] ?? "kingsburg-do-not-this-time";
    case "always":
      if (action.effect === "everything") return "kingsburg-do-always-everything";
      return way === undefined ? "kingsburg-do-always" : `kingsburg-do-always-${way}`;
    default:
      return way === undefined ? "kingsburg-do-accept" : `kingsburg-do-${way}`;
  }
}

/** What an effect gives, where that is a number of pieces. */
export function gainOf(effect: string, view: KingsburgView): Amounts {
  const side = view.viewer === null ? undefined : view.seats[view.viewer];
  if (side === undefined) return {};
  const id = effect.replaceAll(" ", "_");
  switch (effect) {
    case "merchants guild":
    case "heiress":
    case "tax collector":
      return { gold: numberOf(id, "gold") };
    case "yearly good":
      return { [String(numbersOf(side.governor ?? "")["yearly"])]: 1 };
    case "stables":
    case "training camp":
      return { soldiers: numberOf(id, "soldiers") };
    case "military academy":
      return { soldiers: Math.max(view.academy ?? 0, side.reinforcement) };
    case "cathedral":
      return {
        points: Math.floor(
          ((side.goods.gold ?? 0) + (side.goods.wood ?? 0) + (side.goods.stone ?? 0)) / numberOf(id, "goods"),
        ),
      };
    case "chronicler":
      return {
        points: numberOf(
          id,
          view.battle?.winners.length === 1 && view.battle.winners[0] === view.viewer ? "alone" : "drawn",
        ),
      };
    case "minstrel": {
      const points = view.seats.map((other) => other.points);
      return {
        points:
          (Math.max(...points) > side.points ? numberOf(id, "behind") : 0) +
          (Math.min(...points) === side.points ? numberOf(id, "last") : 0),
      };
    }
    case "battle":
    case "farms":
    case "warden":
      return {};
    case "embassy":
    case "fortress":
      return { points: numberOf(id, "scores") };
    default:
      return { points: numberOf(id, "points") };
  }
}
