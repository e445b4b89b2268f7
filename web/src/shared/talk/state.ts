/** The talk at a table: what I may read, what I am sending, and what I have not seen yet. */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { api, Refusal, randomText } from "../api";
import { language, t } from "../i18n";
import { introduced } from "../profile";
import type { LiveTalk, Mute, Muted, Phrase, TalkLine } from "../types";

/** A line of mine that the server has not confirmed, or not yet told everybody. */
export interface Draft {
  /** The same line is never said twice under one id. */
  id: string;
  phrase?: Phrase;
  text?: string;
  state: "sending" | "sent" | "failed";
  /** Why it was not taken; empty when the connection was lost. */
  problem: string;
}

export interface Talk {
  readonly lines: ReadonlySignal<readonly TalkLine[]>;
  readonly drafts: ReadonlySignal<readonly Draft[]>;
  readonly muted: ReadonlySignal<readonly Muted[]>;
  /** Lines that somebody asks me to look at, as the table's host. */
  readonly told: ReadonlySignal<readonly TalkLine[]>;
  /** Is there anything earlier? */
  readonly more: ReadonlySignal<boolean>;
  readonly reads: ReadonlySignal<LiveTalk["reads"]>;
  /** How many lines of others I have not had in sight. */
  readonly unread: ReadonlySignal<number>;
  /** Before this line stands "new". */
  readonly newFrom: Signal<string | null>;
  /** What others have just said, for screen readers. */
  readonly spoken: ReadonlySignal<string>;
  /** What stands in the field, sent or not. */
  readonly field: Signal<string>;
  take: (told: LiveTalk) => void;
  say: (what: { phrase: Phrase } | { text: string }) => void;
  again: (id: string) => void;
  discard: (id: string) => void;
  older: () => Promise<void>;
  mute: (voice: string, where: Mute) => Promise<void>;
  /** Asks the table's host to look at a line. */
  tellHost: (line: string) => Promise<void>;
  /** I have looked at it. */
  seenTold: (line: string) => Promise<void>;
  /** Whether the reader has the talk in sight. */
  show: (inSight: boolean) => void;
  /** Brings the talk into sight, wherever its page has it. */
  open: () => void;
  /** Tells how; returns how to forget it. */
  opensBy: (way: () => void) => () => void;
}

/** The talk of the table that the page shows. */
export const TalkHere = createContext<Talk | null>(null);

const TRIES = 4;
const FIRST_PAUSE = 500;

/** Lines that were read back stay if what the server tells anew goes on from them. */
function merged(before: readonly TalkLine[], told: LiveTalk, same: boolean): readonly TalkLine[] {
  if (!told.anew) {
    const known = new Set(before.map(({ id }) => id));
    return [...before, ...told.lines.filter(({ id }) => !known.has(id))];
  }
  const first = told.lines[0]?.id;
  const joins = same && told.more ? before.findIndex(({ id }) => id === first) : -1;
  return joins < 0 ? told.lines : [...before.slice(0, joins), ...told.lines];
}

/** What somebody said, in the reader's language. */
export function wording(line: Pick<TalkLine, "phrase" | "text">): string {
  return line.phrase === undefined ? (line.text ?? "") : t(`phrase-${line.phrase}`);
}

