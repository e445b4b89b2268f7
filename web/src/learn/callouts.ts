/** What is called out in a coached game: each thing once, and kept until somebody has read it. */
import { effect, signal } from "@preact/signals";
import type { LessonState } from "../shared/types";
import { keepRead, readOf } from "./progress";

type Callout = LessonState["called"][number];

const OFF = "burgrave.coach";
/** Milliseconds that a callout has to stand before who plays on has read it. */
const GLANCE = 1000;

/** Is nothing called out, on this device? */
export const hintsOff = signal(localStorage.getItem(OFF) === "off");
effect(() => {
  if (hintsOff.value) localStorage.setItem(OFF, "off");
  else localStorage.removeItem(OFF);
});

export interface Callouts {
  /** The first that nobody has read yet. */
  due: (state: LessonState) => Callout | null;
  /** A game is taken up; one that was begun elsewhere goes on with the latest callout. */
  takeUp: (state: LessonState) => void;
  /** A callout stands there from now on, or none does. */
  stand: (name: string | undefined) => void;
  /** Has a callout stood there long enough to be read? */
  hasStood: (name: string) => boolean;
  read: (name: string) => void;
  /** Of all that was called out only the latest is still to be read. */
  catchUp: (state: LessonState) => void;
  forget: () => void;
}

export function callouts(game: string, lesson: string): Callouts {
  const known = signal<readonly string[]>([]);
  let standing: { name: string | undefined; since: number } = { name: undefined, since: 0 };

  function know(names: readonly string[]): void {
    known.value = names;
    keepRead(game, lesson, names);
  }
  const allButLatest = ({ called }: LessonState): string[] => called.slice(0, -1).map(({ name }) => name);

  return {
    due: ({ called }) => (hintsOff.value ? null : (called.find(({ name }) => !known.value.includes(name)) ?? null)),
    takeUp: (state) => {
      if (state.called.length === 0) return;
      know(state.answers.length === 0 ? [] : (readOf(game, lesson) ?? allButLatest(state)));
    },
    stand: (name) => {
      standing = { name, since: performance.now() };
    },
    hasStood: (name) => standing.name === name && performance.now() - standing.since >= GLANCE,
    read: (name) => know([...known.peek(), name]),
    catchUp: (state) => know(allButLatest(state)),
    forget: () => {
      known.value = [];
      keepRead(game, lesson, null);
    },
  };
}
