/** On a phone a swipe leads to the next view. */

/** So far a finger travels for a swipe, and so much flatter than high. */
const FAR = 56;
const FLAT = 1.8;

/** Calls back with 1 for a swipe to the left, which leads on, and with -1 for one to the right. */
export function onSwipe(element: HTMLElement, go: (step: 1 | -1) => void): () => void {
  let from: Touch | null = null;
  const start = (event: TouchEvent): void => {
    const sideways = (event.target as HTMLElement).closest(".chips.ways, .tk-phrases");
    from = event.touches.length === 1 && sideways === null ? (event.touches[0] ?? null) : null;
  };
  const end = (event: TouchEvent): void => {
    const to = event.changedTouches[0];
    if (from === null || to === undefined) return;
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = null;
    if (Math.abs(dx) > FAR && Math.abs(dx) > FLAT * Math.abs(dy)) go(dx < 0 ? 1 : -1);
  };
  element.addEventListener("touchstart", start, { passive: true });
  element.addEventListener("touchend", end, { passive: true });
  return () => {
    element.removeEventListener("touchstart", start);
    element.removeEventListener("touchend", end);
  };
}
