/** Amounts, gifts and dice in pictures, for the eye only: the words stand beside them. */

import type { JSX } from "preact";
import type { Sign } from "./components";
import { GameIcon, type GameIconName } from "./drawings";
import type { Amounts } from "./words";

export { Advisor, Building as BuildingPicture, Enemy as EnemyPicture, Governor, Medallion } from "./drawings";

const WORDS = /^[−\d+→]|^or$/;

export function Signs({ signs, or }: { signs: readonly Sign[]; or: string }): JSX.Element {
  return (
    <>
      {signs.map((sign, i) =>
        sign === "or" ? (
          <em key={i}>{or}</em>
        ) : sign === "+" || sign === "→" ? (
          <em key={i}>{sign}</em>
        ) : WORDS.test(sign) ? (
          <b key={i}>{sign}</b>
        ) : (
          <GameIcon key={i} name={sign as GameIconName} />
        ),
      )}
    </>
  );
}

const ICONS: readonly (readonly [string, GameIconName])[] = [
  ["gold", "gold"],
  ["wood", "wood"],
  ["stone", "stone"],
  ["any", "any"],
  ["soldiers", "soldier"],
  ["tokens", "token"],
  ["buildings", "building"],
  ["points", "vp"],
];

/** Amounts as numbers and icons. */
export function AmountIcons({ amounts }: { amounts: Amounts }): JSX.Element {
  return (
    <span class="amounts num" aria-hidden="true">
      {ICONS.flatMap(([name, icon]) => {
        const n = amounts[name] ?? 0;
        return n === 0
          ? []
          : [
              <span key={name}>
                {n}
                <GameIcon name={icon} />
              </span>,
            ];
      })}
    </span>
  );
}

/** Amounts piece by piece, as they lie on a table. */
export function Pieces({ amounts }: { amounts: Amounts }): JSX.Element {
  return (
    <span class="pieces" aria-hidden="true">
      {ICONS.flatMap(([name, icon]) =>
        Array.from({ length: amounts[name] ?? 0 }, (_, i) => <GameIcon key={`${name}${i}`} name={icon} />),
      )}
    </span>
  );
}
