/** What the things of The Carter are: a sentence each, with the number of the rule. */
import type { JSX } from "preact";
import { Die } from "../shared/drawings";
import { has, t } from "../shared/i18n";
import { lookUp, type Terms } from "../shared/terms";

const TERMS = ["die", "load", "robbers"] as const;
const RULES: Readonly<Record<string, string>> = { die: "C-2.1", load: "C-2.3", robbers: "C-2.2" };

export const termOf = lookUp<null>({
  same: { "die:own": "die", "die:white": "die" },
  said: (_, kind) => {
    const key = `carter-what-${kind}`;
    return has(key) ? { name: t(key), text: t(`${key}-about`) } : null;
  },
  rules: RULES,
  ruleOf: () => "",
});

function Sketch({ term }: { term: string }): JSX.Element | null {
  return term === "die" ? <Die face={5} crest={null} /> : null;
}

export const terms: Terms = {
  groups: [{ name: "things", terms: TERMS }],
  about: (term) => termOf(null, term),
  Sketch,
};
