/** The tray: what is asked, what is chosen, what I may do. */

import type { JSX } from "preact";
import { TakeBackAndSkip, ToResult } from "../shared/asked";
import { PlayAgain } from "../shared/away";
import { CounselChip } from "../shared/counsel/Chip";
import { crestOf } from "../shared/crests";
import { CrestShield } from "../shared/drawings";
import { endedEarly } from "../shared/endings";
import { RuleChip } from "../shared/rule";
import { hyphened } from "../shared/telling";
import type { TableInfo } from "../shared/types";
import { buildingOf, GOODS, SECOND_CHILD, START } from "./components";
import { GoodIcon, Mood, Tally } from "./pictures";
import { type Board, landscapeAt, mySide, wayOut } from "./state";
import type { Act } from "./wire";
import { tellerFor } from "./words";

export function Ask({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const crest = crestOf(table, view.viewer);
  const asked = board.legal.value.length > 0;
  return (
    <section
      class={`kw-ask panel${crest === null ? "" : ` c-${crest}`}${asked ? " asked" : ""}`}
      data-mine="tray"
      aria-label={words.say("kings-will-table-ask")}
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

function Prompt({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const event = board.pace.event.value;
  const asked = board.legal.value.length > 0;
  const told = event === null ? "" : tellerFor(board.update.value, table.you).line(event);
  const others = view.asked.filter((seat) => seat !== view.viewer);
  const waiting = view.over
    ? ""
    : others.length > 0
      ? words.say("kings-will-table-waiting", { players: words.players(others) })
      : words.say("kings-will-table-moment");
  const head = view.over
    ? endedEarly(table) || words.say("kings-will-table-over")
    : asked
      ? question(board)
      : event !== null
        ? told
        : waiting;
  const below =
    board.refusal.value.text !== ""
      ? board.refusal.value.text
      : asked
        ? board.picked.value !== null && board.wish.value !== null
          ? consequences(board, board.picked.value)
          : told
        : event !== null
          ? waiting
          : "";
  const shield = crestOf(table, !asked && event?.seat !== undefined ? event.seat : view.viewer);
  return (
    <div class={`kw-prompt${asked ? "" : " idle"}`}>
      {shield === null ? null : <CrestShield crest={shield} />}
      <div>
        <h2 aria-live="polite">{head}</h2>
        <p role="status" class={board.refusal.value.text === "" ? "" : "why"}>
          {below}
          <RuleChip rule={board.refusal.value.rule} />
        </p>
      </div>
      <CounselChip asked={asked} />
    </div>
  );
}

function question(board: Board): string {
  const words = board.words.value;
  const view = board.view.value;
  if (view.step === "set up")
    return words.say(`kings-will-table-ask-set-up-${mySide(board)?.stage ?? "ready"}`, { n: START.peasants });
  if (view.step === "act") {
    const active = view.active === view.viewer;
    return words.say("kings-will-table-ask-act", { tile: words.tile(view.tile ?? ""), n: view.left, active });
  }
  return words.say(`kings-will-table-ask-${hyphened(view.step)}`, { n: view.more, goods: words.amounts(SECOND_CHILD) });
}

/** What the chosen decision would bring, before it is played. */
function consequences(board: Board, act: Act): string {
  const words = board.words.value;
  const side = mySide(board);
  const parts: string[] = [];
  if (act.kind === "take")
    return words.say(act.tile === "intrigue" ? "kings-will-table-then-intrigue" : "kings-will-table-then-take", {
      tile: words.tile(act.tile ?? ""),
    });
  if (act.gain !== undefined && Object.keys(act.gain).length > 0) parts.push(`+ ${words.amounts(act.gain)}`);
  if ((act.lost ?? 0) > 0) parts.push(words.say("kings-will-table-lost", { n: act.lost ?? 0 }));
  if (act.price !== undefined && Object.keys(act.price).length > 0)
    parts.push(words.say("kings-will-table-costs", { goods: words.amounts(act.price) }));
  if ((act.points ?? 0) > 0) parts.push(words.points(act.points ?? 0));
  for (const join of act.joins ?? [])
    parts.push(
      words.say("kings-will-table-would-join", {
        emblem: words.emblem(join.emblem),
        points: words.points(join.points),
      }),
    );
  if (act.rebels === true) parts.push(words.rebels(side));
  else if (act.mood !== undefined && side !== undefined && act.mood !== side.mood) {
    const edge =
      words.band(act.mood) === words.band(side.mood)
        ? ""
        : `: ${words.say("kings-will-table-crosses", { from: words.band(side.mood), to: words.band(act.mood) })}`;
    parts.push(`${words.say("kings-will-table-mood-to", { mood: words.mood(act.mood) })}${edge}`);
  }
  const building = buildingOf(act.building ?? "");
  if (building !== undefined) parts.push(words.buildingEffect(building));
  if (act.kind === "walk" && act.finds === true) parts.push(words.say("kings-will-table-find-warning"));
  return parts.join(" · ");
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
  const first = view.step === "act" && view.active === view.viewer && view.left === 1 && view.tile !== "intrigue";
  if (view.step === "offers" && (mySide(board)?.given.length ?? 0) === 0)
    return words.say("kings-will-table-give-nothing");
  return words.say(words.has(own) ? own : first ? "kings-will-table-pass-enough" : "kings-will-table-pass-act");
}
