/** A position that somebody brings or sends: written as text, checked, shown on the board of its game, and played on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { roomOf } from "../app/rooms";
import { api, Refusal } from "../shared/api";
import { useAt } from "../shared/at";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { inLines, positionIn, positionPath } from "../shared/positions";
import { Link } from "../shared/router";
import { announce } from "../shared/turn";
import type { PositionShown, Replay, TableInfo } from "../shared/types";
import { examples } from "./examples";
import { tableOf } from "./RecordPage";
import { EVERYTHING, type Eyes, load, OnTheBoard } from "./ReplayPage";
import "../shared/looking.css";
import "../shared/position.css";

interface Found extends Awaited<ReturnType<typeof load>> {
  shown: PositionShown;
}

export default function PositionPage(): JSX.Element {
  const text = useSignal("");
  const eyes = useSignal<Eyes>(EVERYTHING);
  const found = useSignal<Found | null>(null);
  const problem = useSignal("");
  const busy = useSignal(false);

  async function show(written: string, seenBy: Eyes): Promise<void> {
    [busy.value, problem.value, eyes.value] = [true, "", seenBy];
    try {
      const shown = await api.shown(written, seenBy ?? EVERYTHING);
      found.value = { shown, ...(await load(shown.replay.game, Promise.resolve(shown.replay))) };
      text.value = inLines(shown.position);
      history.replaceState(null, "", await positionPath(shown.position));
    } catch (failure) {
      found.value = null;
      problem.value = reasonOf(failure);
    } finally {
      busy.value = false;
    }
  }

  async function read(): Promise<void> {
    if (location.hash.length < 2) return;
    const written = await positionIn(location.hash);
    if (written === null) problem.value = t("position-link-bad");
    else {
      text.value = written;
      await show(written, EVERYTHING);
    }
  }

  useEffect(() => {
    void read();
    const again = (): void => void read();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, []);
  useEffect(() => announce(t("position-set-up"), false), []);

  const there = found.value;
  const Board = there === null ? undefined : roomOf(there.replay.game).board;
  if (there !== null && Board !== undefined) {
    const change = (): void => {
      found.value = null;
      history.replaceState(null, "", "/position");
    };
    const where = roomOf(there.replay.game).moment?.(there.shown.moment.chapter, there.shown.moment.part);
    return (
      <>
        <TopBar
          where={[gameTitle(there.replay.game), t("position"), ...(where === undefined ? [] : [where])].join(" · ")}
          game={there.replay.game}
        />
        <OnTheBoard
          replay={{ ...there.replay, names: nameless(there.replay) }}
          ending={there.ending}
          table={seated(there.replay)}
          Board={Board}
          wish={eyes}
          look={(next) => void show(text.peek(), next)}
          position={() => Promise.resolve(there.shown)}
          change={change}
        />
      </>
    );
  }
  return (
    <>
      <TopBar where={t("position-set-up")} />
      <Form
        text={text.value}
        busy={busy.value}
        problem={problem.value}
        show={(written) => void show(written, EVERYTHING)}
      />
      <Footer />
    </>
  );
}

interface FormProps {
  text: string;
  busy: boolean;
  problem: string;
  show: (text: string) => void;
}

function Form({ text, busy, problem, show }: FormProps): JSX.Element {
  useAt("house");
  const written = useSignal(text);
  useEffect(() => {
    written.value = text;
  }, [text]);
  return (
    <main class="wrap rp-open ps" aria-busy={busy}>
      <section class="panel">
        <Heading text={t("position-set-up")} level={1} />
        <p>{t("position-about")}</p>
        <p class="ps-examples">
          <span>{t("position-example")}</span>
          {examples().map(([title, example]) => (
            <button key={title} class="btn small" type="button" onClick={() => (written.value = example)}>
              {title}
            </button>
          ))}
        </p>
        <label class="ps-text">
          <span>{t("position-text")}</span>
          <textarea
            rows={16}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            maxLength={60_000}
            value={written.value}
            aria-invalid={problem !== ""}
            aria-describedby="ps-problem"
            onInput={(event) => (written.value = event.currentTarget.value)}
          />
        </label>
        <p class="problem" id="ps-problem" role="alert">
          {problem}
        </p>
        <p class="ps-acts">
          <button
            class="btn pri"
            type="button"
            aria-disabled={busy || written.value.trim() === ""}
            onClick={() => {
              if (!busy && written.value.trim() !== "") show(written.value);
            }}
          >
            {t(busy ? "position-checking" : "position-show")}
          </button>
          <Link class="btn" href="/replay">
            {t("open-record")}
          </Link>
        </p>
      </section>
    </main>
  );
}

/** Nobody has sat down yet: players are called by their seats. */
function nameless({ names }: Replay): string[] {
  return names.map((_, seat) => t("position-player", { n: seat + 1 }));
}

function seated(replay: Replay): TableInfo {
  return { ...tableOf({ ...replay, names: nameless(replay) }), name: t("position") };
}

/** What is wrong with it, in one sentence. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Refusal)) return t("offline");
  return failure.message === "" ? t("offline") : failure.message;
}
