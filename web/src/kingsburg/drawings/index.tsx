/** The advisors' portraits, the buildings, the governors' emblems, the enemies and the game's own icons. */
import type { JSX } from "preact";
import { type IconName, type IconProps, SheetIcon } from "../../shared/drawings";
import { mountSprite } from "../../shared/drawings/sprite";
import advisors from "./advisors.svg?raw";
import buildings from "./buildings.svg?raw";
import enemies from "./enemies.svg?raw";
import governors from "./governors.svg?raw";
import icons from "./icons.svg?raw";

mountSprite(icons);

export type GameIconName =
  | IconName
  | "any"
  | "autumn"
  | "battle"
  | "envoy"
  | "kingdie"
  | "soldier"
  | "spring"
  | "summer"
  | "token"
  | "winter";

export function GameIcon(props: IconProps<GameIconName>): JSX.Element {
  return <SheetIcon {...props} sheet="i" />;
}

export function Advisor({ place, class: more = "" }: { place: number; class?: string }): JSX.Element {
  mountSprite(advisors);
  return (
    <svg class={`med art ${more}`} viewBox="0 0 64 64" data-about={`advisor:${place}`} aria-hidden="true">
      <use href={`#a-${place}`} />
    </svg>
  );
}

export function Building({ id, class: more = "" }: { id: string; class?: string }): JSX.Element {
  mountSprite(buildings);
  return (
    <svg class={`bld art ${more}`} viewBox="0 0 48 48" data-about={`building:${id}`} aria-hidden="true">
      <use href={`#b-${id}`} />
    </svg>
  );
}

export function Enemy({ id, class: more = "" }: { id: string; class?: string }): JSX.Element {
  mountSprite(enemies);
  return (
    <svg class={`foe art ${more}`} viewBox="0 0 48 48" data-about="enemy" aria-hidden="true">
      <use href={`#e-${id}`} />
    </svg>
  );
}

/** Each governor's ground and charge: an emblem of its own, an icon or a building. */
const EMBLEMS: Partial<Record<string, readonly [ground: string, charge: string]>> = {
  sorcerer: ["u", "b-wizards_guild"],
  prince: ["b", "i-crown"],
  priest: ["g", "b-chapel"],
  duke: ["v", "g-coronet"],
  preacher: ["o", "b-church"],
  minstrel: ["g", "g-lute"],
  philosopher: ["b", "g-owl"],
  politician: ["k", "i-people"],
  tax_collector: ["v", "i-gold"],
  architect: ["b", "b-crane"],
  carpenter: ["g", "i-wood"],
  miner: ["o", "b-quarry"],
  sculptor: ["v", "b-statue"],
  fairy: ["o", "g-wings"],
  debtor: ["k", "g-debt"],
  heiress: ["g", "g-purse"],
  damsel: ["b", "g-rose"],
  general: ["v", "i-soldier"],
  trickster: ["u", "g-mask"],
  steward: ["k", "g-keys"],
  warden: ["g", "g-shield"],
  chronicler: ["o", "i-quill"],
  herald: ["b", "g-trumpet"],
  merchant_prince: ["u", "g-scales"],
};

/** A gilded disc like an advisor's, with a charge in place of a face. */
export function Medallion({
  ground,
  charge,
  about,
  class: more = "",
}: {
  ground: string;
  charge: string;
  /** The key of what it stands for. */
  about?: string;
  class?: string;
}): JSX.Element {
  // The disc and its pattern are the advisors'; a charge may be anybody's.
  for (const sheet of [advisors, buildings, governors]) mountSprite(sheet);
  const [size, at] = charge.startsWith("b-") ? [44, 10] : [36, 14];
  return (
    <svg class={`med gov-med art ${more}`} viewBox="0 0 64 64" data-about={about} aria-hidden="true">
      <g clip-path="url(#disc)">
        <circle class={`gr gr-${ground}`} cx="32" cy="32" r="29" />
        <use href="#diaper" width="64" height="64" />
        <use href={`#${charge}`} x={at} y={at} width={size} height={size} />
      </g>
      <circle class="ring1" cx="32" cy="32" r="29.5" />
      <circle class="ring2" cx="32" cy="32" r="31" />
      <circle class="ring2" cx="32" cy="32" r="28.2" />
    </svg>
  );
}

export function Governor({ id, class: more = "" }: { id: string; class?: string }): JSX.Element {
  const [ground, charge] = EMBLEMS[id] ?? ["k", "i-crown"];
  return <Medallion ground={ground} charge={charge} about={`governor:${id}`} class={more} />;
}
