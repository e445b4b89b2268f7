/** The menu: language, light and sound, and the way to rules, keys and the house's own page. */

import { useSignal } from "@preact/signals";
import { texts as arriveTexts } from "@texts/arrive";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { reseat } from "../shared/away";
import { Icon } from "../shared/drawings";
import { HowLink } from "../shared/how";
import { LANGUAGES, language, saying, speak, t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import { replayPath } from "../shared/looking";
import { Link } from "../shared/router";
import { openRules, presentRule } from "../shared/rules";
import { chooseTheme, THEMES, themeChoice } from "../shared/theme";
import { sound, switchSound } from "../shared/turn";
import type { TableInfo } from "../shared/types";
import { keysTitle, showKeys } from "./Keys";
import { roomOf } from "./rooms";
import { SeatLinkWindow } from "./SeatLink";
import { type WayOut, WayOutWindow, WaysOut } from "./WaysOut";

const InviteWindow = lazy(saying(arriveTexts, () => import("../arrive/InviteWindow")));

interface MenuProps {
  game?: string;
  table?: TableInfo;
}

export function Menu({ game, table }: MenuProps): JSX.Element {
  const open = useSignal(false);
  const moving = useSignal(false);
  const wayOut = useSignal<WayOut>(null);
  const inviting = useSignal(false);
  const problem = useSignal("");
  const seat = table?.status === "over" ? null : (table?.you ?? null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!open.value) return undefined;
    const away = (event: Event): void => {
      if (!(event.target instanceof Node) || box.current?.contains(event.target) !== true) open.value = false;
    };
    const leave = (key: KeyboardEvent): void => {
      if (key.key !== "Escape") return;
      key.stopPropagation();
      open.value = false;
      button.current?.focus();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    document.addEventListener("keydown", leave, true);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
      document.removeEventListener("keydown", leave, true);
    };
  }, [open.value]);

  const close = (): void => {
    open.value = false;
  };
  const handOver = async (): Promise<void> => {
    if (table === undefined || seat === null) return;
    problem.value = await reseat(table, seat, { kind: "bot" });
    if (problem.value !== "") open.value = true;
  };
  return (
    <div class="menu" ref={box}>
      <button
        class="ib"
        type="button"
        ref={button}
        aria-label={t("menu")}
        aria-expanded={open.value}
        aria-controls="menu"
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="menu" ui />
      </button>
      {open.value ? (
        <div class="menu-box panel" id="menu" role="group" aria-label={t("menu")}>
          <Choices
            label={t("language")}
            chosen={language.value}
            choose={(code) => void speak(code)}
            of={LANGUAGES.map(({ code, name }) => ({ id: code, name, lang: code }))}
          />
          <Choices
            label={t("theme")}
            chosen={themeChoice.value}
            choose={chooseTheme}
            of={THEMES.map((id) => ({ id, name: t(`theme-${id}`) }))}
          />
          <button class="line" type="button" role="switch" aria-checked={sound.value} onClick={switchSound}>
            <Icon name="bell" ui />
            <span>{t("sound")}</span>
            <b>{t(sound.value ? "switch-on" : "switch-off")}</b>
          </button>
          <hr />
          {/* biome-ignore lint/a11y: whichever link or button in it was pressed, by mouse or key, the menu closes */}
          <div onClick={close}>
            {seat === null ? null : (
              <button class="line" type="button" onClick={() => (moving.value = true)}>
                <Icon name="swap" ui />
                {t("device")}
              </button>
            )}
            {table === undefined ? null : <WaysOut table={table} chosen={wayOut} handOver={() => void handOver()} />}
            {table === undefined || table.status === "lobby" ? null : (
              <button class="line" type="button" onClick={() => (inviting.value = true)}>
                <Icon name="eye" ui />
                {t("invite-to-watch")}
              </button>
            )}
            {table === undefined || table.status === "lobby" ? null : (
              <Link class="line" href={replayPath(table.id)}>
                <Icon name="glass" ui />
                {t("look-back")}
              </Link>
            )}
            <Link class="line" href="/">
              <Icon name="people" ui />
              {t("home-where")}
            </Link>
            <Link class="line" href="/learn">
              <Icon name="quill" ui />
              {t("learn-to-play")}
            </Link>
            {game === undefined || roomOf(game).how === undefined ? null : <HowLink game={game} class="line" />}
            {table === undefined || roomOf(table.game).terms === undefined ? null : (
              <a class="line" href={`/glossary/${table.game}`} target="_blank" rel="noopener">
                <Icon name="eye" ui />
                {t("glossary")}
              </a>
            )}
            {presentRule.value === null ? (
              <Link class="line" href={game === undefined ? "/rules" : `/rules/${game}`}>
                <Icon name="book" ui />
                {t("rules")}
              </Link>
            ) : (
              <button class="line" type="button" aria-keyshortcuts="H" onClick={() => readRules(button.current)}>
                <Icon name="book" ui />
                {t("rules")}
              </button>
            )}
            <button class="line" type="button" onClick={() => showKeys(game)}>
              <Icon name="hammer" ui />
              {keysTitle()}
            </button>
            <Link class="line" href="/about">
              <Icon name="quill" ui />
              {t("about-burgrave")}
            </Link>
          </div>
          {problem.value === "" ? null : (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      ) : null}
      {inviting.value && table !== undefined ? (
        <InviteWindow table={table} close={() => (inviting.value = false)} />
      ) : null}
      {moving.value && table !== undefined && seat !== null ? (
        <SeatLinkWindow table={table} seat={seat} close={() => (moving.value = false)} />
      ) : null}
      {table === undefined ? null : <WayOutWindow table={table} chosen={wayOut} />}
    </div>
  );
}

/** Whoever closes the rules is back at the menu's button: the menu itself is closed by then. */
function readRules(button: HTMLButtonElement | null): void {
  button?.focus();
  openRules();
}

interface ChoicesProps<Id extends string> {
  label: string;
  chosen: Id;
  choose: (id: Id) => void;
  of: readonly { id: Id; name: string; lang?: string }[];
}

function Choices<Id extends string>({ label, chosen, choose, of }: ChoicesProps<Id>): JSX.Element {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="seg wide">
        {of.map(({ id, name, lang }) => (
          <button
            type="button"
            key={id}
            {...(lang === undefined ? {} : { lang })}
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
