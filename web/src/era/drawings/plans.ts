/**
 * The pieces as plans seen from high in the south: a roof in two flat tones with a ridge, then a front with door and
 * windows. The front always faces south, so a turned piece is drawn anew from the same arms.
 */
import { type Cell, PIECES } from "../components";
import { SHAPES, type Shape, turnedCell } from "../grid";

const U = 40;

type Tones = readonly [light: string, dark: string];
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const path = (fill: string, d: string): string => `<path class="${fill}" d="${d}"/>`;
const round = (n: number): number => Math.round(n * 10) / 10;
const poly = (fill: string, ...points: readonly number[][]): string =>
  path(fill, `M${points.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join("L")}z`);
/** Thin lines of tiles or thatch. */
const hatch = (d: string): string => `<path class="n t" opacity=".55" d="${d}"/>`;

function range(from: number, below: number, step: number): number[] {
  const found = [];
  for (let n = from; n < below; n += step) found.push(n);
  return found;
}

/** A house whose ridge runs from west to east. */
function across({ x, y, w, h }: Box, [light, dark]: Tones, front = 10): string {
  const foot = y + h - 3;
  const eave = foot - front + 2;
  const ridge = y + 4 + 0.4 * (eave - y - 5);
  const windows = range(12, w - 14, 15).filter((at) => Math.abs(at + 1.8 - w / 2) > 8);
  return (
    poly("p", [x + 5, foot - front], [x + w - 5, foot - front], [x + w - 5, foot], [x + 5, foot]) +
    poly(dark, [x + 6, y + 4], [x + w - 6, y + 4], [x + w - 3, ridge], [x + 3, ridge]) +
    poly(light, [x + 3, ridge], [x + w - 3, ridge], [x + w - 3, eave], [x + 3, eave]) +
    hatch(
      range(12, w - 8, 11)
        .map((at) => `M${x + at} ${round(ridge + 4)}v${round(0.55 * (eave - ridge - 1))}`)
        .join(""),
    ) +
    path("ik ns", `M${x + w / 2 - 3} ${foot}v-6h6v6z`) +
    path("ik ns", windows.map((at) => `M${x + at} ${round(foot - 5.6)}h3.6v3h-3.6z`).join(""))
  );
}

/** A house whose ridge runs from north to south: its gable is the front. */
function along({ x, y, w, h }: Box, [light, dark]: Tones, front = 10): string {
  const foot = y + h - 3;
  const eave = foot - front;
  const apex = eave - Math.max(8, w / 5);
  const middle = x + w / 2;
  const slope = w > U ? 12 : 9;
  return (
    poly("p", [x + 5, eave], [middle, apex], [x + w - 5, eave], [x + w - 5, foot], [x + 5, foot]) +
    path("ik ns", `M${middle - 3} ${foot}v-7h6v7z`) +
    poly(light, [x + 3, y + slope], [middle, y + 4], [middle, apex], [x + 3, eave + 2]) +
    poly(dark, [middle, y + 4], [x + w - 3, y + slope], [x + w - 3, eave + 2], [middle, apex]) +
    hatch(
      range(y + 16, apex, 11)
        .map((at) => `M${x + 6.5} ${at}h${round(w / 4 - 1.5)}`)
        .join(""),
    )
  );
}

/** A pointed roof on a square tower. */
function spire([cx, cy]: Cell, [light, dark]: Tones): string {
  const [x, y] = [U * cx, U * cy];
  return (
    poly("p", [x + 7.5, y + 27.5], [x + 32.5, y + 27.5], [x + 32.5, y + 38.5], [x + 7.5, y + 38.5]) +
    path("ik ns", `M${x + 18.4} ${y + 31.5}h3.2v4.5h-3.2z`) +
    poly(light, [x + 6, y + 1.5], [x + 20, y + 13.5], [x + 6, y + 29.5]) +
    poly(dark, [x + 34, y + 1.5], [x + 20, y + 13.5], [x + 34, y + 29.5]) +
    poly(dark, [x + 6, y + 1.5], [x + 34, y + 1.5], [x + 20, y + 13.5]) +
    poly(light, [x + 6, y + 29.5], [x + 34, y + 29.5], [x + 20, y + 13.5]) +
    path("n cx gx", `M${x + 20} ${y + 1}v12M${x + 15.8} ${y + 5.2}h8.4`)
  );
}

