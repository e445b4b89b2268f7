/** The coach: a box beside what matters, with the task, a word for each answer, and the way on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { giveWay } from "../shared/asking";
import { Icon } from "../shared/drawings";
import { has, t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { Link } from "../shared/router";
import { reducedMotion } from "../shared/theme";
import type { LessonInfo } from "../shared/types";
import { hintsOff } from "./callouts";
import owl from "./owl.svg?raw";
import { hasThings, isCut, place, type Spot, thing, things } from "./placing";
import { GO_ON, keyOf, type Taking, type Word } from "./taking";

interface CoachProps {
  taken: Taking;
  info: LessonInfo;
  next: LessonInfo | undefined;
}

export function Coach({ taken, info, next }: CoachProps): JSX.Element | null {
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const now = taken.state.value;
  const told = taken.told.value;
  const points = taken.points.value;
  const said = taken.said.value;
  const silent = now === null || (!now.over && said === null);
  const word = taken.word.value;
  const folded = useSignal(false);
  const at = useRef<number | undefined>(undefined);
  useEffect(() => {
    // What is asked again and again needs to be read once.
    folded.value = !info.coached && now?.at === at.current && now?.over === false && word === undefined;
    at.current = now?.at;
  }, [now]);
  useEffect(() => {
    if (word?.right === false) folded.value = false;
  }, [word]);
  useEffect(() => {
    if (!told) return;
    taken.stand();
    giveWay();
  }, [told, said?.name]);
  useEffect(() => {
    if (silent || !told || box.current === null || ring.current === null) return undefined;
    return follow(box.current, ring.current, now.over ? [] : points, taken.sees.peek());
  }, [silent, told, points, now?.at, now?.over, said?.name, word, folded.value]);
  if (silent) return null;
  if (!told) return word === undefined ? null : <Meanwhile word={word} />;
  return (
    <>
      <div class="coach-ring" ref={ring} hidden aria-hidden="true" />
      <section class={folded.value ? "coach panel folded" : "coach panel"} ref={box} aria-label={t("learn-coach")}>
        {now.over ? null : (
          <button
            class="ib fold"
            type="button"
            aria-expanded={!folded.value}
            aria-label={t("learn-fold")}
            onClick={() => (folded.value = !folded.value)}
          >
            <Icon name="chev" ui />
          </button>
        )}
        <Picture svg={owl} class="owl art" />
        <div class="say">
          {now.over ? <Over taken={taken} info={info} next={next} /> : <Step taken={taken} info={info} word={word} />}
        </div>
      </section>
    </>
  );
}

/** While the board tells what happened the coach says what became of the answer, at the edge and nothing else. */
function Meanwhile({ word }: { word: Word }): JSX.Element {
  return (
    <section class="coach panel meanwhile" aria-label={t("learn-coach")}>
      <Verdict word={word} />
    </section>
  );
}

const SETTLING = 1500;

/** Keeps box and ring at their thing, whatever moves. */
function follow(box: HTMLElement, ring: HTMLElement, points: readonly string[], sees: readonly string[]): () => void {
  let due = 0;
  let met = false;
  let spot: Spot | undefined;
  // While the board still settles, what is meant may slip out of sight again.
  const settled = performance.now() + SETTLING;
  const look = (): void => {
    due = 0;
    // He comes with the board, not before it.
    box.style.visibility = hasThings() ? "" : "hidden";
    const goal = thing(points);
    const besides = sees.flatMap(things);
    if (goal !== null && !met) {
      met = true;
      bringIntoSight(goal, besides);
    } else if (goal !== null && performance.now() < settled && isCut(goal)) goal.scrollIntoView({ block: "center" });
    spot = place(box, ring, goal, besides, spot);
  };
  const soon = (): void => {
    if (due === 0) due = requestAnimationFrame(look);
  };
  const watch = new MutationObserver(soon);
  // The board may still be on its way: what is watched is the page.
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  const size = new ResizeObserver(soon);
  size.observe(box);
  document.addEventListener("scroll", soon, { capture: true, passive: true });
  window.addEventListener("resize", soon);
  look();
  return () => {
    cancelAnimationFrame(due);
    watch.disconnect();
    size.disconnect();
    document.removeEventListener("scroll", soon, { capture: true });
    window.removeEventListener("resize", soon);
  };
}

