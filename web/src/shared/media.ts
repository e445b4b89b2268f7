/** What the styles ask about the page and its reader, as signals. */
import { type ReadonlySignal, signal } from "@preact/signals";

export function matching(query: string): ReadonlySignal<boolean> {
  const media = window.matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}

/** A phone's page: one view at a time. */
export const narrow = matching("(max-width: 720px)");
/** A finger, not a mouse: nothing can be pointed at. */
export const touch = matching("(hover: none)");
/** A finger, perhaps besides a mouse. */
export const fingers = matching("(any-pointer: coarse)");
/** A page on which everything stands below each other. */
export const oneColumn = matching("(max-width: 1279px)");
/** A page with room for what else lies behind a tab. */
export const wide = matching("(min-width: 1700px)");
