/** Who I am: what the server knows, and what I have typed that it does not know yet. Nothing typed is lost. */
import { signal } from "@preact/signals";
import { api, type WhoWish } from "./api";
import { t } from "./i18n";
import type { Crest, Me } from "./types";

type Who = Pick<Me, "name" | "crest">;

/** So many characters a name has at most, as the server counts them. */
const LONGEST = 40;
const DRAFT = "burgrave.name";

/** As the server last told; null until it has. */
export const who = signal<Who | null>(null);
/** What stands in the field and is not kept yet; a page that is loaded anew still has it. */
export const draft = signal<string | null>(sessionStorage.getItem(DRAFT));
/** Why what was typed is not kept. */
export const problem = signal("");

/** Other tabs of mine: each hears at once what another one has changed. */
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("burgrave.who");
if (tabs !== null) tabs.onmessage = ({ data }: MessageEvent<Who>) => hear(data);

/** Counts changes, so that an answer asked for before one is known to be older. */
let changes = 0;
let queue: Promise<unknown> = Promise.resolve();

/** One change after the other: what I wish last is what stands in the end. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const next = queue.then(job);
  queue = next.catch(() => undefined);
  return next;
}

function hear({ name, crest }: Who): void {
  changes++;
  who.value = { name, crest };
}

async function tell(wish: WhoWish): Promise<void> {
  changes++;
  const now = await api.rename(wish);
  hear(now);
  tabs?.postMessage(who.peek());
}

/** My own page as the server has it; who I am follows it, unless I have changed that meanwhile. */
export async function lookUp(): Promise<Me> {
  const before = changes;
  const me = await api.me();
  if (before === changes || who.peek() === null) who.value = { name: me.name, crest: me.crest };
  return me;
}

/** What was typed, as it would be kept. */
function inOrder(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\uFE0E\uFE0F]/g, "")
    .trim()
    .replace(/\s+/g, " ");
}

/** Why this cannot be a name; the server knows more reasons. */
function wrong(typed: string): string {
  const letters = [...inOrder(typed)].length;
  if (letters > LONGEST) return t("name-long", { most: LONGEST, n: letters });
  return letters === 0 ? t("name-blank") : "";
}

/** Nothing was typed, or what was is gone again and there was none before. */
function nothing(typed: string | null): typed is null {
  return typed === null || (typed === "" && (who.peek()?.name ?? "") === "");
}

function setDraft(typed: string | null): void {
  draft.value = typed;
  if (typed === null) sessionStorage.removeItem(DRAFT);
  else sessionStorage.setItem(DRAFT, typed);
}

/** Another letter: what is too long is said at once, what is missing only when I have finished. */
export function type(typed: string): void {
  setDraft(typed);
  problem.value = typed.trim() === "" ? "" : wrong(typed);
}

/** Keeps what was typed, after all that is still under way; false if that could not be. */
export function keepName(): Promise<boolean> {
  return inTurn(async () => {
    for (let typed = draft.peek(); !nothing(typed); typed = draft.peek()) {
      problem.value = wrong(typed);
      if (problem.peek() !== "") return false;
      try {
        const name = inOrder(typed);
        if (name !== who.peek()?.name) await tell({ name });
      } catch (failure) {
        problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
        return false;
      }
      // What was typed meanwhile is still to be kept.
      if (draft.peek() === typed) setDraft(null);
    }
    return true;
  });
}

export async function chooseCrest(crest: Crest): Promise<void> {
  await keepName();
  return inTurn(async () => {
    try {
      await tell((await hasName()) ? { crest } : { name: t("home-guest"), crest });
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  });
}

/** Perhaps another tab has said a name of which this one has not heard. */
async function hasName(): Promise<boolean> {
  if ((who.peek()?.name ?? "") === "") hear(await api.me());
  return who.peek()?.name !== "";
}

/**
 * Before I sit down: my name is kept. Who has said none is a guest, unless a name is asked for.
 * False brings the reader to the field.
 */
export async function introduced(asked = false): Promise<boolean> {
  const known = (await keepName()) && (await inTurn(() => named(asked)));
  if (!known) document.querySelector<HTMLElement>(".who input[type=text]")?.focus();
  return known;
}

async function named(asked: boolean): Promise<boolean> {
  if (await hasName()) return true;
  if (asked) problem.value = t("name-blank");
  else await tell({ name: t("home-guest") });
  return !asked;
}

let gone = false;

/** Whoever leaves in the middle of a word has said it: the request goes at once, and outlives the page. */
function leave(): void {
  gone = true;
  const typed = draft.peek();
  if (!nothing(typed) && wrong(typed) === "") void tell({ name: inOrder(typed) }).catch(() => undefined);
}

window.addEventListener("pagehide", leave);
window.addEventListener("pageshow", () => (gone = false));
// A phone may end a page in the background without a further word.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden" && !gone) void keepName();
});
