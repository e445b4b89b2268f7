/** Advisors and buildings, drawn from their sheets, and amounts in pictures. */
import type { JSX } from "preact";
import { Icon, type IconName } from "../shared/drawings";
import { mountSprite } from "../shared/drawings/sprite";
import advisors from "./drawings/advisors.svg?raw";
import buildings from "./drawings/buildings.svg?raw";
import type { Sign } from "./components";
import type { Amounts } from "./words";

mountSprite(advisors);
mountSprite(buildings);

export function Advisor({ place }: { place: number }): JSX.Element {
  return (
    <svg class="med art" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#a-${place}`} />
    </svg>
  );
}

export function BuildingPicture({ id, class: more = "" }: { id: string; class?: string }): JSX.Element {
  return (
    <svg class={`bld art ${more}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#b-${id}`} />
    </svg>
  );
}

const WORDS = /^[−\d+→]|^or$/;

export function Signs({ signs, or }: { signs: readonly Sign[]; or: string }): JSX.Element {
  return (
    <>
      {signs.map((sign, i) =>
        sign === "or" ? <em key={i}>{or}</em>
        : sign === "+" || sign === "→" ? <em key={i}>{sign}</em>
        : WORDS.test(sign) ? <b key={i}>{sign}</b>
        : <Icon key={i} name={sign as IconName} />,
      )}
    </>
  );
}

const ICONS: readonly (readonly [string, IconName])[] = [
  ["gold", "gold"], ["wood", "wood"], ["stone", "stone"], ["any", "any"],
  ["soldiers", "soldier"], ["tokens", "token"], ["buildings", "building"], ["points", "vp"],
];

/** Amounts as numbers and icons, for the eye only: the words stand beside them. */
export function AmountIcons({ amounts }: { amounts: Amounts }): JSX.Element {
  return (
    <span class="amounts num" aria-hidden="true">
      {ICONS.flatMap(([name, icon]) => {
        const n = amounts[name] ?? 0;
        return n === 0 ? [] : [<span key={name}>{n}<Icon name={icon} /></span>];
      })}
    </span>
  );
}
