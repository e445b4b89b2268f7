/** The advisors' portraits and the buildings. */
import type { JSX } from "preact";
import { mountSprite } from "../../shared/drawings/sprite";
import advisors from "./advisors.svg?raw";
import buildings from "./buildings.svg?raw";

mountSprite(advisors);
mountSprite(buildings);

export function Portrait({ advisor, class: more = "" }: { advisor: number; class?: string }): JSX.Element {
  return (
    <svg class={`portrait ${more}`} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#a-${advisor}`} />
    </svg>
  );
}

export function Building({ id, class: more = "" }: { id: string; class?: string }): JSX.Element {
  return (
    <svg class={`bld art ${more}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#b-${id}`} />
    </svg>
  );
}
