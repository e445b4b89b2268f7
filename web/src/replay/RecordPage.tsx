/** A record that the reader brings as a file: checked first, then looked back at on the board of its game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, TopBar } from "../app/frame";
import { roomOf } from "../app/rooms";
import { api, Refusal } from "../shared/api";
import { useAt } from "../shared/at";
import { Icon } from "../shared/drawings";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { Link } from "../shared/router";
import { announce } from "../shared/turn";
import { CRESTS, type Replay, type TableInfo } from "../shared/types";
import { EVERYTHING, type Eyes, load, OnTheBoard } from "./ReplayPage";
import "../shared/looking.css";

type Loaded = Awaited<ReturnType<typeof load>>;

/** No game is longer; the server takes no more than this. */
const MOST_BYTES = 64 * 1024;

export default function RecordPage(): JSX.Element {
  const text = useSignal("");
  const eyes = useSignal<Eyes>(EVERYTHING);
  const loaded = useSignal<Loaded | null>(null);
  const problem = useSignal("");
  const busy = useSignal(false);

  async function open(record: string, seenBy: Eyes): Promise<void> {
    [busy.value, problem.value, eyes.value] = [true, "", seenBy];
    try {
      const replay = await api.replayOf(record, seenBy ?? EVERYTHING);
      loaded.value = await load(replay.game, Promise.resolve(replay));
      text.value = record;
    } catch (failure) {
      loaded.value = null;
      problem.value = reasonOf(failure);
    } finally {
      busy.value = false;
    }
  }

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) problem.value = t("record-too-long", { name: file.name });
    else await open(await file.text(), EVERYTHING);
  }

  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      void read(event.dataTransfer?.files[0]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  }, []);
  useEffect(() => announce(t("open-record"), false), []);

  const found = loaded.value;
  const Board = found === null ? undefined : roomOf(found.replay.game).board;
  if (found !== null && Board !== undefined)
    return (
      <>
        <TopBar where={`${gameTitle(found.replay.game)} · ${t("record")}`} game={found.replay.game} />
        <OnTheBoard
          {...found}
          table={tableOf(found.replay)}
          Board={Board}
          wish={eyes}
          look={(next) => void open(text.peek(), next)}
          position={(moment) => api.positionOf(text.peek(), moment, found.replay.eyes ?? EVERYTHING)}
        />
      </>
    );
  return (
    <>
      <TopBar where={t("open-record")} />
      <Chooser busy={busy.value} problem={problem.value} read={(file) => void read(file)} />
      <Footer />
    </>
  );
}

interface ChooserProps {
  busy: boolean;
  problem: string;
  read: (file: File | undefined) => void;
}

function Chooser({ busy, problem, read }: ChooserProps): JSX.Element {
  useAt("house");
  return (
    <main class="wrap rp-open" aria-busy={busy}>
      <section class="panel">
        <Heading text={t("open-record")} level={1} />
        <p>{t("record-about")}</p>
        <label class="rp-drop">
          <Icon name="down" ui />
          <b>{t(busy ? "record-checking" : "record-choose")}</b>
          <span>{t("record-drop")}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              read(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
        <p class="problem" role="alert">
          {problem}
        </p>
        <Link class="btn" href="/position">
          {t("position-set-up")}
        </Link>
      </section>
    </main>
  );
}

/** What is wrong with it, in one sentence. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Refusal)) return t("offline");
  if (failure.code === "bad-record") return t("record-bad", { reason: failure.message });
  return failure.message === "" ? t("offline") : failure.message;
}

/** A record has no table; what a board needs of one follows from who played. */
export function tableOf({ game, names, bots, options, beganAt }: Replay): TableInfo {
  return {
    id: "",
    name: t("record"),
    sign: ["", ""],
    game,
    options,
    status: "over",
    owner: false,
    you: null,
    waiting: [],
    commitment: "",
    seats: names.map((name, seat) => ({
      seat,
      slot: seat,
      kind: bots[seat] === true ? "bot" : "person",
      name,
      crest: CRESTS[seat] ?? "",
      ready: true,
      connected: true,
      standIn: false,
      resigned: false,
    })),
    invite: null,
    spectate: "",
    rematch: null,
    moment: null,
    beganAt,
    result: [],
    ending: "played",
    offer: null,
    counsel: { learned: false, agreed: [], missing: [] },
    ended: 0,
    lasted: 0,
    talk: "never",
    touched: 0,
    terms: 0,
    news: [],
  };
}
