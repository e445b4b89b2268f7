/** The keyboard: 1-6 toggle dice, P passes, U undoes, Escape lets go, Space skips. */
import { verbOf } from "./decisions";
import type { Board } from "./state";

export function listen(board: Board): () => void {
  const press = (key: KeyboardEvent): void => {
    const target = key.target as HTMLElement;
    if (key.ctrlKey || key.metaKey || key.altKey || target.matches("input, textarea, select")) return;
    if (key.key >= "1" && key.key <= "6") {
      const face = Number(key.key);
      // The face that is pressed goes up, die by die; when all lie up, they go down again.
      const dice = board.dice.peek().filter((die) => die.face === face);
      const next = dice.find((die) => !board.raised.peek().has(die.key)) ?? dice.at(-1);
      if (next !== undefined) board.toggleDie(next.key);
    } else if (key.key === "p" || key.key === "P") {
      const pass = board.legal.peek().find((action) => verbOf(action) === "pass");
      if (pass !== undefined) board.send(pass);
    } else if (key.key === "u" || key.key === "U") board.takeBack();
    else if (key.key === "Escape") {
      board.letGo();
      board.pointed.value = null;
    } else if (key.key === " " && board.pace.busy.peek()) {
      board.pace.skip();
      key.preventDefault();
    }
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