const chimney = (x: number, y: number): string => path("m2", `M${x} ${y}h7v8h-7z`);
const cross = (x: number, y: number, long: number): string =>
  path("n cx gx", `M${x} ${y}v${long}M${round(x - 0.35 * long)} ${round(y + 0.35 * long)}h${round(0.7 * long)}`);

interface Arm extends Box {
  lengthwise: boolean;
}

/** The straight runs of two or more fields, in the order in which they stand before one another. */
function armsOf({ cells, width, height }: Shape): Arm[] {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  const at = (x: number, y: number): boolean => has.has(`${x},${y}`);
  const arms: Arm[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!at(x, y)) continue;
      let [w, h] = [1, 1];
      if (!at(x - 1, y)) while (at(x + w, y)) w++;
      if (!at(x, y - 1)) while (at(x, y + h)) h++;
      if (w > 1) arms.push({ x: U * x, y: U * y, w: U * w, h: U, lengthwise: false });
      if (h > 1) arms.push({ x: U * x, y: U * y, w: U, h: U * h, lengthwise: true });
    }
  }
  return arms.sort((a, b) => a.y + a.h - b.y - b.h || Number(b.lengthwise) - Number(a.lengthwise));
}

function arms(shape: Shape, tones: Tones): string {
  return armsOf(shape)
    .map((arm) => (arm.lengthwise ? along(arm, tones) : across(arm, tones)))
    .join("");
}

/** Where a field of the unturned piece lies after so many turns. */
type Follow = (cell: Cell) => Cell;

const THATCH: Tones = ["th", "th2"];
const TILES: Tones = ["v", "v2"];
const LAPIS: Tones = ["b", "b2"];
const SLATE: Tones = ["sl", "sl2"];
const OAK: Tones = ["k", "k2"];
const GREEN: Tones = ["g", "g2"];

type Drawing = (shape: Shape, follow: Follow) => string;

const longhouse: Drawing = (shape) => arms(shape, THATCH) + (shape.width > 1 ? chimney(96, 8) : chimney(26, 90));

const townhouse: Drawing = (shape) => {
  const wing = armsOf(shape).find(({ lengthwise }) => lengthwise);
  return arms(shape, TILES) + chimney((wing?.x ?? 0) + 24, (wing?.y ?? 0) + 12);
};

const church: Drawing = (shape, follow) => arms(shape, LAPIS) + spire(follow([0, 0]), LAPIS);

const farm: Drawing = ({ width }) =>
  width === 3
    ? path("fld", "M4 4h112v72H4z") +
      path("fw ns", "M62 8h50v30H62z") +
      path("fg ns", "M8 48h104v24H8z") +
      path("n t", [15, 22, 29, 35].map((y) => `M66 ${y}q4-3 8 0t8 0 8 0 8 0 8 0`).join("")) +
      `<path class="n t" opacity=".7" d="M11 53h98M11 59h98M11 65h98"/>` +
      across({ x: 4, y: 2, w: 54, h: 44 }, TILES, 11) +
      path("n", "M103 61v-4") +
      `<circle class="g" cx="103" cy="51" r="7"/>`
    : path("fld", "M4 4h72v112H4z") +
      path("fw ns", "M8 56h30v56H8z") +
      path("fg ns", "M42 8h30v104H42z") +
      path("n t", [13, 20, 27, 34].map((x) => `M${x} 60q-3 4 0 8t0 8 0 8 0 8 0 8 0 8`).join("")) +
      `<path class="n t" opacity=".7" d="M48 11v98M55 11v98M62 11v98M68 11v98"/>` +
      along({ x: 3, y: 2, w: 40, h: 50 }, TILES, 11) +
      path("n", "M63 110v-4") +
      `<circle class="g" cx="63" cy="100" r="7"/>`;

