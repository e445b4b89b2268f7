/** Where the coach's box and the ring stand: beside the thing that is meant, and never on it. */

const GAP = 16;
const EDGE = 8;
const RING = 6;
const DESK = "main section[data-mine]";
/** Where a decision is confirmed. */
const TRAY = "main section[data-mine='tray']";
/** More than all that can be pressed, and more than most. */
const [MUCH, SOME] = [100, 10];
/** What can be pressed now. */
const LIVE = "main button:not(:disabled, [aria-disabled='true'])";

interface Spot {
  left: number;
  top: number;
  side: "below" | "above" | "right" | "left" | "free";
}

/** A thing by its name: of those in sight mine goes first, then the largest; what is called my own is never another's. */
export function thing(names: readonly string[]): HTMLElement | SVGElement | null {
  for (const name of names) {
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(`main [data-about="${CSS.escape(name)}"]`)];
    const seen = found.filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && each.checkVisibility();
    });
    const mine = seen.filter((each) => each.closest("[data-mine]") !== null);
    const best = (mine.length > 0 || name.endsWith(":own") ? mine : seen).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
    if (best !== undefined) return best;
  }
  return null;
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

/** Puts box and ring where they belong; without a thing the box stands where the board, or what is asked, stays in sight. */
export function place(box: HTMLElement, ring: HTMLElement, goal: Element | null): void {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  if (goal === null) {
    ring.hidden = true;
    const foot = window.innerHeight - height - EDGE;
    const top = document.querySelector(`${TRAY}.asked`) === null ? foot : bottomOfHead() + EDGE;
    put(box, { left: (window.innerWidth - width) / 2, top, side: "free" }, 0);
    return;
  }
  const at = goal.getBoundingClientRect();
  ring.hidden = false;
  Object.assign(ring.style, {
    left: `${at.left - RING}px`,
    top: `${at.top - RING}px`,
    width: `${at.width + 2 * RING}px`,
    height: `${at.height + 2 * RING}px`,
  });
  const head = bottomOfHead();
  if (box.classList.contains("folded")) {
    put(box, { left: (window.innerWidth - width) / 2, top: EDGE, side: "free" }, 0);
    return;
  }
  const middle = clamp(at.left + at.width / 2 - width / 2, EDGE, window.innerWidth - width - EDGE);
  const level = clamp(at.top + at.height / 2 - height / 2, head + EDGE, window.innerHeight - height - EDGE);
  const spots: Spot[] = [
    { left: middle, top: at.bottom + GAP, side: "below" },
    { left: middle, top: at.top - GAP - height, side: "above" },
    { left: at.right + GAP, top: level, side: "right" },
    { left: at.left - GAP - width, top: level, side: "left" },
  ];
  const fits = ({ left, top }: Spot): boolean =>
    left >= 0 && top >= head && left + width <= window.innerWidth && top + height <= window.innerHeight;
  const desk = goal.closest(DESK)?.getBoundingClientRect();
  if (desk !== undefined) spots.push({ left: middle, top: desk.top - EDGE - height, side: "above" });
  const low = at.top + at.height / 2 > window.innerHeight / 2;
  const rest: Spot = { left: middle, top: low ? head + EDGE : window.innerHeight - height - EDGE, side: "free" };
  const covered = covering(goal, width, height);
  const [best = rest] = spots.filter(fits).sort((a, b) => covered(a) - covered(b));
  // Far from its thing only where it would lie on the tray otherwise.
  const spot = covered(best) >= MUCH && covered(rest) < MUCH && !meets(rectOf(rest, width, height), at) ? rest : best;
  put(box, spot, at.left + at.width / 2 - spot.left);
}

/** How much of what one acts with a box at a spot would lie on: the tray first, then what can be pressed, then desks. */
function covering(goal: Element, width: number, height: number): (spot: Spot) => number {
  const seen = (each: Element): boolean => each.checkVisibility();
  const live = [...document.querySelectorAll(LIVE)].filter(seen).map((each) => each.getBoundingClientRect());
  const desks = [...document.querySelectorAll(DESK)]
    .filter(seen)
    .map((desk) => ({ at: desk.getBoundingClientRect(), weight: weightOf(desk, goal) }));
  return (spot) => {
    const box = rectOf(spot, width, height);
    const under = desks.reduce((sum, { at, weight }) => sum + (meets(box, at) ? weight : 0), 0);
    return live.filter((each) => meets(box, each)).length + under;
  };
}

function weightOf(desk: Element, goal: Element): number {
  const tray = desk.matches(TRAY);
  if (desk.contains(goal)) return tray && desk.classList.contains("asked") ? SOME : 0;
  return tray ? MUCH : 0.5;
}

function bottomOfHead(): number {
  return document.querySelector("header.top")?.getBoundingClientRect().bottom ?? 0;
}

function rectOf({ left, top }: Spot, width: number, height: number): DOMRect {
  return new DOMRect(left, top, width, height);
}

function put(box: HTMLElement, { left, top, side }: Spot, tip: number): void {
  box.dataset["side"] = side;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.style.setProperty("--tip", `${clamp(tip, 24, box.offsetWidth - 24)}px`);
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}
