/** The ground of a domain as paths: meadow, town, lines; and where things stand on it. */

import type { Cell } from "../components";
import { cellAt, field, HEIGHT, lies, SIDE, WIDTH } from "../grid";
import type { Domain } from "../wire";

export const U = 40;

export const EDGE = 22;

export const WHOLE = U * SIDE + EDGE + 4;

/** The top left corner of a field in the drawing. */
function cornerOf(each: number): Cell {
  const [x, y] = cellAt(each);
  return [U * x, U * y];
}

/** Flat patches of a second green; they follow no rule and look like no obstacle. */
const GREENS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 5, 2],
  [8, 0, 6, 3],
  [0, 8, 3, 3],
  [3, 10, 4, 4],
  [9, 3, 5, 3],
  [8, 8, 4, 4],
  [0, 2, 2, 5],
  [12, 9, 2, 5],
  [6, 0, 2, 2],
];
export const PATCHES = GREENS.filter(([x, y]) => lies(x, y)).map(
  ([x, y, w, h]) => [x, y, Math.min(w, WIDTH - x), Math.min(h, HEIGHT - y)] as const,
);

export const LINES = Array.from({ length: SIDE - 1 }, (_, i) => {
  const down = i + 1 < WIDTH ? `M${U * (i + 1)} 0V${U * HEIGHT}` : "";
  return i + 1 < HEIGHT ? `${down}M0 ${U * (i + 1)}H${U * WIDTH}` : down;
}).join("");

/** A tuft on every third or so of the free fields, always the same ones. */
export function tufts(domain: Domain): string {
  let path = "";
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const mark = (x * 7 + y * 11 + ((x * y) % 5)) % 8;
      if (mark > 1 || domain.at.has(field(x, y)) || domain.inside.has(field(x, y))) continue;
      const [tx, ty] = [U * x + (mark === 0 ? 29 : 10), U * y + ((x + y) % 2 === 0 ? 34 : 16)];
      path += `M${tx} ${ty}l-3-6M${tx} ${ty}v-8M${tx} ${ty}l3-6`;
    }
  }
  return path;
}

export function cobbles(domain: Domain): string {
  return [...domain.inside]
    .filter((each) => !domain.at.has(each))
    .map(cornerOf)
    .map(([x, y]) => {
      return `M${x + 6} ${y + 13}h9M${x + 24} ${y + 10}h8M${x + 14} ${y + 30}h10`;
    })
    .join("");
}

export const squares = (fields: Iterable<number>): string =>
  [...fields]
    .map(cornerOf)
    .map(([x, y]) => `M${x} ${y}h${U}v${U}h-${U}z`)
    .join("");

export const dots = (fields: Iterable<number>): string =>
  [...fields]
    .map(cornerOf)
    .map(([x, y]) => `M${x + 20} ${y + 16.5}l3.5 3.5-3.5 3.5-3.5-3.5z`)
    .join("");

export const crosses = (fields: Iterable<number>): string =>
  [...fields]
    .map(cornerOf)
    .map(([x, y]) => `M${x + 10} ${y + 10}l20 20M${x + 30} ${y + 10}l-20 20`)
    .join("");

/** Where something on the page's picture lies, in percent of it. */
export const spot = (units: number): string => `${(100 * (units + EDGE)) / WHOLE}%`;
