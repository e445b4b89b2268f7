/** Optional effects: whose they are, what they give, and how their answers are called. */
import { BUILDINGS, GOVERNORS } from "./components";
import type { ActionInfo, KingsburgView } from "./wire";

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
