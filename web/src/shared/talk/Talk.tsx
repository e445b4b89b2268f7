/** The talk at a table, as one component that each page places: lines, quick phrases, and a field. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { api, Refusal } from "../api";
import { AsideHere } from "../aside";
import { Icon } from "../drawings";
import { Heading } from "../heading";
import { habits, t } from "../i18n";
import type { Phrase, TableInfo } from "../types";
import { DraftItem, LineItem, MutedItem, ToldItem } from "./Lines";
import { useTalkTab } from "./placing";
import { type Talk as Here, TalkHere, wording } from "./state";

const LONGEST = 500;
/** So near its end a list counts as read to the end, in pixels. */
const NEAR = 60;

/** The phrases that fit the moment, in the order of their keys. */
const PHRASES: Record<TableInfo["status"], readonly Phrase[]> = {
  lobby: ["hello", "good-luck", "ready", "moment", "away", "bot", "thanks"],
  running: ["good-luck", "well-played", "close", "thanks", "moment", "away", "your-turn", "bot"],
  over: ["good-game", "well-played", "close", "thanks", "away", "moment", "hello"],
};

function TalkPanel({ table }: { table: TableInfo }): JSX.Element | null {
  const talk = useContext(TalkHere);
  return talk === null || table.talk === "never" ? null : <Panel talk={talk} table={table} />;
}

/** The talk beside a game's board, under a tab or in sight all the time. */
export function TalkPane({ class: name, table }: { class: string; table: TableInfo }): JSX.Element | null {
  const aside = useContext(AsideHere);
  if (aside !== null)
    return (
      <section class={`${name} panel p-talk`} aria-label={aside.label()}>
        <aside.Leaf />
      </section>
    );
  return table.talk === "never" ? null : (
    <section class={`${name} panel p-talk`} aria-label={t("talk")}>
      <Heading text={t("talk")} />
      <TalkPanel table={table} />
    </section>
  );
}

/** The talk as a part of a page that scrolls. */
export function TalkSection({ table }: { table: TableInfo }): JSX.Element | null {
  const box = useRef<HTMLElement>(null);
  useTalkTab(() => box.current?.scrollIntoView({ block: "nearest" }));
  return table.talk === "never" ? null : (
    <section class="panel tk-page" ref={box} aria-label={t("talk")}>
      <Heading text={t("talk")} tone="lapis" />
      <TalkPanel table={table} />
    </section>
  );
}

function Panel({ talk, table }: { talk: Here; table: TableInfo }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = box.current;
    if (panel === null) return undefined;
    const watch = new IntersectionObserver((sights) => talk.show(sights.at(-1)?.isIntersecting ?? false));
    watch.observe(panel);
    return () => {
      watch.disconnect();
      talk.show(false);
    };
  }, [talk]);
  const press = (key: KeyboardEvent): void => {
    const number = /^Digit([1-9])$/.exec(key.code)?.[1];
    const phrase = PHRASES[table.status][Number(number) - 1];
    if (!key.altKey || phrase === undefined || table.talk === "off") return;
    key.preventDefault();
    talk.say({ phrase });
  };
  return (
    // biome-ignore lint/a11y: the keys are a short way to buttons that stand in it
    <div class="tk-panel" ref={box} onKeyDown={press}>
      {table.talk === "off" ? <p class="tk-empty">{t("talk-off")}</p> : <Log talk={talk} owner={table.owner} />}
      {table.talk === "off" ? null : (
        <>
          <Phrases say={(phrase) => talk.say({ phrase })} phrases={PHRASES[table.status]} />
          {table.talk === "all" ? <Field talk={talk} /> : <p class="tk-note">{t("talk-phrases-only")}</p>}
          <p class="tk-note">{t("talk-about", { reads: talk.reads.value })}</p>
        </>
      )}
      {table.owner ? <Allowed table={table} /> : null}
    </div>
  );
}

