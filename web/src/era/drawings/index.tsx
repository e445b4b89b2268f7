/** The drawings of Era: symbols, dice of four kinds, pieces, and a domain at thumbnail size. */
import type { JSX } from "preact";
import { type IconProps, SheetIcon } from "../../shared/drawings";
import { mountSprite } from "../../shared/drawings/sprite";
import type { Crest } from "../../shared/types";
import { type Cell, type DieKind, FACES, SKULL } from "../components";
import { SHAPES } from "../grid";
import icons from "./icons.svg?raw";
import { planSheet } from "./plans";
import "./drawings.css";

mountSprite(icons);
mountSprite(planSheet());

export type GameIconName =
  | "food"
  | "wood"
  | "stone"
  | "goods"
  | "culture"
  | "hammer"
  | "sword"
  | "shield"
  | "skull"
  | "feather"
  | "turn"
  | "dice"
  | "crate"
  | "bowl"
  | "cross"
  | "fist"
  | "flame"
  | "hand";

export function GameIcon(props: IconProps<GameIconName>): JSX.Element {
  return <SheetIcon {...props} sheet="e" />;
}

interface Frame {
  body: string;
  marks: string;
  face: string;
}

const FRAMES: Readonly<Record<DieKind, Frame>> = {
  peasant: {
    body: "M10 2h28a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z",
    marks: "M14 43.5h20M4.5 14v20M43.5 14v20",
    face: "M11.5 7h25a4.5 4.5 0 0 1 4.5 4.5v25a4.5 4.5 0 0 1-4.5 4.5h-25A4.5 4.5 0 0 1 7 36.5v-25A4.5 4.5 0 0 1 11.5 7z",
  },
  noble: {
    body: "M14 2h20l12 12v20L34 46H14L2 34V14z",
    marks: "M8 20v8M40 20v8M20 4.6h8M20 43.4h8",
    face: "M16 7h16l9 9v16l-9 9H16l-9-9V16z",
  },
  burgher: { body: "M2 2h44v44H2z", marks: "M2 2l5 5M46 2l-5 5M2 46l5-5M46 46l-5-5", face: "M7 7h34v34H7z" },
  cleric: {
    body: "M24 1.5C37 1.5 46 10 46 22v24H2V22C2 10 11 1.5 24 1.5z",
    marks: "M24 2v5M4.5 22v20M43.5 22v20",
    face: "M24 6.5C34 6.5 41 13 41 22.5V41H7V22.5C7 13 14 6.5 24 6.5z",
  },
};

/** Where one, two or three symbols lie on a face: left, top and size. */
function spots(kind: DieKind, symbols: number): readonly (readonly [number, number, number])[] {
  const low = kind === "cleric" ? 2 : 0;
  const small = kind === "noble" || kind === "cleric";
  if (symbols === 1) return [[12, 12 + low, 24]];
  if (symbols === 2)
    return small
      ? [
          [9, 10 + low, 16],
          [23, 22 + low / 2, 16],
        ]
      : [
          [7.5, 9, 17],
          [23.5, 22, 17],
        ];
  return small
    ? [
        [16, 6.8 + low, 16],
        [8.5, 21.5 + low, 16],
        [23.5, 21.5 + low, 16],
      ]
    : [
        [15.5, 6.8, 17],
        [7, 22.5, 17],
        [24, 22.5, 17],
      ];
}

/** What stands for a kind of dice where no face is shown. */
const SIGNS: Readonly<Record<DieKind, GameIconName>> = {
  peasant: "food",
  noble: "sword",
  burgher: "goods",
  cleric: "culture",
};

interface DieProps {
  kind: DieKind;
  /** From 1 to 6; without it only the kind is shown. */
  face?: number;
  class?: string;
}

export function Die({ kind, face, class: more = "" }: DieProps): JSX.Element {
  const { body, marks, face: inner } = FRAMES[kind];
  const symbols = face === undefined ? [SIGNS[kind]] : (FACES[kind][face - 1] ?? []);
  const at = spots(kind, symbols.length);
  return (
    <svg
      class={`die ed d-${kind}${face === SKULL ? " sk" : ""} ${more}`}
      viewBox="0 0 48 48"
      data-about={`die:${kind}`}
      aria-hidden="true"
    >
      <path class="db" d={body} />
      <path class="dk" d={marks} />
      <path class="fc" d={inner} />
      <path class="do" d={body} />
      {symbols.map((symbol, i) => {
        const [x, y, size] = at[i] ?? [12, 12, 24];
        return <use key={i} href={`#e-${symbol}`} x={x} y={y} width={size} height={size} />;
      })}
    </svg>
  );
}

interface PieceProps {
  id: string;
  turn?: number;
  crest?: Crest | null;
  class?: string;
}

/** A piece by itself, as large as its box allows. */
export function PiecePicture({ id, turn = 0, crest = null, class: more = "" }: PieceProps): JSX.Element {
  const { width, height } = SHAPES.get(id)?.[turn] ?? { width: 1, height: 1 };
  return (
    <svg
      class={`bld plan ${crest === null ? "" : `c-${crest} `}${more}`}
      viewBox={`-2 -6 ${40 * width + 4} ${40 * height + 8}`}
      data-about={`piece:${id}`}
      aria-hidden="true"
    >
      <use href={`#p-${id}-${turn}`} />
    </svg>
  );
}

export interface ThumbPiece {
  piece: string;
  cells: readonly Cell[];
  frame: string;
}

const TINTS: Partial<Record<string, string>> = {
  keep: "tk",
  longhouse: "ty",
  farm: "tf",
  townhouse: "tr",
  church: "tb",
  university: "tb",
  cathedral: "tb",
  monastery: "tr",
  market: "tp",
  guildhall: "tg",
  hospital: "tw",
  lumber_mill: "to",
  scorched_land: "ts",
};

interface ThumbProps {
  pieces: readonly ThumbPiece[];
  city: ReadonlySet<number>;
  /** What came just now. */
  just?: readonly ThumbPiece[];
}

/** A whole domain, small: each piece in its roof's colour. */
export function Thumb({ pieces, city, just = [] }: ThumbProps): JSX.Element {
  return (
    <svg class="e-thumb" viewBox="-1 -1 142 142" data-about="domain" aria-hidden="true">
      <rect class="mead" width="140" height="140" />
      <path
        class="cit"
        d={[...city].map((field) => `M${10 * (field % 14)} ${10 * Math.floor(field / 14)}h10v10h-10z`).join("")}
      />
      {pieces.map(({ piece, frame }, i) => (
        <path key={i} class={`te ${TINTS[piece] ?? "tl"}`} d={frame} />
      ))}
      {just.map(({ frame }, i) => (
        <path key={i} class="just" d={frame} />
      ))}
      <rect class="te fr0" x="0" y="0" width="140" height="140" />
    </svg>
  );
}
