/**
 * Asking what something is: whatever carries `data-about` tells it when it is pointed at, reached by key, tapped or held.
 * In the ask mode (“?” or F1) everything tells at once, nothing is played, and arrows walk from thing to thing.
 */
import { effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./asking.css";
import { t } from "./i18n";
import { touch } from "./media";
import { RuleChip } from "./rule";
import { openRules } from "./rules";

export interface Said {
  name: string;
  text: string;
}

export interface About extends Said {
  /** Its entry in the glossary; "" for what belongs to one table, such as who sits where. */
  term: string;
  /** The number of its rule, or "". */
  rule: string;
}

/** What a table knows of a thing by its key, such as `gold` or `advisor:7`; null if nothing. */
export type Answer = (key: string) => About | null;

interface Asked {
  about: About;
  thing: Element;
  /** Where it lay when it was asked. */
  top: number;
  /** Does it stay until something else is asked, so that its rule can be pressed? */
  stays?: boolean;
}

const asked = signal<Asked | null>(null);
/** Is there anything here that could be asked? */
export const canAsk = signal(false);
export const asking = signal(false);
/** Milliseconds that a pointer rests, or a finger is held, before a thing tells what it is. */
const PAUSE = 450;
/** Pixels that a finger may slip. */
const SLIP = 10;
/** Milliseconds after a held finger in which its click may still come. */
const AFTER = 400;
const GAP = 8;

effect(() => {
  document.documentElement.toggleAttribute("data-asking", asking.value);
});

export function switchAsking(): void {
  asked.value = null;
  asking.value = !asking.peek();
}

/** Somebody else speaks: what only a resting pointer has asked goes away. */
export function giveWay(): void {
  if (asked.peek()?.stays !== true) asked.value = null;
}

/** Lets everything on the page be asked as long as the table stands. */
export function useAsking(answer: Answer, of: unknown): void {
  useLayoutEffect(() => {
    canAsk.value = true;
    const hush = listen(answer);
    return () => {
      hush();
      canAsk.value = false;
      asking.value = false;
    };
  }, [of]);
}

/** The thing that is meant, with its answer: on a button the button, not the signs on it. */
function meant(target: EventTarget | null, answer: Answer): Asked | null {
  if (!(target instanceof Element)) return null;
  // Where pieces are placed by pointing, only the ask mode asks.
  if (!asking.peek() && target.closest('[role="application"]') !== null) return null;
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

/** In the ask mode: what lies on the table, and neither the frame nor what lies over it. */
function isAsked(target: EventTarget | null): boolean {
  return asking.peek() && target instanceof Element && target.closest("main") !== null && !isOver(target);
}

function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog, .coach, .about-card, [class$=tabs]") !== null;
}

/** Every thing in sight that has an answer, in the order of the page. */
function things(answer: Answer): Asked[] {
  return [...document.querySelectorAll("main [data-about]")].flatMap((each) => {
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isOver(each)) return [];
    const found = meant(each, answer);
    return found?.thing === each ? [found] : [];
  });
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
    const tell = (): void => {
      asked.value = found;
      then?.();
    };
    if (asking.peek()) tell();
    else timer = window.setTimeout(tell, PAUSE);
  };

  const over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons !== 0 || isOver(event.target)) return;
    // What was pressed in the ask mode stays, so that one can go to its rule.
    if (asked.peek()?.stays === true) return;
    const found = meant(event.target, answer);
    if (found !== null && found.thing === asked.peek()?.thing) return;
    hush();
    later(found);
  };
  const down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest(".about-card") !== null) return;
    if (isAsked(event.target)) {
      event.stopPropagation();
      return;
    }
    const was = asked.peek()?.thing ?? null;
    hush();
    held = false;
    walked = false;
    touched = null;
    if (event.pointerType === "mouse" || !event.isPrimary || asking.peek()) return;
    touched = { x: event.clientX, y: event.clientY, was };
    later(meant(event.target, answer), () => {
      held = true;
    });
  };
  const move = (event: PointerEvent): void => {
    if (isAsked(event.target)) {
      event.stopPropagation();
      return;
    }
    if (touched === null || held) return;
    if (Math.hypot(event.clientX - touched.x, event.clientY - touched.y) <= SLIP) return;
    window.clearTimeout(timer);
    touched = null;
  };
  const up = (event: PointerEvent): void => {
    if (isAsked(event.target)) {
      event.stopPropagation();
      return;
    }
    if (touched === null) return;
    const { was } = touched;
    touched = null;
    window.clearTimeout(timer);
    if (held) swallowed = performance.now() + AFTER;
    else if (!acts(event.target)) {
      const found = meant(event.target, answer);
      if (found !== null && found.thing !== was) asked.value = { ...found, stays: true };
    }
  };
  const cancel = (): void => {
    window.clearTimeout(timer);
    touched = null;
  };
  const click = (event: MouseEvent): void => {
    if (isAsked(event.target)) {
      const found = meant(event.target, answer);
      asked.value = found === null ? null : { ...found, stays: true };
    } else if (performance.now() > swallowed) return;
    // What was held to be asked is not pressed by that.
    swallowed = 0;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (touched !== null && meant(event.target, answer) !== null) event.preventDefault();
  };
  // Only who walks there by key asks; a focus that the table sets by itself asks nothing.
  const focus = (event: FocusEvent): void => {
    if (walked && !isOver(event.target)) later(meant(event.target, answer));
  };
  const blur = (event: FocusEvent): void => {
    if (walked && !isOver(event.relatedTarget)) hush();
  };

  /** From thing to thing by arrows. */
  const walk = (step: 1 | -1): void => {
    const all = things(answer);
    const at = all.findIndex(({ thing }) => thing === asked.peek()?.thing);
    const next = all[(at + step + all.length) % all.length] ?? all[0];
    if (next === undefined) return;
    next.thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    asked.value = { ...next, top: next.thing.getBoundingClientRect().top, stays: true };
  };
  /** Was it a key of the ask mode? All others rest in it but Tab, and what moves and presses in the frame. */
  const modeKey = (press: KeyboardEvent): boolean => {
    if (press.key === "F1") {
      switchAsking();
      return true;
    }
    if (!asking.peek() || press.ctrlKey || press.metaKey || press.altKey) return false;
    const framed = press.target instanceof Element && press.target.closest("main, body") !== document.body;
    // A window closes by itself; from anywhere else Escape leads out of the mode, from a tab, too.
    if (press.key === "Escape" && !(press.target instanceof Element && press.target.closest("dialog") !== null)) {
      switchAsking();
      return true;
    }
    if (press.key === "Tab" || isOver(press.target)) return false;
    if (press.key === "ArrowRight" || press.key === "ArrowDown") walk(1);
    else if (press.key === "ArrowLeft" || press.key === "ArrowUp") walk(-1);
    else if (press.key === "Enter" || press.key === " ") {
      const rule = asked.peek()?.about.rule ?? "";
      // A button of the frame is pressed; on the table it goes on to the rule.
      if (!framed && press.target !== document.body) return false;
      if (rule !== "") openRules(rule);
    } else return press.key.length === 1;
    return true;
  };
  const key = (press: KeyboardEvent): void => {
    walked = press.key === "Tab" || press.key.startsWith("Arrow");
    if (modeKey(press)) {
      press.preventDefault();
      press.stopPropagation();
    } else if (press.key === "Escape") hush();
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
  // Before the table's own keys, which listen at the window, too.
  window.addEventListener("keydown", key, capture);
  document.addEventListener("scroll", scroll, capture);
  return () => {
    leave.abort();
    hush();
  };
}

