/** The 21 buildings: on offer, payable, taken or mine; each keeps its place. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { signed } from "../shared/i18n";
import { touch } from "../shared/media";
import type { TableInfo } from "../shared/types";
import { BUILDINGS, type Building, buildingOf, EMBLEMS } from "./components";
import { BuildingPicture, Emblem, GameIcon, Half } from "./drawings";
import { columnsOf, walkGroup } from "./keys";
import { Cost } from "./pictures";
import type { Board } from "./state";
import type { BuildingAdvice } from "./wire";
import { longestWord } from "./words";

export function Buildings({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const grid = useRef<HTMLDivElement>(null);
  const advised = new Map((board.advice.value?.buildings ?? []).map((each) => [each.building, each]));
  const start = board.about.value ?? BUILDINGS[0]?.id;
  return (
    <>
      <Heading
        text={words.say("kings-will-table-tab-buildings")}
        aside={words.say("kings-will-table-on-offer", { n: board.view.value.supply.buildings.length })}
      />
      <div
        class="kw-bts"
        role="group"
        aria-label={words.say("kings-will-table-tab-buildings")}
        ref={grid}
        onKeyDown={(press) => walkGroup(press, grid.current, ".kw-bt", columnsOf(grid.current))}
      >
        {BUILDINGS.map((building) => (
          <Card
            key={building.id}
            board={board}
            table={table}
            building={building}
            advised={advised.get(building.id)}
            first={building.id === start}
          />
        ))}
        <div class="kw-ekey">
          <b>{words.say("kings-will-table-emblems")}</b> {words.say("kings-will-table-emblems-about")}
          <ul>
            {Object.entries(EMBLEMS).map(([id, points]) => (
              <li key={id} class="num" data-about={`emblem:${id}`}>
                <Emblem id={id} />
                <span class="sr">{words.emblem(id)}</span>
                {points}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Detail board={board} />
    </>
  );
}

interface CardProps {
  board: Board;
  table: TableInfo;
  building: Building;
  advised: BuildingAdvice | undefined;
  first: boolean;
}

function ownerOf(board: Board, id: string): number | null {
  const seat = board.view.value.seats.findIndex(({ buildings }) => buildings.includes(id));
  return seat < 0 ? null : seat;
}

function Card({ board, table, building, advised, first }: CardProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const { id } = building;
  const owner = ownerOf(board, id);
  const now = board.legal.value.some((act) => act.kind === "erect" && act.building === id);
  // Before the first turn nobody can pay anything: what is missing would be noise.
  const advice = view.step === "set up" ? undefined : advised;
  const state =
    owner !== null
      ? owner === view.viewer
        ? "mine"
        : "gone"
      : advice === undefined
        ? "plain"
        : advice.state !== "can"
          ? "miss"
          : // What could be paid is not what can be done: gold is for what is asked now.
            now
            ? "can"
            : "pay";
  const chosen = board.picked.value?.kind === "erect" && board.picked.value.building === id;
  const missing = advice?.missing ?? {};
  const short = Object.values(missing).reduce((sum, n) => sum + n, 0);
  const strip =
    state === "mine"
      ? words.say("kings-will-table-yours")
      : state === "gone"
        ? words.player(owner ?? 0)
        : state === "can" || state === "pay"
          ? words.say(now ? "kings-will-table-can-build" : "kings-will-table-can-pay-short")
          : state === "miss"
            ? words.say("kings-will-table-missing", { goods: words.amounts(missing) })
            : "";
  const label = words.say("kings-will-table-building-label", {
    building: words.building(id),
    price: words.amounts(building.cost),
    points: words.points(building.points),
    effect: words.buildingDoes(building),
    emblems: [building.left, building.right].map((emblem) => (emblem === "" ? "–" : words.emblem(emblem))).join(" / "),
    state: strip,
  });
  const several = Object.keys(missing).length > 1;
  const { reasons } = board.update.value;
  const refuse = (why: string, rule: string): void => {
    board.refusal.value = { text: `${words.building(id)}: ${why}`, rule };
  };
  return (
    <button
      type="button"
      class={`kw-bt ${state}${chosen ? " chosen" : ""}`}
      data-building={id}
      data-about={`building:${id}`}
      tabIndex={first ? 0 : -1}
      aria-pressed={now ? chosen : undefined}
      aria-disabled={!now}
      onClick={() => {
        board.about.value = id;
        if (now) board.choose({ kind: "erect", building: id });
        else if (state === "miss") refuse(strip, reasons.erect);
        else if (state === "gone") refuse(words.say("kings-will-table-taken-by", { player: strip }), reasons.taken);
      }}
      onFocus={() => (board.about.value = id)}
      onPointerEnter={() => (board.about.value = id)}
    >
      <span class="sr">{label}</span>
      <Half id={building.left} at="left" />
      <Half id={building.right} at="right" />
      <BuildingPicture id={id} />
      <span class="kw-pt num" aria-hidden="true">
        {building.points}
      </span>
      {building.mood === 0 ? null : (
        <span class="kw-mo num" aria-hidden="true">
          <GameIcon name={building.mood > 0 ? "high" : "low"} />
          {signed(building.mood)}
        </span>
      )}
      <span class="kw-bn" style={{ "--len": longestWord(words.building(id)) }} aria-hidden="true">
        {words.building(id)}
      </span>
      <Cost amounts={building.cost} missing={missing} />
      <span class="kw-ef" aria-hidden="true">
        {words.buildingShort(building)}
      </span>
      <span class="kw-st" aria-hidden="true">
        {state === "mine" ? <Icon name="check" ui /> : null}
        {state === "gone" ? <CrestShield crest={crestOf(table, owner) ?? ""} /> : null}
        {state === "miss" && !several ? (
          <>
            <Cost amounts={missing} />
            <span>{words.say("kings-will-table-missing-word", { n: short })}</span>
          </>
        ) : null}
        {state === "miss" && several ? <span>{words.say("kings-will-table-missing-n", { n: short })}</span> : null}
        {state === "miss" ? null : <span>{strip}</span>}
      </span>
    </button>
  );
}

function Detail({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const id = board.picked.value?.building ?? board.about.value;
  const building = id === null ? undefined : buildingOf(id);
  if (building === undefined)
    return (
      <div class="kw-detail">
        <p>{words.say("kings-will-table-detail-none", { touch: touch.value })}</p>
      </div>
    );
  return (
    <div class="kw-detail">
      <p>
        <b>{words.building(building.id)}</b> — {words.amounts(building.cost)}; {words.points(building.points)};{" "}
        {words.buildingDoes(building)}.
      </p>
    </div>
  );
}
