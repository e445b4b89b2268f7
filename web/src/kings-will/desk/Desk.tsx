/** The desk under the row: what the chosen tile offers, and every choice that its actions need. */
import type { JSX } from "preact";
import { Icon } from "../../shared/drawings";
import type { TableInfo } from "../../shared/types";
import { ACTIONS, rowAfter, SECOND_CHILD } from "../components";
import { Medallion } from "../drawings";
import { SetUp } from "../SetUp";
import type { Board } from "../state";
import type { View } from "../wire";
import { Action } from "./Action";
import { Chip } from "./Chip";
import { Cards, Gifts, Rebellion } from "./Visit";

export function Desk({ board, table }: { board: Board; table: TableInfo }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const asked = board.legal.value.length > 0;
  const open = board.open.value;
  if (view.over || view.viewer === null) return null;
  if (view.step === "set up") return <SetUp board={board} table={table} />;
  const Question = QUESTIONS[view.step];
  if (Question !== undefined) return asked ? <Question board={board} /> : <Waiting board={board} />;
  if (open === "intrigue" || (open === null && view.tile === "intrigue" && view.active === view.viewer)) {
    return (
      <section class="kw-desk panel" data-mine="" aria-label={words.tile("intrigue")}>
        <Intrigue board={board} />
        {view.step === "take tile" ? <Afterwards board={board} tile="intrigue" /> : null}
      </section>
    );
  }
  if (open === null || (view.step !== "take tile" && !asked && !follows(view))) return <Waiting board={board} />;
  const pair = ACTIONS[open] ?? ["", ""];
  return (
    <section
      class="kw-desk panel"
      data-mine=""
      aria-label={words.say("kings-will-table-desk", { tile: words.tile(open) })}
    >
      {pair.map((act) => (
        <Action key={act} board={board} act={act} live={view.step !== "take tile" && asked} />
      ))}
      {view.step === "take tile" ? <Afterwards board={board} tile={open} /> : <Left board={board} />}
    </section>
  );
}

/** Does my action with the taken tile still lie ahead? */
function follows({ order, asked, viewer }: View): boolean {
  const now = asked[0];
  return now !== undefined && viewer !== null && order.indexOf(viewer) > order.indexOf(now);
}

/** What is asked beside the actions of a tile. */
const QUESTIONS: Partial<Record<string, (props: { board: Board }) => JSX.Element>> = {
  commit: Cards,
  "neutral disc": Cards,
  tavern: Gifts,
  offers: Gifts,
  rebellion: Rebellion,
};

/** The locked tiles, each with its two actions. */
function Intrigue({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const live = view.tile === "intrigue" && board.legal.value.length > 0;
  const tiles = view.row.slice(0, view.locked).filter((tile) => tile !== "king");
  return (
    <div class="kw-ac wide">
      <h2>{words.say("kings-will-table-act-intrigue")}</h2>
      <p>{words.say(live ? "kings-will-table-intrigue-now" : "kings-will-table-intrigue-then")}</p>
      <div class="kw-chips">
        {tiles.map((tile) => {
          const act = board.legal.value.find((each) => each.tile === tile && each.kind !== "take");
          const pair = (ACTIONS[tile] ?? []).map((each) => words.act(each)).join(", ");
          return (
            <Chip
              key={tile}
              board={board}
              part={{ kind: act?.kind ?? "pass", tile }}
              can={live ? act !== undefined : true}
              live={live}
              label={`${words.tile(tile)}: ${pair}`}
            >
              <Medallion id={tile} class="small" />
              <b aria-hidden="true">{words.tile(tile)}</b>
              <span aria-hidden="true">{pair}</span>
            </Chip>
          );
        })}
      </div>
    </div>
  );
}

/** Nothing is asked of me: what is going on, in a line. */
function Waiting({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const choosing = board.legal.value.length > 0;
  return (
    <section class="kw-desk panel plain" data-mine="">
      <p class="kw-lead">
        {choosing
          ? words.say("kings-will-table-desk-choose")
          : view.tile !== null
            ? words.say(view.tile === "intrigue" ? "kings-will-table-desk-intrigue" : "kings-will-table-desk-others", {
                tile: words.tile(view.tile),
              })
            : words.say("kings-will-table-desk-rest")}
      </p>
    </section>
  );
}

/** How many actions are left to whoever acts, and who follows. */
function Left({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const mine = board.legal.value.length > 0;
  const going = ["walk", "swap", "explore", "offspring"].includes(view.step);
  return (
    <div class="kw-ac kw-after">
      <h2>{words.say("kings-will-table-left-title")}</h2>
      <p>
        {mine
          ? going
            ? words.say(`kings-will-table-left-${view.step}`, { n: view.more, goods: words.amounts(SECOND_CHILD) })
            : words.say("kings-will-table-left-acts", { n: view.left })
          : words.say("kings-will-table-left-others")}
      </p>
      {mine && view.active === view.viewer && view.tile !== "intrigue" ? (
        <p>{words.say("kings-will-table-left-then")}</p>
      ) : null}
    </div>
  );
}

function Afterwards({ board, tile }: { board: Board; tile: string }): JSX.Element {
  const words = board.words.value;
  const { row, locked } = board.view.value;
  const after = rowAfter(row, tile);
  const [from, to] = [row.indexOf("king"), after.indexOf("king")];
  const left = row.length - 1 - to;
  return (
    <div class="kw-ac kw-after">
      <h2>{words.say("kings-will-table-row-after")}</h2>
      <ol class="kw-mini" aria-label={words.say("kings-will-table-row-after-label", { tile: words.tile(tile) })}>
        {after.map((each, place) => (
          <li
            key={each}
            class={`${each === tile ? "new" : ""}${place < locked ? " shut" : ""}${each === "king" ? " king" : ""}`}
            title={words.tile(each)}
          >
            <Medallion id={each} />
            <span class="sr">{words.tile(each)}</span>
          </li>
        ))}
      </ol>
      <p>
        {tile === "intrigue"
          ? words.say("kings-will-table-after-intrigue")
          : words.say("kings-will-table-after-actions")}
        <span class="kw-king">
          <Icon name="crown" />
          {left === 0
            ? words.say("kings-will-table-king-arrives")
            : words.say(from === to ? "kings-will-table-king-stays" : "kings-will-table-king-moves", {
                from,
                to,
                n: left,
              })}
        </span>
      </p>
    </div>
  );
}
