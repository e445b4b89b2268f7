/** What the choice means. */
import type { JSX } from "preact";
import { FACES, PIECES, WALLS } from "../components";
import { riskNow } from "../Disasters";
import type { Board } from "../state";

/** One line on what the choice means, one on what else could be done. */
export function Plan({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const hand = board.hand.value;
  const me = view.viewer;
  const domain = me === null ? undefined : board.domains.value[me];
  if (me !== null && view.step === "roll" && board.legal.value.length > 0) {
    const risk = riskNow(board);
    const none = board.advice.value?.skulls[risk.thrown]?.[0] ?? 1;
    const feather = board.dice.value.some(({ kind, face }) => FACES[kind][face - 1]?.includes("feather") === true);
    return (
      <div class="e-plan num">
        {risk.thrown > 0 ? (
          <span>{words.say("era-table-no-further", { n: risk.thrown, chance: words.percent(none, 1) })}</span>
        ) : null}
        {feather && view.question !== "quill" ? <i>{words.say("era-table-quill-later")}</i> : null}
      </div>
    );
  }
  const piece = hand === null ? undefined : PIECES.get(hand);
  const gap = domain?.gaps[0];
  const wall = gap === undefined ? undefined : WALLS.find(({ cells }) => cells.length === gap.length);
  return (
    <div class="e-plan num">
      {piece === undefined || view.step !== "build" ? null : (
        <span>
          {words.say("era-table-plan", {
            piece: words.piece(piece.id),
            cost: words.amounts(piece.cost),
            points: words.say("era-table-points-n", { n: piece.points }),
            effect: words.short(piece.id),
          })}
        </span>
      )}
      {gap === undefined || wall === undefined ? null : (
        <i>
          {words.say("era-table-would-close", {
            wall: words.piece(wall.id),
            cost: words.amounts(wall.cost),
            area: gap.area,
            n: gap.points,
          })}
        </i>
      )}
    </div>
  );
}
