/** How a game is played, on one screen and on one sheet of paper. */
import "../shared/coach.css";
import "../shared/pictures.css";
import "./how.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { GamePicture } from "../app/GamePicture";
import { NotFetched, Notice } from "../app/Notice";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { useAt } from "../shared/at";
import { Icon } from "../shared/drawings";
import { gameLine, gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { type Facts, has, t } from "../shared/i18n";
import type { How, Topic } from "../shared/room";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";
import type { GameLessons } from "../shared/types";

const MISTAKES = ["mistake-1", "mistake-2"] as const;

export default function HowPage({ game }: { game: string }): JSX.Element {
  useAt("learn");
  const room = roomOf(game);
  const how = useSignal<How | null>(null);
  const failed = useSignal(false);
  const look = (): void => {
    failed.value = false;
    room.how?.().then(
      (module) => (how.value = module.how),
      () => (failed.value = true),
    );
  };
  useEffect(look, [room]);
  const title = t("how-title", { game: gameTitle(game) });
  useEffect(() => announce(title, false), [title]);
  const ready = how.value !== null;
  useEffect(() => {
    if (ready) arrived();
  }, [ready]);

  if (room.how === undefined) return <Notice title={t("nowhere-title")} about={t("nowhere-about")} />;
  if (failed.value) return <NotFetched again={look} />;
  return (
    <>
      <TopBar where={title} game={game} />
      <main class="wrap how" aria-busy={!ready}>
        {how.value === null ? null : <Sheet game={game} how={how.value} />}
      </main>
      <Footer game={game} />
    </>
  );
}

function Sheet({ game, how }: { game: string; how: How }): JSX.Element {
  const facts = how.facts();
  const tell = (name: string): string => t(keyOf(game, name), facts);
  return (
    <article class="howsheet panel">
      <header class="howhead">
        <GamePicture game={game} />
        <div>
          <Heading level={1} text={gameTitle(game)} tone={roomOf(game).tone} aside={gameLine(game, "time")} />
          <p class="goal">{tell("goal")}</p>
        </div>
        <Ways game={game} />
      </header>
      <section aria-labelledby="how-round">
        <h2 id="how-round">{tell("round")}</h2>
        <ol class="howsteps">
          {how.steps.map((step) => (
            <Step key={step.name} game={game} step={step} facts={facts} />
          ))}
        </ol>
      </section>
      <div class="howfoot">
        <section aria-labelledby="how-wins">
          <h2 id="how-wins">{t("how-wins")}</h2>
          <ul class="howwins">
            {how.wins.map(({ name, Drawing }) => (
              <li key={name}>
                <span class="pic" aria-hidden="true">
                  <Drawing />
                </span>
                <span>{tell(`wins-${name}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="how-mistakes">
          <h2 id="how-mistakes">{t("how-mistakes")}</h2>
          <ol class="howmist">
            {MISTAKES.map((name) => (
              <li key={name}>
                <b>{tell(name)}</b>
                <span>{tell(`${name}-about`)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}

/** The message about a part of a game's page. */
function keyOf(game: string, name: string): string {
  return `how-${game}-${name}`;
}

function Step({ game, step: { name, Drawing }, facts }: { game: string; step: Topic; facts: Facts }): JSX.Element {
  const key = keyOf(game, name);
  return (
    <li>
      <div class="pic" aria-hidden="true">
        <Drawing />
      </div>
      <h3>{t(key, facts)}</h3>
      {has(`${key}-when`) ? <small>{t(`${key}-when`)}</small> : null}
      <p>{t(`${key}-about`, facts)}</p>
    </li>
  );
}

/** What to do after reading it. */
function Ways({ game }: { game: string }): JSX.Element {
  const lessons = useSignal<GameLessons | null>(null);
  useEffect(() => {
    api.lessons().then(
      (games) => (lessons.value = games.find((each) => each.game === game) ?? null),
      () => undefined,
    );
  }, [game]);
  const [first] = lessons.value?.lessons ?? [];
  const coached = lessons.value?.lessons.find((each) => each.coached);
  return (
    <nav class="howways" aria-label={t("how-ways")}>
      {first === undefined ? null : (
        <Link class="btn pri" href={`/learn/${game}/${first.name}`}>
          {t("how-lesson")}
        </Link>
      )}
      {coached === undefined ? null : (
        <Link class="btn" href={`/learn/${game}/${coached.name}`}>
          {t("how-coached")}
        </Link>
      )}
      <p>
        <Link href="/learn">{t("learn-all")}</Link>
        <Link href={`/rules/${game}`}>{t("learn-rules")}</Link>
        <Link href={`/glossary/${game}`}>{t("glossary")}</Link>
        <button type="button" class="aslink" onClick={() => window.print()}>
          <Icon name="down" ui />
          {t("how-print")}
        </button>
      </p>
    </nav>
  );
}
