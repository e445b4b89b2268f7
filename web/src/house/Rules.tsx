/** The rules of a game in our own words, as the engine's tests name them. */
import "./house.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { Notice } from "../app/Notice";
import { ROOMS } from "../app/rooms";
import { useAt } from "../shared/at";
import { gameTitle } from "../shared/games";
import { language, t } from "../shared/i18n";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";
import { Document } from "./markdown";

/** Where the books differ or are silent, for all games. */
const RULINGS = "rulings";
const rulings = (): Promise<{ default: string }> => import("../../../docs/rules/rulings.md?raw");

function documents(): Map<string, () => Promise<{ default: string }>> {
  const found = new Map<string, () => Promise<{ default: string }>>();
  for (const [name, room] of Object.entries(ROOMS)) if (room?.rules !== undefined) found.set(name, room.rules);
  return found.set(RULINGS, rulings);
}

function nameOf(document: string): string {
  return document === RULINGS ? t("rulings") : gameTitle(document);
}

export default function Rules({ game }: { game: string | null }): JSX.Element {
  useAt("house");
  const all = documents();
  const shown = game ?? [...all.keys()][0] ?? RULINGS;
  const load = all.get(shown);
  const text = useSignal<string | null>(null);
  const failed = useSignal(false);
  const title = `${t("rules")}: ${nameOf(shown)}`;

  useEffect(() => announce(title, false), [title]);
  useEffect(() => {
    text.value = null;
    let gone = false;
    load?.().then(
      (module) => {
        if (!gone) text.value = module.default;
      },
      () => (failed.value = true),
    );
    return () => {
      gone = true;
    };
  }, [shown]);
  useEffect(() => {
    if (text.value === null) return;
    arrived();
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [text.value]);

  if (load === undefined) return <Notice title={t("rules-none")} about={t("rules-none-about")} />;
  if (failed.value) return <Notice title={t("page-failed")} about={t("closed-later")} />;
  return (
    <>
      <TopBar where={t("rules")} game={shown} />
      <main class="wrap house">
        <nav class="tabs2" aria-label={t("rules")}>
          {[...all.keys()].map((name) => (
            <Link
              key={name}
              class="btn small"
              href={`/rules/${name}`}
              {...(name === shown ? { "aria-current": "page" as const } : {})}
            >
              {nameOf(name)}
            </Link>
          ))}
        </nav>
        <article class="paper panel">
          {language.value === "en" ? null : <p class="note">{t("rules-in-english")}</p>}
          <div lang="en">{text.value === null ? null : <Document text={text.value} />}</div>
        </article>
      </main>
      <Footer game={shown} />
    </>
  );
}
