/** Optional effects: whose they are, what they give, and how their answers are called. */
import { BUILDINGS, GOVERNORS } from "./components";
import type { Decision, View } from "./wire";

const OFFER = "offer ";

/** The optional effect that is put to somebody, or null. */
export function offered({ step }: View): string | null {
  return step.startsWith(OFFER) ? step.slice(OFFER.length).replaceAll(" ", "_") : null;
}

/** The building or governor that an effect belongs to; the yearly good is that of the player's own governor. */
export function sourceOf(effect: string, governor: string | null): { building?: string; governor?: string } {
  if (BUILDINGS.some((building) => building.id === effect)) return { building: effect };
  if (effect in GOVERNORS) return { governor: effect };
  return effect === "yearly_good" && governor !== null ? { governor } : {};
}

/** What one says to an offer, now and from now on, where that has words of its own. */
const ANSWERS: Partial<Record<string, readonly [now: string, always: string]>> = {
  battle: ["kingsburg-do-fight", "kingsburg-do-always-fight"],
  military_academy: ["kingsburg-do-higher", "kingsburg-do-always-higher"],
  warden: ["kingsburg-do-save", "kingsburg-do-always-save"],
};
const REFUSALS: Partial<Record<string, string>> = {
  military_academy: "kingsburg-do-lower",
  warden: "kingsburg-do-let-fall",
};

/** How the catalogue names an answer. */
export function answerKey(effect: string, action: Decision): string {
  const [now, always] = ANSWERS[effect] ?? ["kingsburg-do-accept", "kingsburg-do-always"];
  switch (action.kind) {
    case "decline":
      return REFUSALS[effect] ?? "kingsburg-do-not-this-time";
    case "always":
      return action.effect === "everything" ? "kingsburg-do-always-everything" : always;
    default:
      return now;
  }
}
