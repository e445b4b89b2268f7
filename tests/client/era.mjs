// Says how Era's domain is laid out: { games, sets } becomes its fields by name, the fields of the sets, and their rims.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { games, sets } = JSON.parse(readFileSync(0, "utf-8"));
globalThis.games = pathToFileURL(`${games}/`);
const grid = await import("../../web/src/era/grid.ts");
const { LINES, PATCHES } = await import("../../web/src/era/domain/ground.ts");
const found = sets.map(grid.readFields);
const said = {
  columns: grid.COLUMN_NAMES,
  rows: grid.ROW_NAMES,
  sets: found.map((fields) => [...fields].map((each) => grid.fieldName(...grid.cellAt(each)))),
  rims: found.map((fields) => grid.outline(fields, 1).match(/M/g)?.length ?? 0),
  lines: LINES.match(/M/g).length,
  patches: PATCHES.every(([x, y, w, h]) => grid.lies(x, y) && grid.lies(x + w - 1, y + h - 1)),
};
process.stdout.write(JSON.stringify(said));
