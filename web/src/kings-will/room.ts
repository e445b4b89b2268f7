/** The King's Will, as the shared pages need to know it. */

import { texts } from "@texts/kings-will";
import { saying, t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import type { Room } from "../shared/room";
import { roman } from "../shared/telling";

export const room: Room = {
  tone: "verm",
  switches: "home-more-options",
  chance: "draws",
  parts: 2,
  refuses: () => null,
  moment: (round, turn) => t("end-kings-will-when", { round: roman(round), turn }),
  picture: () => import("./picture.svg?raw"),
  board: lazy(saying(texts, () => import("./Table"))),
  how: saying(texts, () => import("./how")),
  terms: saying(texts, () => import("./terms")),
  ending: saying(texts, () => import("./ending")),
  keys: [
    ["← ↑ → ↓", "key-kings-will-walk"],
    ["Enter", "key-kings-will-choose"],
    ["G", "key-kings-will-play"],
    ["P", "key-pass"],
    ["U", "key-undo"],
    ["C", "key-talk"],
    ["Esc", "key-escape"],
    ["Space", "key-space"],
  ],
  gestures: [
    ["tap", "gesture-kings-will-tap"],
    ["again", "gesture-kings-will-again"],
  ],
};
