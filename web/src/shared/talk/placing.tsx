/** What places the talk: its tab with the unread mark, its key, its spoken news. */
import "./talk.css";
import type { JSX } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import { AsideHere } from "../aside";
import { Icon } from "../drawings";
import { t } from "../i18n";
import { TalkHere } from "./state";

/** The word on the tab that leads to the talk, or on a phone its picture; and how much is new there. */
export function TalkLabel({ small = false }: { small?: boolean }): JSX.Element {
  const n = useContext(TalkHere)?.unread.value ?? 0;
  const aside = useContext(AsideHere);
  if (aside !== null) return <span class="tk-label">{aside.label()}</span>;
  return (
    <span class={small ? "tk-label tk-tab" : "tk-label"}>
      {small ? <Icon name="talk" ui label={t("talk")} /> : t("talk")}
      {n === 0 ? null : (
        <span class="tk-unread">
          <span aria-hidden="true">{n > 99 ? "99+" : n}</span>
          <span class="sr">{t("talk-unread", { n })}</span>
        </span>
      )}
    </span>
  );
}

/** Tells how this page brings the talk into sight. */
export function useTalkTab(open: () => void): void {
  const talk = useContext(TalkHere);
  useLayoutEffect(() => talk?.opensBy(open), [talk]);
}

/** A frame and a little more: by then an opened tab is drawn; in milliseconds. */
const DRAWN = 60;

/** C leads to the field; what others say is told politely, whether the talk is in sight or not. */
export function TalkNews(): JSX.Element | null {
  const talk = useContext(TalkHere);
  // From the moment the talk is on the page its key works.
  useLayoutEffect(() => {
    const press = (key: KeyboardEvent): void => {
      const target = key.target as HTMLElement;
      if (key.ctrlKey || key.metaKey || key.altKey || key.key.toLowerCase() !== "c") return;
      if (target.matches("input, textarea, select") || target.closest("dialog") !== null) return;
      key.preventDefault();
      talk?.open();
      window.setTimeout(() => {
        const places = [".tk-field", ".tk-chip"].flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]);
        places.find((place) => place.offsetParent !== null)?.focus();
      }, DRAWN);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [talk]);
  return talk === null ? null : (
    <p class="sr" aria-live="polite">
      {talk.spoken}
    </p>
  );
}
