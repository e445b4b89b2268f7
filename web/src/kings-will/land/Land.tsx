/** A player's land as one frieze: landscapes with their ends, and the emblems that are whole. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Heading } from "../../shared/heading";
import type { TableInfo } from "../../shared/types";
import { EMBLEMS, joined, roomOn } from "../components";
import { Emblem } from "../drawings";
import { walkGroup } from "../keys";
import { type Board, shownSeat } from "../state";
import type { Decision, Spot } from "../wire";
import { Column } from "./Column";

const BARE = { peasants: 0, settlements: [], building: null };

export function Land({ board }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const seat = shownSeat(board);
  const mine = seat === view.viewer;
  const side = view.seats[seat];
  const laying = mine && side?.stage === "land";
  const land: Spot[] = laying
    ? board.draft.value.order.map((landscape) => ({ landscape, ...roomOn(landscape), ...BARE }))
    : (side?.land ?? []);
  const acts = mine ? board.legal.value : [];
  const picked = mine ? board.picked.value : null;
  const strip = useRef<HTMLOListElement>(null);
  const whole = joined(land.map(({ building }) => building));
  const ghostJoins =
    picked?.kind === "erect"
      ? (picked.joins ?? []).map(({ side: at, emblem, points }) => ({
          place: at === "left" ? (picked.place ?? 0) - 1 : (picked.place ?? 0),
          emblem,
          points,
        }))
      : [];
  const title = mine
    ? words.say("kings-will-table-land")
    : words.say("kings-will-table-land-of", { player: words.player(seat) });
  return (
    <section class="kw-land panel" data-mine={mine ? "" : undefined} aria-label={title}>
      <Heading
        text={title}
        tone="verm"
        aside={words.say("kings-will-table-land-aside", { landscapes: land.length, peasants: side?.peasants ?? 0 })}
      />
      {mine || view.viewer === null ? null : (
        <button type="button" class="btn small kw-back" onClick={() => (board.seatShown.value = null)}>
          {words.say("kings-will-table-land-back")}
        </button>
      )}
      <div
        class="kw-frz"
        role="group"
        aria-label={title}
        tabIndex={0}
        onKeyDown={(press) => walkGroup(press, strip.current?.parentElement ?? null, "button", 1)}
      >
        <End board={board} acts={acts} side="left" land={land} />
        <ol class="kw-strip" data-n={land.length} style={{ "--n": land.length }} ref={strip}>
          {land.map((spot, place) => (
            <Column
              key={laying ? spot.landscape : place}
              board={board}
              spot={spot}
              place={place}
              last={place === land.length - 1}
              acts={acts}
              picked={picked}
              laying={laying}
              seat={seat}
            />
          ))}
          {whole.map(({ place, emblem }) => (
            <Joined
              key={`j${place}`}
              emblem={emblem}
              place={place}
              text={words.say("kings-will-table-joined", {
                emblem: words.emblem(emblem),
                points: words.points(pointsOf(emblem)),
              })}
              n={String(pointsOf(emblem))}
              ghost={false}
            />
          ))}
          {ghostJoins.map(({ place, emblem, points }) => (
            <Joined
              key={`g${place}`}
              emblem={emblem}
              place={place}
              text={words.say("kings-will-table-would-join", {
                emblem: words.emblem(emblem),
                points: words.points(points),
              })}
              n={`+${points}`}
              ghost
            />
          ))}
        </ol>
        <End board={board} acts={acts} side="right" land={land} />
      </div>
    </section>
  );
}

function pointsOf(emblem: string): number {
  return EMBLEMS[emblem] ?? 0;
}

function Joined({
  emblem,
  place,
  text,
  n,
  ghost,
}: {
  emblem: string;
  place: number;
  text: string;
  n: string;
  ghost: boolean;
}): JSX.Element {
  return (
    <li class={`kw-join${ghost ? " ghost" : ""}`} style={{ "--x": place + 1 }} title={text}>
      <Emblem id={emblem} />
      <b class="num" aria-hidden="true">
        {n}
      </b>
      <span class="sr">{text}</span>
    </li>
  );
}

/** Where the land ends: who walks on turns up a new landscape. */
function End({
  board,
  acts,
  side,
  land,
}: {
  board: Board;
  acts: readonly Decision[];
  side: "left" | "right";
  land: readonly Spot[];
}): JSX.Element {
  const words = board.words.value;
  const left = Object.values(board.view.value.supply.landscapes).reduce((sum, n) => sum + n, 0);
  const from = board.wish.value?.kind === "walk" ? board.wish.value.place : undefined;
  const act = acts.find(
    (each) => each.kind === "walk" && each.finds === true && each.side === side && each.place === from,
  );
  const title =
    left > 0 ? words.say("kings-will-table-unknown", { n: left }) : words.say("kings-will-table-unknown-none");
  if (act === undefined)
    return (
      <span class={`kw-off ${side}`} title={title}>
        <span aria-hidden="true">{left > 0 ? "?" : "·"}</span>
      </span>
    );
  const chosen = board.wish.value?.to === act.to;
  return (
    <button
      type="button"
      class={`kw-off can ${side}${chosen ? " chosen" : ""}`}
      title={title}
      aria-pressed={chosen}
      aria-label={words.say("kings-will-table-do-find", { side })}
      data-end={land.length}
      onClick={() => board.choose({ kind: "walk", place: act.place, to: act.to })}
    >
      ?
    </button>
  );
}
