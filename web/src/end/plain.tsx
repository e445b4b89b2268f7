/** The end of a game that has no words of its own for it: each source stands for itself. */
import { has, t } from "../shared/i18n";
import type { Ending, Pattern } from "../shared/room";
import type { End } from "../shared/types";

const PATTERNS: readonly Pattern[] = ["bricks", "dots", "lattice", "slants", "waves"];

function nameOf(source: string): string {
  const key = `source-${source.replaceAll(/[_ ]/g, "-")}`;
  return has(key) ? t(key) : source;
}

export function plainEnding(end: End | undefined): Ending {
  const sources = Object.keys(end?.scores[0] ?? {}).filter((source) => source !== "total");
  const groups = sources.map((source, i) => ({
    id: source,
    pattern: PATTERNS[i % PATTERNS.length] ?? "bricks",
    name: nameOf(source),
  }));
  return {
    chapter: "round",
    chapterName: String,
    partName: (chapter) => String(chapter),
    groups: () => groups,
    groupOf: (source) => source,
    sourceName: nameOf,
    moments: () => [],
    line: ({ kind }) => kind,
    holdings: () => "",
    Skyline: () => null,
    SharedLuck: () => null,
  };
}
