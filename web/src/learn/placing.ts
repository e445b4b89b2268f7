/** Where the coach's box and the ring stand: beside the thing that is meant, and on nothing that is needed. */

const GAP = 16;
const EDGE = 8;
const RING = 6;
/** How far apart the places are that are tried. */
const STRIDE = 40;
/** Where a decision is confirmed, while one is asked for. */
const ASKED = "main section[data-mine='tray'].asked";
/** Where something is being placed or picked just now. */
const IN_USE = "main [data-in-use]";
/** What can be pressed now, but for the lesson's own leaf, which repeats what the coach says. */
const LIVE = "main button:not(:disabled, [aria-disabled='true'], .leaf *)";
/** Whatever can be asked about is worth seeing. */
const THINGS = "main [data-about]";
/** What lying on something costs; distance costs one a dozen pixels. */
const COST = { needed: 10_000, live: 20, thing: 0.5, away: 1 / 12, aside: 1 / 100 };
/** As long as nothing is much better the box stays where it is. */
const STEADY = 25;

export interface Spot {
  left: number;
  top: number;
}

/** Is the board there? */
export function hasThings(): boolean {
  return document.querySelector(THINGS) !== null;
}

/** What has this name and is in sight; what is called my own is never another's. */
export function things(name: string): (HTMLElement | SVGElement)[] {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(`main [data-about="${CSS.escape(name)}"]`)];
  const seen = found.filter((each) => sizeOf(each) > 0 && each.checkVisibility());
  return name.endsWith(":own") ? seen.filter(isMine) : seen;
}

/** A thing by its name: of those in sight mine goes first, then the largest. */
export function thing(names: readonly string[]): HTMLElement | SVGElement | null {
  for (const name of names) {
    const seen = things(name);
    const mine = seen.filter(isMine);
    const best = (mine.length > 0 ? mine : seen).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
    if (best !== undefined) return best;
  }
  return null;
}

function isMine(each: Element): boolean {
  return each.closest("[data-mine]") !== null;
}

/** Is a part of it out of sight, in what scrolls around it? */
export function isCut(goal: Element): boolean {
  const { top, bottom } = goal.getBoundingClientRect();
  for (let around = goal.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || getComputedStyle(around).overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    return top < frame.top - 1 || bottom > frame.bottom + 1;
  }
  return false;
}

function sizeOf(each: Element): number {
  const { width, height } = each.getBoundingClientRect();
  return width * height;
}

function meets(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Puts box and ring where they belong, near the last spot if that still serves; without a thing the board stays in sight. */
export function place(
  box: HTMLElement,
  ring: HTMLElement,
  goal: Element | null,
  sees: readonly Element[],
  last: Spot | undefined,
): Spot {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const at = goal?.getBoundingClientRect();
  ring.hidden = at === undefined;
  if (at !== undefined) encircle(ring, at);
  const middle = (window.innerWidth - width) / 2;
  if (box.classList.contains("folded")) return put(box, { left: middle, top: EDGE }, undefined);
  const [head, foot] = [bottomOfHead() + EDGE, window.innerHeight - height - EDGE];
  if (goal === null || at === undefined)
    return put(box, { left: middle, top: document.querySelector(ASKED) === null ? foot : head }, undefined);
  const cost = costing(goal, sees, width, height);
  const spots = spotsAround(at, width, height, head, foot);
  const best = spots.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
  return put(box, last !== undefined && cost(last) <= cost(best) + STEADY ? last : best, at);
}

function encircle(ring: HTMLElement, at: DOMRect): void {
  Object.assign(ring.style, {
    left: `${at.left - RING}px`,
    top: `${at.top - RING}px`,
    width: `${at.width + 2 * RING}px`,
    height: `${at.height + 2 * RING}px`,
  });
}

/** The four sides of a thing first, then all over the page. */
function spotsAround(at: DOMRect, width: number, height: number, head: number, foot: number): Spot[] {
  const end = window.innerWidth - width - EDGE;
  const middle = clamp(at.left + at.width / 2 - width / 2, EDGE, end);
  const level = clamp(at.top + at.height / 2 - height / 2, head, foot);
  const sides: Spot[] = [
    { left: middle, top: at.bottom + GAP },
    { left: middle, top: at.top - GAP - height },
    { left: at.right + GAP, top: level },
    { left: at.left - GAP - width, top: level },
  ];
  const lefts = [...strides(EDGE, end), middle];
  const tops = [...strides(head, foot), at.bottom + GAP, at.top - GAP - height];
  const all = [...sides, ...lefts.flatMap((left) => tops.map((top) => ({ left, top })))];
  const fits = all.filter(({ left, top }) => left >= EDGE && left <= end && top >= head && top <= foot);
  return fits.length > 0 ? fits : [{ left: middle, top: head }];
}

function strides(from: number, to: number): number[] {
  const many = Math.max(1, Math.ceil((to - from) / STRIDE));
  return Array.from({ length: many + 1 }, (_, i) => from + ((to - from) * i) / many);
}

/** What a spot costs: nothing needed lies under the box, little that can be pressed, and the thing is near. */
function costing(goal: Element, sees: readonly Element[], width: number, height: number): (spot: Spot) => number {
  const rects = (found: Iterable<Element>): DOMRect[] =>
    [...found].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  const needed = rects([goal, ...sees, ...document.querySelectorAll(`${ASKED}, ${IN_USE}`)]);
  const live = rects(document.querySelectorAll(LIVE));
  const things = rects(document.querySelectorAll(THINGS));
  const at = goal.getBoundingClientRect();
  const count = (under: readonly DOMRect[], box: DOMRect): number => under.filter((each) => meets(box, each)).length;
  return ({ left, top }) => {
    const box = new DOMRect(left, top, width, height);
    return (
      COST.needed * count(needed, box) +
      COST.live * count(live, box) +
      COST.thing * count(things, box) +
      COST.away *
        Math.hypot(apart(box.left, box.right, at.left, at.right), apart(box.top, box.bottom, at.top, at.bottom)) +
      COST.aside * Math.abs(left + width / 2 - at.left - at.width / 2)
    );
  };
}

/** How far two stretches are from each other. */
function apart(from: number, to: number, other: number, end: number): number {
  return Math.max(0, other - to, from - end);
}

function bottomOfHead(): number {
  return document.querySelector("header.top")?.getBoundingClientRect().bottom ?? 0;
}

/** A box right above or below its thing has a tip that touches it. */
function put(box: HTMLElement, spot: Spot, at: DOMRect | undefined): Spot {
  const { left, top } = spot;
  box.dataset["side"] = at === undefined ? "free" : sideOf(box, spot, at);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  const tip = at === undefined ? 0 : at.left + at.width / 2 - left;
  box.style.setProperty("--tip", `${clamp(tip, 24, box.offsetWidth - 24)}px`);
  return spot;
}

function sideOf(box: HTMLElement, { left, top }: Spot, at: DOMRect): "below" | "above" | "free" {
  const tip = at.left + at.width / 2 - left;
  if (tip < 0 || tip > box.offsetWidth) return "free";
  if (Math.abs(top - at.bottom - GAP) < EDGE) return "below";
  return Math.abs(at.top - GAP - top - box.offsetHeight) < EDGE ? "above" : "free";
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}
