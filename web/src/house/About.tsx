/** The house itself: what it is, whose it is, where its numbers come from, how to host it, which keys there are. */
import "./house.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { keysTitle, RoomKeys } from "../app/Keys";
import { ROOMS } from "../app/rooms";
import { useAt } from "../shared/at";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { KINDS, provenanceOf, provenanceWords } from "../shared/provenance";
import { arrived, Link } from "../shared/router";
import { announce } from "../shared/turn";

export default function About(): JSX.Element {
  useAt("house");
  const title = t("about-burgrave");
  useEffect(() => announce(title, false), [title]);
  useEffect(arrived);
  const rooms = Object.entries(ROOMS).filter(([, room]) => room?.board !== undefined);
  return (
    <>
      <TopBar where={title} />
      <main class="wrap house">
        <article class="paper panel">
          <h1>{title}</h1>
          <p>{t("about-house")}</p>
          <p>{t("foot-about")}</p>

          <Heading id="numbers" text={t("about-numbers")} tone="verm" />
          <p>{t("about-provenance")}</p>
          <ul>
            {KINDS.map((kind) => (
              <li key={kind}>{provenanceWords(kind)}</li>
            ))}
          </ul>
          <dl class="provenance">
            {rooms.map(([name]) => (
              <div key={name}>
                <dt>{gameTitle(name)}</dt>
                <dd>{t("provenance-counts", { ...provenanceOf(name) })}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link href="/rules/provenance">{t("about-all-numbers")}</Link>
          </p>
          <p>
            <Link href="/rules">{t("about-all-rules")}</Link>
          </p>

          <Heading id="dice" text={t("about-dice")} tone="verd" />
          <p>{t("about-dice-how")}</p>

          <Heading id="talk" text={t("about-talk")} tone="verm" />
          <p>{t("about-talk-how")}</p>

          <Heading id="hosts" text={t("about-hosts")} />
          <p>{t("about-hosts-how")}</p>
          <pre>{"pip install 'burgrave[server]'\nburgrave serve"}</pre>

          <Heading id="licence" text={t("about-licence")} tone="verm" />
          <p>{t("about-licence-text")}</p>
          <p>
            <a href="/licences.txt">{t("about-licence-others")}</a>
          </p>

          <Heading id="keys" text={keysTitle()} tone="verd" />
          {rooms.map(([name, room]) =>
            room === undefined ? null : (
              <section key={name}>
                <h3>{gameTitle(name)}</h3>
                <RoomKeys room={room} />
              </section>
            ),
          )}
        </article>
      </main>
      <Footer />
    </>
  );
}
