/** The table of Era: round and opponents, the domain or my roll, my tray, supply, disasters and log. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { usePointing } from "../shared/aside";
import { useAsking } from "../shared/asking";
import { AwayMark } from "../shared/away";
import { RulesBeside } from "../shared/beside";
import { CounselBeside } from "../shared/counsel/Beside";
import { AtFoot } from "../shared/foot";
import { tableName } from "../shared/games";
import { useHeadLine } from "../shared/line";
import { narrow } from "../shared/media";
import { usePace } from "../shared/pace";
import { Pane } from "../shared/pane";
import { TalkLabel, useTalkTab } from "../shared/talk/placing";
import { TalkPane } from "../shared/talk/Talk";
import { reducedMotion } from "../shared/theme";
import type { TableInfo } from "../shared/types";
import { aboutOf } from "./about";
import { Calendar } from "./Calendar";
import { PHASE_ICONS } from "./components";
import { Disasters } from "./Disasters";
import { DomainView } from "./domain/Domain";
import { GameIcon } from "./drawings";
import { keepFocus, listen } from "./keys";
import { LogList } from "./Log";
import { animate } from "./motion";
import { Players } from "./Players";
import { Roll } from "./Roll";
import { Supply } from "./Supply";
import { type Board, board as makeBoard, type Tab } from "./state";
import { Tray } from "./tray/Tray";
import "./table.css";
import { useAt } from "../shared/at";
import type { TableProps } from "./wire";

export default function Table(props: TableProps): JSX.Element {
  useAt("table", "era");
  const board = useMemo(() => makeBoard(props, () => reducedMotion.peek()), [props.table.id]);
  usePace(board.pace, props.update, (event) => animate(event, board.view.peek().viewer));
  useHeadLine(() => <TopLine board={board} />, board);
  useAsking((key) => aboutOf(board, props.table, key), board);
  // Keys work from the moment the board is there.
  useLayoutEffect(() => listen(board), [board]);
  useEffect(() => keepFocus(board), [board]);
  useEffect(() => openTabs(board), [board]);
  useTalkTab(() => (board.tab.value = "talk"));
  usePointing(props.points, (thing) => (board.tab.value = tabOf(thing, narrow.peek())));
  const { table } = props;
  const view = board.view.value;
  const words = board.words.value;
  const rolling = view.step === "roll" && view.viewer !== null && board.looking.value === null;
  return (
    <main class={`era tab-${board.tab.value}${rolling ? " rolling" : ""}`}>
      <h1 class="sr">{props.title ?? tableName(table)}</h1>
      <Tabs board={board} table={table} />
      <div class="e-left">
        <Calendar board={board} />
        <Players board={board} table={table} />
      </div>
      <div class="e-middle">{rolling ? <Roll board={board} /> : <DomainView board={board} table={table} />}</div>
      <AtFoot>
        <Tray board={board} table={table} />
      </AtFoot>
      <div class="e-side">
        <SideTabs board={board} table={table} />
        <Pane class="e-pane panel p-supply" label={words.say("era-table-supply")}>
          <Supply board={board} />
        </Pane>
        <Pane class="e-pane panel p-disasters" label={words.say("era-table-disasters")} reachable>
          <Disasters board={board} />
        </Pane>
        <Pane class="e-pane panel p-log" label={words.say("era-table-log")}>
          <LogList board={board} table={table} />
        </Pane>
        <TalkPane class="e-pane" table={table} />
      </div>
      <CounselBeside asked={board.legal.value.length > 0} />
      <RulesBeside game={table.game} update={board.update} />
    </main>
  );
}

/** Behind which tab a thing lies; the domain, the roll and my tray are in sight anyway. */
function tabOf(thing: string, phone: boolean): Tab {
  if (thing === "piece") return "supply";
  if (thing === "disaster") return "disasters";
  if (!phone) return "talk";
  return ["phase", "vp", "marker", "seat"].includes(thing) ? "players" : "domain";
}

/** While I roll the disasters lie open, while I build the supply does; what I open myself stays for that phase. */
function openTabs(board: Board): () => void {
  let phase = -1;
  return effect(() => {
    const now = board.view.value.phase;
    if (now === phase) return;
    phase = now;
    if (narrow.peek()) board.tab.value = board.tab.peek() === "talk" ? "talk" : "domain";
    else if (board.tab.peek() !== "log" && board.tab.peek() !== "talk")
      board.tab.value = now === 1 || now === 4 ? "disasters" : "supply";
  });
}

/** The phone's line: when it is, and how near the end is. */
function TopLine({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const phase = words.phase(view.phase);
  const { all, turned } = view.markers;
  return (
    <div class="when">
      <GameIcon name={PHASE_ICONS[view.phase - 1] ?? "hand"} class="l" />
      <b>{view.phase === 0 ? phase : words.say("era-table-round-phase", { n: view.round, phase })}</b>
      <span class="about num">
        <span class="e-turned" aria-hidden="true">
          {Array.from({ length: all }, (_, i) => (
            <i key={i} class={i < turned.length ? "x" : ""} />
          ))}
        </span>
        {words.say("era-table-turned", { n: turned.length, of: all })}
      </span>
    </div>
  );
}

const TABS: readonly Tab[] = ["domain", "supply", "disasters", "players", "log", "talk"];
const SIDE_TABS: readonly Tab[] = ["supply", "disasters", "log", "talk"];

/** Of these tabs, those that this table has. */
function tabsAt(table: TableInfo, tabs: readonly Tab[]): readonly Tab[] {
  return tabs.filter((tab) => tab !== "talk" || table.talk !== "never");
}

function Tabs({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  return (
    <nav class="e-mtabs" aria-label={words.say("era-table-views")}>
      {tabsAt(table, TABS).map((tab) => (
        <button key={tab} type="button" aria-pressed={board.tab.value === tab} onClick={() => (board.tab.value = tab)}>
          {tab === "talk" ? <TalkLabel small /> : words.tab(tab)}
          {tab === "players" ? <AwayMark table={table} /> : null}
        </button>
      ))}
    </nav>
  );
}

function SideTabs({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const open = SIDE_TABS.includes(board.tab.value) ? board.tab.value : "supply";
  return (
    <div class="e-tabs" role="group" aria-label={words.say("era-table-views")}>
      {tabsAt(table, SIDE_TABS).map((tab) => (
        <button key={tab} type="button" aria-pressed={open === tab} onClick={() => (board.tab.value = tab)}>
          {tab === "talk" ? <TalkLabel /> : words.tab(tab)}
        </button>
      ))}
    </div>
  );
}
