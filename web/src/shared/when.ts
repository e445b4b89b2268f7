/** When something was and how long it took, as the reader's own language and region write it. */
import { language } from "./i18n";

/** The language that is spoken, with the reader's region if the browser has one for it. */
function locale(): string {
  return navigator.languages.find((each) => each.slice(0, 2).toLowerCase() === language.value) ?? language.value;
}

/** A day and its hour, from seconds since 1970. */
export function dayAndHour(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(new Date(seconds * 1000));
}

const UNITS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** A span of time in its two largest units: "1 hour 20 minutes"; under a minute it is one. */
export function span(seconds: number): string {
  const first = UNITS.findIndex((each) => seconds >= each.seconds);
  const [large, small] = first === -1 ? UNITS.slice(2) : UNITS.slice(first, first + 2);
  if (large === undefined) return "";
  const told = (unit: string, n: number): string =>
    new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(n);
  const whole = Math.max(1, Math.floor(seconds / large.seconds));
  const rest = small === undefined ? 0 : Math.floor((seconds % large.seconds) / small.seconds);
  return [told(large.unit, whole), ...(small === undefined || rest === 0 ? [] : [told(small.unit, rest)])].join(" ");
}
