/** The end of a game that has no words of its own for it: each source stands for itself. */
import { sourceName } from "../shared/games";
import type { Ending, Pattern } from "../shared/room";
import type { End, Options } from "../shared/types";

const PATTERNS: readonly Pattern[] = ["bricks", "dots", "lattice", "slants", "waves"];

export function plainEnding(game: string, options: Options = {}, end?: End): Ending {
  const sources = Object.keys(end?.scores[0] ?? {}).filter((source) => source !== "total");
  const groups = sources.map((source, i) => ({
    id: source,
    pattern: PATTERNS[i % PATTERNS.length] ?? "bricks",
    name: sourceName(game, source, options),
  }));
  return {
    chapter: "round",
    chapterName: String,
    partName: (chapter) => String(chapter),
    groups: () => groups,
    groupOf: (source) => source,
    moments: () => [],
    line: ({ kind }) => kind,
    holdings: () => "",
    Skyline: () => null,
    SharedLuck: () => null,
  };
}
