/** Learn to play: all lessons, a game per column, and the one that comes next. */
import "../shared/coach.css";
import "../shared/pictures.css";
import "./learn.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { GamePicture } from "../app/GamePicture";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { useAt } from "../shared/at";
import { Icon } from "../shared/drawings";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";
import type { GameLessons, LessonInfo } from "../shared/types";
import owl from "./owl.svg?raw";
import { answersTo, compare, isDone, nextForMe, nextOf } from "./progress";
import { keyOf } from "./taking";

export default function Learn(): JSX.Element {
  useAt("learn");
  const games = useSignal<GameLessons[]>([]);
  const failed = useSignal(false);
  const look = (): void => {
    failed.value = false;
    api.lessons().then(
      (all) => (games.value = all),
      () => (failed.value = true),
    );
  };
  useEffect(look, []);
  useEffect(() => void compare(), []);
  const title = t("learn-title");
  useEffect(() => announce(title, false), [title]);
  useEffect(arrived, []);
  const next = nextForMe(games.value);
  return (
    <>
      <TopBar where={title} />
      <main class="wrap learn">
        <section class="lhero panel" aria-label={title}>
          <Picture svg={owl} class="owl art" />
          <div>
            <h1>{title}</h1>
            <p>{t("learn-lead")}</p>
          </div>
          {next === null ? (
            games.value.length === 0 ? null : (
              <div class="nx">
                <p>{t("learn-all-done")}</p>
                <Link class="btn pri" href="/">
                  {t("learn-to-games")}
                </Link>
              </div>
            )
          ) : (
            <div class="nx">
              <p>{t("learn-next-for-you")}</p>
              <b>{t(keyOf(next.game.game, next.lesson.name))}</b>
              <p>
                {t("learn-next-about", {
                  game: gameTitle(next.game.game),
                  n: next.lesson.number,
                  minutes: next.lesson.minutes,
                })}
              </p>
              <Link class="btn pri" href={`/learn/${next.game.game}/${next.lesson.name}`}>
                {t(isBegun(next.game.game, next.lesson) ? "learn-go-on" : "learn-start")}
              </Link>
            </div>
          )}
        </section>
        {failed.value ? (
          <p class="panel learn-failed" role="alert">
            {t("closed-later")}{" "}
            <button class="btn" type="button" onClick={look}>
              {t("try-again")}
            </button>
          </p>
        ) : null}
        <div class="lgrid">
          {games.value.map((each) => (
            <GameColumn key={each.game} lessons={each} />
          ))}
        </div>
        <p class="fine">
          {t("learn-known")} <Link href="/rules">{t("learn-rules")}</Link> ·{" "}
          <Link href="/glossary">{t("glossary")}</Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

function isBegun(game: string, lesson: LessonInfo): boolean {
  return answersTo(game, lesson.name).length > 0;
}

function GameColumn({ lessons: { game, lessons } }: { lessons: GameLessons }): JSX.Element {
  const room = roomOf(game);
  const next = nextOf({ game, lessons });
  const done = lessons.filter(({ name }) => isDone(game, name)).length;
  const minutes = lessons.reduce((sum, each) => sum + (each.coached || each.extra ? 0 : each.minutes), 0);
  const way = lessons.filter(({ coached, extra }) => !coached && !extra).length;
  return (
    <section class="lgame panel" aria-label={gameTitle(game)}>
      <GamePicture game={game} />
      <div class="lhead">
        <div>
          <Heading text={gameTitle(game)} tone={room.tone} />
          <p>
            {t("learn-count", { n: way, minutes })}
            {room.how === undefined ? null : <Link href={`/learn/${game}`}>{t("learn-one-screen")}</Link>}
          </p>
        </div>
        <Ring done={done} all={lessons.length} />
      </div>
      <ol class="ll">
        {lessons.map((each) => (
          <Line key={each.name} game={game} lesson={each} now={each === next} />
        ))}
      </ol>
    </section>
  );
}

function Ring({ done, all }: { done: number; all: number }): JSX.Element {
  const round = 2 * Math.PI * 20;
  return (
    <svg class="prog" viewBox="0 0 50 50" role="img" aria-label={t("learn-done-of", { n: done, all })}>
      <circle class="pr0" cx="25" cy="25" r="20" />
      <circle
        class="pr1"
        cx="25"
        cy="25"
        r="20"
        transform="rotate(-90 25 25)"
        stroke-dasharray={`${(round * done) / all} ${round}`}
      />
      <text x="25" y="29" text-anchor="middle">
        {done}/{all}
      </text>
    </svg>
  );
}

function Line({ game, lesson, now }: { game: string; lesson: LessonInfo; now: boolean }): JSX.Element {
  const done = isDone(game, lesson.name);
  const key = keyOf(game, lesson.name);
  return (
    <li class={now ? "now" : ""}>
      <Link href={`/learn/${game}/${lesson.name}`} aria-current={now ? "step" : undefined}>
        <span class={done ? "lm done" : now ? "lm now" : "lm"}>
          {done ? <Icon name="check" ui label={t("learn-step-done")} /> : null}
        </span>
        <span>
          <b>{t("learn-list-title", { n: lesson.number, title: t(key) })}</b>
          <small>{t(`${key}-idea`)}</small>
        </span>
        <span class="mn">
          {now ? t(isBegun(game, lesson) ? "learn-go-on" : "learn-start") : t("learn-minutes", { n: lesson.minutes })}
        </span>
      </Link>
    </li>
  );
}
