/** Movement that explains: what is collected and paid flies to its owner. It never blocks input. */
import { reducedMotion } from "../shared/theme";
import type { Event } from "./wire";

const TRAVEL = 380;
const APART = 80;

function fly(icons: readonly string[], from: DOMRect, to: DOMRect): void {
  icons.forEach((name, i) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "i e-flying");
    svg.setAttribute("viewBox", "0 0 24 24");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#e-${name}`);
    svg.append(use);
    document.body.append(svg);
    const [x0, y0] = [from.left + from.width / 2 - 12, from.top + from.height / 2 - 12];
    const [x1, y1] = [to.left + to.width / 2 - 12, to.top + to.height / 2 - 12];
    const arc = Math.min(60, Math.abs(x1 - x0) / 6 + 16);
    const moves = svg.animate(
      [
        { transform: `translate(${x0}px, ${y0}px)`, opacity: 0.9 },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - arc}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x1}px, ${y1}px)`, opacity: 1 },
      ],
      { duration: TRAVEL, delay: i * APART, easing: "ease-in-out", fill: "backwards" },
    );
    moves.onfinish = () => svg.remove();
    moves.oncancel = () => svg.remove();
  });
}

function seen(element: Element | null): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

/** Where somebody's things lie on the page. */
function home(seat: number, viewer: number | null, kind = ""): DOMRect | null {
  if (seat !== viewer) return seen(document.querySelector(`.e-player[data-seat="${seat}"] .stock`));
  return seen(document.querySelector(`.e-trackbox [data-kind="${kind}"]`)) ?? seen(document.querySelector(".e-tray"));
}

/** Shows what an event moved, once the page shows the new position. */
export function animate(event: Event, viewer: number | null): void {
  if (reducedMotion.peek() || document.hidden) return;
  if (event.kind === "paid") {
    const [from, to] = [home(event.seat, viewer), home(event.opponent, viewer)];
    if (from !== null && to !== null) fly(Object.keys(event.pays), from, to);
  } else if (event.kind === "collected" && event.seat === viewer) {
    const from = seen(document.querySelector(".e-dicebox"));
    Object.keys(event.gains).forEach((kind) => {
      const to = home(event.seat, viewer, kind);
      if (from !== null && to !== null) fly([kind], from, to);
    });
  }
}
