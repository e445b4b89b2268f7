/** My notes on Will cards. They never leave this browser. */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Notes {
  readonly all: ReadonlySignal<Readonly<Record<number, string>>>;
  write: (card: number, note: string) => void;
}

const LONGEST = 80;

export function notesOf(table: string): Notes {
  const key = `burgrave.notes.${table}`;
  const all = signal<Readonly<Record<number, string>>>(read(key));
  return {
    all,
    write(card, note) {
      const next = { ...all.peek(), [card]: note.trim().slice(0, LONGEST) };
      if (next[card] === "") delete next[card];
      all.value = next;
      if (Object.keys(next).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    },
  };
}

function read(key: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}
