/** Era: Medieval Age, as the shared pages need to know it. */
import type { Room } from "../shared/room";

export const room: Room = {
  tone: "verd",
  provenance: "partly",
  parts: 2,
  refuses: () => null,
  picture: () => import("./picture.svg?raw"),
  rules: () => import("../../../docs/rules/era.md?raw"),
};
