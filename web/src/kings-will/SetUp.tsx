/** Before the first round: my land, my hamlet, my peasants, my store, and the card I put on the Will board. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import type { TableInfo } from "../shared/types";
import { RESOURCES, START } from "./components";
import { GoodIcon } from "./pictures";
import { type Board, mySide } from "./state";
import { WillFace } from "./Wills";

const STAGES = ["land", "hamlet", "peasants", "store", "will"] as const;
/** Of how much each stage speaks. */
const COUNTS: Readonly<Partial<Record<string, number>>> = {
  land: START.landscapes.length,
  peasants: START.peasants,
  store: START.resources,
};

export function SetUp({ board }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const side = mySide(board);
  const stage = side?.stage ?? "ready";
  const at = STAGES.indexOf(stage as (typeof STAGES)[number]);
  return (
    <section class="kw-desk kw-setup panel plain" data-mine="" aria-label={words.say("kings-will-table-setup")}>
      <ol class="kw-stages">
        {STAGES.map((each, i) => (
          <li
            key={each}
            class={at < 0 || i < at ? "past" : i === at ? "now" : ""}
            aria-current={i === at ? "step" : undefined}
          >
            <span>{i + 1}</span>
            {words.say(`kings-will-table-stage-${each}`)}
          </li>
        ))}
      </ol>
      <p class="kw-lead">{words.say(`kings-will-table-setup-${stage}`, { n: COUNTS[stage] ?? 0 })}</p>
      {stage === "store" && board.legal.value.length > 0 ? <Store board={board} /> : null}
      {stage === "will" ? <Hand board={board} hand={side?.hand ?? []} /> : null}
    </section>
  );
}

function Store({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const { store } = board.draft.value;
  const sum = RESOURCES.reduce((total, good) => total + (store[good] ?? 0), 0);
  const change = (good: (typeof RESOURCES)[number], by: number): void => {
    const draft = board.draft.peek();
    const n = (draft.store[good] ?? 0) + by;
    if (n >= 0 && (by < 0 || sum < START.resources))
      board.draft.value = { ...draft, store: { ...draft.store, [good]: n } };
  };
  return (
    <div class="kw-store">
      {RESOURCES.map((good) => {
        const n = store[good] ?? 0;
        const name = words.good(good);
        return (
          <div key={good} class="kw-step" role="group" aria-label={name}>
            <GoodIcon good={good} class="l" />
            <span>{name}</span>
            <button
              type="button"
              class="btn small"
              aria-label={words.say("kings-will-table-less-of", { good: name })}
              aria-disabled={n === 0}
              onClick={() => change(good, -1)}
            >
              −
            </button>
            <b class="num" aria-live="polite">
              {n}
            </b>
            <button
              type="button"
              class="btn small"
              aria-label={words.say("kings-will-table-more-of", { good: name })}
              aria-disabled={sum >= START.resources}
              onClick={() => change(good, 1)}
            >
              +
            </button>
          </div>
        );
      })}
      <p class={sum === START.resources ? "kw-left" : "kw-left why"} role="status">
        {words.say("kings-will-table-store-left", { n: START.resources - sum })}
      </p>
    </div>
  );
}

function Hand({ board, hand }: { board: Board; hand: readonly string[] }): JSX.Element {
  const words = board.words.value;
  return (
    <div class="kw-hand">
      {hand.map((will) => {
        const chosen = board.picked.value?.will === will;
        return (
          <button
            key={will}
            type="button"
            class={`kw-will can${chosen ? " chosen" : ""}`}
            aria-pressed={chosen}
            onClick={() => board.choose({ kind: "put", will })}
          >
            <WillFace words={words} will={will} standing={null} />
            {chosen ? (
              <span class="kw-tick">
                <Icon name="check" ui />
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
