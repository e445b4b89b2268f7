/** A lesson on the real board: the table does not know that it is one. */
import "../shared/coach.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { TopBar } from "../app/frame";
import { Notice } from "../app/Notice";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { AsideHere } from "../shared/aside";
import { Icon } from "../shared/drawings";
import { gameTitle } from "../shared/games";
import { has, t } from "../shared/i18n";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";
import type { GameLessons, TableProps } from "../shared/types";
import { Coach, Verdict } from "./Coach";
import { hintsOff } from "./callouts";
import { GO_ON, keyOf, type Taking, taking } from "./taking";

export default function LessonPage({ game, lesson }: { game: string; lesson: string }): JSX.Element {
  const taken = useMemo(() => taking(game, lesson), [game, lesson]);
  const all = useSignal<GameLessons | null>(null);
  const named = has(keyOf(game, lesson));
  useEffect(() => {
    if (!named) return;
    void taken.begin();
    api.lessons().then(
      (games) => (all.value = games.find((each) => each.game === game) ?? null),
      () => undefined,
    );
  }, [taken]);
  useLayoutEffect(() => keys(taken), [taken]);
  const title = named ? t(keyOf(game, lesson)) : "";
  useEffect(() => announce(title, false), [title]);
  useEffect(() => () => announce("", false), []);
  const table = taken.table.value;
  const ready = table !== null;
  useEffect(() => {
    if (ready) arrived();
  }, [ready]);
  const aside = useMemo(
    () => ({ label: () => t("learn-lesson"), Leaf: () => <Leaf taken={taken} all={all.value} /> }),
    [taken],
  );
  if (!named) return <Notice title={t("learn-nowhere")} about={t("learn-nowhere-about")} />;
  const Board = roomOf(game).board;
  const problem = taken.problem.value;
  if (problem !== null && !ready)
    return (
      <Notice title={t("learn-stopped")} about={problem.message}>
        <button class="btn pri" type="button" onClick={() => void taken.begin()}>
          {t("try-again")}
        </button>
      </Notice>
    );
  const info = all.value?.lessons.find(({ name }) => name === lesson);
  const lessons = all.value?.lessons ?? [];
  const next = info === undefined ? undefined : lessons[lessons.indexOf(info) + 1];
  const where = info === undefined ? title : t("learn-where", { game: gameTitle(game), n: info.number, title });
  return (
    <AsideHere.Provider value={aside}>
      <TopBar where={where} game={game} />
      {Board === undefined || table === null ? (
        <main class="wrap waiting-page" aria-busy="true" />
      ) : (
        <Board
          table={table}
          update={taken.update as TableProps["update"]}
          act={taken.act}
          undo={taken.back}
          points={taken.points}
          title={title}
        />
      )}
      {problem === null || !ready ? null : (
        <p class="coach-trouble panel" role="alert">
          {t("learn-trouble", { n: (taken.state.value?.at ?? 0) + 1 })}
        </p>
      )}
      {info === undefined ? null : <Coach taken={taken} info={info} next={next} />}
      {info?.coached === true && hintsOff.value && taken.state.value?.over !== true ? (
        <button
          class="btn coach-on"
          type="button"
          onClick={() => {
            taken.catchUp();
            hintsOff.value = false;
          }}
        >
          {t("learn-coach-on")}
        </button>
      ) : null}
    </AsideHere.Provider>
  );
}

/** N goes on, from a callout, too; B takes a step back, ? shows the step. */
function keys(taken: Taking): () => void {
  const press = (key: KeyboardEvent): void => {
    const target = key.target as HTMLElement;
    if (key.ctrlKey || key.metaKey || key.altKey || target.matches("input, textarea, select")) return;
    if (target.closest("dialog") !== null) return;
    const now = taken.state.peek();
    const letter = key.key.toLowerCase();
    if (now === null || now.over) return;
    if (letter === "n" && now.said?.kind === "tell") void taken.answer(GO_ON);
    else if (letter === "n" && now.said === null && taken.said.peek() !== null) taken.hush();
    else if (letter === "b" && now.answers.length > 0) void taken.back();
    else if (letter === "?" && now.said?.kind !== "tell") void taken.show();
    else return;
    key.preventDefault();
    key.stopPropagation();
  };
  window.addEventListener("keydown", press, true);
  return () => window.removeEventListener("keydown", press, true);
}

/** The lesson as a leaf beside the board: its steps, what was said, and the ways on and out. */
function Leaf({ taken, all }: { taken: Taking; all: GameLessons | null }): JSX.Element {
  const now = taken.state.value;
  const info = all?.lessons.find(({ name }) => name === taken.lesson);
  const know = now?.said == null ? "" : `${keyOf(taken.game, taken.lesson, now.said.name)}-know`;
  return (
    <div class="leaf">
      <header>
        {info === undefined ? null : (
          <p>{t("learn-number", { game: gameTitle(taken.game), n: info.number, all: all?.lessons.length ?? 0 })}</p>
        )}
        <h2>{t(keyOf(taken.game, taken.lesson))}</h2>
        <p>{t(`${keyOf(taken.game, taken.lesson)}-idea`)}</p>
      </header>
      {info === undefined || info.coached ? null : (
        <ol class="steps" aria-label={t("learn-steps")}>
          {info.steps.map((step, i) => {
            const at = now?.at ?? 0;
            return (
              <li
                key={step}
                class={i < at ? "done" : i === at ? "now" : ""}
                aria-current={i === at ? "step" : undefined}
              >
                <i>{i < at ? <Icon name="check" ui label={t("learn-step-done")} /> : i + 1}</i>
                <span>{t(keyOf(taken.game, taken.lesson, step))}</span>
              </li>
            );
          })}
        </ol>
      )}
      {now === null || now.called.length === 0 ? null : (
        <section class="so-far">
          <h3>{t("learn-so-far")}</h3>
          <dl>
            {now.called.toReversed().map(({ name }) => (
              <div key={name}>
                <dt>{t(keyOf(taken.game, taken.lesson, name))}</dt>
                <dd>{t(keyOf(taken.game, taken.lesson, `${name}-about`))}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {taken.words.value.length === 0 ? null : (
        <section class="so-far">
          <h3>{t("learn-so-far")}</h3>
          {taken.words.value.slice(-3).map((word, i) => (
            <Verdict key={i} word={word} />
          ))}
        </section>
      )}
      {know !== "" && has(know) ? (
        <section>
          <h3>{t("learn-know")}</h3>
          <p>{t(know)}</p>
        </section>
      ) : null}
      <footer>
        {now === null || now.over || info?.coached === true ? null : (
          <button class="btn" type="button" onClick={() => void taken.back()} disabled={now.answers.length === 0}>
            <Icon name="undo" ui />
            {t("learn-back")}
          </button>
        )}
        {now === null || now.over ? null : (
          <button class="btn" type="button" onClick={() => void taken.show()}>
            {t("learn-show")}
          </button>
        )}
        <Link class="btn" href="/learn">
          {t("learn-leave")}
        </Link>
      </footer>
    </div>
  );
}
