/** The Kingsburg table: calendar and players, the court, my tray, province and log. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
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
import { roman } from "../shared/telling";
import { reducedMotion } from "../shared/theme";
import { aboutOf } from "./about";
import { Calendar, enemyWords } from "./Calendar";
import { Court } from "./Court";
import { buildingsOf, PHASE_ICONS } from "./components";
import { ChoicePicture, laidOut, liesOut } from "./counsel";
import { GameIcon, type GameIconName } from "./drawings";
import { keepFocus, listen } from "./keys";
import { LogList } from "./Log";
import { animate } from "./motion";
import { Players } from "./Players";
import { Province, shownSeat } from "./Province";
import { Summary, watchBattles } from "./Summary";
import { type Board, board as makeBoard, type Tab } from "./state";
import { onSwipe } from "./swipe";
import { Tray } from "./tray/Tray";
import type { TableInfo, TableProps } from "./wire";
import "./table.css";
import { useAt } from "../shared/at";

export default function Table(props: TableProps): JSX.Element {
  useAt("table", "kingsburg");
  const board = useMemo(() => makeBoard(props, () => reducedMotion.peek()), [props.table.id]);
  usePace(board.pace, props.update, (event) => animate(event, board.view.peek().viewer));
  useHeadLine(() => <Season board={board} />, board);
  useAsking((key) => aboutOf(board, props.table, key), board);
  // Keys work from the moment the board is there.
  useLayoutEffect(() => listen(board), [board]);
  useEffect(() => keepFocus(board), [board]);
  useTalkTab(() => (board.tab.value = "talk"));
  usePointing(props.points, (thing) => (board.tab.value = tabOf(thing, narrow.peek())));
  useEffect(() => watchBattles(board), [board]);
  const page = useRef<HTMLElement>(null);
  useEffect(
    () => (page.current === null ? undefined : onSwipe(page.current, (step) => turn(board, props.table, step))),
    [board],
  );
  const { table } = props;
  const tab = board.tab.value;
  return (
    <main class={`kb tab-${tab}`} data-year={board.view.value.year} ref={page}>
      <h1 class="sr">{props.title ?? tableName(table)}</h1>
      <Tabs board={board} table={table} />
      <Pane class="left">
        <Calendar board={board} />
        <Players board={board} table={table} />
      </Pane>
      <Court board={board} table={table} />
      <Summary board={board} table={table} />
      <AtFoot>
        <Tray board={board} table={table} />
      </AtFoot>
      <div class="k-side">
        <SideTabs board={board} table={table} />
        <Pane class="k-pane panel p-prov" label={board.words.value.say("kingsburg-table-tab-province")}>
          <Province board={board} />
        </Pane>
        <Pane class="k-pane panel p-log" label={board.words.value.say("kingsburg-table-log")}>
          <LogList board={board} table={table} />
        </Pane>
        <TalkPane class="k-pane" table={table} />
      </div>
      <CounselBeside
        asked={board.legal.value.length > 0}
        Picture={({ action }) => <ChoicePicture board={board} action={action} />}
        show={(action) => laidOut(board, action)}
        isShown={(action) => liesOut(board, action)}
      />
      <RulesBeside game={table.game} update={board.update} />
    </main>
  );
}

/** The phone's line: when it is, and who is coming. */
function Season({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const icon: GameIconName = PHASE_ICONS[view.phase - 1] ?? "spring";
  return (
    <div class="when">
      <GameIcon name={icon} class="l" />
      <b>
        {words.say("kingsburg-table-year-season", {
          year: roman(view.year),
          season: words.phase(view.phase),
        })}
      </b>
      {view.enemy === null ? null : (
        <span class="about num">
          <GameIcon name="battle" ui class="s" />
          {enemyWords(board)}
        </span>
      )}
    </div>
  );
}

const TABS: readonly Tab[] = ["court", "province", "players", "log", "talk"];

function tabsAt(table: TableInfo): readonly Tab[] {
  return TABS.filter((tab) => tab !== "talk" || table.talk !== "never");
}

/** Behind which tab a thing lies; what my tray shows is in sight anyway. */
function tabOf(thing: string, phone: boolean): Tab {
  if (thing === "building") return phone ? "province" : "court";
  if (!phone) return "talk";
  return ["phase", "year", "enemy", "vp", "seat", "turn", "army"].includes(thing) ? "players" : "court";
}

/** Leads a phone's reader to the neighbouring view; wider pages show several at once. */
function turn(board: Board, table: TableInfo, step: 1 | -1): void {
  if (!narrow.peek()) return;
  const tabs = tabsAt(table);
  const next = tabs[tabs.indexOf(board.tab.peek()) + step];
  if (next !== undefined) board.tab.value = next;
}

function Tabs({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  return (
    <nav class="k-mtabs" aria-label={words.say("kingsburg-table-views")}>
      {tabsAt(table).map((tab) => (
        <button key={tab} type="button" aria-pressed={board.tab.value === tab} onClick={() => (board.tab.value = tab)}>
          {tab === "talk" ? <TalkLabel small /> : words.say(`kingsburg-table-tab-${tab}`)}
          {tab === "players" ? <AwayMark table={table} /> : null}
        </button>
      ))}
    </nav>
  );
}

function SideTabs({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const built = view.seats[shownSeat(board)]?.buildings.length ?? 0;
  const all = buildingsOf(view.options["more_buildings"] === true).length;
  const tab = board.tab.value;
  return (
    <div class="k-tabs" role="group" aria-label={words.say("kingsburg-table-views")}>
      <button type="button" aria-pressed={tab !== "log" && tab !== "talk"} onClick={() => (board.tab.value = "court")}>
        {words.say("kingsburg-table-tab-province")}{" "}
        <span class="n num">{words.say("kingsburg-table-built-short", { n: built, of: all })}</span>
      </button>
      <button type="button" aria-pressed={tab === "log"} onClick={() => (board.tab.value = "log")}>
        {words.say("kingsburg-table-tab-log")}
      </button>
      {table.talk === "never" ? null : (
        <button type="button" aria-pressed={tab === "talk"} onClick={() => (board.tab.value = "talk")}>
          <TalkLabel />
        </button>
      )}
    </div>
  );
}
