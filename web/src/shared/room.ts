/**
 * What a game brings to the pages that all games share.
 *
 * What takes an update or figures is written as a method: a game's own takes those of that game alone.
 */
import type { JSX } from "preact";
import type { Facts } from "./i18n";
import type { Terms } from "./terms";
import type { Crest, End, LogEntry, Options, TableProps, Update } from "./types";

export interface Room {
  /** The ground of the gilded initial on its card. */
  tone: "lapis" | "verm" | "verd";
  /** What its switches are called: modules, unless a message says otherwise. */
  switches?: string;
  /** How chance comes in. */
  chance: "rolls" | "draws";
  /** How many labels its card has: `game-<name>-part-1` and so on. */
  parts: number;
  /** The reason, as a message, why an option cannot be had with these others. */
  refuses: (option: string, options: Options) => string | null;
  /** When in the game it is, in words: its chapter and part, both from 1. */
  moment?: (chapter: number, part: number) => string;
  /** The drawing on its card. */
  picture: () => Promise<{ default: string }>;
  /** Where it is played; without it the game is for the terminal only. */
  board?(props: TableProps): JSX.Element;
  /** How it is played, on one screen. */
  how?: () => Promise<{ how: How }>;
  /** Its words, for the glossary. */
  terms?: () => Promise<{ terms: Terms }>;
  /** What only this game has to say after its end. */
  ending?: () => Promise<{ ending: Ending }>;
  /** Its keys: what to press, and the message that tells what it does. */
  keys?: readonly (readonly [string, string])[];
  /** What fingers do: `gesture-<name>`, and the message that tells what it does. */
  gestures?: readonly (readonly [string, string])[];
}

/** Something that a page about a game tells: a name that its messages begin with, and a drawing beside them. */
export interface Topic {
  name: string;
  Drawing(): JSX.Element;
}

/** How a game is played, on one screen: `how-<game>-<name>` and so on, with numbers from its data. */
export interface How {
  facts: () => Facts;
  /** What happens in a round or a year, in order. */
  steps: readonly Topic[];
  /** What brings points. */
  wins: readonly Topic[];
}

/** How charts draw a group of sources: the pattern counts, the tint comes second. */
export type Pattern = "bricks" | "dots" | "lattice" | "slants" | "waves";

export interface Group {
  id: string;
  pattern: Pattern;
  name: string;
}

/** Somebody who played, as the page after the game names them. */
export interface Player {
  seat: number;
  /** From 1; 0 where nobody has won. */
  place: number;
  resigned: boolean;
  name: string;
  crest: Crest;
}

/** Where in a game: a chapter and a part of it, both from 1. */
export interface Began {
  chapter: number;
  part: number;
}

export interface Moment {
  seat: number;
  /** The number of its line in the log. */
  line: number;
  /** After how many rows over time it came. */
  row: number;
  when: string;
  title: string;
  /** What it brought or cost, and why. */
  told: string;
  points: number;
}

/** How a tie on points was broken, or why it was not, and the number of the rule. */
export interface Tie {
  told: string;
  rule: string;
}

/** A game's own words and pictures on the page after it. */
export interface Ending {
  /** A game is told in chapters; some languages tell a round of turns from a round between two visits. */
  chapter: "year" | "round" | "kings-round";
  chapterName: (chapter: number) => string;
  /** The name of a part of a chapter, both from 1. */
  partName: (chapter: number, part: number) => string;
  groups: () => readonly Group[];
  groupOf: (source: string) => string;
  /** `you` is the reader's own seat; `began` is where in the game it began, if that was at a position. */
  moments(
    log: readonly LogEntry[],
    names: readonly string[],
    options: Options,
    you: number | null,
    began: Began | null,
  ): Moment[];
  /** A line of the log as a sentence. */
  line(entry: LogEntry, update: Update, you: number | null): string;
  /** A picture for a part of a chapter, from 1, where a game has such. */
  PartMark?(props: { part: number }): JSX.Element;
  /** What a seat owns, in a few words beside its name. */
  holdings(update: Update, seat: number): string;
  /** Why one of two seats with as many points is before the other, or neither is. */
  tie?(update: Update, first: number, second: number): Tie;
  /** The winner's land as a skyline. */
  Skyline(props: { update: Update; seat: number; options: Options }): JSX.Element | null;
  /** The messages that tell of dice where not their pips count: a difference, a seat's luck, and the column's head. */
  luck?: { difference: string; told: string; head: string };
  /** Luck that all share. */
  SharedLuck(props: { end: End }): JSX.Element | null;
  /** What else there is to tell of a game that was played to its end, above the key moments; players come best first. */
  Verdict?(props: { update: Update; players: readonly Player[] }): JSX.Element | null;
}
