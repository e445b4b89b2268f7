/** The King's Will's table: round and players, the row, the desk, the land, and what lies beside them. */

import type { JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { usePointing } from "../shared/aside";
import { useAsking } from "../shared/asking";
import { AwayMark } from "../shared/away";
import { RulesBeside } from "../shared/beside";
import { CounselBeside } from "../shared/counsel/Beside";
import { Icon } from "../shared/drawings";
import { AtFoot } from "../shared/foot";
import { tableName } from "../shared/games";
import { useHeadLine } from "../shared/line";
import { narrow, wide } from "../shared/media";
import { usePace } from "../shared/pace";
import { TalkLabel, useTalkTab } from "../shared/talk/placing";
import { TalkPane } from "../shared/talk/Talk";
import { roman } from "../shared/telling";
import { reducedMotion } from "../shared/theme";
import type { TableInfo } from "../shared/types";
import { ActionRow } from "./ActionRow";
import { aboutOf } from "./about";
import { Buildings } from "./Buildings";
import { Calendar, kingLeft } from "./Calendar";
import { Desk } from "./desk/Desk";
import { Holdings } from "./Holdings";
import { listen } from "./keys";
import { LogList } from "./Log";
import { Land } from "./land/Land";
import { motion } from "./motion";
import { Players } from "./Players";
import { type Board, board as makeBoard, sawCard, type Tab } from "./state";
import { Travel } from "./Travel";
import { Tray } from "./tray/Tray";
import { Held, Wills } from "./Wills";
import type { TableProps } from "./wire";
import "./table.css";
import { useAt } from "../shared/at";

/** Is this page beside the table in sight? What lies behind a tab need not follow the game. */
function inSight(tab: Tab, now: Tab): boolean {
  if (wide.value) return tab !== "travel";
  if (narrow.value) return tab === now || (tab === "log" && now === "players");
  return tab === (SIDE.includes(now) ? now : "buildings");
}

export default function Table(props: TableProps): JSX.Element {
  useAt("table", "kings-will");
  const board = useMemo(
    () =>
      makeBoard(
        props,
        () => reducedMotion.peek(),
        () => narrow.peek(),
        motion(),
      ),
    [props.table.id],
  );
  usePace(board.pace, props.update);
  useHeadLine(() => <Top board={board} />, board);
  useAsking((key) => aboutOf(board, props.table, key), board);
  // Keys work from the moment the board is there.
  useLayoutEffect(() => listen(board), [board]);
  useTalkTab(() => (board.tab.value = "talk"));
  usePointing(props.points, (thing) => (board.tab.value = tabOf(thing, narrow.peek())));
  const { table } = props;
  const words = board.words.value;
  // A page that scrolls and holds nothing else that a keyboard reaches is reachable itself.
  const beside = (tab: Tab, Page: typeof Buildings, reachable = false): JSX.Element => (
    <section class={`kw-pane panel p-${tab}`} aria-label={words.tab(tab)} {...(reachable ? { tabIndex: 0 } : {})}>
      {inSight(tab, board.tab.value) ? <Page board={board} table={table} /> : null}
    </section>
  );
  return (
    <main class={`kw tab-${board.tab.value}`}>
      <h1 class="sr">{props.title ?? tableName(table)}</h1>
      <Tabs board={board} table={table} />
      <div class="kw-left">
        <Calendar board={board} />
        <Players board={board} table={table} />
      </div>
      <div class="kw-main">
        <ActionRow board={board} table={table} />
        {inSight("will", board.tab.value) ? null : <Held board={board} />}
        <Desk board={board} table={table} />
        <Land board={board} table={table} />
        <Holdings board={board} table={table} />
      </div>
      <AtFoot>
        <Tray board={board} table={table} />
      </AtFoot>
      <div class="kw-side">
        <SideTabs board={board} table={table} />
        {beside("buildings", Buildings)}
        {beside("will", Wills)}
        {beside("travel", Travel, true)}
        {beside("log", LogList)}
        <TalkPane class="kw-pane" table={table} />
      </div>
      <CounselBeside asked={board.legal.value.length > 0} />
      <RulesBeside game={table.game} update={board.update} />
    </main>
  );
}

/** Behind which tab a thing lies; the row, the desk, the land and the store are in sight anyway. */
function tabOf(thing: string, phone: boolean): Tab {
  if (thing === "will" || thing === "disc") return "will";
  if (thing === "building") return "buildings";
  if (["low", "mid", "high"].includes(thing)) return "travel";
  if (!phone) return "talk";
  return ["vp", "tribute"].includes(thing) ? "players" : "table";
}

/** The phone's line: which round it is, and how long the king stays away. */
function Top({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  return (
    <div class="when">
      <Icon name="crown" class="l" />
      <b>{words.say("kings-will-table-round", { round: roman(view.round) })}</b>
      <span class="about num">{words.say("kings-will-table-king-in", { n: kingLeft(board) })}</span>
    </div>
  );
}

const PHONE: readonly Tab[] = ["table", "buildings", "will", "travel", "players", "talk"];

/** Of these tabs, those that this table has. */
function tabsAt(table: TableInfo, tabs: readonly Tab[]): readonly Tab[] {
  return tabs.filter((tab) => tab !== "talk" || table.talk !== "never");
}

function Tabs({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const now = board.tab.value === "log" ? "players" : board.tab.value;
  return (
    <nav class="kw-mtabs" aria-label={words.say("kings-will-table-views")}>
      {tabsAt(table, PHONE).map((tab) => (
        <button key={tab} type="button" aria-pressed={now === tab} onClick={() => (board.tab.value = tab)}>
          {tab === "talk" ? <TalkLabel small /> : words.tab(tab)}
          {tab === "players" ? <AwayMark table={table} /> : null}
        </button>
      ))}
    </nav>
  );
}

const SIDE: readonly Tab[] = ["buildings", "will", "travel", "log", "talk"];

function SideTabs({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const now = SIDE.includes(board.tab.value) ? board.tab.value : "buildings";
  const counts: Partial<Record<Tab, string>> = {
    buildings: String(view.supply.buildings.length),
    will: words.say("kings-will-table-seen", { n: view.wills.filter((will) => sawCard(will, view.viewer)).length }),
  };
  return (
    <div class="kw-tabs" role="group" aria-label={words.say("kings-will-table-views")}>
      {tabsAt(table, SIDE).map((tab) => (
        <button key={tab} type="button" aria-pressed={now === tab} onClick={() => (board.tab.value = tab)}>
          {tab === "talk" ? <TalkLabel /> : words.tab(tab)}{" "}
          {counts[tab] === undefined ? null : <span class="num">{counts[tab]}</span>}
        </button>
      ))}
    </div>
  );
}
