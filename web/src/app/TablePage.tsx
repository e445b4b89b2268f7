/** A table's page: lobby, board or end, as its status says. */
import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "../shared/api";
import { AwayNews } from "../shared/away";
import { gameTitle, tableName, tableWhere } from "../shared/games";
import { t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import { follow } from "../shared/live";
import { arrived, navigate } from "../shared/router";
import { announce } from "../shared/turn";
import type { TableInfo, TableProps, Update } from "../shared/types";
import { Footer, OfflineLine, TopBar } from "./frame";
import { Notice } from "./Notice";
import { roomOf } from "./rooms";

const Lobby = lazy(() => import("../lobby/Lobby"));
const End = lazy(() => import("../end/End"));

/** A seat's link carries its key behind the #, where no server log sees it. */
async function enter(id: string): Promise<TableInfo> {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key === null) return api.table(id);
  history.replaceState(null, "", location.pathname);
  return api.claim(id, key);
}

export default function TablePage({ id, end }: { id: string; end: boolean }): JSX.Element {
  const problem = useSignal<Refusal | null>(null);
  const tries = useSignal(0);
  const live = useSignal<ReturnType<typeof follow> | null>(null);

  useEffect(() => {
    let gone = false;
    enter(id).then(
      (table) => {
        if (gone) return;
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
  const over = table?.status === "over";
  const running = table?.status === "running";
  const update = useComputed<Update | null>(() => {
    const told = live.value?.update.value ?? null;
    const place = live.value?.table.value;
    const mine = place?.you == null ? undefined : place.seats[place.you];
    // While a bot plays for me the table is there to watch; one click, and it asks me again.
    return told !== null && mine?.standIn === true ? ({ ...told, legal: [], canUndo: false } as Update) : told;
  });
  const waiting = running ? (update.value?.waiting ?? table.waiting) : [];
  const turn = table?.you !== null && table?.you !== undefined && waiting.includes(table.you);
  const title = table === null ? "" : tableName(table);
  const playing = !end && update.value !== null;

  useEffect(() => announce(title, turn), [title, turn]);
  useEffect(() => () => announce("", false), []);
  useEffect(() => {
    if (playing) arrived();
  }, [playing]);
  useEffect(() => {
    // Who watched the last battle stays at the board; who comes later sees the end page at once.
    if (over && !end && update.peek() === null) navigate(`/t/${encodeURIComponent(id)}/end`, true);
  }, [over, end, id]);

  const closed = problem.value ?? live.value?.closed.value ?? null;
  if (closed !== null) {
    const again = (): void => {
      problem.value = null;
      live.value = null;
      tries.value++;
    };
    return <Closed problem={closed} again={again} />;
  }
  const followed = live.value;
  if (table === null || followed === null) {
    return (
      <>
        <TopBar />
        <main class="wrap waiting-page" aria-busy="true" />
      </>
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
    <>
      {followed.online.value ? null : <OfflineLine />}
      <TopBar where={`${title} · ${tableWhere(table)}`} game={table.game} table={table} />
      {end ? null : <AwayNews table={table} />}
      {end ? (
        <End table={table} />
      ) : table.status === "lobby" ? (
        <Lobby table={table} change={followed.setTable} />
      ) : Board !== undefined && update.value !== null ? (
        <Board table={table} update={update as TableProps["update"]} act={followed.act} undo={followed.undo} />
      ) : (
        <main class="wrap waiting-page" aria-busy="true" />
      )}
      {end || table.status === "lobby" ? <Footer game={table.game} /> : null}
    </>
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