const lumberMill: Drawing = (shape, follow) => {
  const [x, y] = follow([1, 2]);
  const logs = [
    [6, 20],
    [16, 20],
    [11, 12],
  ].map(([cx = 0, cy = 0]) => `<circle class="kp" cx="${U * x + 4 + cx}" cy="${U * y + 4 + cy}" r="5"/>`);
  return arms(shape, OAK) + logs.join("");
};

const hospital: Drawing = (shape) =>
  arms(shape, SLATE) + path("w", "M47 41h26v26h-26z") + path("v", "M56.5 44h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z");

/** Four wings around a garden, and a chapel that stands out. */
const monastery: Drawing = (_, follow) => {
  const court = (
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as Cell[]
  ).map(follow);
  const [bx, by] = [Math.min(...court.map(([x]) => x)), Math.min(...court.map(([, y]) => y))];
  const [x, y] = [U * bx, U * by];
  const [sx, sy] = follow([0, 2]);
  const beside = sx < bx || sx > bx + 1;
  const chapel =
    (beside
      ? across({ x: U * (sx < bx ? sx : sx - 1), y: U * sy, w: 2 * U, h: U }, TILES)
      : along({ x: U * sx, y: U * (sy < by ? sy : sy - 1), w: U, h: 2 * U }, TILES)) +
    cross(U * sx + 20, U * sy + (beside ? 7 : 3), 14);
  const behind = beside ? sy === by : sy < by;
  const cloister =
    across({ x, y, w: 80, h: 34 }, TILES, 8) +
    path("gar", `M${x + 14} ${y + 30}h52v22h-52z`) +
    path("n", `M${x + 40} ${y + 46}v-4`) +
    `<circle class="g" cx="${x + 40}" cy="${y + 38}" r="5"/>` +
    along({ x, y: y + 20, w: 26, h: 60 }, TILES, 9) +
    along({ x: x + 54, y: y + 20, w: 26, h: 60 }, TILES, 9) +
    across({ x, y: y + 48, w: 80, h: 32 }, TILES);
  return behind ? chapel + cloister : cloister + chapel;
};

const market: Drawing = () => {
  const stall = (x: number, y: number, cloth: string): string =>
    path("p", `M${x + 2} ${y + 17}h24v9h-24z`) +
    path("k2 ns", `M${x + 4} ${y + 20}h20v6h-20z`) +
    path(cloth, `M${x} ${y}h28v17h-28z`) +
    path("w ns", `M${x + 5.6} ${y + 0.7}h5.6v15.6h-5.6zM${x + 16.8} ${y + 0.7}h5.6v15.6h-5.6z`) +
    path("n", `M${x} ${y}h28v17h-28z`);
  return path("pav", "M4 4h72v72H4z") + stall(9, 8, "v") + stall(43, 8, "b") + stall(9, 43, "g") + stall(43, 43, "o");
};

const guildhall: Drawing = ({ width, height }) => {
  const box = { x: 0, y: 0, w: U * width, h: U * height };
  const [x, y] = width > height ? [47, 22] : [27, 42];
  return (
    (width > height ? across(box, GREEN, 13) : along(box, GREEN, 13)) +
    path("o", `M${x} ${y}h26v22l-13 8-13-8z`) +
    path("n", `M${x + 7} ${y + 15}v-8M${x + 3} ${y + 9}h8M${x + 19} ${y + 6}v10M${x + 15} ${y + 6}h8`)
  );
};

const university: Drawing = (shape, follow) => arms(shape, LAPIS) + spire(follow([0, 1]), TILES);

const cathedral: Drawing = (shape, follow) => {
  const [x, y] = follow([1, 1]);
  return arms(shape, LAPIS) + spire(follow([1, 3]), LAPIS) + cross(U * x + 20, U * y + 3, 18);
};

