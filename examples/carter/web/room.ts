/** The Carter, as the shared pages need to know it. */
import { texts } from "@texts/carter";
import { saying, t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import type { Room } from "../shared/room";

export const room: Room = {
  tone: "verm",
  chance: "rolls",
  parts: 1,
  refuses: () => null,
  moment: (round, turn) => t("game-carter-moment", { round, turn }),
  picture: () => import("./picture.svg?raw"),
  board: lazy(saying(texts, () => import("./Table"))),
  how: saying(texts, () => import("./how")),
  terms: saying(texts, () => import("./terms")),
  ending: saying(texts, () => import("./ending")),
  keys: [
    ["T", "key-carter-throw"],
    ["S", "key-carter-stop"],
    ["U", "key-undo"],
    ["C", "key-talk"],
    ["Space", "key-space"],
  ],
};
