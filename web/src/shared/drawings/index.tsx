/** Icons, crests and dice, drawn from one sheet of symbols. */
import type { JSX } from "preact";
import { crestName } from "../crests";
import type { Crest } from "../types";
import sheet from "./icons.svg?raw";
import { mountSprite } from "./sprite";

mountSprite(sheet);

export type IconName =
  | "again"
  | "bell"
  | "book"
  | "bot"
  | "building"
  | "candle"
  | "check"
  | "chev"
  | "close"
  | "copy"
  | "crown"
  | "down"
  | "eye"
  | "flag"
  | "glass"
  | "globe"
  | "gold"
  | "hammer"
  | "lock"
  | "menu"
  | "moon"
  | "mute"
  | "people"
  | "plus"
  | "quill"
  | "seal"
  | "share"
  | "stone"
  | "swap"
  | "talk"
  | "undo"
  | "vp"
  | "wood";

interface Spoken {
  role?: "img";
  "aria-label"?: string;
  "aria-hidden"?: true;
}

/** What a screen reader hears: the label, or nothing where the drawing is mere ornament. */
function spoken(label: string | undefined): Spoken {
  return label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
}

export interface IconProps<Name extends string = IconName> {
  name: Name;
  /** Drawn in the colour of the text around it, without fills: for buttons. */
  ui?: boolean;
  /** Said by screen readers; without it the icon is mere ornament. */
  label?: string;
  class?: string;
}

interface SheetIconProps extends IconProps<string> {
  /** How the names of its drawings begin there. */
  sheet: string;
}

export function Icon(props: IconProps): JSX.Element {
  return <SheetIcon {...props} sheet="i" />;
}

/** An icon of any sheet: the house's own, or a game's. */
export function SheetIcon({ sheet, name, ui = false, label, class: more = "" }: SheetIconProps): JSX.Element {
  return (
    <svg class={`i art ${ui ? "ui " : ""}${more}`} viewBox="0 0 24 24" data-about={name} {...spoken(label)}>
      <use href={`#${sheet}-${name}`} />
    </svg>
  );
}

interface CrestProps {
  /** None for a seat where nobody sits. */
  crest: Crest | "" | null;
  /** With a label the crest is spoken: "Fleur". */
  labelled?: boolean;
  class?: string;
}

/** A player's shield: colour, outline and charge. */
export function CrestShield({ crest, labelled = false, class: more = "" }: CrestProps): JSX.Element {
  if (crest === "" || crest === null) return <EmptyShield class={more} />;
  return (
    <svg
      class={`crest c-${crest} ${more}`}
      viewBox="0 0 32 36"
      data-about={`crest:${crest}`}
      {...spoken(labelled ? crestName(crest) : undefined)}
    >
      <use href={`#c-${crest}`} />
    </svg>
  );
}

/** The shield of a seat where nobody sits yet. */
export function EmptyShield({ number, class: more = "" }: { number?: number; class?: string }): JSX.Element {
  return (
    <svg class={`crest empty ${more}`} viewBox="0 0 32 36" aria-hidden="true">
      <path d="M2.5 2.5h27v15c0 9-6.5 13.5-13.5 16.5-7-3-13.5-7.5-13.5-16.5z" />
      {number === undefined ? null : (
        <text x="16" y="23" text-anchor="middle">
          {number}
        </text>
      )}
    </svg>
  );
}

const BANDS: Record<Crest, string> = {
  lion: "M3 45l4.2-5 4.2 5 4.2-5 4.2 5 4.2-5 4.2 5 4.2-5 4.2 5 4.2-5 4.2 5",
  tower: "M3 44.5h4v-4h5v4h5v-4h5v4h4v-4h5v4h5v-4h5v4h4",
  fleur: "M7 42.5h.01M13.8 42.5h.01M20.6 42.5h.01M27.4 42.5h.01M34.2 42.5h.01M41 42.5h.01",
  stag: "M5 45l5-6M12 45l5-6M19 45l5-6M26 45l5-6M33 45l5-6M40 45l4-5",
  key: "M5 40.6h38M5 43.8h38",
};

type Spot = readonly [number, number];

/** Where pips lie on a face: left, middle and right, top, middle and bottom. */
function pips(face: number, left: number, right: number, top: number, bottom: number): Spot[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const falling: Spot[] = [
    [left, top],
    [right, bottom],
  ];
  const rising: Spot[] = [
    [right, top],
    [left, bottom],
  ];
  switch (face) {
    case 1:
      return [[x, y]];
    case 2:
      return falling;
    case 3:
      return [...falling, [x, y]];
    case 4:
      return [...falling, ...rising];
    case 5:
      return [...falling, ...rising, [x, y]];
    case 6:
      return [...falling, ...rising, [left, y], [right, y]];
    default:
      return [];
  }
}

interface DieProps {
  face: number;
  /** A player's die wears the crest's colour and band; without one it is white. */
  crest: Crest | "" | null;
  label?: string;
  class?: string;
}

export function Die({ face, crest, label, class: more = "" }: DieProps): JSX.Element {
  if (crest === null || crest === "") {
    return (
      <svg class={`die c-white ${more}`} viewBox="0 0 48 48" data-about="die:white" {...spoken(label)}>
        <rect class="db" x="2" y="2" width="44" height="44" rx="14" />
        <rect class="di" x="5.5" y="5.5" width="37" height="37" rx="10.5" />
        <Pips spots={pips(face, 13, 35, 13, 35)} />
      </svg>
    );
  }
  return (
    <svg class={`die c-${crest} ${more}`} viewBox="0 0 48 48" data-about="die:own" {...spoken(label)}>
      <rect class="db" x="2" y="2" width="44" height="44" rx="8" />
      <path class="dband" d="M2 37.5h44V38a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z" />
      <path class={crest === "fleur" ? "dpat dots" : "dpat"} d={BANDS[crest]} />
      <path class="dl" d="M2.5 37h43" />
      <rect class="do" x="2" y="2" width="44" height="44" rx="8" />
      <Pips spots={pips(face, 12, 36, 9.5, 30.5)} />
    </svg>
  );
}

function Pips({ spots }: { spots: Spot[] }): JSX.Element {
  return (
    <g class="pip">
      {spots.map(([x, y]) => (
        <circle cx={x} cy={y} r="3.9" />
      ))}
    </g>
  );
}
