/** What the home page knows of each game beyond what the server tells: its picture and how its options hang together. */
import type { Options } from "../shared/types";
import era from "./pictures/era.svg?raw";
import kingsburg from "./pictures/kingsburg.svg?raw";
import kingsWill from "./pictures/kings_will.svg?raw";

export interface Card {
  picture: string;
  tone: "lapis" | "verm" | "verd";
  /** The reason, as a message, why an option cannot be had with these others. */
  refuses: (option: string, options: Options) => string | null;
  /** How many of the card's lines there are under `home-<game>-part-n`. */
  parts: number;
}

const CARDS: Partial<Record<string, Card>> = {
  kingsburg: {
    picture: kingsburg,
    tone: "lapis",
    parts: 3,
    refuses: (option, options) => {
      if (option === "edition") return null;
      if (options["edition"] !== "revised") return "home-revised-only";
      if (option === "documented_governors" && options["governors"] !== true) return "home-governors-only";
      return null;
    },
  },
  era: { picture: era, tone: "verd", parts: 0, refuses: () => null },
  kings_will: { picture: kingsWill, tone: "verm", parts: 0, refuses: () => null },
};

const PLAIN: Card = { picture: "", tone: "lapis", parts: 0, refuses: () => null };

export function cardOf(game: string): Card {
  return CARDS[game] ?? PLAIN;
}
