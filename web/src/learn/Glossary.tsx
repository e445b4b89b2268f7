/** The glossary: what every thing of a game is, in the same sentences that the table tells when it is asked. */
import "../shared/pictures.css";
import "./glossary.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { GamePicture } from "../app/GamePicture";
import { NotFetched, Notice } from "../app/Notice";
import { ROOMS, roomOf } from "../app/rooms";
import { useAt } from "../shared/at";
import { gameLine, gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { arrived, Link } from "../shared/router";
import type { TermGroup, Terms } from "../shared/terms";
import { announce } from "../shared/turn";

/** The games that have words of their own. */
const GAMES = Object.keys(ROOMS).filter((game) => ROOMS[game]?.terms !== undefined);

/** How a term is called in an address: `building:town_hall` is `building-town-hall`. */
function anchorOf(term: string): string {
  return term.replaceAll(/[:_]/g, "-");
}

export default function Glossary({ game }: { game: string | null }): JSX.Element {
  useAt("learn");
  return game === null ? <Games /> : <WordsOf game={game} />;
}

/** Whose words? Nobody is sent into a game that was not asked for. */
function Games(): JSX.Element {
  const title = t("glossary");
  useEffect(() => announce(title, false), [title]);
  useEffect(arrived, []);
  return (
    <>
      <TopBar where={title} />
      <main class="wrap glossary">
        <article class="panel">
          <h1>{title}</h1>
          <p class="lead">{t("glossary-lead")}</p>
          <ul class="ggames">
            {GAMES.map((game) => (
              <GameLink key={game} game={game} />
            ))}
          </ul>
        </article>
      </main>
      <Footer />
    </>
  );
}

function GameLink({ game }: { game: string }): JSX.Element {
  return (
    <li>
      <Link href={`/glossary/${game}`}>
        <GamePicture game={game} />
        <b>{gameTitle(game)}</b>
        <span>{gameLine(game, "about")}</span>
      </Link>
    </li>
  );
}

function WordsOf({ game }: { game: string }): JSX.Element {
  const room = roomOf(game);
  const terms = useSignal<Terms | null>(null);
  const failed = useSignal(false);
  const wanted = useSignal("");
  const look = (): void => {
    failed.value = false;
    room.terms?.().then(
      (module) => (terms.value = module.terms),
      () => (failed.value = true),
    );
  };
  useEffect(look, [room]);
  const title = t("glossary-of", { game: gameTitle(game) });
  useEffect(() => announce(title, false), [title]);
  const ready = terms.value !== null;
  useEffect(() => {
    if (!ready) return;
    arrived();
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [ready]);

  if (room.terms === undefined) return <Notice title={t("nowhere-title")} about={t("nowhere-about")} />;
  if (failed.value) return <NotFetched again={look} />;
  return (
    <>
      <TopBar where={title} game={game} />
      <main class="wrap glossary" aria-busy={!ready}>
        <nav class="gtabs" aria-label={t("glossary")}>
          {GAMES.map((each) => (
            <Link
              key={each}
              class="btn small"
              href={`/glossary/${each}`}
              {...(each === game ? { "aria-current": "page" as const } : {})}
            >
              {gameTitle(each)}
            </Link>
          ))}
        </nav>
        <article class="panel">
          <div class="ghead">
            <Heading level={1} text={t("glossary")} tone={room.tone} aside={gameTitle(game)} />
            <label>
              <span>{t("glossary-search")}</span>
              <input type="search" value={wanted} onInput={(typed) => (wanted.value = typed.currentTarget.value)} />
            </label>
          </div>
          <p class="lead">
            {t("glossary-lead")} <Link href={`/learn/${game}`}>{t("how-to-play")}</Link>{" "}
            <Link href={`/rules/${game}`}>{t("learn-rules")}</Link>
          </p>
          {terms.value === null ? null : <Groups game={game} terms={terms.value} wanted={wanted.value} />}
        </article>
      </main>
      <Footer game={game} />
    </>
  );
}

/** A text as it is searched: small letters without marks. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function Groups({ game, terms, wanted }: { game: string; terms: Terms; wanted: string }): JSX.Element {
  const sought = plain(wanted.trim());
  const fits = (term: string): boolean => {
    const about = terms.about(term);
    return about !== null && plain(`${about.name} ${about.text}`).includes(sought);
  };
  const found = terms.groups
    .map((group): TermGroup => ({ ...group, terms: group.terms.filter(fits) }))
    .filter((group) => group.terms.length > 0);
  const count = found.reduce((sum, group) => sum + group.terms.length, 0);
  return (
    <>
      <p class="gcount" role="status">
        {sought === "" ? "" : t("glossary-found", { n: count })}
      </p>
      {found.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`}>
          <h2 id={`group-${group.name}`}>{t(`glossary-${game}-${group.name}`)}</h2>
          <dl>
            {group.terms.map((term) => (
              <Entry key={term} game={game} terms={terms} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Entry({ game, terms, term }: { game: string; terms: Terms; term: string }): JSX.Element | null {
  const about = terms.about(term);
  if (about === null) return null;
  return (
    <div id={anchorOf(term)} data-term={term}>
      <dt>
        <span class="pic" aria-hidden="true">
          <terms.Sketch term={term} />
        </span>
        {about.name}
      </dt>
      <dd>
        {about.text}{" "}
        <Link class="rule-no" href={`/rules/${game}#${about.rule}`} aria-label={t("rule-number", { rule: about.rule })}>
          {about.rule}
        </Link>
      </dd>
    </div>
  );
}
