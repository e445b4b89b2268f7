/** The words of a game: what each of its things is, for whoever asks at the table and for the glossary. */
import type { JSX } from "preact";
import type { About, Said } from "./asking";

/** What a game knows of its terms, for example of `building:inn`, to be said with its words. */
interface Book<Words> {
  /** Keys of a table that are another term. */
  same: Readonly<Partial<Record<string, string>>>;
  said: (words: Words, kind: string, id: string) => Said | null;
  /** The rule behind a term, or else behind all of its kind. */
  rules: Readonly<Partial<Record<string, string>>>;
  ruleOf: (kind: string, id: string) => string;
}

/** Looks a key up: what is said of it, and by which rule. */
export function lookUp<Words>({ same, said, rules, ruleOf }: Book<Words>): (words: Words, key: string) => About | null {
  return (words, key) => {
    const term = same[key] ?? key;
    const [kind = "", id = ""] = term.split(":");
    const told = said(words, kind, id);
    return told === null ? null : { ...told, term, rule: rules[term] ?? ruleOf(kind, id) };
  };
}

export interface TermGroup {
  /** `glossary-<game>-<name>` is its heading. */
  name: string;
  terms: readonly string[];
}

export interface Terms {
  groups: readonly TermGroup[];
  /** What a term says on its own, without a table. */
  about: (term: string) => About | null;
  /** Its drawing, where it has one. */
  Sketch(props: { term: string }): JSX.Element | null;
}
