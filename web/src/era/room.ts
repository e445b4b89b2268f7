/** Era: Medieval Age, as the shared pages need to know it. */
import { texts } from "@texts/era";
import { saying, t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import type { Room } from "../shared/room";

export const room: Room = {
  tone: "verd",
  chance: "rolls",
  parts: 2,
  refuses: () => null,
  moment: (round, phase) => t("game-era-moment", { round, phase }),
  picture: () => import("./picture.svg?raw"),
  board: lazy(saying(texts, () => import("./Table"))),
  how: saying(texts, () => import("./how")),
  terms: saying(texts, () => import("./terms")),
  ending: saying(texts, () => import("./ending")),
  keys: [
    ["← ↑ → ↓", "key-era-arrows"],
    ["R", "key-era-turn"],
    ["Enter", "key-era-place"],
    ["1–9", "key-era-dice"],
    ["T", "key-era-throw"],
    ["S", "key-era-stop"],
    ["G", "key-era-question"],
    ["U", "key-undo"],
    ["C", "key-talk"],
    ["Esc", "key-escape"],
    ["Space", "key-space"],
  ],
  gestures: [
    ["tap", "gesture-era-tap"],
    ["drag", "key-era-arrows"],
    ["tap-held", "gesture-era-turn"],
  ],
};
