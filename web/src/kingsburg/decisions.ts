/** Decisions in words: what is asked, what each answer is, and how an advisor would be paid. */
import type { Facts } from "../shared/i18n";
import { hyphened } from "../shared/telling";
import { answerKey, offered } from "./offers";
import type { ActionInfo, KingsburgView } from "./wire";
import { Words } from "./words";

export class TableWords extends Words {
  constructor(
    readonly view: KingsburgView,
    names: readonly string[],
  ) {
    super(String(view.options["edition"] ?? "revised"), names);
  }

  shortGift(place: number): string {
    return this.say(`table-gift-${place}`);
  }

  shortEffect(id: string): string {
    return this.say(`table-effect-${hyphened(id)}`);
  }

  either(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("table-list-or", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  way(action: ActionInfo): string {
    return this.say("table-way", {
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
    return this.say(step === "influence" ? "table-ask-influence" : `ask-${hyphened(step)}`, facts);
  }

  /** A decision as its button says it. */
  decision(action: ActionInfo): string {
    const verb = verbOf(action);
    const { step } = this.view;
    const goods = action.goods ?? {};
    const effect = offered(this.view);
    if (effect !== null && verb !== "hold-back") return this.say(answerKey(effect, action));
    const payment = (): string => this.amounts({ ...goods, tokens: action.token === true ? 1 : 0 });
    switch (verb) {
      case "take":
      case "lose":
        return this.say(`do-${verb}`, { goods: this.amounts(goods) });
      case "sell":
        return this.say("do-sell", { goods: this.amounts(action.give ?? goods) });
      case "trade":
      case "exchange":
        return this.say(`do-${verb}`, { give: this.amounts(action.give ?? {}), get: this.amounts(action.get ?? {}) });
      case "build":
        return this.say("do-build", {
          building: this.building(action.building ?? ""),
          price: this.amounts(action.price ?? {}),
        });
      case "raise":
        return this.say("do-raise", { building: this.building(action.building ?? "") });
      case "bonus-dice":
      case "army-token":
        return this.say(`do-${verb}`, { n: action.number ?? 0 });
      case "turn":
      case "shift":
        return this.say(`do-${verb}`, { old: action.number ?? 0, new: action.to ?? 0 });
      case "town-hall":
      case "recruit":
        return this.say(`do-${verb}`, { payment: payment() });
      case "governor":
        return this.say("do-governor", { governor: this.governor(action.governor ?? "") });
      case "hold-back":
        return this.say("do-hold-back", { outcome: action.outcome ?? "" });
      case "without":
        return this.say("do-without", { effect: this.effect(action.effect ?? "") });
      case "use":
        return this.say(step === "duke" ? "do-duke" : "do-use");
      case "decline":
        return this.say(step === "duke" ? "do-stay" : step === "fairy" || step === "priest" ? "do-wait" : "do-decline");
      default:
        return this.say(`do-${verb}`);
    }
  }
}

/** What an action does, read from its notation. */
export function verbOf({ text }: ActionInfo): string {
  const [first = "", second = ""] = text.split(" ");
  switch (first) {
    case "build":
      return second === "nothing" ? "build-nothing" : "build";
    case "bonus":
      return "bonus-dice";
    case "town":
      return "town-hall";
    case "send":
      return "army-token";
    case "choose":
      return "governor";
    case "statue":
      return second === "own" ? "reroll-own" : "reroll-bonus";
    case "chapel":
      return "reroll-all";
    case "hold":
      return "hold-back";
    case "ask":
      return "ask-again";
    default:
      return first;
  }
}
