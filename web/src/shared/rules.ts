/** The rules beside the table: whether they are open, and at which rule. */
import { signal } from "@preact/signals";
import { matching } from "./media";

/** Where a reader was led; each opening is one of its own, also at the same rule. */
export interface Opening {
  rule: string;
}

/** The rule of the present step, at a table; null on every other page. */
export const presentRule = signal<string | null>(null);
/** Open at a rule, or not. */
export const opening = signal<Opening | null>(null);
/** On small pages the rules cover the table; on others they stand beside it. */
export const covering = matching("(max-width: 1279px)");

let from: Element | null = null;

/** Opens the rules at one of them: the present step's, unless another is meant. */
export function openRules(rule = presentRule.peek() ?? ""): void {
  if (opening.peek() === null) from = document.activeElement;
  opening.value = { rule };
}

/** Closes them; the focus goes back to what opened them, if it is still there. */
export function closeRules(): void {
  if (opening.peek() === null) return;
  const inside = document.activeElement?.closest(".rules-beside") != null;
  opening.value = null;
  if (!inside && document.activeElement !== document.body) return;
  const back = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : toTable();
  back?.focus({ preventScroll: true });
}

function toTable(): HTMLElement | null {
  const main = document.querySelector("main");
  if (main !== null) main.tabIndex = -1;
  return main;
}