/** One thing comes to the middle, several to the top, so that the box has room below them. */
function bringIntoSight(goal: Element, besides: readonly Element[]): void {
  const behavior = reducedMotion.peek() ? "auto" : "smooth";
  const all = [goal, ...besides].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
  const [first = goal] = all;
  if (besides.length === 0) goal.scrollIntoView({ block: "center", behavior });
  else first.scrollIntoView({ block: "start", behavior });
}

function Step({ taken, info, word }: { taken: Taking; info: LessonInfo; word: Word | undefined }): JSX.Element | null {
  const now = taken.state.value;
  const said = taken.said.value;
  if (now === null || said === null) return null;
  const key = keyOf(taken.game, taken.lesson, said.name);
  return (
    <>
      {word === undefined ? null : <Verdict word={word} />}
      <p class="rub">
        {t(
          info.coached
            ? "learn-new"
            : said.kind === "do"
              ? "learn-task"
              : said.kind === "ask"
                ? "learn-question"
                : "learn-look",
        )}
        {info.coached ? null : <span class="num">{t("learn-step-of", { n: now.at + 1, all: info.steps.length })}</span>}
      </p>
      <p class="task" aria-live="polite">
        {t(key)}
      </p>
      {has(`${key}-about`) ? <p class="more">{t(`${key}-about`)}</p> : null}
      {said.kind === "ask" ? (
        <div class="choices" role="group" aria-label={t(key)}>
          {said.choices.map((choice) => (
            <button key={choice} class="btn" type="button" onClick={() => void taken.answer(choice)}>
              {t(`${key}-choice-${choice}`)}
            </button>
          ))}
        </div>
      ) : null}
      <div class="ways">
        {info.coached ? (
          <>
            <button class="btn pri" type="button" aria-keyshortcuts="N" onClick={taken.hush}>
              {t("learn-understood")}
            </button>
            <button class="btn" type="button" onClick={() => (hintsOff.value = true)}>
              {t("learn-no-coach")}
            </button>
          </>
        ) : (
          <>
            {now.answers.length === 0 ? null : (
              <button class="btn" type="button" aria-keyshortcuts="B" onClick={() => void taken.back()}>
                <Icon name="undo" ui />
                {t("learn-back")}
              </button>
            )}
            {said.kind === "tell" ? (
              <button class="btn pri" type="button" aria-keyshortcuts="N" onClick={() => void taken.answer(GO_ON)}>
                {t("learn-go-on")}
              </button>
            ) : (
              <button class="btn" type="button" aria-keyshortcuts="?" onClick={() => void taken.show()}>
                {t("learn-show")}
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** Right, or not this time; never in red, and never with a sound. */
export function Verdict({ word }: { word: Word }): JSX.Element {
  return (
    <p class={word.right ? "fb ok" : "fb no"} role="status">
      <Icon name={word.right ? "check" : "again"} ui />
      <span>
        <b>{t(word.right ? "learn-is-right" : "learn-is-wrong")}</b> {word.text}
      </span>
    </p>
  );
}

function Over({ taken, info, next }: CoachProps): JSX.Element {
  const word = taken.word.value;
  return (
    <>
      {word === undefined ? null : <Verdict word={word} />}
      <p class="rub">{t(info.coached ? "learn-game-over" : "learn-lesson-over")}</p>
      <p class="task" aria-live="polite">
        {t(info.coached ? "learn-game-done" : "learn-lesson-done", { lesson: t(keyOf(taken.game, taken.lesson)) })}
      </p>
      <div class="ways">
        <button class="btn" type="button" onClick={() => void taken.again()}>
          <Icon name="again" ui />
          {t("learn-again")}
        </button>
        {next === undefined ? (
          <Link class="btn pri" href="/">
            {t("learn-to-games")}
          </Link>
        ) : (
          <Link class="btn pri" href={`/learn/${taken.game}/${next.name}`}>
            {t("learn-next", { lesson: t(keyOf(taken.game, next.name)) })}
          </Link>
        )}
        <Link class="btn" href="/learn">
          {t("learn-all")}
        </Link>
      </div>
    </>
  );
}
