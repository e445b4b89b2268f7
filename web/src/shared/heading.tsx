/** A heading that opens with one gilded initial and ends in a vine; spoken as one word. */
import type { ComponentChildren, JSX } from "preact";

export type Tone = "lapis" | "verm" | "verd";

interface HeadingProps {
  text: string;
  level?: 1 | 2 | 3;
  tone?: Tone;
  /** A quiet remark beside it. */
  aside?: ComponentChildren;
  id?: string;
}

const TONES = { lapis: "init", verm: "init v", verd: "init g" } as const;

export function Heading({ text, level = 2, tone = "lapis", aside, id }: HeadingProps): JSX.Element {
  const Tag = `h${level}` as const;
  const [first, ...rest] = text;
  return (
    <Tag class="h" id={id}>
      <span class="sr">{text}</span>
      <span class={TONES[tone]} aria-hidden="true">
        {first}
      </span>
      <span class="rest" aria-hidden="true">
        {rest.join("")}
      </span>
      {aside === undefined ? null : <small>{aside}</small>}
      <Vine />
    </Tag>
  );
}

function Vine(): JSX.Element {
  return (
    <span class="vine" aria-hidden="true">
      <svg viewBox="148 0 72 18">
        <path class="stem" d="M148 9h2c14-10 26 8 36 0s16-6 22-1-3 9-6 5" />
        <path
          class="leaf"
          d="M166 6c2-5 8-5 9-3-2 3-6 4-9 3zM182 11c0 5 5 7 8 5-1-4-4-6-8-5zM196 5c3-4 8-4 10-2-3 3-7 4-10 2z"
        />
        <circle class="berry" cx="216" cy="9" r="2" />
      </svg>
    </span>
  );
}
