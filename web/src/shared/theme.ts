/** Daylight or candlelight: as the system wishes, until the reader chooses. */
import { computed, effect, signal } from "@preact/signals";
import { matching } from "./media";

export type Theme = "daylight" | "candle";
/** What can be chosen: one of the two, or to follow the system. */
export type ThemeChoice = Theme | "system";
export const THEMES: readonly ThemeChoice[] = ["system", "daylight", "candle"];
const KEPT = "burgrave.theme";

const darkness = matching("(prefers-color-scheme: dark)");
const system = computed<Theme>(() => (darkness.value ? "candle" : "daylight"));

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

/** Does the reader want things to stay in place? */
export const reducedMotion = matching("(prefers-reduced-motion: reduce)");
