/** One of our own drawings, put into the page as it is so that the theme colours it. */
import type { JSX } from "preact";

export function Picture({
  svg,
  label,
  class: more = "",
}: {
  svg: string;
  label?: string;
  class?: string;
}): JSX.Element {
  const content = { __html: svg };
  return label === undefined ? (
    <div class={more} aria-hidden="true" dangerouslySetInnerHTML={content} />
  ) : (
    <div class={more} role="img" aria-label={label} dangerouslySetInnerHTML={content} />
  );
}
