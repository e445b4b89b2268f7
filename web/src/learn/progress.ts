/** Which lessons are done, and how far each has come: kept on this device, and with the guest by the house. */
import { signal } from "@preact/signals";
import { api } from "../shared/api";
import type { GameLessons, LessonInfo } from "../shared/types";

const DONE = "burgrave.lessons";
const begun = (game: string, lesson: string): string => `burgrave.lesson.${game}.${lesson}`;
const readIn = (game: string, lesson: string): string => `burgrave.read.${game}.${lesson}`;

/** A list of texts that was kept; whatever else stands there counts as nothing. */
function kept(store: Storage, key: string): string[] {
  try {
    const found: unknown = JSON.parse(store.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export const done = signal<ReadonlySet<string>>(new Set(kept(localStorage, DONE)));

export function isDone(game: string, lesson: string): boolean {
  return done.value.has(`${game}/${lesson}`);
}

function setDone(all: Iterable<string>): void {
  done.value = new Set(all);
  localStorage.setItem(DONE, JSON.stringify([...done.peek()]));
}

export function finish(game: string, lesson: string): void {
  setDone([...done.peek(), `${game}/${lesson}`]);
}

/** Brings together what this device and the house know of me; without the house the device has to do. */
export async function compare(): Promise<void> {
  try {
    const before = done.peek();
    const house = await api.learned([...before]);
    for (const key of house.done) if (!before.has(key)) keepAnswers(...parts(key), []);
    for (const { lesson, answers } of house.begun) {
      if (answers.length > answersTo(...parts(lesson)).length) keepAnswers(...parts(lesson), answers);
    }
    setDone([...house.done, ...done.peek()]);
  } catch {
    // Nothing is lost: it is asked again with the next page.
  }
}

function parts(key: string): [string, string] {
  const [game = "", lesson = ""] = key.split("/");
  return [game, lesson];
}

export function answersTo(game: string, lesson: string): string[] {
  return kept(localStorage, begun(game, lesson));
}

export function keepAnswers(game: string, lesson: string, answers: readonly string[]): void {
  if (answers.length === 0) localStorage.removeItem(begun(game, lesson));
  else localStorage.setItem(begun(game, lesson), JSON.stringify(answers));
}

/** What of a coached game's callouts was read on this device; null if the game was never begun on it. */
export function readOf(game: string, lesson: string): string[] | null {
  return localStorage.getItem(readIn(game, lesson)) === null ? null : kept(localStorage, readIn(game, lesson));
}

export function keepRead(game: string, lesson: string, read: readonly string[] | null): void {
  if (read === null) localStorage.removeItem(readIn(game, lesson));
  else localStorage.setItem(readIn(game, lesson), JSON.stringify(read));
}

/** The lesson that comes next in a game; the way to a first game goes before practice, modules and variants. */
export function nextOf({ game, lessons }: GameLessons): LessonInfo | undefined {
  const open = lessons.filter(({ name }) => !isDone(game, name));
  return open.find(({ extra }) => !extra) ?? open[0];
}

/** What to go on with: the game that was learned last, else the first. */
export function nextForMe(all: readonly GameLessons[]): { game: GameLessons; lesson: LessonInfo } | null {
  const latest = [...done.value].at(-1)?.split("/")[0];
  const order = [...all].sort((a, b) => Number(b.game === latest) - Number(a.game === latest));
  for (const game of order) {
    const lesson = nextOf(game);
    if (lesson !== undefined && !lesson.extra) return { game, lesson };
  }
  return null;
}
