/** The domain's geometry: fields, turned shapes, and sets of fields as the wire writes them. */
import { type Cell, DOMAIN, PIECES } from "./components";

export const { width: WIDTH, height: HEIGHT } = DOMAIN;
/** The side of the square in which a domain lies. */
export const SIDE = Math.max(WIDTH, HEIGHT);
const COLUMNS = "ABCDEFGHIJKLMN".slice(0, WIDTH);

export interface Shape {
  cells: readonly Cell[];
  width: number;
  height: number;
}

export interface Place {
  piece: string;
  turn: number;
  /** The top left corner of the piece's frame. */
  x: number;
  y: number;
}

/** The number of a field; also its key in sets. */
export function field(x: number, y: number): number {
  return WIDTH * y + x;
}

/** Where a field of that number lies. */
export function cellAt(number: number): Cell {
  return [number % WIDTH, Math.floor(number / WIDTH)];
}

/** A field as people read it, such as K9. */
export function fieldName(x: number, y: number): string {
  return `${COLUMNS[x] ?? "?"}${y + 1}`;
}

export const COLUMN_NAMES: readonly string[] = [...COLUMNS];
export const ROW_NAMES: readonly string[] = Array.from({ length: HEIGHT }, (_, y) => String(y + 1));

/** Is there such a field? */
export function lies(x: number, y: number): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
}

export function turnedCell([x, y]: Cell, turns: number, width: number, height: number): Cell {
  let [cx, cy, w, h] = [x, y, width, height];
  for (let i = 0; i < turns; i++) [cx, cy, w, h] = [h - 1 - cy, cx, h, w];
  return [cx, cy];
}

function shape(cells: readonly Cell[]): Shape {
  return {
    cells: [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]),
    width: 1 + Math.max(...cells.map(([x]) => x)),
    height: 1 + Math.max(...cells.map(([, y]) => y)),
  };
}

function shapesOf(cells: readonly Cell[]): Shape[] {
  const found: Shape[] = [];
  let turned = shape(cells);
  for (let turns = 0; turns < 4; turns++) {
    const now = turned;
    if (!found.some((other) => String(other.cells) === String(now.cells))) found.push(now);
    turned = shape(now.cells.map((cell) => turnedCell(cell, 1, now.width, now.height)));
  }
  return found;
}

/** For each piece the orientations that look different; number n is n quarter turns clockwise. */
export const SHAPES: ReadonlyMap<string, readonly Shape[]> = new Map(
  [...PIECES.values()].map(({ id, cells }) => [id, shapesOf(cells)]),
);

const DOT: Shape = { cells: [[0, 0]], width: 1, height: 1 };

export function shapeOf({ piece, turn }: Pick<Place, "piece" | "turn">): Shape {
  return SHAPES.get(piece)?.[turn] ?? DOT;
}

export function cellsOf(place: Place): Cell[] {
  return shapeOf(place).cells.map(([x, y]): Cell => [place.x + x, place.y + y]);
}

export function parseField(name: string): Cell {
  return [COLUMNS.indexOf(name.charAt(0).toUpperCase()), Number(name.slice(1)) - 1];
}

/** How the server is told of a place. */
export function placeText({ piece, turn, x, y }: Place): string {
  const where = `${piece.replaceAll("_", " ")} ${fieldName(x, y).toLowerCase()}`;
  return turn === 0 ? where : `${where} turn ${turn}`;
}

/** A set of fields from the wire: four hexadecimal digits a row, the lowest bit on the left. */
export function readFields(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (let y = 0; y < HEIGHT; y++) {
    const row = parseInt(text.slice(4 * y, 4 * y + 4), 16);
    for (let x = 0; x < WIDTH; x++) if (((row >> x) & 1) === 1) found.add(field(x, y));
  }
  return found;
}

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The outline of a set of fields, as lines of a path, `inset` units inside its edge. */
export function outline(fields: ReadonlySet<number>, unit: number, inset = 0): string {
  let path = "";
  for (const each of fields) {
    const [x, y] = cellAt(each);
    for (const [dx, dy] of SIDES) {
      const [nx, ny] = [x + dx, y + dy];
      if (lies(nx, ny) && fields.has(field(nx, ny))) continue;
      if (dx === 0) path += `M${unit * x} ${unit * (y + (dy > 0 ? 1 : 0)) - dy * inset}h${unit}`;
      else path += `M${unit * (x + (dx > 0 ? 1 : 0)) - dx * inset} ${unit * y}v${unit}`;
    }
  }
  return path;
}

/** The frame of a piece as one closed line around its cells. */
export function frame(cells: readonly Cell[], unit: number): string {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  // Walk every cell's sides clockwise; shared sides are left out, so what is left is the rim.
  const next = new Map<string, string>();
  for (const [x, y] of cells) {
    const corners: readonly Cell[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    SIDES.forEach(([dx, dy], i) => {
      if (has.has(`${x + dx},${y + dy}`)) return;
      next.set(String(corners[i]), String(corners[(i + 1) % 4]));
    });
  }
  let path = "";
  while (next.size > 0) {
    const [first] = next.keys();
    let at = first;
    let told = "";
    while (at !== undefined) {
      const [x, y] = at.split(",").map(Number);
      told += `${told === "" ? "M" : "L"}${unit * (x ?? 0)} ${unit * (y ?? 0)}`;
      const to = next.get(at);
      next.delete(at);
      at = to === first ? undefined : to;
    }
    path += `${told}z`;
  }
  return path;
}
