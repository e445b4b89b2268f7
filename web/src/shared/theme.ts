/** Daylight or candlelight: as the system wishes, until the reader chooses. */
import { computed, effect, signal } from "@preact/signals";

export type Theme = "daylight" | "candle";
/** What can be chosen: one of the two, or to follow the system. */
export type ThemeChoice = Theme | "system";
export const THEMES: readonly ThemeChoice[] = ["system", "daylight", "candle"];
const KEPT = "burgrave.theme";

const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const system = signal<Theme>(darkness.matches ? "candle" : "daylight");
darkness.addEventListener("change", () => {
  system.value = darkness.matches ? "candle" : "daylight";
});

function kept(): ThemeChoice {
  const choice = localStorage.getItem(KEPT);
  return THEMES.find((theme) => theme === choice) ?? "system";
}

export const themeChoice = signal<ThemeChoice>(kept());
export const theme = computed<Theme>(() => (themeChoice.value === "system" ? system.value : themeChoice.value));

effect(() => {
  const root = document.documentElement;
  root.classList.toggle("daylight", themeChoice.value === "daylight");
  root.classList.toggle("candle", themeChoice.value === "candle");
});

export function chooseTheme(choice: ThemeChoice): void {
  themeChoice.value = choice;
  if (choice === "system") localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, choice);
}

/** The other light; what the system wishes anyway need not be kept: then it is followed again. */
export function switchTheme(): void {
  const next: Theme = theme.peek() === "candle" ? "daylight" : "candle";
  chooseTheme(next === system.peek() ? "system" : next);
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
const quiet = signal(stillness.matches);
stillness.addEventListener("change", () => {
  quiet.value = stillness.matches;
});
/** Does the reader want things to stay in place? */
export const reducedMotion = computed(() => quiet.value);
