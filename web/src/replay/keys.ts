/** The keyboard of who looks back: space plays, arrows step, with shift by parts, + and − for the pace, Home and End. */
import { type Looking, SPEEDS } from "./state";

export function listen(back: Looking): () => void {
  const press = (key: KeyboardEvent): void => {
    const target = key.target as HTMLElement;
    const typing = target.matches("textarea, select, input:not([type=range])");
    if (key.ctrlKey || key.metaKey || key.altKey || typing || target.closest("dialog") !== null) return;
    // A button that has the focus is pressed by the space bar, and lines of the log are walked by arrows.
    if (key.key === " " && target.closest("button, a, summary") !== null) return;
    const done = act(back, key);
    if (!done) return;
    key.preventDefault();
    key.stopPropagation();
  };
  // Before the table's own keys: here nobody plays.
  window.addEventListener("keydown", press, true);
  return () => window.removeEventListener("keydown", press, true);
}

function act(back: Looking, { key, shiftKey }: KeyboardEvent): boolean {
  const last = back.frames.moments.length - 1;
  if (key === "ArrowRight") back.step(1, shiftKey ? "part" : back.stride.peek());
  else if (key === "ArrowLeft") back.step(-1, shiftKey ? "part" : back.stride.peek());
  else if (key === "Home") back.go(0);
  else if (key === "End") back.go(last);
  else if (key === "+" || key === "-") faster(back, key === "+" ? 1 : -1);
  else if (key === " ") {
    if (back.playing.peek()) back.pause();
    else back.play();
  } else if (key.toLowerCase() === "e") document.querySelector<HTMLElement>(".rp-eyes [aria-pressed=false]")?.click();
  else return false;
  return true;
}

function faster(back: Looking, by: 1 | -1): void {
  const next = SPEEDS[SPEEDS.indexOf(back.speed.peek()) + by];
  if (next !== undefined) back.speed.value = next;
}