/** Would the card lie on the coach's box there? */
function meetsCoach(left: number, top: number, { offsetWidth, offsetHeight }: HTMLElement): boolean {
  const coach = document.querySelector(".coach")?.getBoundingClientRect();
  if (coach === undefined) return false;
  const beside = left + offsetWidth <= coach.left || left >= coach.right;
  return !beside && top + offsetHeight > coach.top && top < coach.bottom;
}

/** The card that tells it, above the thing or below; in the ask mode a word on how to ask and how to leave. */
export function AskedCard(): JSX.Element {
  const card = useRef<HTMLDivElement>(null);
  const now = asked.value;
  useLayoutEffect(() => {
    const box = card.current;
    if (now === null || box === null) return;
    const at = now.thing.getBoundingClientRect();
    const above = at.top - box.offsetHeight - GAP;
    const below = Math.min(at.bottom + GAP, window.innerHeight - box.offsetHeight - GAP);
    const middle = at.left + at.width / 2 - box.offsetWidth / 2;
    const left = Math.max(GAP, Math.min(window.innerWidth - box.offsetWidth - GAP, middle));
    const tops = above >= GAP ? [above, below] : [below];
    const top = tops.find((each) => !meetsCoach(left, each, box)) ?? tops[0] ?? below;
    box.style.top = `${top}px`;
    box.style.left = `${left}px`;
  }, [now]);
  return (
    <>
      {asking.value ? (
        <div class="ask-hint" role="status">
          <span>{t(touch.value ? "ask-mode-touch" : "ask-mode")}</span>
          <button type="button" class="btn small" onClick={switchAsking}>
            {t("ask-mode-end")}
          </button>
        </div>
      ) : null}
      {now === null ? null : (
        <div class={now.stays === true ? "about-card panel stays" : "about-card panel"} role="status" ref={card}>
          <b>{now.about.name}</b>
          <p data-term={now.about.term}>
            {now.about.text}
            <RuleChip rule={now.about.rule} />
          </p>
        </div>
      )}
    </>
  );
}
