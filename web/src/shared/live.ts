/** A table's live updates: one socket that comes back by itself and catches up by version. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { api, Refusal, randomText } from "./api";
import { applied, type Change } from "./changes";
import { type Talk, talkAt } from "./talk/state";
import type { LiveChange, LiveMessage, Played, TableInfo, Update } from "./types";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** A socket that tells less quickly than this what a move did is not waited for. */
const SOCKET_LAG = 1500;
/** A socket that stays silent for so long after coming back to the page is tried anew. */
const TRIES = 6;
/** The server's word for a table that it cannot open. */
const NO_TABLE = 4404;

export interface Live {
  readonly table: ReadonlySignal<TableInfo | null>;
  readonly update: ReadonlySignal<Update | null>;
  readonly online: ReadonlySignal<boolean>;
  readonly talk: Talk;
  /** Has the host deleted the table while I was there? */
  readonly gone: ReadonlySignal<boolean>;
  /** Why the table no longer opens, once it does not. */
  readonly closed: ReadonlySignal<Refusal | null>;
  setTable: (table: TableInfo) => void;
  act: (action: Played) => Promise<void>;
  undo: () => Promise<void>;
  close: () => void;
}

/** The log grows from update to update; what an undo took back is dropped. */
function merged(before: Update | null, next: Update): Update {
  if (before === null || next.logFrom === 0) return next;
  // A table's game stays what it is; the types can't know that both logs are of the same.
  return { ...next, log: [...before.log.filter((entry) => entry.n < next.logFrom), ...next.log] } as Update;
}

export function follow(id: string): Live {
  const table = signal<TableInfo | null>(null);
  const update = signal<Update | null>(null);
  const online = signal(true);
  const talk = talkAt(id);
  const gone = signal(false);
  const refusal = signal<Refusal | null>(null);
  let socket: WebSocket | null = null;
  let pause = FIRST_PAUSE;
  let timer = 0;
  let closed = false;

  function take(next: Update): void {
    const before = update.peek();
    // A gap in the log cannot be filled from this update: ask for the whole one.
    const told = before?.log.at(-1)?.n ?? -1;
    if (next.logFrom > told + 1 && next.logFrom > 0) {
      void whole();
      return;
    }
    // Each viewer counts own versions: who has come to a seat begins anew.
    const moved = before !== null && before.view.viewer !== next.view.viewer;
    if (before === null || moved || next.version >= before.version) update.value = merged(before, next);
  }

  /** What follows on what I know; who knows something else asks for the whole. */
  function change({ seat, since, version, log, logFrom, change: parts }: LiveChange): void {
    const before = update.peek();
    const same = before !== null && before.view.viewer === seat;
    if (same && before.version >= version) return;
    if (!same || before.version !== since) {
      void whole();
      return;
    }
    const scene = applied(before, parts as Change) as Update;
    take({ ...scene, version, log, logFrom } as Update);
  }

  async function whole(): Promise<void> {
    try {
      const next = await api.play(id);
      if (!closed) take(next);
    } catch {
      // The socket's next message tries again.
    }
  }

  /** A socket cannot say why a table does not open; an answer can. */
  async function why(): Promise<void> {
    try {
      table.value = await api.table(id);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status === 0) return;
      refusal.value = problem;
      stop();
    }
  }

  function connect(): void {
    window.clearTimeout(timer);
    if (closed) return;
    const known = update.peek();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = known === null ? "" : `?since=${known.version}&seat=${known.view.viewer ?? -1}`;
    const own = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/live${query}`);
    socket = own;
    own.onopen = () => {
      pause = FIRST_PAUSE;
      online.value = true;
    };
    own.onmessage = (message: MessageEvent<string>) => {
      const told = JSON.parse(message.data) as LiveMessage;
      if (told.type === "gone") {
        gone.value = true;
        stop();
      } else if (told.type === "table") table.value = told.table;
      else if (told.type === "talk") talk.take(told);
      else if (told.type === "change") change(told);
      else if (told.type === "update") take(told);
    };
    own.onclose = ({ code }) => {
      if (closed || socket !== own) return;
      if (code === NO_TABLE) void why();
      online.value = false;
      timer = window.setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  }

  const soon = (): void => {
    if (!closed && document.visibilityState === "visible" && socket?.readyState !== WebSocket.OPEN) {
      pause = FIRST_PAUSE;
      connect();
    }
  };
  function stop(): void {
    closed = true;
    window.clearTimeout(timer);
    window.removeEventListener("online", soon);
    document.removeEventListener("visibilitychange", soon);
    socket?.close();
  }
  window.addEventListener("online", soon);
  document.addEventListener("visibilitychange", soon);
  connect();

  /** An answer can outrun the socket: a move is done once the page shows what came of it. */
  async function shows(version: number): Promise<void> {
    const there = (): boolean => (update.value?.version ?? 0) >= version;
    let unwatch = (): void => undefined;
    await new Promise<void>((done) => {
      window.setTimeout(done, SOCKET_LAG);
      unwatch = effect(() => {
        if (there()) done();
      });
    });
    unwatch();
    if (!there() && !closed) await whole();
  }

  /** Sends again while the connection is away: the move's id keeps it from playing twice. */
  async function send(post: (move: string, version: number) => Promise<{ version: number }>): Promise<void> {
    const move = randomText();
    const version = update.peek()?.version ?? 0;
    for (let tried = 1; ; tried++) {
      try {
        const { version: played } = await post(move, version);
        online.value = socket?.readyState === WebSocket.OPEN;
        await shows(played);
        return;
      } catch (problem) {
        const lost = problem instanceof Refusal && (problem.status === 0 || problem.status >= 502);
        if (problem instanceof Refusal && problem.status === 409) await whole();
        if (!lost || tried >= TRIES || closed) throw problem;
        online.value = false;
        await new Promise((done) => setTimeout(done, FIRST_PAUSE * 2 ** (tried - 1)));
      }
    }
  }

  return {
    table,
    update,
    online,
    talk,
    gone,
    closed: refusal,
    setTable: (next) => {
      table.value = next;
    },
    act: (action) => send((move, version) => api.move(id, move, version, action)),
    undo: () => send((move, version) => api.undo(id, move, version)),
    close: stop,
  };
}
