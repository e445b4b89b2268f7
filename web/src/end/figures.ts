/** The end page's figures: points by group of sources, who led, and what stands where on its charts. */
import type { Ending } from "../shared/room";
import type { Points } from "../shared/types";

export interface Stack {
  /** What each group of sources brought. */
  gained: Record<string, number>;
  /** What was lost, as a positive number. */
  lost: number;
  /** Gains less losses. */
  total: number;
}

/** Points by group; whatever a source took away counts as lost. */
export function stack(points: Points, ending: Ending): Stack {
  const gained: Record<string, number> = {};
  let [won, lost] = [0, 0];
  for (const [source, n] of Object.entries(points)) {
    if (source === "total") continue;
    if (n < 0) lost -= n;
    else {
      const group = ending.groupOf(source);
      gained[group] = (gained[group] ?? 0) + n;
      won += n;
    }
  }
  return { gained, lost, total: won - lost };
}

export function height(one: Stack): number {
  return one.total + one.lost;
}

/** The group that brought the most, and how much. */
export function largest(one: Stack): [string, number] {
  return Object.entries(one.gained).reduce((best, next) => (next[1] > best[1] ? next : best), ["", 0]);
}

/** The row from which on somebody was ahead of everybody else to the end; the last one if only then. */
export function leadsFrom(rows: readonly (readonly number[])[], seat: number): number {
  let from = rows.length - 1;
  while (from > 0) {
    const row = rows[from - 1] ?? [];
    const own = row[seat] ?? 0;
    if (row.some((n, other) => other !== seat && n >= own)) break;
    from--;
  }
  return from;
}

/** A round step for an axis with at most six rules. */
export function axisStep(most: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? Math.ceil(most / 6);
}
