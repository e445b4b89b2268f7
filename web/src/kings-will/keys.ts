/** The keyboard: arrows walk, Enter chooses, P passes, U undoes, Escape lets go, Space skips, G plays what is chosen or goes to what is asked. */
import { type Board, wayOut } from "./state";

/** Moves the focus in a group of buttons; `columns` of 1 means that all arrows go one on. */
export function walkGroup(press: KeyboardEvent, group: HTMLElement | null, selector: string, columns: number): void {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[press.key];
  if (group === null || (step === undefined && press.key !== "Home" && press.key !== "End")) return;
  const all = [...group.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetParent !== null);
  const from = (press.target as HTMLElement).closest<HTMLElement>(selector);
  const at = from === null ? -1 : all.indexOf(from);
  if (at < 0) return;
  const to = press.key === "Home" ? 0 : press.key === "End" ? all.length - 1 : at + (step ?? 0);
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  if (next === undefined || next === all[at]) return;
  press.preventDefault();
  next.focus();
}

/** How many columns a grid has just now. */
export function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}

/** What can be chosen, where the reader finds it first: the row, the desk, the land, a page beside. */
const CHOICES = [
  ".kw-tile.open",
  ".kw-desk button:not([aria-disabled=true])",
  ".kw-land button:not([aria-disabled=true])",
  ".kw-pane button:not([aria-disabled=true])",
];

function focusQuestion(): void {
  for (const choices of CHOICES) {
    const found = [...document.querySelectorAll<HTMLElement>(choices)].find((each) => each.offsetParent !== null);
    if (found !== undefined) {
      found.focus();
      return;
    }
  }
}

export function listen(board: Board): () => void {
  const press = (key: KeyboardEvent): void => {
    const target = key.target as HTMLElement;
    if (key.ctrlKey || key.metaKey || key.altKey || target.matches("input, textarea, select")) return;
    const pressed = key.key.toLowerCase();
    if (pressed === "p") {
      const pass = wayOut(board.legal.peek());
      if (pass !== undefined) board.send(pass);
    } else if (pressed === "g") {
      const picked = board.picked.peek();
      if (picked !== null) board.send(picked);
      else focusQuestion();
    } else if (pressed.startsWith("arrow") && document.activeElement === document.body) {
      // What had the focus went with the last decision.
      focusQuestion();
      key.preventDefault();
    } else if (pressed === "u") board.takeBack();
    else if (key.key === "Escape") board.letGo();
    else if (key.key === " " && board.pace.busy.peek()) {
      board.pace.skip();
      key.preventDefault();
    }
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
