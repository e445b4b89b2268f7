/** Asking what something is: whatever carries `data-about` tells it when it is pointed at, reached by key, tapped or held. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import "./asking.css";

export interface About {
  name: string;
  text: string;
}

/** What a table knows of a thing by its key, such as `gold` or `advisor:7`; null if nothing. */
export type Answer = (key: string) => About | null;

interface Asked {
  about: About;
  thing: Element;
  /** Where it lay when it was asked. */
  top: number;
}

const asked = signal<Asked | null>(null);
/** Milliseconds that a pointer rests, or a finger is held, before a thing tells what it is. */
const PAUSE = 450;
/** Pixels that a finger may slip. */
const SLIP = 10;
/** Milliseconds after a held finger in which its click may still come. */
const AFTER = 400;
const GAP = 8;

/** Lets everything on the page be asked as long as the table stands. */
export function useAsking(answer: Answer, of: unknown): void {
  useEffect(() => listen(answer), [of]);
}

/** The thing that is meant, with its answer: on a button the button, not the signs on it. */
function meant(target: EventTarget | null, answer: Answer): Asked | null {
  if (!(target instanceof Element) || target.closest('[role="application"]') !== null) return null;
  const found: Asked[] = [];
  for (let each: Element | null = target; each !== null; each = each.parentElement) {
    const key = each.getAttribute("data-about");
    const about = key === null ? null : answer(key);
    if (about === null) continue;
    const one = { about, thing: each, top: each.getBoundingClientRect().top };
    if (each.matches("button")) return one;
    found.push(one);
  }
  return found[0] ?? null;
}

/** Would a press here do something? Then a tap is no question. */
function acts(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest("button, a, input, label, summary") : null;
  return pressed !== null && pressed.getAttribute("aria-disabled") !== "true";
}

function listen(answer: Answer): () => void {
  let timer = 0;
  let touched: { x: number; y: number; was: Element | null } | null = null;
  let held = false;
  let swallowed = 0;
  let walked = false;

  const hush = (): void => {
    window.clearTimeout(timer);
    asked.value = null;
  };
  const later = (found: Asked | null, then?: () => void): void => {
    window.clearTimeout(timer);
    if (found === null) return;
    timer = window.setTimeout(() => {
      asked.value = found;
      then?.();
    }, PAUSE);
  };

  const over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const found = meant(event.target, answer);
    if (found !== null && found.thing === asked.peek()?.thing) return;
    hush();
    later(found);
  };
  const down = (event: PointerEvent): void => {
    const was = asked.peek()?.thing ?? null;
    hush();
    held = false;
    walked = false;
    touched = null;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    touched = { x: event.clientX, y: event.clientY, was };
    later(meant(event.target, answer), () => {
      held = true;
    });
  };
  const move = (event: PointerEvent): void => {
    if (touched === null || held) return;
    if (Math.hypot(event.clientX - touched.x, event.clientY - touched.y) <= SLIP) return;
    window.clearTimeout(timer);
    touched = null;
  };
  const up = (event: PointerEvent): void => {
    if (touched === null) return;
    const { was } = touched;
    touched = null;
    window.clearTimeout(timer);
    if (held) swallowed = performance.now() + AFTER;
    else if (!acts(event.target)) {
      const found = meant(event.target, answer);
      if (found !== null && found.thing !== was) asked.value = found;
    }
  };
  const cancel = (): void => {
    window.clearTimeout(timer);
    touched = null;
  };
  // What was held to be asked is not pressed by that.
  const click = (event: MouseEvent): void => {
    if (performance.now() > swallowed) return;
    swallowed = 0;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (touched !== null && meant(event.target, answer) !== null) event.preventDefault();
  };
  // Only who walks there by key asks; a focus that the table sets by itself asks nothing.
  const focus = (event: FocusEvent): void => {
    if (walked) later(meant(event.target, answer));
  };
  const blur = (): void => {
    if (walked) hush();
  };
  const key = (press: KeyboardEvent): void => {
    walked = press.key === "Tab" || press.key.startsWith("Arrow");
    if (press.key === "Escape") hush();
  };

  // Whatever else scrolls may scroll: the card stays as long as its thing does.
  const scroll = (): void => {
    const now = asked.peek();
    if (now !== null && Math.abs(now.thing.getBoundingClientRect().top - now.top) > SLIP) hush();
  };

  const leave = new AbortController();
  const capture = { capture: true, signal: leave.signal };
  document.addEventListener("pointerover", over, capture);
  document.addEventListener("pointerdown", down, capture);
  document.addEventListener("pointermove", move, capture);
  document.addEventListener("pointerup", up, capture);
  document.addEventListener("pointercancel", cancel, capture);
  document.addEventListener("click", click, capture);
  document.addEventListener("contextmenu", menu, capture);
  document.addEventListener("focusin", focus, capture);
  document.addEventListener("focusout", blur, capture);
  document.addEventListener("keydown", key, capture);
  document.addEventListener("scroll", scroll, capture);
  return () => {
    leave.abort();
    hush();
  };
}

/** The card that tells it, above the thing or below. */
export function AskedCard(): JSX.Element | null {
  const card = useRef<HTMLDivElement>(null);
  const now = asked.value;
  useLayoutEffect(() => {
    const box = card.current;
    if (now === null || box === null) return;
    const at = now.thing.getBoundingClientRect();
    const above = at.top - box.offsetHeight - GAP;
    const below = Math.min(at.bottom + GAP, window.innerHeight - box.offsetHeight - GAP);
    const middle = at.left + at.width / 2 - box.offsetWidth / 2;
    box.style.top = `${above >= GAP ? above : below}px`;
    box.style.left = `${Math.max(GAP, Math.min(window.innerWidth - box.offsetWidth - GAP, middle))}px`;
  }, [now]);
  if (now === null) return null;
  return (
    <div class="about-card panel" role="status" ref={card}>
      <b>{now.about.name}</b>
      <p>{now.about.text}</p>
    </div>
  );
}
