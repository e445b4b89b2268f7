/** My tray: what is asked, what I have, what I may do. */
import type { JSX } from "preact";
import { TakeBackAndSkip, ToResult } from "../../shared/asked";
import { PlayAgain } from "../../shared/away";
import { crestOf } from "../../shared/crests";
import type { TableInfo } from "../../shared/types";
import { GameIcon } from "../drawings";
import type { Board } from "../state";
import { CHOICE_KINDS, Choices } from "./Choices";
import { Dice } from "./Dice";
import { Plan } from "./Plan";
import { Prompt } from "./Prompt";
import { Strip } from "./Strip";
import { Tracks } from "./Tracks";

export function Tray({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const view = board.view.value;
  const me = view.viewer;
  const crest = crestOf(table, me);
  const asked = board.legal.value.length > 0;
  const rolling = view.step === "roll" && board.looking.value === null && me !== null;
  const choosing = board.legal.value.some(({ kind }) => CHOICE_KINDS.has(kind));
  return (
    <section
      class={`e-tray panel${crest === null ? "" : ` c-${crest}`}${asked ? " asked" : ""}${rolling ? " rolling" : ""}${board.ghost.value === null ? "" : " holding"}`}
      data-mine="tray"
      aria-label={board.words.value.say("era-table-tray")}
      data-asked={asked ? (view.question ?? view.step) : ""}
    >
      <Prompt board={board} table={table} crest={crest} />
      {me === null ? null : <Choices board={board} />}
      {me === null || rolling || choosing || view.step === "set up" ? null : <Dice board={board} />}
      {me === null || rolling || view.step === "set up" ? null : <Tracks board={board} />}
      {me === null || rolling ? null : <Strip board={board} />}
      <div class="e-foot">
        <Plan board={board} />
        <div class="e-acts">
          <Buttons board={board} table={table} />
        </div>
      </div>
    </section>
  );
}

function Buttons({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  if (view.over) {
    return <ToResult table={table} />;
  }
  const legal = board.legal.value;
  const ghost = board.ghost.value;
  const target = board.target.value;
  const out = legal.find(({ kind }) => ["stop", "done", "decline"].includes(kind));
  const throwing = legal.some(({ kind }) => ["mark", "throw", "quill"].includes(kind));
  const quill = view.question === "quill";
  /** Nothing else is left: only I know that, and I say when I am done. */
  const finish = view.question === "finish";
  const n = board.chosen.value.size + (quill ? 1 : 0);
  const turns = ghost !== null && (board.fits.value.get(ghost.piece)?.size ?? 1) > 1;
  return (
    <>
      <TakeBackAndSkip board={board} />
      <PlayAgain table={table} />
      {turns ? (
        <button type="button" class="btn tu" onClick={() => board.turn()}>
          <GameIcon name="turn" ui />
          <span>{words.say("era-table-turn")}</span>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is shown is not focusable */}
          <kbd aria-hidden="true">R</kbd>
        </button>
      ) : null}
      {ghost !== null && (board.fits.value.size > 1 || out !== undefined) ? (
        <button type="button" class="btn lg" aria-label={words.say("era-table-let-go")} onClick={board.letGo}>
          <GameIcon name="cross" ui />
        </button>
      ) : null}
      {out === undefined ? null : (
        <button type="button" class={`btn out${finish ? " pri" : ""}`} onClick={() => board.send(out)}>
          {words.say(`era-table-out-${finish ? "finish" : out.kind}`)}
        </button>
      )}
      {throwing ? (
        <button
          type="button"
          class={`btn pri${n === 0 ? " wait" : ""}`}
          aria-disabled={n === 0}
          onClick={board.throwDice}
        >
          {n === 0
            ? words.say("era-table-choose-dice")
            : words.say(quill ? "era-table-throw-quill" : "era-table-throw", { n })}
        </button>
      ) : null}
      {ghost === null ? (
        legal.some(({ kind }) => kind === "place") ? (
          <button type="button" class="btn pri wait" aria-disabled="true">
            {words.say("era-table-choose-piece")}
          </button>
        ) : null
      ) : (
        <button
          type="button"
          class={`btn pri${ghost.fit === null ? " wait" : ""}`}
          aria-disabled={ghost.fit === null}
          onClick={board.place}
        >
          {words.say(view.step === "build" ? "era-table-build-it" : "era-table-place-here", words.inner(ghost.piece))}
        </button>
      )}
      {board.targets.value.length === 0 ? null : (
        <button
          type="button"
          class={`btn pri${target === null ? " wait" : ""}`}
          aria-disabled={target === null}
          onClick={() => {
            if (target !== null) board.remove(target);
          }}
        >
          {target === null
            ? words.say("era-table-choose-target")
            : words.say("era-table-give-up", words.inner(target.piece))}
        </button>
      )}
    </>
  );
}
