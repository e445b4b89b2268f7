/** The King's Will, as the shared pages need to know it. */
import type { Room } from "../shared/room";

export const room: Room = {
  tone: "verm",
  provenance: "largely",
  parts: 2,
  refuses: () => null,
  picture: () => import("./picture.svg?raw"),
};
