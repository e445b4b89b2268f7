/** The keyboard: R turns, digits choose dice, T throws, S stops, U undoes, Escape lets go, Space skips. */
import type { Board } from "./state";

export function listen(board: Board): () => void {
  const press = (key: KeyboardEvent): void => {
    const target = key.target as HTMLElement;
    if (key.ctrlKey || key.metaKey || key.altKey || target.matches("input, textarea, select")) return;
    const letter = key.key.toLowerCase();
    if (letter === "r") board.turn(key.shiftKey ? -1 : 1);
    else if (letter === "u") board.takeBack();
    else if (letter === "t") {
      if (board.legal.peek().some(({ kind }) => ["mark", "throw", "quill"].includes(kind))) board.throwDice();
    } else if (letter === "s") {
      const out = board.legal.peek().find(({ kind }) => ["stop", "done", "decline"].includes(kind));
      if (out !== undefined) board.send(out);
    } else if (letter === "g") focusQuestion();
    else if (letter >= "1" && letter <= "9") {
      const die = board.dice.peek()[Number(letter) - 1];
      if (die !== undefined && board.view.peek().step === "roll") board.toggle(die.key);
    } else if (key.key === "Escape") board.letGo();
    else if (key.key === " " && board.pace.busy.peek()) {
      board.pace.skip();
      key.preventDefault();
    }
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}

/** Where the answer to the question is given. */
const ANSWERS: readonly string[] = [
  ".e-field[tabindex]",
  ".e-roll .rd:not([aria-disabled=true])",
  ".e-tray .e-choice",
  ".e-card.can",
  ".e-tray .btn:not([aria-disabled=true])",
];

function focusQuestion(): void {
  const seen = (element: HTMLElement | null): boolean => element !== null && element.offsetParent !== null;
  ANSWERS.map((where) => [...document.querySelectorAll<HTMLElement>(where)].find(seen) ?? null)
    .find(seen)
    ?.focus();
}

/** What was pressed may be gone with its question: the focus then goes on to the next one, not to the page's top. */
export function keepFocus(board: Board): () => void {
  let inside = false;
  const note = (): void => {
    inside = document.activeElement?.closest(".era") != null;
  };
  document.addEventListener("focusin", note);
  const stop = board.legal.subscribe((legal) => {
    requestAnimationFrame(() => {
      if (inside && document.activeElement === document.body && legal.length > 0) focusQuestion();
    });
  });
  return () => {
    document.removeEventListener("focusin", note);
    stop();
  };
}
