/** A page that says in one sentence why there is nothing here, and what to do. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";
import { Footer, TopBar } from "./frame";
import gate from "./gate.svg?raw";

interface NoticeProps {
  title: string;
  about: string;
  /** What can be done besides going home. */
  children?: ComponentChildren;
}

export function Notice({ title, about, children }: NoticeProps): JSX.Element {
  useEffect(arrived, []);
  useEffect(() => announce(title, false), [title]);
  return (
    <>
      <TopBar />
      <main class="wrap notice">
        <section class="panel">
          <Picture svg={gate} class="gate" />
          <div role="alert">
            <h1>{title}</h1>
            <p>{about}</p>
          </div>
          <p class="row">
            {children}
            <Link class="btn" href="/">
              {t("nowhere-home")}
            </Link>
          </p>
        </section>
      </main>
      <Footer />
    </>
  );
}

/** What this page needs could not be fetched: it can be tried again. */
export function NotFetched({ again }: { again: () => void }): JSX.Element {
  return (
    <Notice title={t("page-failed")} about={t("closed-later")}>
      <button class="btn pri" type="button" onClick={again}>
        {t("try-again")}
      </button>
    </Notice>
  );
}