const keep: Drawing = () => {
  const merlon = (x: number, y: number): string => path("m0", `M${x} ${y}h9v8h-9z`);
  return (
    path("m2", "M2 54h76v23h-76z") +
    path("m", "M0 5h80v53h-80z") +
    path("m2", "M16 17h48v30h-48z") +
    path("ik ns", "M34 76v-8a6 6 0 0 1 12 0v8zM18 64h3v6h-3zM59 64h3v6h-3z") +
    [0, 17.75, 35.5, 53.25, 71].map((x) => merlon(x, 2) + merlon(x, 51)).join("") +
    [19, 35].map((y) => merlon(0, y) + merlon(71, y)).join("") +
    path("n", "M38 38V12") +
    path("own", "M38 12h19l-5 5.5 5 5.5h-19z")
  );
};

/** A wall has a turret on its first and on its last field, so that its length can be read. */
const wall: Drawing = ({ width, height }) => {
  const turret = (x: number, y: number): string =>
    path("m2", `M${x + 9} ${y + 25}h22v10h-22z`) +
    path("m", `M${x + 8} ${y + 7}h24v20h-24z`) +
    path("m0", `M${x + 14} ${y + 12}h12v10h-12z`);
  const [w, h] = [U * width, U * height];
  if (height === 1) {
    return (
      path("m2", `M0 24h${w}v10H0z`) +
      path("m", `M0 10h${w}v16H0z`) +
      path(
        "n t",
        `M0 15.5h${w}M0 20.5h${w}${range(10, w, 20)
          .map((x) => `M${x} 28v5`)
          .join("")}`,
      ) +
      (width > 1
        ? path(
            "m0",
            range(4, w - 8, 12.5)
              .map((x) => `M${x} 7h7v6h-7z`)
              .join(""),
          )
        : "") +
      turret(0, 0) +
      (width > 1 ? turret(w - U, 0) : "")
    );
  }
  return (
    path("m", `M11 -8h18v${h + 19}h-18z`) +
    path("n t", `M17 -8v${h + 18}M23 -8v${h + 18}`) +
    path(
      "m0",
      range(2, h - 12, 12.5)
        .map((y) => `M8.5 ${y}h6v7h-6zM25.5 ${y}h6v7h-6z`)
        .join(""),
    ) +
    turret(0, 0) +
    turret(0, h - U)
  );
};

const scorched: Drawing = () =>
  path("ash", "M3 3h74v74H3z") +
  path(
    "n hat",
    "M3 12L12 3M3 23L23 3M3 34L34 3M3 45L45 3M3 56L56 3M3 67L67 3M4 77L77 4M15 77L77 15M26 77L77 26M37 77L77 37M48 77L77 48M59 77L77 59M70 77L77 70",
  ) +
  path("k3", "M18 62l3-20 4 6 3-9 3 23zM50 38l2-16 4 5 3-6 2 17z") +
  path("n", "M46 64l10-7M46 57l10 7");

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  keep,
  longhouse,
  townhouse,
  church,
  farm,
  lumber_mill: lumberMill,
  hospital,
  monastery,
  market,
  guildhall,
  university,
  cathedral,
  wall_1: wall,
  wall_2: wall,
  wall_3: wall,
  wall_4: wall,
  wall_5: wall,
  scorched_land: scorched,
};

/** A sheet with every piece in every orientation; `#p-farm-1` is a farm after one quarter turn. */
export function planSheet(): string {
  const plans = [...PIECES.values()].flatMap(({ id }) => {
    const shapes = SHAPES.get(id) ?? [];
    const { width, height } = shapes[0] ?? { width: 1, height: 1 };
    return shapes.map((shape, turn) => {
      const follow: Follow = (cell) => turnedCell(cell, turn, width, height);
      return `<g id="p-${id}-${turn}" class="art">${DRAWINGS[id]?.(shape, follow) ?? ""}</g>`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${plans.join("")}</defs></svg>`;
}