/** Days by name or date, in the order in which people talked; the newest at the end. */
function Log({ talk, owner }: { talk: Here; owner: boolean }): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = talk.lines.value;
  const drafts = talk.drafts.value;
  const told = talk.told.value;
  useLayoutEffect(() => {
    const box = list.current;
    if (box !== null && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [lines, drafts, told]);
  // Behind a tab it has no height: once it has one, and whenever that changes, its end stays in sight.
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    for (const sized of [box, ...box.children]) watch.observe(sized);
    return () => watch.disconnect();
  }, []);
  const scrolled = (): void => {
    const box = list.current;
    if (box !== null) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const older = async (): Promise<void> => {
    const box = list.current;
    if (box === null) return;
    const below = box.scrollHeight - box.scrollTop;
    await talk.older().catch(() => undefined);
    box.scrollTop = box.scrollHeight - below;
  };
  let day = "";
  return (
    <div
      class="tk-log"
      ref={list}
      role="log"
      aria-live="off"
      aria-label={t("talk-log")}
      tabIndex={0}
      onScroll={scrolled}
    >
      <ol>
        {talk.more.value ? (
          <li class="tk-older">
            <button class="btn small" type="button" onClick={() => void older()}>
              {t("talk-older")}
            </button>
          </li>
        ) : null}
        {lines.length + drafts.length === 0 ? <li class="tk-empty">{t("talk-empty")}</li> : null}
        {lines.map((line) => {
          const before = day;
          day = dateOf(line.at);
          return [
            day === before ? null : (
              <li key={`day ${line.id}`} class="tk-day">
                {day}
              </li>
            ),
            line.id === talk.newFrom.value ? (
              <li key="new" class="tk-new">
                <span>{t("talk-new")}</span>
              </li>
            ) : null,
            <LineItem
              key={line.id}
              line={line}
              mute={talk.mute}
              tellHost={owner ? null : () => talk.tellHost(line.id)}
            />,
          ];
        })}
        {talk.muted.value.map((who) => (
          <MutedItem key={who.voice} who={who} hear={() => void talk.mute(who.voice, "no").catch(() => undefined)} />
        ))}
        {told.map((line) => (
          <ToldItem key={line.id} line={line} seen={() => void talk.seenTold(line.id).catch(() => undefined)} />
        ))}
        {drafts.map((draft) => (
          <DraftItem
            key={draft.id}
            draft={draft}
            again={() => talk.again(draft.id)}
            discard={() => talk.discard(draft.id)}
          />
        ))}
      </ol>
    </div>
  );
}

function dateOf(seconds: number): string {
  const facts = { weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(habits(), facts).format(new Date(seconds * 1000));
}

function Phrases({ phrases, say }: { phrases: readonly Phrase[]; say: (phrase: Phrase) => void }): JSX.Element {
  return (
    <div class="tk-quick" role="group" aria-label={t("talk-phrases")}>
      <p aria-hidden="true">
        <Icon name="globe" ui />
        {t("talk-phrases")}
      </p>
      <div class="tk-phrases">
        {phrases.map((phrase, n) => (
          <button key={phrase} class="tk-chip" type="button" title={`Alt ${n + 1}`} onClick={() => say(phrase)}>
            {wording({ phrase })}
          </button>
        ))}
      </div>
    </div>
  );
}

function Field({ talk }: { talk: Here }): JSX.Element {
  const back = useRef<HTMLElement | null>(null);
  const send = (event: Event): void => {
    event.preventDefault();
    const text = talk.field.value.trim();
    if (text === "") return;
    talk.say({ text });
    talk.field.value = "";
  };
  return (
    <form class="tk-say" onSubmit={send}>
      <input
        type="text"
        class="tk-field"
        aria-label={t("talk-field")}
        placeholder={t("talk-field")}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        dir="auto"
        value={talk.field.value}
        onInput={(event) => (talk.field.value = event.currentTarget.value)}
        onFocus={(event) => (back.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null)}
        onKeyDown={(key) => {
          if (key.key !== "Escape") return;
          key.stopPropagation();
          key.currentTarget.blur();
          back.current?.focus();
        }}
      />
      <button class={talk.field.value.trim() === "" ? "btn" : "btn pri"} type="submit">
        {t("talk-send")}
      </button>
    </form>
  );
}

/** What the host allows at this table. */
function Allowed({ table }: { table: TableInfo }): JSX.Element {
  const problem = useSignal("");
  const choose = async (talk: "all" | "phrases" | "off"): Promise<void> => {
    try {
      await api.allowTalk(table.id, talk);
      problem.value = "";
    } catch (failure) {
      problem.value = failure instanceof Refusal && failure.message !== "" ? failure.message : t("offline");
    }
  };
  return (
    <p class="tk-allowed">
      <label>
        {t("talk-allowed")}{" "}
        <select
          value={table.talk}
          onChange={(event) => void choose(event.currentTarget.value as "all" | "phrases" | "off")}
        >
          {(["all", "phrases", "off"] as const).map((each) => (
            <option key={each} value={each}>
              {t(`talk-allow-${each}`)}
            </option>
          ))}
        </select>
      </label>
      {problem.value === "" ? null : <span role="alert">{problem}</span>}
    </p>
  );
}
