/** The log in person: what the reader does, or what is wanted of them, is told to them as "you". */
import { has, t } from "./i18n";
import type { EventOf } from "./types";

type LogEntry = EventOf<"kingsburg">;

/** The message for a line of the log: the one to the reader, where it is about them and there is one. */
export function inPerson(key: string, event: LogEntry, you: number | null): string {
  const own = key + about(event, you);
  return has(own) ? own : key;
}

function about(event: LogEntry, you: number | null): string {
  if (you === null) return "";
  if (event.seat === you) return "-you";
  if (event["opponent"] === you) return "-of-you";
  const winners = event["winners"] as number[] | undefined;
  return winners?.includes(you) !== true ? "" : winners.length === 1 ? "-you" : "-us";
}

/** The names for lists in a sentence, the reader among them as "you". */
export function withYou(names: readonly string[], you: number | null): string[] {
  return names.map((name, seat) => (seat === you ? t("you-in-list") : name));
}
