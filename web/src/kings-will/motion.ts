/** Movement that explains: the row slides, peasants walk, land turns up. It never blocks input. */
import { reducedMotion } from "../shared/theme";
import { type Board, shownSeat } from "./state";
import type { Event } from "./wire";

const SLIDE = 320;
const LAND = 200;
const STRIDE = 240;
const TURN = 320;

interface Motion {
  before: () => void;
  after: (board: Board, events: readonly Event[]) => void;
}

export function motion(): Motion {
  let were = new Map<string, DOMRect>();
  return {
    before() {
      were = new Map();
      if (reducedMotion.peek() || document.hidden) return;
      for (const element of document.querySelectorAll<HTMLElement>("[data-flip]"))
        were.set(element.dataset["flip"] ?? "", element.getBoundingClientRect());
    },
    after(board, events) {
      if (reducedMotion.peek() || document.hidden) return;
      const then = were;
      // The page has to show the new position before something can move to it.
      requestAnimationFrame(() => {
        slide(then);
        for (const event of events) if (event.seat === shownSeat(board)) happen(event);
      });
    },
  };
}

/** Tiles go from where they lay to where they lie; the one that was taken lifts and lands last. */
function slide(then: ReadonlyMap<string, DOMRect>): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const old = then.get(element.dataset["flip"] ?? "");
    const now = element.getBoundingClientRect();
    if (old === undefined || old.width === 0 || now.width === 0) continue;
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.abs(x) < 4 && Math.abs(y) < 4) continue;
    const leap = x > 1.5 * now.width;
    element.animate(
      leap
        ? [
            { transform: `translate(${x}px, ${y}px)`, zIndex: 3 },
            { transform: `translate(${x}px, ${y - 16}px) scale(1.04)`, zIndex: 3, offset: 0.25 },
            { transform: `translate(0, -16px) scale(1.04)`, zIndex: 3, offset: 0.7 },
            { transform: "none", zIndex: 3 },
          ]
        : [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }],
      { duration: leap ? SLIDE + LAND : SLIDE, easing: "ease-in-out" },
    );
  }
}

function column(place: number): HTMLElement | null {
  return document.querySelector(`.kw-colm[data-place="${place}"]`);
}

function happen(event: Event): void {
  switch (event.kind) {
    case "walked":
      walk(event.to, event.place);
      break;
    case "landscape_found":
      column(event.to)?.animate(
        [
          { transform: `perspective(600px) rotateY(${event.side === "right" ? 88 : -88}deg)`, opacity: 0.4 },
          { transform: "none", opacity: 1 },
        ],
        { duration: TURN, easing: "ease-out" },
      );
      walk(event.to, event.place, TURN / 2);
      break;
    case "founded":
    case "hamlet_set":
      grow(column(event.place)?.querySelector(".kw-site.full:last-of-type"));
      break;
    case "erected":
      grow(column(event.place)?.querySelector(".kw-bp .bld"));
      break;
    case "offspring":
      grow([...(column(event.place)?.querySelectorAll(".kw-pe") ?? [])].at(-1));
      break;
  }
}

/** The last peasant of a landscape has come along the road from another. */
function walk(to: number, from: number, delay = 0): void {
  const [there, here] = [column(to), column(from)];
  const peasant = [...(there?.querySelectorAll<HTMLElement>(".kw-pe") ?? [])].at(-1);
  if (peasant === undefined || there === null || here === null) return;
  const x = here.getBoundingClientRect().left - there.getBoundingClientRect().left;
  const strides = Math.max(1, Math.abs(to - from));
  const bobs = Array.from({ length: 4 * strides + 1 }, (_, i) => ({
    transform: `translate(calc(-50% + ${x * (1 - i / (4 * strides))}px), ${i % 2 === 0 ? 0 : -3}px)`,
  }));
  peasant.style.zIndex = "4";
  const walks = peasant.animate(bobs, { duration: STRIDE * strides, delay, fill: "backwards", easing: "linear" });
  // Landscapes cut off what leaves them: while somebody is on the way they must not.
  there.classList.add("kw-onway");
  walks.onfinish = walks.oncancel = () => {
    there.classList.remove("kw-onway");
    peasant.style.removeProperty("z-index");
  };
}

function grow(element: Element | null | undefined): void {
  element?.animate(
    [
      { opacity: 0.1, clipPath: "inset(100% 0 0 0)" },
      { opacity: 1, clipPath: "inset(0)" },
    ],
    { duration: 500, easing: "ease-out" },
  );
}
