/** A lesson that is being taken: its board, what the coach says, and what became of each answer. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { api, Refusal } from "../shared/api";
import { has, t } from "../shared/i18n";
import { telling } from "../shared/pace";
import type { LessonState, LessonWish, Played, TableInfo, Update } from "../shared/types";
import { callouts } from "./callouts";
import { answersTo, compare, finish, keepAnswers } from "./progress";

export const GO_ON = "go on";

export interface Word {
  right: boolean;
  text: string;
}

type Judged = NonNullable<LessonState["judged"]>;
type Said = NonNullable<LessonState["said"]>;

export interface Taking {
  readonly game: string;
  readonly lesson: string;
  readonly state: ReadonlySignal<LessonState | null>;
  readonly table: ReadonlySignal<TableInfo | null>;
  readonly update: ReadonlySignal<Update | null>;
  /** What the coach says now: the step that is due, or in a coached game the callout that is. */
  readonly said: ReadonlySignal<Said | null>;
  readonly points: ReadonlySignal<readonly string[]>;
  /** What else must stay in sight, because the coach speaks of it. */
  readonly sees: ReadonlySignal<readonly string[]>;
  /** What was said to the answers of this lesson, the latest last. */
  readonly words: ReadonlySignal<readonly Word[]>;
  /** What is said to the last answer, if anything is. */
  readonly word: ReadonlySignal<Word | undefined>;
  /** Has the board told what happened, so that the coach may go on? */
  readonly told: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Refusal | null>;
  /** In a coached game: the callout has come into sight, has been read, or only the latest is still wanted. */
  stand: () => void;
  hush: () => void;
  catchUp: () => void;
  begin: () => Promise<void>;
  again: () => Promise<void>;
  answer: (text: string) => Promise<void>;
  show: () => Promise<void>;
  back: () => Promise<void>;
  act: (action: Played) => Promise<void>;
}

/** How the messages of a lesson begin. */
export function keyOf(game: string, lesson: string, step = ""): string {
  return `lesson-${game}-${lesson}${step === "" ? "" : `-${step}`}`;
}

export function taking(game: string, lesson: string): Taking {
  const state = signal<LessonState | null>(null);
  const words = signal<readonly Judged[]>([]);
  const last = signal<Judged | null>(null);
  const handed = signal(true);
  const problem = signal<Refusal | null>(null);
  const calls = callouts(game, lesson);
  /** Another board after each step back: the old one would tell what is no longer so. */
  const times = signal(0);
  let busy = false;

  async function ask(wish: LessonWish): Promise<void> {
    if (busy) return;
    busy = true;
    const seen = callout();
    const passed = seen !== null && told.peek() && calls.hasStood(seen.name);
    try {
      const next = await api.lesson(game, lesson, wish);
      const before = state.peek();
      batch(() => {
        problem.value = null;
        if (before !== null && next.answers.length < before.answers.length) times.value++;
        if (next.judged !== null) words.value = [...words.peek(), next.judged];
        last.value = next.judged;
        if (before === null || next.judged === null || next.judged.right) {
          handed.value = false;
          if (before === null) calls.takeUp(next);
          // Who sees a callout and plays on has read it; what came just now, or was never in sight, stays due.
          else if (passed && next.answers.length > before.answers.length) calls.read(seen.name);
          state.value = next;
        }
      });
      // Only now does the board know whether there is something to tell.
      handed.value = true;
      keepAnswers(game, lesson, next.over ? [] : next.answers);
      if (next.over) {
        finish(game, lesson);
        calls.forget();
      }
    } catch (failure) {
      problem.value = failure instanceof Refusal ? failure : new Refusal("", "failed", 0);
      throw failure;
    } finally {
      busy = false;
    }
  }
  const quietly = (wish: LessonWish): Promise<void> => ask(wish).catch(() => undefined);
  const answers = (): string[] => state.peek()?.answers ?? [];
  const told = computed(() => handed.value && !telling.value);
  const said = computed(() => {
    const now = state.value;
    return now === null || now.over ? null : (now.said ?? calls.due(now));
  });
  const callout = (): Said | null => (state.peek()?.said === null ? said.peek() : null);
  const textOf = ({ right, step, word }: Judged): Word[] => {
    const key = keyOf(game, lesson, `${step}-${word}`);
    if (has(key)) return [{ right, text: t(key) }];
    return right ? [] : [{ right, text: t("learn-else") }];
  };
  const you = <Names extends readonly string[]>(names: Names): string[] => [t("learn-you"), ...names.slice(1)];

  return {
    game,
    lesson,
    state,
    table: computed(() => {
      const now = state.value;
      if (now === null) return null;
      const seats = now.table.seats.map((seat, i) => (i === 0 ? { ...seat, name: t("learn-you") } : seat));
      return { ...now.table, id: `${now.table.id}-${times.value}`, seats };
    }),
    update: computed(() => {
      const now = state.value;
      return now === null ? null : ({ ...now.update, names: you(now.update.names) } as Update);
    }),
    said,
    points: computed(() => (told.value ? (said.value?.points ?? []) : [])),
    sees: computed(() => said.value?.sees ?? []),
    words: computed(() => words.value.flatMap(textOf)),
    word: computed(() => (last.value === null ? undefined : textOf(last.value)[0])),
    told,
    problem,
    stand: () => calls.stand(callout()?.name),
    hush: () => {
      const name = callout()?.name;
      if (name !== undefined) calls.read(name);
    },
    catchUp: () => {
      const now = state.peek();
      if (now !== null) calls.catchUp(now);
    },
    async begin() {
      if (answersTo(game, lesson).length === 0) await compare();
      await quietly({ answers: answersTo(game, lesson) });
      // What was kept may be of another version of the lesson: then it begins anew.
      if (problem.peek()?.status === 422) await quietly({ answers: [] });
    },
    again: () => {
      words.value = [];
      calls.forget();
      return quietly({ answers: [] });
    },
    answer: (text) => quietly({ answers: answers(), answer: text }),
    show: () => quietly({ answers: answers(), show: true }),
    back: () => {
      words.value = [];
      return quietly({ answers: answers().slice(0, -1) });
    },
    act: (action) => ask({ answers: answers(), answer: action.text }),
  };
}
