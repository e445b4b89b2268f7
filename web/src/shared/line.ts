/** What a table says in the page's head where it is narrow: when it is, in place of the table's name. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

export const headLine = signal<{ Line: () => JSX.Element } | null>(null);

/** Shows the line as long as the table stands; `of` is what it tells of. */
export function useHeadLine(Line: () => JSX.Element, of: unknown): void {
  useEffect(() => {
    headLine.value = { Line };
    return () => {
      headLine.value = null;
    };
  }, [of]);
}
