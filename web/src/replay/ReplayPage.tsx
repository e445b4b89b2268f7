/** A game looked back at, on the board where it was played. */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { roomOf } from "../app/rooms";
import { plainEnding } from "../end/plain";
import { api } from "../shared/api";
import { useLookingBack } from "../shared/at";
import { FootHere } from "../shared/foot";
import { t } from "../shared/i18n";
import { useLookAt } from "../shared/looking";
import type { Ending } from "../shared/room";
import type { Position, Replay, TableInfo, TableProps } from "../shared/types";
import { Waiting } from "../shared/waiting";
import { Controls } from "./Controls";
import { listen } from "./keys";
import { type Looking, looking } from "./state";
import "../shared/looking.css";

/** Everything that anybody knew. */
export const EVERYTHING = -1;
export type Eyes = number | null;

interface PageProps {
  table: TableInfo;
  Board: (props: TableProps) => JSX.Element;
}

interface Loaded {
  replay: Replay;
  ending: Ending;
}

/** Mine as it was then; who did not play sees all, once there are no secrets any more. */
function firstEyes(table: TableInfo): Eyes {
  if (table.status === "running") return null;
  return table.you ?? EVERYTHING;
}

/** A game that was played at a table of this house. */
export default function ReplayPage({ table, Board }: PageProps): JSX.Element {
  const eyes = useSignal<Eyes>(firstEyes(table));
  const loaded = useSignal<Loaded | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    let gone = false;
    load(table.game, api.replay(table.id, eyes.value)).then(
      (found) => {
        if (!gone) loaded.value = found;
      },
      (failure: unknown) => {
        problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
      },
    );
    return () => {
      gone = true;
    };
  }, [table.id, eyes.value]);
  if (loaded.value === null) return <Waiting table={table.id} problem={problem.value} />;
  return (
    <OnTheBoard
      {...loaded.value}
      table={table}
      Board={Board}
      wish={eyes}
      look={(next) => (eyes.value = next)}
      position={(moment) => api.position(table.id, moment, loaded.value?.replay.eyes ?? EVERYTHING)}
    />
  );
}

/** The game, and the words in which it is told. */
export async function load(game: string, replay: Promise<Replay>): Promise<Loaded> {
  const [found, module] = await Promise.all([replay, roomOf(game).ending?.()]);
  return { replay: found, ending: module?.ending ?? plainEnding(game) };
}

interface BoardProps extends Loaded, PageProps {
  wish: ReadonlySignal<Eyes>;
  look: (eyes: Eyes) => void;
  position: (moment: number) => Promise<Position>;
  change?: () => void;
}

/** Which moment the address names: `#42`, or `#line=17` for a line of my own log. */
function named(replay: Replay): number | null {
  const behind = location.hash.slice(1);
  const line = /^line=(\d+)$/.exec(behind)?.[1];
  if (line !== undefined) return replay.lines[Number(line)] ?? null;
  return /^\d+$/.test(behind) ? Number(behind) : null;
}

function begun(replay: Replay): Looking {
  const number = named(replay);
  const back = looking(replay, 0);
  if (number === null) return back;
  return looking(replay, back.frames.indexOf(number));
}

/** With other eyes the table is another. */
export function OnTheBoard(props: BoardProps): JSX.Element {
  return <Shown key={`${props.table.id} ${props.replay.eyes}`} {...props} />;
}

function Shown({ table, Board, replay, ending, wish, look, position, change }: BoardProps): JSX.Element {
  const back = useMemo(() => begun(replay), [replay]);
  useLookingBack();
  useEffect(() => back.stop, [back]);
  useLayoutEffect(() => listen(back), [back]);
  useEffect(() => {
    const moved = (): void => {
      const number = named(replay);
      if (number !== null) back.go(back.frames.indexOf(number));
    };
    window.addEventListener("hashchange", moved);
    return () => window.removeEventListener("hashchange", moved);
  }, [back]);
  useSignalEffect(() => {
    const number = back.frames.moments[back.at.value]?.n ?? 0;
    // A position has but one moment, and its address holds the whole of it.
    if (back.frames.moments.length > 1) history.replaceState(null, "", `${location.pathname}#${number}`);
  });
  useLookAt((line) => back.go(lineToIndex(back, line)), back);
  const shown = useMemo(() => asItWas(table, replay.eyes), [table, replay]);
  const Foot = useMemo(
    () => () => (
      <Controls
        back={back}
        table={shown}
        ending={ending}
        you={table.you}
        wish={wish}
        look={look}
        position={position}
        change={change}
      />
    ),
    [back, shown, ending],
  );
  return (
    <FootHere.Provider value={Foot}>
      <Board table={shown} update={back.update} act={nothing} undo={nothing} />
    </FootHere.Provider>
  );
}

/** The place of the moment that told a line of the log that is shown. */
function lineToIndex({ frames }: Looking, line: number): number {
  return Math.max(
    0,
    frames.moments.findIndex(({ log }) => log.some(({ n }) => n === line)),
  );
}

/** Looking back, nobody is away and nobody is stood in for; with others' eyes I am nobody. */
function asItWas(table: TableInfo, eyes: Eyes): TableInfo {
  const seats = table.seats.map(({ away: _, ...seat }) => ({ ...seat, standIn: false, connected: true }));
  return { ...table, seats, you: eyes === null || eyes === table.you ? table.you : null };
}

/** What was played stays played. */
function nothing(): Promise<void> {
  return Promise.resolve();
}
