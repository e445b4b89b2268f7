/** When it is: the round, its six phases, and how near the end is. */
import type { JSX } from "preact";
import { Heading } from "../shared/heading";
import { PHASE_ICONS } from "./components";
import { GameIcon } from "./drawings";
import type { Board } from "./state";

export function Calendar({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const title = view.phase === 0 ? words.phase(0) : words.say("era-table-round", { n: view.round });
  return (
    <section class="e-round panel" aria-label={title}>
      <Heading text={title} tone="verd" aside={whenWords(board)} />
      <ol class="e-phases">
        {PHASE_ICONS.map((icon, i) => {
          const name = words.phase(i + 1);
          const state = i + 1 === view.phase ? "now" : i + 1 < view.phase ? "past" : "";
          return (
            <li
              key={icon}
              class={state}
              data-about={`phase:${i + 1}`}
              {...(state === "now" ? { "aria-current": "step" as const } : {})}
            >
              <span>
                <GameIcon name={icon} />
              </span>
              <span class="sr">{name}</span>
            </li>
          );
        })}
      </ol>
      <Ends board={board} />
    </section>
  );
}

/** Where I am in the phase that goes on. */
function whenWords(board: Board): string {
  const words = board.words.value;
  const view = board.view.value;
  if (view.over) return words.say("era-table-over");
  if (view.phase <= 1)
    return view.phase === 0
      ? words.say("era-table-all-place")
      : view.seats.length > 1
        ? words.say("era-table-all-roll")
        : soloRound(board);
  const place = view.viewer === null ? -1 : view.order.indexOf(view.viewer);
  if (view.seats.length === 1) return soloRound(board);
  return place < 0 ? "" : words.say("era-table-your-place", { n: place + 1 });
}

function soloRound(board: Board): string {
  const view = board.view.value;
  return board.words.value.say("era-table-of-rounds", { n: view.round, of: view["last_round"] });
}

function Ends({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const { all, turned } = board.view.value.markers;
  return (
    <div class="e-ends" data-about="marker">
      <div class="eh">
        <b>{words.say("era-table-markers")}</b>
        <span class={turned.length > 0 ? "some num" : "num"}>
          {words.say("era-table-turned", { n: turned.length, of: all })}
        </span>
      </div>
      <ol>
        {Array.from({ length: all }, (_, i) => {
          const piece = turned[i];
          return piece === undefined ? (
            <li key={i}>
              <i />
              <span class="sr">{words.say("era-table-marker-open")}</span>
            </li>
          ) : (
            <li key={i} class="x">
              <GameIcon name="cross" ui />
              <span>{words.piece(piece)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
