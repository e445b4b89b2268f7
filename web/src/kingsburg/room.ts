/** Kingsburg, as the shared pages need to know it. */
import { texts } from "@texts/kingsburg";
import { saying, t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import type { Room } from "../shared/room";
import { roman } from "../shared/telling";
import type { Options } from "./wire";

/** Modules belong to the revised edition, and the choice of governors to the governors. */
function refuses(option: string, options: Options): string | null {
  if (option === "edition") return null;
  if (options["edition"] !== "revised") return "why-kingsburg-revised-only";
  if (option === "documented_governors" && options["governors"] !== true) return "why-kingsburg-governors-only";
  return null;
}

export const room: Room = {
  tone: "lapis",
  chance: "rolls",
  parts: 3,
  refuses,
  moment: (year, season) => t("end-kingsburg-when", { year: roman(year), season }),
  picture: () => import("./picture"),
  board: lazy(saying(texts, () => import("./Table"))),
  how: saying(texts, () => import("./how")),
  terms: saying(texts, () => import("./terms")),
  ending: saying(texts, () => import("./ending")),
  keys: [
    ["1–6", "key-kingsburg-dice"],
    ["← ↑ → ↓", "key-kingsburg-arrows"],
    ["Enter", "key-kingsburg-enter"],
    ["P", "key-pass"],
    ["U", "key-undo"],
    ["C", "key-talk"],
    ["Esc", "key-escape"],
    ["Space", "key-space"],
    ["G", "key-go"],
  ],
  gestures: [
    ["tap", "gesture-kingsburg-tap"],
    ["again", "gesture-kingsburg-again"],
    ["swipe", "gesture-swipe-does"],
  ],
};
