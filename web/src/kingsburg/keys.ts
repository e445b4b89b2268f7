/** The keyboard: 1-6 toggle dice, P passes, U undoes, Escape lets go, Space skips, G goes to the question. */
import { verbOf } from "./decisions";
import type { Board } from "./state";

export function listen(board: Board): () => void {
  const press = (key: KeyboardEvent): void => {
    const target = key.target as HTMLElement;
    if (
      key.ctrlKey ||
      key.metaKey ||
      key.altKey ||
      target.matches("input, textarea, select") ||
      target.closest("dialog") !== null
    )
      return;
    if (key.key >= "1" && key.key <= "6") toggle(board, Number(key.key));
    else if (key.key === "p" || key.key === "P") {
      const pass = board.legal.peek().find((action) => verbOf(action) === "pass");
      if (pass !== undefined) board.send(pass);
    } else if (key.key === "u" || key.key === "U") board.takeBack();
    else if (key.key === "g" || key.key === "G") focusQuestion();
    else if (key.key === "Escape") {
      board.letGo();
      board.pointed.value = null;
      board.battle.value = null;
    } else if (key.key === " " && board.pace.busy.peek()) {
      board.pace.skip();
      key.preventDefault();
    }
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}

/** The face that is pressed goes up, die by die; when all lie up, they go down again. */
function toggle(board: Board, face: number): void {
  const dice = board.dice.peek().filter((die) => die.face === face);
  const next = dice.find((die) => !board.raised.peek().has(die.key)) ?? dice.at(-1);
  if (next !== undefined) board.toggleDie(next.key);
}

/** Where the answer to the question is given: the first lit advisor, the first choice, or the way out. */
function focusQuestion(): void {
  const first = [".adv.chosen, .adv.reach", ".tray .choice", ".tray .btn.out", ".tray .btn:not([aria-disabled=true])"]
    .map((where) => document.querySelector<HTMLElement>(where))
    .find((element) => element !== null);
  first?.focus();
}

/** By then a new question stands on the page; in milliseconds. */
const DRAWN = 60;

/** A button that was pressed may be gone with its question: the focus then goes on to the next one, not to the page's top. */
export function keepFocus(board: Board): () => void {
  let inTable = false;
  const note = (): void => {
    inTable = document.activeElement?.closest(".kb") != null;
  };
  document.addEventListener("focusin", note);
  const stop = board.legal.subscribe((legal) => {
    // The page has to show the new question first.
    window.setTimeout(() => {
      if (inTable && document.activeElement === document.body && legal.length > 0) focusQuestion();
    }, DRAWN);
  });
  return () => {
    document.removeEventListener("focusin", note);
    stop();
  };
}
