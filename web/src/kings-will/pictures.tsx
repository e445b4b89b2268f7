/** Goods, costs and moods in pictures; the words stand beside them. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { printed, signed } from "../shared/i18n";
import { bandOf, GOOD_ICONS, GOODS } from "./components";
import { GameIcon } from "./drawings";
import type { Amounts, Good } from "./wire";
import type { Words } from "./words";

export function GoodIcon({ good, class: more = "" }: { good: Good | "peasant"; class?: string }): JSX.Element {
  const drawn = GOOD_ICONS[good];
  return "icon" in drawn ? <Icon name={drawn.icon} class={more} /> : <GameIcon name={drawn.sign} class={more} />;
}

/** Amounts as numbers and icons, for the eye only; what is missing of them is red. */
export function Cost({ amounts, missing = {} }: { amounts: Amounts; missing?: Amounts }): JSX.Element {
  return (
    <span class="kw-cost num" aria-hidden="true">
      {([...GOODS, "peasant"] as const).flatMap((good) => {
        const n = amounts[good] ?? 0;
        return n === 0
          ? []
          : [
              <span key={good} class={(missing[good] ?? 0) > 0 ? "short" : ""}>
                {n}
                <GoodIcon good={good} />
              </span>,
            ];
      })}
    </span>
  );
}

/** A mood: face, number and word. */
export function Mood({ mood, words, word = true }: { mood: number; words: Words; word?: boolean }): JSX.Element {
  return (
    <span class="kw-mood num" data-about="mood">
      <GameIcon name={bandOf(mood)} label={word ? undefined : words.band(mood)} />
      <b>{signed(mood)}</b>
      {word ? <em>{words.band(mood)}</em> : null}
    </span>
  );
}

/** A number that flickers once when it changes. */
export function Tally({ n }: { n: number }): JSX.Element {
  return (
    <span key={n} class="kw-tally" aria-hidden="true">
      {printed(n)}
    </span>
  );
}
