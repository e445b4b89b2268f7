/** The players' panels, in turn order. */
import type { JSX } from "preact";
import { Away, absentClass, whoPlays } from "../shared/away";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { narrow } from "../shared/media";
import type { TableInfo } from "../shared/types";
import { BUILDINGS, GOODS, SETTLEMENTS } from "./components";
import { BuildingPicture, GameIcon, SettlementPicture } from "./drawings";
import { GoodIcon, Mood, Tally } from "./pictures";
import type { Board } from "./state";

export function Players({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const view = board.view.value;
  return (
    <section class="kw-players" aria-label={board.words.value.say("kings-will-table-players")}>
      {view.seats.map((_, seat) => (
        <Panel key={seat} board={board} table={table} seat={seat} />
      ))}
    </section>
  );
}

function status(board: Board, table: TableInfo, seat: number): string {
  const words = board.words.value;
  const view = board.view.value;
  const place = table.seats[seat];
  const asked = view.asked.includes(seat) && !view.over;
  // At the king's visit all come in turn, and who begins the next round is of no matter yet.
  const playing = view.tile !== null || view.step === "take tile";
  const next = view.order[1] === seat && playing && !view.over;
  const who = whoPlays(place, words.say("kings-will-table-bot"), words.say("kings-will-table-stand-in"));
  const doing = asked
    ? words.say(seat === view.viewer ? "kings-will-table-your-turn" : "kings-will-table-deciding")
    : view.active === seat && view.tile !== null
      ? words.say("kings-will-table-took", { tile: words.tile(view.tile) })
      : next
        ? words.say("kings-will-table-plays-next")
        : "";
  return [who, doing].filter((part) => part !== "").join(" · ");
}

function Panel({ board, table, seat }: { board: Board; table: TableInfo; seat: number }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[seat];
  if (side === undefined) return null;
  const mine = seat === view.viewer;
  const asked = view.asked.includes(seat) && !view.over;
  const name = mine ? words.say("kings-will-table-you") : words.player(seat);
  const settlements = SETTLEMENTS.flatMap(({ id }) => Array.from({ length: side.settlements[id] ?? 0 }, () => id));
  const buildings = BUILDINGS.filter(({ id }) => side.buildings.includes(id));
  const shown = board.seatShown.value === seat;
  return (
    <article
      class={`kw-player panel${mine ? " me" : ""}${asked ? " turn" : ""}${absentClass(table, seat)}`}
      data-seat={seat}
      data-mine={mine ? "" : undefined}
      aria-label={name}
    >
      <CrestShield crest={crestOf(table, seat) ?? ""} labelled />
      <button
        type="button"
        class="kw-who"
        title={words.say("kings-will-table-show-land", { player: name })}
        aria-pressed={shown}
        onClick={() => {
          board.seatShown.value = mine || shown ? null : seat;
          if (narrow.peek()) board.tab.value = "table";
        }}
      >
        <b>{name}</b>
        <span class="about">{status(board, table, seat)}</span>
      </button>
      <Away table={table} seat={seat} />
      <span class="kw-vp num" data-about="vp">
        <Icon name="vp" label={words.say("kings-will-table-points-word")} />
        {side.points === null ? "?" : <Tally n={side.points} />}
        {side.points === null ? null : <span class="sr">{words.points(side.points)}</span>}
        {mine && view.options["points"] !== "open" && !view.over ? (
          <em>{words.say("kings-will-table-only-you")}</em>
        ) : null}
      </span>
      <div class="kw-stock num">
        {GOODS.map((good) => {
          const n = side.goods[good] ?? 0;
          return (
            <span key={good} class={n === 0 ? "zero" : ""} data-about={good}>
              <GoodIcon good={good} />
              <Tally n={n} />
              <span class="sr">{words.goods(good, n)}</span>
            </span>
          );
        })}
      </div>
      <div class="kw-stats num">
        <span data-about="peasant">
          <GameIcon name="peasant" label={words.say("kings-will-table-peasants")} />
          {side.peasants}
        </span>
        <span data-about="land">
          <GameIcon name="land" label={words.say("kings-will-table-landscapes")} />
          {side.land.length}
        </span>
        <span data-about="edu">
          <GameIcon name="edu" label={words.say("kings-will-table-education")} />
          {side.education}
        </span>
        <span data-about="dev">
          <GameIcon name="dev" label={words.say("kings-will-table-development")} />
          {side.development}
        </span>
        <Mood mood={side.mood} words={words} />
      </div>
      {settlements.length + buildings.length > 0 ? (
        <div
          class="kw-stands"
          role="img"
          aria-label={[
            ...settlements.map((id) => words.settlement(id)),
            ...buildings.map(({ id }) => words.building(id)),
          ].join(", ")}
        >
          {settlements.map((id, i) => (
            <SettlementPicture key={i} id={id} />
          ))}
          {buildings.length > 0 ? <i class="div" /> : null}
          {buildings.map(({ id }) => (
            <BuildingPicture key={id} id={id} />
          ))}
        </div>
      ) : null}
    </article>
  );
}
