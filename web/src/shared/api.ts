/** The HTTP API: one function per endpoint, errors as one clear sentence. */
import { has, t } from "./i18n";
import type { Crest, End, GameInfo, Me, NewSeat, Options, Played, SeatLink, TableInfo, Update } from "./types";

export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT";

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
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("", "offline", 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let told: { error?: string; code?: string } = {};
  try {
    told = (await answer.json()) as typeof told;
  } catch {
    // A proxy's page in place of an answer: the status has to do.
  }
  const code = told.code ?? "failed";
  throw new Refusal(
    has(`refusal-${code}`) ? t(`refusal-${code}`) : (told.error ?? answer.statusText),
    code,
    answer.status,
  );
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** 128 random bits: a move's own id, which never plays twice, or a share of the dice. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string, crest: Crest) => call<Me>("PUT", "/me", { name, crest }),
  games: () => call<GameInfo[]>("GET", "/games"),
  open: (game: string, options: Options, seats: NewSeat[]) =>
    call<TableInfo>("POST", "/tables", { game, options, seats }),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  claim: (id: string, key: string) => call<TableInfo>("POST", `${at(id)}/claim`, { key }),
  /** Whoever is ready adds a share to the dice, so that no single party can have chosen them. */
  ready: (id: string, ready: boolean, share = "") =>
    call<TableInfo>("POST", `${at(id)}/ready`, share === "" ? { ready } : { ready, share }),
  seat: (id: string, seat: number, wish: NewSeat) => call<TableInfo>("PUT", `${at(id)}/seats/${seat}`, wish),
  /** Takes back everybody's ready tick. */
  options: (id: string, options: Options) => call<TableInfo>("PUT", `${at(id)}/options`, { options }),
  /** A link that takes my own seat to another device, once. */
  seatLink: (id: string, seat: number) => call<SeatLink>("POST", `${at(id)}/seats/${seat}/link`),
  play: (id: string) => call<Update>("GET", `${at(id)}/play`),
  move: (id: string, move: string, version: number, action: Played) =>
    call<{ version: number }>("POST", `${at(id)}/moves`, { id: move, version, action: action.text }),
  undo: (id: string, move: string, version: number) =>
    call<{ version: number }>("POST", `${at(id)}/undo`, { id: move, version }),
  rematch: (id: string) => call<TableInfo>("POST", `${at(id)}/rematch`),
  end: (id: string) => call<End>("GET", `${at(id)}/end`),
  recordPath: (id: string) => `/api${at(id)}/record`,
};
