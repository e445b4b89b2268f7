/** Decisions in words: what is asked, what each answer is, and how an advisor would be paid. */
import type { Facts } from "../shared/i18n";
import { hyphened } from "../shared/telling";
import { answerKey, offered } from "./offers";
import type { Decision, View } from "./wire";
import { Words } from "./words";

export class TableWords extends Words {
  constructor(
    readonly view: View,
    names: readonly string[],
  ) {
    super(String(view.options["edition"] ?? "revised"), names);
  }

  either(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("kingsburg-table-list-or", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  way(action: Decision): string {
    return this.say("kingsburg-table-way", {
      dice: this.group(action.own ?? [], action.bonus ?? []),
      token: action.token ?? false,
      market: action.market ?? 0,
      envoy: action.envoy ?? false,
    });
  }

  question(): string {
    const { step, viewer, seats } = this.view;
    const governor = viewer === null ? null : (seats[viewer]?.governor ?? null);
    const facts: Facts = governor === null ? {} : { governor: this.governor(governor) };
    return this.say(step === "influence" ? "kingsburg-table-ask-influence" : `kingsburg-ask-${hyphened(step)}`, facts);
  }

  /** A decision as its button says it. */
  decision(action: Decision): string {
    const verb = verbOf(action);
    const { step } = this.view;
    const goods = action.goods ?? {};
    const effect = offered(this.view);
    if (effect !== null && verb !== "hold-back") return this.say(answerKey(effect, action));
    const building = action.building ?? "";
    const own = `kingsburg-do-${verb}`;
    switch (verb) {
      case "take":
      case "lose":
        return this.say(own, { goods: this.goods(goods) });
      case "trade":
      case "exchange":
      case "sell":
      case "sawmill":
      case "quarry":
      case "goldsmith":
      case "town-hall":
      case "recruit":
        return this.say(own, { give: this.goods(action.give ?? {}), get: this.goods(action.get ?? {}) });
      case "prince":
        return this.say("kingsburg-do-prince", { dice: this.faces("prince") });
      case "build":
      case "raise":
        return this.say(own, {
          building: (as) => this.building(building, as),
          price: this.amounts(action.price ?? {}),
        });
      case "bonus-dice":
      case "army-token":
        return this.say(own, { n: action.number ?? 0 });
      case "turn":
      case "shift":
        return this.say(own, { old: action.number ?? 0, new: action.to ?? 0 });
      case "governor":
        return this.say("kingsburg-do-governor", { governor: this.governor(action.governor ?? "") });
      case "hold-back":
        return this.say("kingsburg-do-hold-back", { outcome: action.outcome ?? "" });
      case "without":
        return this.say("kingsburg-do-without", { effect: this.effect(action.effect ?? "") });
      case "use":
        return this.say(step === "duke" ? "kingsburg-do-duke" : "kingsburg-do-use");
      case "decline":
        return this.say(
          step === "duke"
            ? "kingsburg-do-stay"
            : step === "fairy" || step === "priest"
              ? "kingsburg-do-wait"
              : "kingsburg-do-decline",
        );
      default:
        return this.say(own);
    }
  }
}

/** What the catalogue calls otherwise than its kind. */
const VERBS: Partial<Record<string, string>> = {
  chapel: "reroll-all",
  send: "army-token",
  statue_bonus: "reroll-bonus",
  statue_own: "reroll-own",
};

/** What an action does, in the catalogue's word. */
export function verbOf({ kind }: Decision): string {
  return VERBS[kind] ?? hyphened(kind);
}
