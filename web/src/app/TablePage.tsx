/** A table's page: lobby, board or end, as its status says. */

import { useComputed, useSignal } from "@preact/signals";
import { texts as arriveTexts } from "@texts/arrive";
import { texts as counselTexts } from "@texts/counsel";
import { texts as lobbyTexts } from "@texts/lobby";
import { texts as replayTexts } from "@texts/replay";
import { texts as talkTexts } from "@texts/talk";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Invited } from "../arrive/Welcome";
import { api, Refusal } from "../shared/api";
import { AwayNews } from "../shared/away";
import { CounselHere, counselAt } from "../shared/counsel/state";
import { asksMe, iPlay } from "../shared/endings";
import { gameTitle, tableName } from "../shared/games";
import { bring, saying, t } from "../shared/i18n";
import { type Lazy, lazy } from "../shared/lazy";
import { follow } from "../shared/live";
import { replayPath, useLookAt } from "../shared/looking";
import { goHome } from "../shared/notice";
import { arrived, navigate } from "../shared/router";
import { TalkNews } from "../shared/talk/placing";
import { TalkHere } from "../shared/talk/state";
import { announce } from "../shared/turn";
import type { TableInfo, TableProps, Update } from "../shared/types";
import { beganAt } from "./began";
import { Footer, OfflineLine, TopBar } from "./frame";
import { Notice } from "./Notice";
import { roomOf } from "./rooms";

const Lobby = lazy(saying([lobbyTexts, arriveTexts], () => import("../lobby/Lobby")));
const Welcome = lazy(saying(arriveTexts, () => import("../arrive/Welcome")));
const End = lazy(() => import("../end/End"));
const ReplayPage = lazy(saying(replayTexts, () => import("../replay/ReplayPage")));

/** Who has read so much of the page after a game may well look back at it; in milliseconds. */
const QUIET = 300;

interface Entered {
  table: TableInfo;
  invited: Invited | null;
}

/** The key of a link stands behind the #, where no server log sees it: `join` of a table, `key` of a seat. */
function keyOf(hash: string): string | null {
  const behind = new URLSearchParams(hash.slice(1));
  return behind.get("join") ?? behind.get("key");
}

/** The key has done its work: whoever copies the address now hands on no more than watching. */
function dropKey(): void {
  history.replaceState(null, "", location.pathname);
}

async function enter(id: string): Promise<Entered> {
  const key = keyOf(location.hash);
  if (key === null) return { table: await api.table(id), invited: null };
  try {
    const { table, device, host, seats } = await api.invitation(id, key);
    const ofSeat = !location.hash.startsWith("#join=");
    if (!device && table.you === null && table.status === "lobby") {
      if (ofSeat && seats.length === 0) throw new Refusal("", "taken", 409);
      const slots = ofSeat ? seats.map((seat) => table.seats[seat]?.slot ?? seat) : null;
      return { table, invited: { key, host, slots } };
    }
    dropKey();
    return { table: device ? await api.claim(id, key) : table, invited: null };
  } catch (problem) {
    // Without a line the link is still to be tried again.
    if (problem instanceof Refusal && problem.status !== 0) dropKey();
    throw problem;
  }
}

interface PageProps {
  id: string;
  shows: "table" | "end" | "replay";
}

