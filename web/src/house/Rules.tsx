/** The rules of a game in our own words, as the engine's tests name them. */
import "./house.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { Notice } from "../app/Notice";
import { useAt } from "../shared/at";
import { language, t } from "../shared/i18n";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";
import { blocksOf } from "./blocks";
import { documents, nameOf, pageOf } from "./documents";
import { Document } from "./markdown";

export default function Rules({ game }: { game: string | null }): JSX.Element {
  useAt("house");
  const all = documents();
  const shown = game ?? all[0] ?? "";
  const page = pageOf(shown, language.value);
  const text = useSignal<string | null>(null);
  const failed = useSignal(false);
  const title = `${t("rules")}: ${nameOf(shown)}`;

  useEffect(() => announce(title, false), [title]);
  useEffect(() => {
    text.value = null;
    let gone = false;
    page?.load().then(
      (written) => {
        if (!gone) text.value = written;
      },
      () => (failed.value = true),
    );
    return () => {
      gone = true;
    };
  }, [shown, page?.language]);
  useEffect(() => {
    if (text.value === null) return;
    arrived();
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [text.value]);

  if (page === undefined) return <Notice title={t("rules-none")} about={t("rules-none-about")} />;
  if (failed.value) return <Notice title={t("page-failed")} about={t("closed-later")} />;
  return (
    <>
      <TopBar where={t("rules")} game={shown} />
      <main class="wrap house">
        <nav class="tabs2" aria-label={t("rules")}>
          {all.map((name) => (
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
          {page.language === language.value ? null : <p class="note">{t("rules-in-english")}</p>}
          <div lang={page.language}>{text.value === null ? null : <Document blocks={blocksOf(text.value)} />}</div>
        </article>
      </main>
      <Footer game={shown} />
    </>
  );
}
