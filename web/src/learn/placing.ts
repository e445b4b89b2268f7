/** Where the coach's box and the ring stand: beside the thing that is meant, and never on it. */

const GAP = 16;
const EDGE = 8;
const RING = 6;

interface Spot {
  left: number;
  top: number;
  side: "below" | "above" | "right" | "left" | "free";
}

/** A thing by its name: of those in sight mine goes first, then the largest. */
export function thing(names: readonly string[]): HTMLElement | SVGElement | null {
  for (const name of names) {
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(`main [data-about="${CSS.escape(name)}"]`)];
    const seen = found.filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && each.checkVisibility();
    });
    const mine = seen.filter((each) => each.closest("[data-mine]") !== null);
    const best = (mine.length > 0 ? mine : seen).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
    if (best !== undefined) return best;
  }
  return null;
}

function sizeOf(each: Element): number {
  const { width, height } = each.getBoundingClientRect();
  return width * height;
}

function meets(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Puts box and ring where they belong; without a thing the box stands in the middle. */
export function place(box: HTMLElement, ring: HTMLElement, goal: Element | null): void {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  if (goal === null) {
    ring.hidden = true;
    put(box, { left: (window.innerWidth - width) / 2, top: (window.innerHeight - height) / 3, side: "free" }, 0);
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
  const head = document.querySelector("header.top")?.getBoundingClientRect().bottom ?? 0;
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
  // What one acts with stays free, where there is room elsewhere.
  const desks = [...document.querySelectorAll("main section[data-mine]")].filter((desk) => !desk.contains(goal));
  const clear = ({ left, top }: Spot): boolean =>
    desks.every((desk) => !meets(new DOMRect(left, top, width, height), desk.getBoundingClientRect()));
  const low = at.top + at.height / 2 > window.innerHeight / 2;
  const rest: Spot = { left: middle, top: low ? head + EDGE : window.innerHeight - height - EDGE, side: "free" };
  const spot = spots.find((each) => fits(each) && clear(each)) ?? spots.find(fits) ?? rest;
  put(box, spot, at.left + at.width / 2 - spot.left);
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
