/** Which advisors are lit and how they can be paid: read from the legal actions alone. */
import type { Decision } from "./wire";

/** One of my dice that lie in the tray. */
export interface TrayDie {
  key: string;
  face: number;
  bonus: boolean;
}

export function trayDice(own: readonly number[], bonus: readonly number[]): TrayDie[] {
  return [
    ...own.map((face, i) => ({ key: `own${i}`, face, bonus: false })),
    ...bonus.map((face, i) => ({ key: `bonus${i}`, face, bonus: true })),
  ];
}

export interface Faces {
  own: number[];
  bonus: number[];
}

const rising = (a: number, b: number): number => a - b;

export function facesOf(dice: readonly TrayDie[], picked: ReadonlySet<string>): Faces {
  const chosen = dice.filter(({ key }) => picked.has(key));
  return {
    own: chosen
      .filter(({ bonus }) => !bonus)
      .map(({ face }) => face)
      .sort(rising),
    bonus: chosen
      .filter(({ bonus }) => bonus)
      .map(({ face }) => face)
      .sort(rising),
  };
}

function same(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  const [a, b] = [[...one].sort(rising), [...other].sort(rising)];
  return a.every((face, i) => face === b[i]);
}

export function isInfluence(action: Decision): boolean {
  return action.kind === "influence";
}

/** Dice are chosen exactly: a way that uses fewer or more of them is another way. */
function usesExactly(action: Decision, { own, bonus }: Faces): boolean {
  return same(action.own ?? [], own) && same(action.bonus ?? [], bonus);
}

const dear = (action: Decision): number =>
  (action.envoy === true ? 8 : 0) + (action.token === true ? 4 : 0) + ((action.market ?? 0) === 0 ? 0 : 2);
const sum = (faces: readonly number[] = []): number => faces.reduce((total, face) => total + face, 0);
const count = (action: Decision): number => (action.own?.length ?? 0) + (action.bonus?.length ?? 0);

/** The cheapest way first: without helpers, with few dice, white ones before own ones. */
function byPrice(a: Decision, b: Decision): number {
  return (
    dear(a) - dear(b) ||
    count(a) - count(b) ||
    sum(a.own) + sum(a.bonus) - sum(b.own) - sum(b.bonus) ||
    (a.own?.length ?? 0) - (b.own?.length ?? 0) ||
    a.id - b.id
  );
}

export type Lit = ReadonlyMap<number, readonly Decision[]>;

/** The places in reach of exactly these dice, each with its ways to pay; of all dice if none is chosen. */
export function litPlaces(legal: readonly Decision[], chosen: Faces): Lit {
  const any = chosen.own.length + chosen.bonus.length === 0;
  const lit = new Map<number, Decision[]>();
  for (const action of legal) {
    if (!isInfluence(action) || action.place === undefined) continue;
    if (!any && !usesExactly(action, chosen)) continue;
    const ways = lit.get(action.place);
    if (ways === undefined) lit.set(action.place, [action]);
    else ways.push(action);
  }
  for (const ways of lit.values()) ways.sort(byPrice);
  return lit;
}

/** The dice in the tray that a way would use. */
export function diceOf(action: Decision, dice: readonly TrayDie[]): Set<string> {
  const keys = new Set<string>();
  const take = (faces: readonly number[], bonus: boolean): void => {
    for (const face of faces) {
      const die = dice.find((one) => one.bonus === bonus && one.face === face && !keys.has(one.key));
      if (die !== undefined) keys.add(die.key);
    }
  };
  take(action.own ?? [], false);
  take(action.bonus ?? [], true);
  return keys;
}

/** Where an arrow leads in a grid of so many columns; it stops at the edges. */
export function neighbour(places: readonly number[], at: number, key: string, columns: number): number {
  const i = places.indexOf(at);
  const to =
    key === "ArrowLeft"
      ? i - 1
      : key === "ArrowRight"
        ? i + 1
        : key === "ArrowUp"
          ? i - columns
          : key === "ArrowDown"
            ? i + columns
            : key === "Home"
              ? i - (i % columns)
              : key === "End"
                ? Math.min(places.length - 1, i - (i % columns) + columns - 1)
                : i;
  return places[to] ?? at;
}
