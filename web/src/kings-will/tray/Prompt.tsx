/** What is asked and what the choice would bring; or what is being told, or waited for. */

import type { JSX } from "preact";
import { CounselChip } from "../../shared/counsel/Chip";
import { crestOf } from "../../shared/crests";
import { CrestShield } from "../../shared/drawings";
import { endedEarly } from "../../shared/endings";
import { RuleChip } from "../../shared/rule";
import { hyphened } from "../../shared/telling";
import type { TableInfo } from "../../shared/types";
import { buildingOf, SECOND_CHILD, START } from "../components";
import { type Board, mySide } from "../state";
import type { Decision } from "../wire";
import { tellerFor } from "../words";

export function Prompt({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
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
function consequences(board: Board, act: Decision): string {
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
