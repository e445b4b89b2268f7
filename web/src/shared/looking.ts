/** The way from a line of the log to the board as it was then, on pages from which that can be seen. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const lookAt = signal<((line: number) => void) | null>(null);

/** Lines lead there as long as the page stands; null for a page on which another part says where. */
export function useLookAt(look: ((line: number) => void) | null, of: unknown): void {
  useEffect(() => {
    if (look === null) return undefined;
    lookAt.value = look;
    return () => {
      lookAt.value = null;
    };
  }, [of]);
}

/** Where a game is looked back at: at its beginning, at a moment, or where a line of my log was told. */
export function replayPath(id: string, at?: { moment: number } | { line: number }): string {
  const page = `/t/${encodeURIComponent(id)}/replay`;
  if (at === undefined) return page;
  return "moment" in at ? `${page}#${at.moment}` : `${page}#line=${at.line}`;
}
