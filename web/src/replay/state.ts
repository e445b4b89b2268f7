/** Where in a game somebody is who looks back at it, and how they go on from there. */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { telling, tempo } from "../shared/pace";
import { reducedMotion } from "../shared/theme";
import type { Replay, Update } from "../shared/types";
import { type Frames, framesOf } from "./frames";

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];
/** By what one goes forth and back: every moment, a season, phase or turn, or a year or round. */
export const STRIDES = ["decision", "part", "chapter"] as const;
type Stride = (typeof STRIDES)[number];

/** How long a moment is looked at, in milliseconds: at least, and for each line that it tells. */
const LEAST = 500;
const FOR_A_LINE = 450;
/** So often it is asked whether the table has told its moment to the end. */
const ASK_AGAIN = 60;
/** From this speed on nothing moves on the table. */
const STILL: Speed = 4;

export interface Looking {
  readonly replay: Replay;
  readonly frames: Frames;
  readonly at: ReadonlySignal<number>;
  readonly update: ReadonlySignal<Update>;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: Signal<Speed>;
  readonly stride: Signal<Stride>;
  /** To a moment by its place, shown at once. */
  go: (index: number) => void;
  /** On or back by a stride. */
  step: (by: 1 | -1, stride?: Stride) => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
}

export function looking(replay: Replay, first: number): Looking {
  const frames = framesOf(replay);
  const last = frames.moments.length - 1;
  const at = signal(first);
  const update = signal(frames.update(first, true));
  const playing = signal(false);
  const speed = signal<Speed>(1);
  const stride = signal<Stride>("decision");
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(index: number, atOnce: boolean): void {
    const next = Math.max(0, Math.min(last, index));
    if (next === at.peek()) return;
    batch(() => {
      at.value = next;
      update.value = frames.update(next, atOnce);
    });
  }

  function pause(): void {
    clearTimeout(timer);
    playing.value = false;
  }

  function go(index: number): void {
    pause();
    show(index, true);
  }

  /** The place of the next or the last beginning of a part or a chapter. */
  function beginning(by: 1 | -1, of: "part" | "chapter"): number {
    const key = (index: number): string => {
      const moment = frames.moments[index];
      return moment === undefined ? "" : `${moment.chapter} ${of === "part" ? moment.part : ""}`;
    };
    let index = at.peek();
    if (by > 0) {
      while (index < last && key(index) === key(at.peek())) index++;
      return index;
    }
    if (index > 0 && key(index - 1) !== key(index)) index--;
    while (index > 0 && key(index - 1) === key(index)) index--;
    return index;
  }

  function target(by: 1 | -1, of: Stride): number {
    return of === "decision" ? at.peek() + by : beginning(by, of);
  }

  /** On by itself, once what is told of this moment has been told. */
  function goOn(): void {
    if (!playing.peek()) return;
    if (telling.peek()) {
      timer = setTimeout(goOn, ASK_AGAIN);
      return;
    }
    if (at.peek() >= last) {
      pause();
      return;
    }
    tempo.value = speed.peek();
    const to = target(1, stride.peek());
    show(to, stride.peek() !== "decision" || speed.peek() >= STILL);
    const lines = frames.moments[at.peek()]?.log.length ?? 0;
    const dwell = reducedMotion.peek() ? 1200 : LEAST + FOR_A_LINE * Math.min(lines, 4);
    timer = setTimeout(goOn, dwell / speed.peek());
  }

  return {
    replay,
    frames,
    at,
    update,
    playing,
    speed,
    stride,
    go,
    step(by, of = stride.peek()) {
      pause();
      tempo.value = speed.peek();
      // Who goes on before a moment was told to its end sees the next one at once: the table never lags behind.
      show(target(by, of), by < 0 || of !== "decision" || speed.peek() >= STILL || telling.peek());
    },
    play() {
      if (playing.peek()) return;
      if (at.peek() >= last) show(0, true);
      playing.value = true;
      goOn();
    },
    pause,
    stop() {
      pause();
      tempo.value = 1;
    },
  };
}
