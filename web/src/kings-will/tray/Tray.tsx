/** The tray: what is asked, what is chosen, what I may do. */

import type { JSX } from "preact";
import { TakeBackAndSkip, ToResult } from "../../shared/asked";
import { PlayAgain } from "../../shared/away";
import { crestOf } from "../../shared/crests";
import { hyphened } from "../../shared/telling";
import type { TableInfo } from "../../shared/types";
import { GOODS, ROW } from "../components";
import { GoodIcon, Mood, Tally } from "../pictures";
import { type Board, landscapeAt, mySide, wayOut } from "../state";
import { Prompt } from "./Prompt";

export function Tray({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const crest = crestOf(table, view.viewer);
  const asked = board.legal.value.length > 0;
  return (
    <section
      class={`kw-tray panel${crest === null ? "" : ` c-${crest}`}${asked ? " asked" : ""}`}
      data-mine="tray"
      aria-label={words.say("kings-will-table-tray")}
      aria-busy={board.sending.value}
    >
      <Prompt board={board} table={table} />
      <MyGoods board={board} />
      <div class="kw-acts">
        <Buttons board={board} table={table} />
      </div>
    </section>
  );
}

function MyGoods({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const side = mySide(board);
  if (side === undefined) return null;
  return (
    <div class="kw-mine num">
      {GOODS.map((good) => (
        <span key={good} class={(side.goods[good] ?? 0) === 0 ? "zero" : ""} data-about={good}>
          <GoodIcon good={good} />
          <b>
            <Tally n={side.goods[good] ?? 0} />
          </b>
          <span class="sr">{words.goods(good, side.goods[good] ?? 0)}</span>
        </span>
      ))}
      <Mood mood={side.mood} words={words} />
    </div>
  );
}

function Buttons({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  if (view.over) {
    return <ToResult table={table} />;
  }
  const legal = board.legal.value;
  const out = wayOut(legal);
  const picked = board.picked.value;
  return (
    <>
      <TakeBackAndSkip board={board} />
      <PlayAgain table={table} />
      {out === undefined ? null : (
        <button type="button" class="btn out" onClick={() => board.send(out)}>
          {outWords(board)}
        </button>
      )}
      {legal.some(({ kind }) => kind !== "pass") ? (
        <button
          type="button"
          class={picked === null ? "btn pri wait" : "btn pri"}
          aria-disabled={picked === null}
          onClick={() => {
            if (picked !== null) board.send(picked);
          }}
        >
          {picked === null
            ? words.say("kings-will-table-choose-first")
            : words.decision(picked, (place) => landscapeAt(board, place))}
        </button>
      ) : null}
    </>
  );
}

/** The pass in the words of its moment. */
function outWords(board: Board): string {
  const view = board.view.value;
  const own = `kings-will-table-pass-${hyphened(view.step)}`;
  const words = board.words.value;
  const first =
    view.step === "act" && view.active === view.viewer && view.left < ROW.active && view.tile !== "intrigue";
  if (view.step === "offers" && (mySide(board)?.given.length ?? 0) === 0)
    return words.say("kings-will-table-give-nothing");
  return words.say(words.has(own) ? own : first ? "kings-will-table-pass-enough" : "kings-will-table-pass-act");
}