export default function TablePage({ id, shows }: PageProps): JSX.Element {
  const end = shows === "end";
  const back = shows === "replay";
  const problem = useSignal<Refusal | null>(null);
  const tries = useSignal(0);
  const live = useSignal<ReturnType<typeof follow> | null>(null);
  const invited = useSignal<Invited | null>(null);
  const again = (): void => {
    problem.value = null;
    live.value = null;
    tries.value++;
  };
  useEffect(() => {
    // Another link to the table where I am changes only what stands behind the #.
    const look = (): void => {
      if (keyOf(location.hash) !== null) again();
    };
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  useEffect(() => {
    let gone = false;
    Promise.all([enter(id), bring(talkTexts), bring(counselTexts)]).then(
      ([{ table, invited: by }]) => {
        if (gone) return;
        invited.value = by;
        const followed = follow(id);
        followed.setTable(table);
        live.value = followed;
      },
      (failure: unknown) => {
        problem.value = failure instanceof Refusal ? failure : new Refusal("", "failed", 0);
      },
    );
    return () => {
      gone = true;
      live.peek()?.close();
    };
  }, [id, tries.value]);

  const table = live.value?.table.value ?? null;
  const running = table?.status === "running";
  const update = useComputed<Update | null>(() => {
    const told = live.value?.update.value ?? null;
    const place = live.value?.table.value;
    const mine = place?.you == null ? undefined : place.seats[place.you];
    // While a bot plays for me the table is there to watch; one click, and it asks me again.
    return told !== null && mine?.standIn === true ? ({ ...told, legal: [], canUndo: false } as Update) : told;
  });
  const waiting = running ? (update.value?.waiting ?? table.waiting) : [];
  const turn = table !== null && asksMe(table, waiting);
  const title = table === null ? "" : tableName(table);
  const playing = shows === "table" && update.value !== null;

  useEffect(() => announce(title, turn), [title, turn]);
  useEffect(() => () => announce("", false), []);
  useEffect(() => {
    if (playing) arrived();
  }, [playing]);

  const gone = live.value?.gone.value === true;
  useEffect(() => {
    if (gone) goHome(t(table?.owner === true ? "table-deleted" : "table-deleted-by-host", { table: title }));
  }, [gone]);
  const undealt = table?.status === "lobby";
  useEffect(() => {
    if (undealt && shows !== "table") navigate(`/t/${encodeURIComponent(id)}`, true);
  }, [undealt, shows, id]);
  const game = table?.game;
  useEffect(() => {
    if (!end || game === undefined) return undefined;
    const quiet = setTimeout(() => {
      ReplayPage.ahead();
      const board = roomOf(game).board;
      if (board !== undefined && "ahead" in board) (board as Lazy<TableProps>).ahead();
    }, QUIET);
    return () => clearTimeout(quiet);
  }, [end, game]);
  useLookAt(back ? null : (line) => navigate(replayPath(id, { line })), `${id} ${shows}`);

  const counsel = useMemo(() => (live.value === null ? null : counselAt(id, live.value)), [id, live.value]);
  useEffect(() => counsel?.end, [counsel]);

  const closed = problem.value ?? live.value?.closed.value ?? null;
  if (closed !== null) {
    return <Closed problem={closed} again={again} />;
  }
  /** Whoever has sat down is somebody else to the server now: the socket has to be, too. */
  const enterAgain = (): void => {
    dropKey();
    again();
  };
  const watchOnly = (): void => {
    dropKey();
    invited.value = null;
  };
  const followed = live.value;
  if (table === null || followed === null) {
    // In the same places as below: a menu that was opened meanwhile stays open.
    return (
      <TalkHere.Provider value={null}>
        {null}
        <TopBar />
        <main class="wrap waiting-page" aria-busy="true" />
      </TalkHere.Provider>
    );
  }
  const Board = roomOf(table.game).board;
  if (Board === undefined && !end && table.status !== "lobby") {
    return (
      <Notice
        title={t("no-board-title", { game: gameTitle(table.game) })}
        about={t("no-board-about", { command: `burgrave play ${table.game}` })}
      />
    );
  }
  return (
    <TalkHere.Provider value={followed.talk}>
      {followed.online.value ? null : <OfflineLine />}
      <TopBar
        where={[title, gameTitle(table.game), beganAt(table), back ? t("look-back") : ""]
          .filter((fact) => fact !== "")
          .join(" · ")}
        game={table.game}
        table={table}
      />
      {shows === "table" ? <AwayNews table={table} /> : null}
      {end ? (
        <End table={table} />
      ) : back && Board !== undefined && !undealt ? (
        <ReplayPage table={table} Board={Board} />
      ) : undealt && invited.value !== null && table.you === null ? (
        <Welcome table={table} invited={invited.value} seated={enterAgain} watch={watchOnly} />
      ) : table.status === "lobby" ? (
        <Lobby table={table} change={followed.setTable} />
      ) : Board !== undefined && update.value !== null ? (
        <CounselHere.Provider value={running && iPlay(table) ? counsel : null}>
          <Board table={table} update={update as TableProps["update"]} act={followed.act} undo={followed.undo} />
        </CounselHere.Provider>
      ) : (
        <main class="wrap waiting-page" aria-busy="true" />
      )}
      {end || table.status === "lobby" ? <Footer game={table.game} /> : null}
      {table.talk === "never" ? null : <TalkNews />}
    </TalkHere.Provider>
  );
}

/** Why this address opens no table for this reader, and what to do. */
function Closed({ problem, again }: { problem: Refusal; again: () => void }): JSX.Element {
  const watch = (
    <button class="btn pri" type="button" onClick={again}>
      {t(problem.code === "seated" ? "closed-to-table" : "closed-watch")}
    </button>
  );
  if (problem.status === 404) return <Notice title={t("closed-no-table")} about={t("closed-no-table-about")} />;
  if (problem.code === "seated")
    return (
      <Notice title={t("closed-seated")} about={t("closed-seated-about")}>
        {watch}
      </Notice>
    );
  if (problem.code === "taken")
    return (
      <Notice title={t("closed-taken")} about={t("closed-taken-about")}>
        {watch}
      </Notice>
    );
  if (problem.code === "unreadable" || problem.code === "other-rules")
    return <Notice title={t(`closed-${problem.code}`)} about={t(`closed-${problem.code}-about`)} />;
  if (problem.status === 403)
    return (
      <Notice title={t("closed-bad-link")} about={t("closed-bad-link-about")}>
        {watch}
      </Notice>
    );
  return (
    <Notice title={problem.status === 0 ? t("closed-offline") : problem.message} about={t("closed-later")}>
      <button class="btn pri" type="button" onClick={again}>
        {t("try-again")}
      </button>
    </Notice>
  );
}
