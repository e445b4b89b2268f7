/** A game that began at a position says so wherever it is named: it is none like the others. */
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { roomOf } from "./rooms";

/** Where in a game it began; "" for a game from its beginning. */
export function beganAt({ game, beganAt: at }: Pick<TableInfo, "game" | "beganAt">): string {
  if (at === null) return "";
  return t("began-at", { when: roomOf(game).moment?.(at.chapter, at.part) ?? String(at.chapter) });
}
