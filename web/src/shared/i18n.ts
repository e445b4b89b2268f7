/** The reader's language: the same catalogues as the terminal's, switched at once by a signal. */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { article } from "./article";

export type Language = "en" | "de" | "hu";
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "hu", name: "Magyar" },
];
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Fact = string | number | boolean;
/** A fact that says itself in each form that a message asks for: as it is, or `acc` for what is asked for as `goods_acc`. */
export type Noun = (as: string) => string;
export type Facts = Record<string, Fact | Noun>;

const KEPT = "burgrave.language";
const loaders: Texts = {
  en: () => import("@texts/pages/en"),
  de: () => import("@texts/pages/de"),
  hu: () => import("@texts/pages/hu"),
};
const bundles = new Map<Language, FluentBundle>();
const spoken = signal<Language>("en");

/** The language that is spoken now; reading it in a component follows every switch. */
export const language = spoken;

function isLanguage(code: string): code is Language {
  return code in loaders;
}

function wished(): Language {
  const kept = localStorage.getItem(KEPT);
  for (const wish of [kept ?? "", ...navigator.languages]) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

/** Catalogues by language, fetched when they are needed. */
export type Texts = Record<Language, () => Promise<{ default: string[] }>>;
/** What has been brought in besides the pages' own texts, and in which languages it has arrived. */
const brought = new Map<Texts, Set<Language>>();

async function load(code: Language): Promise<void> {
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false, functions: { AZ } });
  if (!bundles.has(code)) {
    for (const page of (await loaders[code]()).default) bundle.addResource(new FluentResource(page));
    bundles.set(code, bundle);
    // The first number in a language takes its time: better now, while the page is still fetched.
    new Intl.NumberFormat(code).format(0);
  }
  for (const [texts, there] of brought) {
    if (there.has(code)) continue;
    for (const page of (await texts[code]()).default) bundle.addResource(new FluentResource(page));
    there.add(code);
  }
}

/** Brings in the texts of a game, now and at every change of language. */
export async function bring(texts: Texts): Promise<void> {
  if (!brought.has(texts)) brought.set(texts, new Set());
  await load(spoken.peek());
}

/** What fetches a part of a page, and before it the texts that it says. */
export function saying<Part>(texts: Texts | readonly Texts[], part: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await Promise.all([texts].flat().map(bring));
    return part();
  };
}

/** Speaks the language that the reader chose or the browser asks for. */
export async function startSpeaking(): Promise<void> {
  await load(wished());
  tell(wished());
}

export async function speak(code: Language): Promise<void> {
  await load(code);
  localStorage.setItem(KEPT, code);
  tell(code);
}

function tell(code: Language): void {
  document.documentElement.lang = code;
  spoken.value = code;
}

/** Is there such a message? */
export function has(key: string): boolean {
  return bundles.get(spoken.value)?.hasMessage(key) ?? false;
}

/** The message with these facts put in; truth values are told as "yes" and "no". */
export function t(key: string, facts: Facts = {}): string {
  return form(key, "", facts);
}

/** The message in a grammatical form, or as it is where the language has no such form. */
export function form(key: string, name: string, facts: Facts = {}): string {
  const bundle = bundles.get(spoken.value);
  const pattern = patternOf(key, name);
  if (bundle === undefined || pattern === null) {
    if (import.meta.env?.DEV) console.warn(`no message ${key}`);
    return key;
  }
  const told: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value !== "function") told[fact] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
    else
      for (const asked of asks(key, name))
        if (asked.split("_")[0] === fact) told[asked] = value(asked.slice(fact.length + 1));
  }
  // Facts that only choose a wording may be left out: the default wording is said then.
  return bundle.formatPattern(pattern, told, []);
}

function patternOf(key: string, form: string): Pattern | null {
  const message = bundles.get(spoken.value)?.getMessage(key);
  return message?.attributes[form] ?? message?.value ?? null;
}

const asked = new WeakMap<object, ReadonlySet<string>>();

/** The facts that a message shows or chooses by. */
export function asks(key: string, form = ""): ReadonlySet<string> {
  const pattern = patternOf(key, form);
  if (typeof pattern !== "object" || pattern === null) return new Set();
  const known = asked.get(pattern) ?? new Set(factsIn(pattern));
  asked.set(pattern, known);
  return known;
}

/** The names of all facts in a pattern, and in what it quotes. */
function factsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(factsIn);
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && "name" in node && typeof node.name === "string") {
    if (node.type === "var") return [node.name];
    if (node.type === "mesg")
      return factsIn(patternOf(node.name, "attr" in node && typeof node.attr === "string" ? node.attr : ""));
  }
  return Object.values(node).flatMap(factsIn);
}

/** The Hungarian article of what follows it. */
const AZ: FluentFunction = ([what]) => article(what instanceof FluentNumber ? what.value : String(what));

/** The message about somebody, or the one to the reader, where there is one of its own. */
export function inPerson(key: string, you: boolean, facts: Facts = {}): string {
  const mine = `${key}-you`;
  return t(you && has(mine) ? mine : key, facts);
}

/** A list in a sentence: commas, and a word before the last part. */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

/** A name as it stands alone, with a capital. */
export function titled(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}

/** What is a part of a sentence elsewhere, as a sentence of its own. */
export function sentence(text: string): string {
  return text === "" || text.endsWith(".") ? titled(text) : `${titled(text)}.`;
}

/** A number as print has it, with a true minus. */
export function printed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** The same with a plus, too. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : printed(n);
}

/** How days and hours are written where the reader lives, in the language that is spoken. */
export function habits(): string {
  const own = navigator.languages.find((wish) => wish.slice(0, 2).toLowerCase() === spoken.value);
  return own ?? (spoken.value === "en" ? "en-GB" : spoken.value);
}

/** The day of a moment in seconds since 1970: today and yesterday by name, others by date. */
export function dayOf(seconds: number): string {
  const then = new Date(seconds * 1000);
  const now = new Date();
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days <= 1) return new Intl.RelativeTimeFormat(spoken.value, { numeric: "auto" }).format(-days, "day");
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(spoken.value, { day: "numeric", month: "long", ...year }).format(then);
}
