/** Whose turn it is and what is asked, in words. */
import type { JSX } from "preact";
import { CounselChip } from "../../shared/counsel/Chip";
import { crestOf } from "../../shared/crests";
import { CrestShield } from "../../shared/drawings";
import { endedEarly } from "../../shared/endings";
import { RuleChip } from "../../shared/rule";
import { hyphened } from "../../shared/telling";
import type { Crest, TableInfo } from "../../shared/types";
import { REFUSAL, THROWS } from "../components";
import { obstacleWords } from "../domain/Marks";
import { type Board, ruleOfGhost } from "../state";
import { tellerFor } from "../words";

interface PromptProps {
  board: Board;
  table: TableInfo;
  crest: Crest | null;
}

export function Prompt({ board, table, crest }: PromptProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const event = board.pace.event.value;
  const asked = board.legal.value.length > 0;
  const told = event === null ? "" : tellerFor(board.update.value.names, table.you).line(event);
  const others = view.asked.filter((seat) => seat !== view.viewer);
  const waiting =
    others.length > 0
      ? words.say("era-table-waiting", { players: words.players(others) })
      : words.say("era-table-moment");
  const head = view.over
    ? endedEarly(table) || overWords(board)
    : asked
      ? question(board)
      : event !== null
        ? told
        : view.viewer === null
          ? words.say("era-table-watching")
          : view.step === "roll" && !view.asked.includes(view.viewer) && view.rolling.length > 0
            ? words.say("era-table-you-finished")
            : view.step === "set up"
              ? words.say("era-table-you-placed")
              : waiting;
  const below =
    board.refusal.value.text !== ""
      ? board.refusal.value.text
      : asked
        ? belowWords(board) || told
        : event !== null || view.viewer === null || view.step === "roll" || view.step === "set up"
          ? waiting
          : "";
  const shield =
    !asked && event?.seat !== undefined && event.seat !== null && event.seat >= 0 ? crestOf(table, event.seat) : crest;
  return (
    <div class={asked ? "e-prompt" : "e-prompt idle"}>
      {shield === null ? null : <CrestShield crest={shield} />}
      <h2 aria-live="polite">{head}</h2>
      <p role="status" class={board.refusal.value.text !== "" || board.ghost.value?.obstacle ? "why" : ""}>
        {view.over || below === head ? "" : below}
        <RuleChip rule={ruleBelow(board)} />
      </p>
      <CounselChip asked={asked} />
    </div>
  );
}

/** The rule behind what is refused, or behind why the piece in hand does not fit. */
function ruleBelow(board: Board): string {
  const { text, rule } = board.refusal.value;
  if (text !== "") return rule;
  return board.legal.value.length > 0 ? ruleOfGhost(board.ghost.value, board.update.value) : "";
}

function overWords(board: Board): string {
  const view = board.view.value;
  const words = board.words.value;
  return view.rank == null
    ? words.say("era-table-over-long")
    : words.say("era-table-over-solo", { rank: words.rankWithin(view.rank) });
}

/** What I am asked, in one line. */
function question(board: Board): string {
  const words = board.words.value;
  const view = board.view.value;
  const hand = board.hand.value;
  const asked = view.question ?? view.step;
  switch (asked) {
    case "set up":
      return hand === null ? words.say("era-table-ask-set-up") : words.say("era-table-ask-place", words.inner(hand));
    case "build":
      return hand === null
        ? words.say("era-table-ask-build")
        : words.say("era-table-ask-place-build", words.inner(hand));
    case "demand":
      return words.say("era-table-ask-demand", { player: words.player(view.opponent ?? 0) });
    case "answer":
      return words.say("era-table-ask-answer", { player: words.player(view.now ?? 0), store: view.demanded ?? "" });
    case "monastery":
      return words.say("era-table-ask-monastery", { n: view.seats[view.viewer ?? 0]?.settings ?? 1 });
    case "treachery":
      return view.seats.length === 1
        ? words.say("era-table-ask-treachery-alone")
        : words.say("era-table-ask-treachery", { player: words.player(view.now ?? 0) });
    default:
      return words.say(`era-table-ask-${hyphened(asked)}`);
  }
}

/** Where the ghost is and whether it fits; how many dice are chosen; what is left to do. */
function belowWords(board: Board): string {
  const words = board.words.value;
  const view = board.view.value;
  const ghost = board.ghost.value;
  const side = view.seats[view.viewer ?? 0];
  const target = board.target.value;
  if (ghost !== null) {
    const upright = words.say("era-table-where", { piece: words.piece(ghost.piece), where: words.fields(ghost) });
    if (ghost.fit === null) return `${upright}: ${obstacleWords(board, ghost)}.`;
    const more =
      ghost.piece === "scorched_land" || ghost.piece.startsWith("wall") || ghost.piece === "keep"
        ? ""
        : ` ${words.say(ghost.crowds ? "era-table-crowds" : "era-table-alone")}`;
    return `${upright}: ${words.say("era-table-fits-long", { n: ghost.gain })}.${more}`;
  }
  if (board.targets.value.length > 0) {
    return target === null
      ? words.say("era-table-ask-target")
      : words.say("era-table-where", { piece: words.piece(target.piece), where: words.fields(target) });
  }
  switch (view.question ?? view.step) {
    case "roll":
      return words.say("era-table-chosen", { n: board.chosen.value.size, left: THROWS - (side?.throws ?? 0) });
    case "quill":
      return words.say("era-table-quill-about");
    case "finish":
      return words.say("era-table-finish-about");
    case "monastery":
      return words.say("era-table-monastery-about");
    case "build":
      return words.say("era-table-hammers", { n: side?.hammers ?? 0 });
    case "set up":
      return words.say("era-table-left-to-place", {
        n: Object.values(side?.["to_place"] ?? {}).reduce((sum, n) => sum + n, 0),
      });
    case "demand":
      return words.say("era-table-demand-about", { steps: REFUSAL });
    case "answer":
      return words.say("era-table-answer-about", { steps: REFUSAL });
    case "solo extortion":
      return words.say("era-table-solo-extortion-about");
    default:
      return "";
  }
}
