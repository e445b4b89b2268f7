/** The HTTP API: one function per endpoint, errors as one clear sentence. */
import { has, type Language, language, t } from "./i18n";
import type {
  CounselGiven,
  Crest,
  End,
  GameInfo,
  GameLessons,
  Invitation,
  Learned,
  LessonState,
  LessonWish,
  Me,
  Mute,
  NewSeat,
  Options,
  Phrase,
  Played,
  Position,
  PositionDocument,
  PositionShown,
  Problem,
  QrCode,
  Reach,
  Replay,
  SeatInfo,
  SeatLink,
  TableInfo,
  TalkPage,
  Update,
} from "./types";

export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    /** The number of the rule that refuses it, if it is one. */
    readonly rule = "",
  ) {
    super(message);
  }
}

/** What I want to be called, and which crest I want to bear; what is left out stays. */
export interface WhoWish {
  name?: string;
  crest?: Crest;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-Burgrave"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      // What is changed is changed, even if the page is left meanwhile.
      keepalive: method !== "GET" && typeof body !== "string",
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("", "offline", 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let told: Partial<Problem> = {};
  try {
    told = (await answer.json()) as typeof told;
  } catch {
    // A proxy's page in place of an answer: the status has to do.
  }
  const code = told.code ?? "failed";
  const key = `refusal-${code}`;
  throw new Refusal(has(key) ? t(key) : (told.error ?? answer.statusText), code, answer.status, told.rule);
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** 128 random bits: a move's own id, which never plays twice, or a share of the dice. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (wish: WhoWish) => call<Me>("PUT", "/me", wish),
  games: () => call<GameInfo[]>("GET", "/games"),
  open: (game: string, options: Options, seats: NewSeat[]) =>
    call<TableInfo>("POST", "/tables", { game, options, seats }),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  /** Where a link leads; nobody sits down by that. */
  invitation: (id: string, key: string) => call<Invitation>("POST", `${at(id)}/invitation`, { key }),
  claim: (id: string, key: string, seat?: number) =>
    call<TableInfo>("POST", `${at(id)}/claim`, seat === undefined ? { key } : { key, seat }),
  /** Another link for the table; the one before is void. */
  renew: (id: string) => call<TableInfo>("POST", `${at(id)}/invite`),
  reach: () => call<Reach>("GET", "/reach"),
  qr: (text: string) => call<QrCode>("POST", "/qr", { text }),
  /** Whoever is ready adds a share to the dice, so that no single party can have chosen them. */
  ready: (id: string, ready: boolean, terms: number, share = "") =>
    call<TableInfo>("POST", `${at(id)}/ready`, share === "" ? { ready, terms } : { ready, terms, share }),
  seat: (id: string, seat: number, wish: NewSeat) => call<TableInfo>("PUT", `${at(id)}/seats/${seat}`, wish),
  /** In the lobby: says whom I saw there, so that nobody loses a seat who has just come. */
  reseat: (id: string, seat: SeatInfo, wish: NewSeat) =>
    call<TableInfo>("PUT", `${at(id)}/seats/${seat.seat}`, { ...wish, slot: seat.slot, was: seat.name }),
  addSeat: (id: string) => call<TableInfo>("POST", `${at(id)}/seats`, { kind: "open" }),
  removeSeat: (id: string, seat: SeatInfo) =>
    call<TableInfo>("DELETE", `${at(id)}/seats/${seat.seat}?slot=${seat.slot}&was=${encodeURIComponent(seat.name)}`),
  order: (id: string, slots: number[]) => call<TableInfo>("PUT", `${at(id)}/order`, { slots }),
  /** Like everything that matters to the others, it takes back all ready ticks. */
  game: (id: string, game: string, options: Options) => call<TableInfo>("PUT", `${at(id)}/game`, { game, options }),
  leave: (id: string) => call<TableInfo>("POST", `${at(id)}/leave`),
  deleteTable: (id: string) => call<void>("DELETE", at(id)),
  /** A link that takes my own seat to another device, once. */
  seatLink: (id: string, seat: number) => call<SeatLink>("POST", `${at(id)}/seats/${seat}/link`),
  play: (id: string) => call<Update>("GET", `${at(id)}/play`),
  move: (id: string, move: string, version: number, action: Played) =>
    call<{ version: number }>("POST", `${at(id)}/moves`, { id: move, version, action: action.text }),
  undo: (id: string, move: string, version: number) =>
    call<{ version: number }>("POST", `${at(id)}/undo`, { id: move, version }),
  resign: (id: string) => call<TableInfo>("POST", `${at(id)}/resign`),
  /** Offers to end the game, or answers an offer. */
  offer: (id: string, agree: boolean, offer: string | null = null) =>
    call<TableInfo>("PUT", `${at(id)}/offer`, { agree, offer }),
  /** Counsel about what I am asked; asked again about the same it is the same, and not counted. */
  counsel: (id: string, version: number) =>
    call<CounselGiven>("POST", `${at(id)}/counsel?language=${language.peek()}`, { version }),
  allowCounsel: (id: string, agree: boolean) => call<TableInfo>("PUT", `${at(id)}/counsel`, { agree }),
  rematch: (id: string) => call<TableInfo>("POST", `${at(id)}/rematch`),
  replay: (id: string, eyes: number | null) =>
    call<Replay>("GET", `${at(id)}/replay${eyes === null ? "" : `?eyes=${eyes}`}`),
  /** A record that the reader brings, checked by the server, which keeps nothing of it. */
  replayOf: (record: string, eyes: number) =>
    call<Replay>("POST", `/replay?eyes=${eyes}&language=${language.peek()}`, record),
  /** How things stood at a moment of a finished game, with everything that was hidden. */
  position: (id: string, moment: number, eyes: number) =>
    call<Position>("GET", `${at(id)}/position?moment=${moment}&eyes=${eyes}`),
  /** The same of a record that the reader brings. */
  positionOf: (record: string, moment: number, eyes: number) =>
    call<Position>("POST", `/replay/position?moment=${moment}&eyes=${eyes}&language=${language.peek()}`, record),
  /** A position that the reader brings as text, checked, completed and shown; the server keeps nothing of it. */
  shown: (text: string, eyes: number) =>
    call<PositionShown>("POST", `/position?eyes=${eyes}&language=${language.peek()}`, text),
  /** A new table that begins at a position, against bots. */
  playOn: (position: PositionDocument, seat: number, bot: string, hidden: "anew" | "same") =>
    call<TableInfo>("POST", `/play-on?language=${language.peek()}`, { position, seat, bot, hidden }),
  end: (id: string) => call<End>("GET", `${at(id)}/end`),
  talk: (id: string, before: string) => call<TalkPage>("GET", `${at(id)}/talk?before=${encodeURIComponent(before)}`),
  say: (id: string, line: string, language: Language, phrase?: Phrase, text?: string) =>
    call<{ id: string }>("POST", `${at(id)}/talk`, { id: line, language, phrase, text }),
  mute: (id: string, voice: string, mute: Mute) => call<TalkPage>("PUT", `${at(id)}/talk/mute`, { voice, mute }),
  tellHost: (id: string, line: string) => call<{ id: string }>("POST", `${at(id)}/talk/told`, { line }),
  hostHasSeen: (id: string, line: string) => call<TalkPage>("PUT", `${at(id)}/talk/told`, { line }),
  allowTalk: (id: string, talk: "all" | "phrases" | "off") => call<TableInfo>("PUT", `${at(id)}/talk`, { talk }),
  lessons: () => call<GameLessons[]>("GET", "/learn"),
  /** What the house keeps of what I have learned, with what this device knows to be done. */
  learned: (done: readonly string[]) => call<Learned>("PUT", "/learn/progress", { done }),
  /** A step of a lesson. */
  lesson: (game: string, lesson: string, wish: LessonWish) =>
    call<LessonState>("POST", `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, wish),
  recordPath: (id: string) => `/api${at(id)}/record`,
};
