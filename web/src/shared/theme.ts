/** Daylight or candlelight: as the system wishes, until the reader chooses. */
import { computed, effect, signal } from "@preact/signals";

export type Theme = "daylight" | "candle";
const KEPT = "burgrave.theme";

const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const system = signal<Theme>(darkness.matches ? "candle" : "daylight");
darkness.addEventListener("change", () => {
  system.value = darkness.matches ? "candle" : "daylight";
});

function kept(): Theme | null {
  const choice = localStorage.getItem(KEPT);
  return choice === "daylight" || choice === "candle" ? choice : null;
}

const chosen = signal<Theme | null>(kept());
export const theme = computed<Theme>(() => chosen.value ?? system.value);

effect(() => {
  const root = document.documentElement;
  root.classList.toggle("daylight", chosen.value === "daylight");
  root.classList.toggle("candle", chosen.value === "candle");
});

export function switchTheme(): void {
  const next: Theme = theme.peek() === "candle" ? "daylight" : "candle";
  // What the system wishes anyway need not be kept: then it is followed again.
  chosen.value = next === system.peek() ? null : next;
  if (chosen.peek() === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, next);
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
const quiet = signal(stillness.matches);
stillness.addEventListener("change", () => {
  quiet.value = stillness.matches;
});
/** Does the reader want things to stay in place? */
export const reducedMotion = computed(() => quiet.value);
