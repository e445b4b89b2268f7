/** The action row: four tiles locked, five open; what is taken slides to the left end. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import type { TableInfo } from "../shared/types";
import { ACTIONS, ROW } from "./components";
import { Medallion } from "./drawings";
import { walkGroup } from "./keys";
import type { Board } from "./state";
import { longestWord } from "./words";

export function ActionRow({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const group = useRef<HTMLDivElement>(null);
  const start =
    board.wish.value?.tile ??
    board.legal.value.find(({ tile }) => tile !== undefined)?.tile ??
    view.row[view.locked] ??
    "";
  return (
    <section class="kw-rowsec" aria-label={words.say("kings-will-table-row")}>
      <Heading
        text={words.say("kings-will-table-row")}
        aside={words.say("kings-will-table-row-aside", { locked: ROW.locked, open: ROW.start.length - ROW.locked })}
      />
      <p class="sr" id="kw-row-keys">
        {words.say("kings-will-table-row-keys")}
      </p>
      <div
        class="kw-row"
        role="group"
        aria-label={words.say("kings-will-table-row")}
        aria-describedby="kw-row-keys"
        ref={group}
        onKeyDown={(press) => walkGroup(press, group.current, ".kw-tile", 1)}
      >
        <span class="kw-zone shut" aria-hidden="true">
          <Icon name="lock" ui />
          {words.say("kings-will-table-locked")}
        </span>
        <span class="kw-zone free" aria-hidden="true">
          {words.say("kings-will-table-open")}
        </span>
        {view.row.map((tile, place) => (
          <Tile
            key={tile}
            board={board}
            table={table}
            tile={tile}
            place={place}
            taker={view.takers[place] ?? null}
            first={tile === start}
          />
        ))}
      </div>
    </section>
  );
}

interface TileProps {
  board: Board;
  table: TableInfo;
  tile: string;
  place: number;
  taker: number | null;
  first: boolean;
}

function Tile({ board, table, tile, place, taker, first }: TileProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const king = tile === "king";
  const locked = place < view.locked;
  const last = place === view.row.length - 1;
  const taking = view.step === "take tile";
  const can = board.legal.value.some(
    (act) => act.tile === tile && (taking ? act.kind === "take" : view.tile === "intrigue"),
  );
  const taken = view.tile === tile;
  const chosen = can && board.wish.value?.tile === tile;
  const crest = crestOf(table, taker);
  const state = [
    locked ? "locked" : "",
    king ? "king" : "",
    can ? "open" : "",
    chosen ? "chosen" : "",
    taken ? "taken" : "",
  ];
  const acts = king
    ? []
    : [0, 1].map((n) =>
        tile === "intrigue" ? words.say(`kings-will-table-intrigue-${n + 1}`) : words.act(ACTIONS[tile]?.[n] ?? ""),
      );
  const label = words.say(king ? "kings-will-table-king-label" : "kings-will-table-tile-label", {
    place,
    tile: words.tile(tile),
    actions: acts.join(tile === "intrigue" ? " " : ", "),
    state: words.say(
      taken
        ? "kings-will-table-state-taken"
        : king
          ? "kings-will-table-state-king"
          : locked
            ? "kings-will-table-state-locked"
            : "kings-will-table-state-open",
    ),
    n: last && !king ? ROW.rightmost : 0,
  });
  const choose = (): void => {
    if (!can) {
      const why = words.say(king ? "kings-will-table-state-king" : "kings-will-table-state-locked");
      if (taking && board.legal.peek().length > 0 && (king || locked))
        board.refusal.value = { text: `${words.tile(tile)}: ${why}`, rule: board.update.peek().reasons.locked };
      return;
    }
    if (taking) board.choose({ kind: "take", tile });
    else board.choose({ ...firstOf(board, tile), tile });
  };
  return (
    <button
      type="button"
      class={`kw-tile ${state.filter((word) => word !== "").join(" ")}`}
      data-flip={`tile-${tile}`}
      data-tile={tile}
      data-about={`tile:${tile}`}
      tabIndex={first ? 0 : -1}
      aria-pressed={can ? chosen : undefined}
      aria-disabled={!can}
      onClick={choose}
      onPointerEnter={() => (board.pointed.value = can ? tile : null)}
      onPointerLeave={() => (board.pointed.value = null)}
      onFocus={() => (board.pointed.value = can ? tile : null)}
      onBlur={() => (board.pointed.value = null)}
    >
      <span class="sr">{label}</span>
      <Medallion id={tile} />
      <span class="kw-no num" aria-hidden="true">
        {place}
      </span>
      {last && !king ? (
        <span class="kw-plus num" aria-hidden="true">
          +1
          <Icon name="vp" />
        </span>
      ) : null}
      {(locked || taken) && crest !== null && !king && !(last && taken) ? (
        <span
          class="kw-took"
          title={words.say("kings-will-table-taken-by", { player: words.player(taker ?? 0) })}
          aria-hidden="true"
        >
          <CrestShield crest={crest} />
        </span>
      ) : null}
      {locked && !king && !can ? (
        <span class="kw-shut" aria-hidden="true">
          <Icon name="lock" ui />
        </span>
      ) : null}
      <span class="kw-name" style={{ "--len": longestWord(words.tile(tile)) }} aria-hidden="true">
        {words.tile(tile)}
      </span>
      <span class="kw-say" aria-hidden="true">
        {king ? (
          <>
            <i>{words.say("kings-will-table-king-1")}</i>
            <i>{words.say("kings-will-table-king-2")}</i>
          </>
        ) : (
          acts.map((act) => <i key={act}>{act}</i>)
        )}
      </span>
    </button>
  );
}

/** In an intrigue a locked tile is chosen by the kind of its first action that can be done. */
function firstOf(board: Board, tile: string): { kind: string } {
  return { kind: board.legal.peek().find((act) => act.tile === tile)?.kind ?? "pass" };
}
