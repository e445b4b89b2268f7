/** Movement that explains: dice to their advisor, gifts to their owner. It never blocks input. */
import { reducedMotion } from "../shared/theme";
import type { Event } from "./wire";
import type { Amounts } from "./words";

const DICE = 420;
const GOODS = 380;
const APART = 80;

/** Sends copies of drawings from one place of the page to another, in a shallow arc. */
function fly(drawings: readonly Element[], from: DOMRect, to: DOMRect, time: number): void {
  drawings.forEach((drawing, i) => {
    const copy = drawing.cloneNode(true) as HTMLElement;
    copy.classList.add("flying");
    document.body.append(copy);
    const [x0, y0] = [from.left + from.width / 2 - 12 + 20 * i, from.top + from.height / 2 - 12];
    const [x1, y1] = [to.left + to.width / 2 - 12 + 20 * (i - drawings.length / 2), to.top + to.height / 2 - 12];
    const arc = Math.min(60, Math.abs(x1 - x0) / 6 + 16);
    const moves = copy.animate(
      [
        { transform: `translate(${x0}px, ${y0}px)`, opacity: 0.9 },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - arc}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x1}px, ${y1}px)`, opacity: 1 },
      ],
      { duration: time, delay: i * APART, easing: "ease-in-out", fill: "backwards" },
    );
    moves.onfinish = () => copy.remove();
    moves.oncancel = () => copy.remove();
  });
}

function seen(element: Element | null): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

const KINDS: readonly (readonly [string, string])[] = [
  ["gold", "gold"],
  ["wood", "wood"],
  ["stone", "stone"],
  ["soldiers", "soldier"],
  ["tokens", "token"],
  ["points", "vp"],
];

function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "i art");
  svg.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** Shows what an event moved, once the page shows the new position. */
export function animate(event: Event, viewer: number | null): void {
  if (reducedMotion.peek() || event.seat === undefined || document.hidden) return;
  const panel = seen(document.querySelector(`.k-player[data-seat="${event.seat}"]`));
  if (event.kind !== "influenced" && event.kind !== "gift" && event.kind !== "traded") return;
  const card = document.querySelector(`.k-adv[data-place="${event.advisor}"]`);
  const court = seen(card);
  if (court === null) return;
  if (event.kind === "influenced") {
    const from = event.seat === viewer ? (seen(document.querySelector(".k-tray")) ?? panel) : panel;
    const dice = [...(card?.querySelectorAll(".pay:last-child .die") ?? [])];
    if (from !== null) fly(dice, from, court, DICE);
  } else if (panel !== null) {
    const given: Amounts = { ...event.gains, points: event.kind === "gift" ? event.points : 0 };
    const kinds = KINDS.filter(([name]) => (given[name] ?? 0) > 0).map(([, name]) => icon(name));
    fly(kinds, court, panel, GOODS);
  }
}