export function talkAt(id: string): Talk {
  const outbox = `burgrave.talk.${id}`;
  const seenKey = `burgrave.talk-seen.${id}`;
  const lines = signal<readonly TalkLine[]>([]);
  const drafts = signal<readonly Draft[]>(kept(outbox));
  const muted = signal<readonly Muted[]>([]);
  const told = signal<readonly TalkLine[]>([]);
  const more = signal(false);
  const reads = signal<LiveTalk["reads"]>("nothing");
  const unread = signal(0);
  const newFrom = signal<string | null>(null);
  const spoken = signal("");
  const field = signal("");
  let seen = sessionStorage.getItem(seenKey);
  const noticed = new Set<string>();
  /** The lines that the server has confirmed to be mine, each with the id under which I sent it. */
  const mine = new Map<string, string>();
  let inSight = false;
  let opener: () => void = () => undefined;

  function setDrafts(next: readonly Draft[]): void {
    drafts.value = next;
    sessionStorage.setItem(outbox, JSON.stringify(next));
  }

  function setDraft(id: string, change: Partial<Draft>): void {
    setDrafts(drafts.peek().map((draft) => (draft.id === id ? { ...draft, ...change } : draft)));
  }

  /** The lines of others after the last one that was seen. */
  function fresh(): readonly TalkLine[] {
    const all = lines.peek();
    return all.slice(all.findIndex((line) => line.id === seen) + 1).filter((line) => line.mine !== true);
  }

  function unreadNow(): number {
    return fresh().length + told.peek().filter((line) => !noticed.has(line.id)).length;
  }

  function see(): void {
    if (!inSight || document.visibilityState !== "visible") return;
    const first = fresh()[0];
    if (first !== undefined && unread.peek() > 0) newFrom.value = first.id;
    seen = lines.peek().at(-1)?.id ?? seen;
    if (seen !== null) sessionStorage.setItem(seenKey, seen);
    for (const line of told.peek()) noticed.add(line.id);
    unread.value = 0;
  }

  function take(page: LiveTalk): void {
    const before = new Set(lines.peek().map((line) => line.id));
    batch(() => {
      lines.value = owned(merged(lines.peek(), page, reads.peek() === page.reads));
      // An answer to who reads back is older than what the page has: only a whole page tells if there is more.
      if (page.anew && lines.value.length === page.lines.length) more.value = page.more;
      [reads.value, muted.value, told.value] = [page.reads, page.muted, page.told];
      const said = new Set(lines.value.flatMap((line) => line.sent ?? mine.get(line.id) ?? []));
      if (drafts.peek().some((draft) => said.has(draft.id)))
        setDrafts(drafts.peek().filter((draft) => !said.has(draft.id)));
      const news = page.lines.filter((line) => !before.has(line.id) && line.mine !== true && !mine.has(line.id));
      if (!page.anew && news.length > 0) {
        spoken.value = news.map((line) => t("talk-says", { name: line.name, text: wording(line) })).join(" ");
      }
      unread.value = unreadNow();
      see();
    });
    // The line is back: what could not be sent goes out now, under the id that it has.
    if (page.anew)
      for (const draft of drafts.peek()) if (draft.state === "failed" && draft.problem === "") again(draft.id);
  }

  /** With the lines marked that I have said, also where the socket was opened before anybody knew me. */
  function owned(all: readonly TalkLine[]): readonly TalkLine[] {
    return all.map((line) => (mine.has(line.id) && line.mine !== true ? { ...line, mine: true } : line));
  }

  /** The server has a line of mine: it stands among the others now, or will in a moment. */
  function settle(draft: string, line: string): void {
    mine.set(line, draft);
    batch(() => {
      lines.value = owned(lines.peek());
      if (lines.value.some((each) => each.id === line)) setDrafts(drafts.peek().filter((each) => each.id !== draft));
      else setDraft(draft, { state: "sent" });
      unread.value = unreadNow();
      see();
    });
  }

  async function send(draft: Draft): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        // Who watches may have said no name yet.
        await introduced();
        const said = await api.say(id, draft.id, language.peek(), draft.phrase, draft.text);
        settle(draft.id, said.id);
        return;
      } catch (problem) {
        const lost = !(problem instanceof Refusal) || problem.status === 0 || problem.status >= 502;
        if (!lost || tried >= TRIES) {
          setDraft(draft.id, { state: "failed", problem: lost ? "" : problem.message });
          return;
        }
        await new Promise((done) => setTimeout(done, FIRST_PAUSE * 2 ** (tried - 1)));
      }
    }
  }

  function again(which: string): void {
    const draft = drafts.peek().find((each) => each.id === which);
    if (draft === undefined) return;
    setDraft(which, { state: "sending", problem: "" });
    void send(draft);
  }

  document.addEventListener("visibilitychange", see);
  return {
    ...{ lines, drafts, muted, told, more, reads, unread, newFrom, spoken, field, take, again },
    say: (what) => {
      const draft: Draft = { id: randomText(), ...what, state: "sending", problem: "" };
      setDrafts([...drafts.peek(), draft]);
      newFrom.value = null;
      void send(draft);
    },
    discard: (which) => setDrafts(drafts.peek().filter((draft) => draft.id !== which)),
    older: async () => {
      const first = lines.peek()[0];
      if (first === undefined) return;
      const page = await api.talk(id, first.id);
      // Meanwhile everything may have been told anew.
      if (lines.peek()[0]?.id !== first.id) return;
      batch(() => {
        lines.value = [...page.lines, ...lines.peek()];
        more.value = page.more;
      });
    },
    mute: async (voice, where) => {
      const page = await api.mute(id, voice, where);
      take({ ...page, type: "talk", anew: true });
    },
    tellHost: async (line) => {
      await api.tellHost(id, line);
    },
    seenTold: async (line) => {
      const page = await api.hostHasSeen(id, line);
      take({ ...page, type: "talk", anew: true });
    },
    show: (now) => {
      if (inSight && !now) newFrom.value = null;
      inSight = now;
      see();
    },
    open: () => opener(),
    opensBy: (way) => {
      opener = way;
      return () => {
        if (opener === way) opener = () => undefined;
      };
    },
  };
}

/** What was still to be sent when the page was closed or loaded anew. */
function kept(outbox: string): readonly Draft[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(outbox) ?? "[]") as Draft[];
    return found.map((draft) => ({ ...draft, state: "failed", problem: "" }));
  } catch {
    return [];
  }
}
