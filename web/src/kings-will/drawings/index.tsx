/** Tiles, buildings, settlements, landscapes, peasants, emblems and the game's own icons. */
import type { JSX } from "preact";
import { type IconProps, SheetIcon } from "../../shared/drawings";
import { mountSprite } from "../../shared/drawings/sprite";
import buildings from "./buildings.svg?raw";
import "./drawings.css";
import signs from "./icons.svg?raw";
import land from "./land.svg?raw";
import tiles from "./tiles.svg?raw";

for (const sheet of [tiles, buildings, land, signs]) mountSprite(sheet);

interface Drawn {
  id: string;
  class?: string;
}

export function Medallion({ id, class: more = "" }: Drawn): JSX.Element {
  return (
    <svg class={`kw-med art ${more}`} viewBox="0 0 64 64" data-about={`tile:${id}`} aria-hidden="true">
      <use href={`#kw-t-${id}`} />
    </svg>
  );
}

export function BuildingPicture({ id, class: more = "" }: Drawn): JSX.Element {
  return (
    <svg class={`bld art ${more}`} viewBox="0 0 48 48" data-about={`building:${id}`} aria-hidden="true">
      <use href={`#kw-b-${id}`} />
    </svg>
  );
}

export function SettlementPicture({ id, class: more = "bld" }: Drawn): JSX.Element {
  return (
    <svg class={`art ${more}`} viewBox="0 0 48 48" data-about={`settlement:${id}`} aria-hidden="true">
      <use href={`#kw-s-${id}`} />
    </svg>
  );
}

export function LandscapePicture({ id }: Drawn): JSX.Element {
  return (
    <svg
      class="kw-vig art kw-landscape"
      viewBox="0 -36 100 146"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`#kw-l-${id}`} y="-36" width="100" height="146" />
    </svg>
  );
}

/** One of three figures; who stands at which place looks the same every time. */
export function Peasant({ figure }: { figure: number }): JSX.Element {
  return (
    <svg class="kw-figure art" viewBox="0 0 24 36" data-about="peasant" aria-hidden="true">
      <use href={`#kw-p-${(figure % 3) + 1}`} />
    </svg>
  );
}

export function Emblem({ id, class: more = "" }: Drawn): JSX.Element {
  return (
    <svg class={`kw-em art ${more}`} viewBox="0 0 28 28" data-about={`emblem:${id}`} aria-hidden="true">
      <use href={`#kw-e-${id}`} />
    </svg>
  );
}

/** Half a disc at the edge of a building; some edges are bare. */
export function Half({ id, at }: { id: string; at: "left" | "right" }): JSX.Element | null {
  if (id === "") return null;
  return (
    <span class={`kw-half ${at}`} aria-hidden="true">
      <Emblem id={id} />
    </span>
  );
}

export type GameIconName =
  | "food"
  | "leather"
  | "peasant"
  | "land"
  | "edu"
  | "dev"
  | "high"
  | "mid"
  | "low"
  | "fork"
  | "note";

export function GameIcon(props: IconProps<GameIconName>): JSX.Element {
  return <SheetIcon {...props} sheet="kw-i" />;
}
