/** Dragging a row of a list to another place, by mouse, pen or finger. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { placeFor } from "./order";

export interface Drag {
  /** The place that the row has in the list, and the one where it would come to stand. */
  from: number;
  to: number;
  /** How far it has been dragged. */
  by: number;
  /** How far the others give way. */
  step: number;
}

/** So near to the edge of the window the page follows the finger. */
const EDGE = 70;
const SPEED = 9;

export function useDragging(
  list: RefObject<HTMLElement | null>,
  drop: (from: number, to: number) => void,
): { drag: Signal<Drag | null>; begin: (pointer: PointerEvent, place: number) => void } {
  const drag = useSignal<Drag | null>(null);
  const dropped = useRef(drop);
  dropped.current = drop;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = (pointer: PointerEvent, from: number): void => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const own = rows[from];
    if (pointer.button !== 0 || own === undefined) return;
    pointer.preventDefault();
    const middles = rows.map((row) => row.top + row.height / 2);
    const gap = (rows[1]?.top ?? 0) - (rows[0]?.bottom ?? 0);
    const start = pointer.clientY + window.scrollY;
    let y = pointer.clientY;
    let frame = 0;
    const place = (): void => {
      const by = y + window.scrollY - start;
      drag.value = { from, to: placeFor(middles, from, by), by, step: own.height + gap };
    };
    const follow = (): void => {
      const way = y < EDGE ? -SPEED : y > window.innerHeight - EDGE ? SPEED : 0;
      if (way !== 0) window.scrollBy(0, way);
      place();
      frame = requestAnimationFrame(follow);
    };
    const go = (event: PointerEvent): void => {
      if (event.pointerId === pointer.pointerId) y = event.clientY;
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointer.pointerId) return;
      place();
      const to = drag.peek()?.to ?? from;
      end();
      if (to !== from) dropped.current(from, to);
    };
    const end = (): void => {
      cancelAnimationFrame(frame);
      drag.value = null;
      window.removeEventListener("pointermove", go);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", letGo, true);
    };
    const letGo = (key: KeyboardEvent): void => {
      if (key.key !== "Escape") return;
      key.stopPropagation();
      end();
    };
    stop.current();
    stop.current = end;
    window.addEventListener("pointermove", go);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", letGo, true);
    follow();
  };
  return { drag, begin };
}
