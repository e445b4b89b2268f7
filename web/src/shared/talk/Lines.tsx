/** The lines of the talk: said, muted, and still on their way. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Refusal } from "../api";
import { CrestShield, Icon } from "../drawings";
import { habits, LANGUAGES, language, t } from "../i18n";
import type { Mute, Muted, TalkLine } from "../types";
import { type Draft, wording } from "./state";

interface LineProps {
  line: TalkLine;
  mute: (voice: string, where: Mute) => Promise<void>;
  /** Asks the table's host to look at the line; the host has nobody to ask. */
  tellHost: (() => Promise<void>) | null;
}

export function LineItem({ line, mute, tellHost }: LineProps): JSX.Element {
  const open = useSignal(false);
  const answer = useSignal("");
  const mine = line.mine === true;
  const close = (where: Mute): void => {
    open.value = false;
    void mute(line.voice, where).catch(() => undefined);
  };
  const tell = async (): Promise<void> => {
    open.value = false;
    try {
      await tellHost?.();
      answer.value = t("talk-told-host");
    } catch (failure) {
      answer.value = failure instanceof Refusal && failure.message !== "" ? failure.message : t("offline");
    }
  };
  return (
    <li class={mine ? "tk-line mine" : "tk-line"}>
      {line.crest === "" ? <Icon name="eye" /> : <CrestShield crest={line.crest} />}
      <div>
        <p class="tk-head">
          {mine ? (
            <b>{t("you")}</b>
          ) : (
            <button
              type="button"
              class="tk-name"
              aria-expanded={open.value}
              title={t("talk-person")}
              onClick={() => (open.value = !open.value)}
            >
              <bdi>{line.name}</bdi>
            </button>
          )}
          {line.watching === true ? <span>{t("talk-watches")}</span> : null}
          <time dateTime={new Date(line.at * 1000).toISOString()}>{timeOf(line.at)}</time>
          <Spoken line={line} />
        </p>
        {open.value ? (
          <p class="tk-menu">
            <button class="btn small" type="button" onClick={() => close("here")}>
              <Icon name="mute" ui />
              {t("talk-mute-here")}
            </button>
            <button class="btn small" type="button" onClick={() => close("everywhere")}>
              <Icon name="mute" ui />
              {t("talk-mute-everywhere")}
            </button>
            {tellHost === null ? null : (
              <button class="btn small" type="button" onClick={() => void tell()}>
                <Icon name="flag" ui />
                {t("talk-tell-host")}
              </button>
            )}
          </p>
        ) : null}
        <p class="tk-text" dir="auto" {...(line.phrase === undefined ? { lang: line.language } : {})}>
          {wording(line)}
        </p>
        {answer.value === "" ? null : (
          <p class="tk-answer" role="status">
            {answer}
          </p>
        )}
      </div>
    </li>
  );
}

/** What somebody asks the host to look at. */
export function ToldItem({ line, seen }: { line: TalkLine; seen: () => void }): JSX.Element {
  return (
    <li class="tk-told">
      <Icon name="flag" ui />
      <div>
        <p>{t("talk-look")}</p>
        <p class="tk-text" dir="auto">
          <b>
            <bdi>{line.name}</bdi>
          </b>{" "}
          {wording(line)}
        </p>
        <button type="button" class="tk-link" onClick={seen}>
          {t("talk-seen")}
        </button>
      </div>
    </li>
  );
}

/** A quick phrase carries the language in which it was said. */
function Spoken({ line }: { line: TalkLine }): JSX.Element | null {
  if (line.phrase === undefined) return null;
  if (line.language === language.value) return <span class="sr">{t("talk-phrase")}</span>;
  return (
    <span class="tk-tongue">
      <Icon name="globe" ui />
      <span class="sr">{t("talk-phrase")}</span>
      <span lang={line.language}>{LANGUAGES.find(({ code }) => code === line.language)?.name}</span>
    </span>
  );
}

function timeOf(seconds: number): string {
  return new Intl.DateTimeFormat(habits(), { hour: "numeric", minute: "2-digit" }).format(new Date(seconds * 1000));
}

export function MutedItem({ who, hear }: { who: Muted; hear: () => void }): JSX.Element {
  return (
    <li class="tk-muted">
      <Icon name="mute" ui />
      <span>
        {t(who.everywhere ? "talk-muted-everywhere" : "talk-muted", { name: who.name })}{" "}
        <button type="button" class="tk-link" onClick={hear}>
          {t("talk-hear")}
        </button>
      </span>
    </li>
  );
}

interface DraftProps {
  draft: Draft;
  again: () => void;
  discard: () => void;
}

export function DraftItem({ draft, again, discard }: DraftProps): JSX.Element {
  return (
    <li class={`tk-line mine draft ${draft.state}`}>
      <Icon name="quill" ui />
      <div>
        <p class="tk-head">
          <b>{t("you")}</b>
          {draft.state === "sending" ? <span role="status">{t("talk-sending")}</span> : null}
        </p>
        <p class="tk-text" dir="auto">
          {wording(draft)}
        </p>
        {draft.state === "failed" ? (
          <p class="tk-failed" role="alert">
            {t("talk-failed")} {draft.problem}{" "}
            <button type="button" class="tk-link" onClick={again}>
              {t("talk-again")}
            </button>{" "}
            <button type="button" class="tk-link" onClick={discard}>
              {t("talk-discard")}
            </button>
          </p>
        ) : null}
      </div>
    </li>
  );
}
