/** Counsel at a table: whether it can be had, what was asked, and what was answered. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { api, Refusal } from "../api";
import { iPlay } from "../endings";
import { language, t } from "../i18n";
import type { Live } from "../live";
import type { CounselGiven, TableInfo } from "../types";

/** Why there is none: nobody has learned the game, or not everybody at the table wants it. */
type Hindrance = "" | "unlearned" | "off";

export interface Counsel {
  readonly table: ReadonlySignal<TableInfo | null>;
  readonly hindrance: ReadonlySignal<Hindrance>;
  readonly open: ReadonlySignal<boolean>;
  readonly thinking: ReadonlySignal<boolean>;
  /** What was answered about the decision that is due now. */
  readonly given: ReadonlySignal<CounselGiven | null>;
  readonly problem: ReadonlySignal<string>;
  /** The choice whose reasons are told; where there is room, all are. */
  readonly shown: Signal<number>;
  ask: () => void;
  close: () => void;
  allow: (agree: boolean) => Promise<void>;
}

export const CounselHere = createContext<Counsel | null>(null);

/** Which of the choices a decision is, from 1; 0 if it is none of them, or nobody has asked. */
export function rankOf(counsel: Counsel | null, text: (choice: string) => boolean): number {
  if (counsel === null || !counsel.open.value) return 0;
  return 1 + (counsel.given.value?.choices.findIndex(({ action }) => text(action)) ?? -1);
}

export function counselAt(id: string, live: Live): Counsel & { end: () => void } {
  const open = signal(false);
  const thinking = signal(false);
  const answer = signal<CounselGiven | null>(null);
  const problem = signal("");
  const shown = signal(0);
  const version = computed(() => live.update.value?.version ?? -1);
  const given = computed(() => (answer.value?.version === version.value ? answer.value : null));
  const hindrance = computed<Hindrance>(() => {
    const { learned = false, missing = [] } = live.table.value?.counsel ?? {};
    return !learned ? "unlearned" : missing.length > 0 ? "off" : "";
  });

  async function fetchCounsel(): Promise<void> {
    const asked = version.peek();
    thinking.value = true;
    problem.value = "";
    try {
      const told = await api.counsel(id, asked);
      if (asked === version.peek()) answer.value = told;
      shown.value = 0;
    } catch (failure) {
      const said = failure instanceof Refusal ? failure.message : "";
      problem.value = said === "" ? t("offline") : said;
    } finally {
      thinking.value = false;
    }
  }

  // In another language it is the same counsel, and not counted again.
  let spoken = language.peek();
  const end = effect(() => {
    const now = language.value;
    if (now !== spoken && answer.peek() !== null && given.peek() !== null) void fetchCounsel();
    spoken = now;
  });

  return {
    table: live.table,
    hindrance,
    open,
    thinking,
    given,
    problem,
    shown,
    ask() {
      open.value = true;
      const table = live.table.peek();
      if (table === null || !iPlay(table) || hindrance.peek() !== "") return;
      if (given.peek() === null && !thinking.peek()) void fetchCounsel();
    },
    close() {
      open.value = false;
      problem.value = "";
    },
    async allow(agree) {
      live.setTable(await api.allowCounsel(id, agree));
    },
    end,
  };
}
