/** The words of a game: what each of its things is, for whoever asks at the table and for the glossary. */
import type { JSX } from "preact";
import type { About } from "./asking";

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
