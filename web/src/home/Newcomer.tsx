/** The one question of a first visit: who does not know the games is one click from a lesson or a game with a coach. */
import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { compare, done, nextForMe } from "../learn/progress";
import { api } from "../shared/api";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { Link } from "../shared/router";
import type { GameLessons } from "../shared/types";

const KEPT = "burgrave.known";

/** Has this guest said so? Then nobody asks again. */
export const known = signal(localStorage.getItem(KEPT) !== null);

function sayKnown(): void {
  localStorage.setItem(KEPT, "yes");
  known.value = true;
}

export function Newcomer(): JSX.Element {
  const games = useSignal<GameLessons[]>([]);
  useEffect(() => {
    api.lessons().then(
      (all) => (games.value = all),
      () => undefined,
    );
    void compare();
  }, []);
  const next = done.value.size === 0 ? null : nextForMe(games.value);
  return (
    <section class="newcomer" aria-label={t("home-newcomer")}>
      <Heading text={t("home-newcomer")} tone="verm" />
      <p>{t("home-newcomer-about")}</p>
      {next === null ? null : (
        <Link class="btn pri" href={`/learn/${next.game.game}/${next.lesson.name}`}>
          {t("home-go-on-learning", { game: gameTitle(next.game.game), n: next.lesson.number })}
        </Link>
      )}
      <ul>
        {games.value.map((each) => (
          <Ways key={each.game} of={each} />
        ))}
      </ul>
      <button class="btn" type="button" onClick={sayKnown}>
        {t("home-known")}
      </button>
    </section>
  );
}

/** The two ways into a game. */
function Ways({ of: { game, lessons } }: { of: GameLessons }): JSX.Element {
  const [first] = lessons;
  const coached = lessons.find((each) => each.coached);
  return (
    <li>
      <b id={`newcomer-${game}`}>{gameTitle(game)}</b>
      <span>
        {first === undefined ? null : (
          <Link class="btn small" href={`/learn/${game}/${first.name}`} aria-describedby={`newcomer-${game}`}>
            {t("home-first-lesson", { minutes: first.minutes })}
          </Link>
        )}
        {coached === undefined ? null : (
          <Link class="btn small" href={`/learn/${game}/${coached.name}`} aria-describedby={`newcomer-${game}`}>
            {t("home-coached")}
          </Link>
        )}
      </span>
    </li>
  );
}
