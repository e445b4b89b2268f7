/** A table's page: lobby, board or end, as its status says. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { api, Refusal } from "../shared/api";
import { t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import { follow } from "../shared/live";
import { Link, navigate } from "../shared/router";
import { announce } from "../shared/turn";
import type { TableInfo, TableProps, Update } from "../shared/types";
import { SeatLine } from "./SeatLine";
import { tableName, tableWhere } from "./where";
import { Footer, OfflineLine, TopBar } from "./frame";

const Lobby = lazy(() => import("../lobby/Lobby"));
const End = lazy(() => import("../end/End"));
const BOARDS: Partial<Record<string, (props: TableProps) => JSX.Element>> = {
  kingsburg: lazy(() => import("../kingsburg/Table")),
};

/** A seat's link carries its key behind the #, where no server log sees it. */
async function enter(id: string): Promise<TableInfo> {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key === null) return api.table(id);
  history.replaceState(null, "", location.pathname);
  return api.claim(id, key);
}

export default function TablePage({ id, end }: { id: string; end: boolean }): JSX.Element {
  const problem = useSignal<string | null>(null);
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
        const offline = failure instanceof Refusal && failure.status === 0;
        problem.value = offline ? t("offline") : failure instanceof Error ? failure.message : t("page-failed");
      },
    );
    return () => {
      gone = true;
      live.peek()?.close();
    };
  }, [id]);

  const table = live.value?.table.value ?? null;
  const over = table?.status === "over";
  const running = table?.status === "running";
  const update = useComputed<Update | null>(() => live.value?.update.value ?? null);
  const waiting = running ? (update.value?.waiting ?? table.waiting) : [];
  const turn = table?.you !== null && table?.you !== undefined && waiting.includes(table.you);
  const title = table === null ? "" : tableName(table);

  useEffect(() => announce(title, turn), [title, turn]);
  useEffect(() => () => announce("", false), []);
  useEffect(() => {
    // Who watched the last battle stays at the board; who comes later sees the end page at once.
    if (over && !end && update.peek() === null) navigate(`/t/${encodeURIComponent(id)}/end`, true);
  }, [over, end, id]);

  if (problem.value !== null) {
    return (
      <>
        <TopBar />
        <main class="wrap waiting-page">
          <p role="alert">{problem.value}</p>
          <Link class="btn" href="/">
            {t("nowhere-home")}
          </Link>
        </main>
        <Footer />
      </>
    );
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
  const Board = BOARDS[table.game];
  return (
    <>
      {followed.online.value ? null : <OfflineLine />}
      <TopBar where={tableWhere(table)} />
      {end ? null : <SeatLine table={table} change={followed.setTable} />}
      {end ? (
        <End table={table} />
      ) : table.status === "lobby" ? (
        <Lobby table={table} change={followed.setTable} />
      ) : Board !== undefined && update.value !== null ? (
        <Board table={table} update={update as TableProps["update"]} act={followed.act} undo={followed.undo} />
      ) : (
        <main class="wrap waiting-page" aria-busy="true" />
      )}
      {end || table.status === "lobby" ? <Footer /> : null}
    </>
  );
}

