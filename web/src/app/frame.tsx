/** What stands above and below every page. */
import type { ComponentChildren, JSX } from "preact";
import { asking, canAsk, switchAsking } from "../shared/asking";
import { Icon } from "../shared/drawings";
import { LANGUAGES, language, speak, t } from "../shared/i18n";
import { headLine } from "../shared/line";
import { Link, toContent } from "../shared/router";
import { closeRules, opening, openRules, presentRule } from "../shared/rules";
import { switchTheme, theme } from "../shared/theme";
import { sound, switchSound } from "../shared/turn";
import type { TableInfo } from "../shared/types";
import { CounselSign } from "./CounselSign";
import { keysTitle, showKeys } from "./Keys";
import { Menu } from "./Menu";
import { OfferSign } from "./Offer";

interface TopBarProps {
  where?: ComponentChildren;
  /** The game that is played here, whose rules and keys the menu shows. */
  game?: string;
  table?: TableInfo;
}

export function TopBar({ where, game, table }: TopBarProps): JSX.Element {
  const now = LANGUAGES.findIndex(({ code }) => code === language.value);
  const next = LANGUAGES[(now + 1) % LANGUAGES.length];
  return (
    <header class="top">
      <button class="to-content" type="button" onClick={toContent}>
        {t("skip")}
      </button>
      <Link class="brand" href="/" aria-label={t("brand-home")}>
        <span class="init v" aria-hidden="true">
          B
        </span>
        <span aria-hidden="true">urgrave</span>
      </Link>
      <span class="where">{where}</span>
      {headLine.value === null ? null : <headLine.value.Line />}
      <span class="sp" />
      {table === undefined ? null : <OfferSign table={table} />}
      {table === undefined ? null : <CounselSign table={table} />}
      <div class="seg" role="group" aria-label={t("language")}>
        {LANGUAGES.map(({ code, name }) => (
          <button
            type="button"
            key={code}
            lang={code}
            aria-pressed={code === language.value}
            onClick={() => void speak(code)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="tools">
        {next === undefined ? null : (
          <button
            class="ib lang-s"
            type="button"
            aria-label={`${language.value.toUpperCase()} – ${t("language-next", { name: next.name })}`}
            onClick={() => void speak(next.code)}
          >
            {language.value.toUpperCase()}
          </button>
        )}
        {canAsk.value ? (
          <button
            class="ib what"
            type="button"
            aria-pressed={asking.value}
            aria-label={t("ask-what")}
            aria-keyshortcuts="F1"
            title={t("ask-what")}
            onClick={switchAsking}
          >
            ?
          </button>
        ) : null}
        {presentRule.value === null ? null : (
          <button
            class="ib wider"
            type="button"
            aria-label={t("rules")}
            aria-expanded={opening.value !== null}
            aria-keyshortcuts="H"
            title={t("rules")}
            onClick={() => (opening.peek() === null ? openRules() : closeRules())}
          >
            <Icon name="book" ui />
          </button>
        )}
        <button
          class="ib"
          type="button"
          aria-pressed={sound.value}
          aria-label={t("sound")}
          title={t(sound.value ? "sound-on" : "sound-off")}
          onClick={switchSound}
        >
          <span class={sound.value ? "bell on" : "bell"}>
            <Icon name="bell" ui />
          </span>
        </button>
        <button
          class="ib"
          type="button"
          aria-pressed={theme.value === "candle"}
          aria-label={t("candlelight")}
          title={t("candlelight")}
          onClick={switchTheme}
        >
          <Icon name="candle" />
        </button>
        <Menu {...(game === undefined ? {} : { game })} {...(table === undefined ? {} : { table })} />
      </div>
    </header>
  );
}

export function Footer({ game }: { game?: string }): JSX.Element {
  return (
    <footer class="foot">
      <div>
        <p>{t("foot-about")}</p>
        <nav aria-label={t("foot-links")}>
          <Link href={game === undefined ? "/rules" : `/rules/${game}`}>{t("rules")}</Link>
          <Link href={game === undefined ? "/glossary" : `/glossary/${game}`}>{t("glossary")}</Link>
          <Link href="/rules/provenance">{t("about-numbers")}</Link>
          <Link href="/replay">{t("open-record")}</Link>
          <Link href="/position">{t("position-set-up")}</Link>
          <Link href="/about">{t("about-licence")}</Link>
          <button type="button" onClick={() => showKeys(game)}>
            {keysTitle()}
          </button>
        </nav>
      </div>
    </footer>
  );
}

/** Shown while the connection is away; the moves are safe. */
export function OfflineLine(): JSX.Element {
  return (
    <p class="offline" role="status">
      {t("offline")}
    </p>
  );
}
