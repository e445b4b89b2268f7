/** What a winner has built, side by side under the sky. */
import type { ComponentChildren, JSX } from "preact";

/** More buildings than this stand closer together. */
const AIRY = 14;

interface TownProps {
  label: string;
  class?: string;
  children: ComponentChildren[];
}

export function Town({ label, class: own = "", children }: TownProps): JSX.Element | null {
  if (children.length === 0) return null;
  return (
    <div class={`sky ${own}`} role="img" aria-label={label}>
      <svg class="bg" width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" class="s0" />
        <rect width="100%" height="100%" fill="url(#dp)" />
      </svg>
      <div class="gr0" />
      <div class={children.length > AIRY ? "bl dense" : "bl"}>{children}</div>
    </div>
  );
}
