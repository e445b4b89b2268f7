/** Store, mood, education and development of the seat whose land is shown. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { signed } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { type Band, bandOf, DEVELOPMENT, EDUCATION, GOODS, MOOD } from "./components";
import { GameIcon, SettlementPicture } from "./drawings";
import { Cost, GoodIcon, Tally } from "./pictures";
import { type Board, shownSeat } from "./state";
import type { Goods, Side } from "./wire";

export function Holdings({ board, table }: { board: Board; table: TableInfo }): JSX.Element | null {
  const words = board.words.value;
  const seat = shownSeat(board);
  const side = board.view.value.seats[seat];
  if (side === undefined) return null;
  return (
    <section
      class="kw-hold panel"
      data-mine={seat === board.view.value.viewer ? "" : undefined}
      aria-label={words.say("kings-will-table-holdings")}
    >
      <Store board={board} side={side} />
      <MoodScale board={board} side={side} seat={seat} table={table} />
      <div class="kw-lads">
        <Ladder board={board} kind="education" level={side.education} />
        <Ladder board={board} kind="development" level={side.development} />
      </div>
    </section>
  );
}

function Store({ board, side }: { board: Board; side: Side }): JSX.Element {
  const words = board.words.value;
  return (
    <div>
      <span class="kw-lab">{words.say("kings-will-table-store")}</span>
      <ul class="kw-gds num">
        {GOODS.map((good) => {
          const n = side.goods[good] ?? 0;
          return (
            <li key={good} class={n === 0 ? "zero" : n >= side.room[good] ? "full" : ""} data-about={good}>
              <GoodIcon good={good} />
              <b>
                <Tally n={n} />
              </b>
              <small aria-hidden="true">/{side.room[good]}</small>
              <span class="sr">
                {words.say("kings-will-table-room", {
                  good: words.good(good),
                  n,
                  of: side.room[good],
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const BAND_CLASS: Readonly<Record<Band, string>> = { low: "lo", mid: "mi", high: "hi" };
const STEPS = Array.from({ length: MOOD.most - MOOD.least + 1 }, (_, i) => MOOD.least + i);

function MoodScale({
  board,
  side,
  seat,
  table,
}: {
  board: Board;
  side: Side;
  seat: number;
  table: TableInfo;
}): JSX.Element {
  const words = board.words.value;
  const crest = crestOf(table, seat);
  const after = board.seatShown.value === null ? board.picked.value?.mood : undefined;
  return (
    <div>
      <span class="kw-lab" data-about="mood">
        {words.say("kings-will-table-mood")} <b>{words.mood(side.mood)}</b>
        {after === undefined || after === side.mood ? null : <b class="kw-then"> → {words.mood(after)}</b>}
      </span>
      <ol class="kw-scale num" data-about="mood" aria-hidden="true">
        {STEPS.map((step) => (
          <li
            key={step}
            class={`${step === MOOD.least ? "rb" : BAND_CLASS[bandOf(step)]}${step === side.mood ? " me" : ""}${step === after && step !== side.mood ? " then" : ""}`}
          >
            {step === side.mood && crest !== null ? <CrestShield crest={crest} /> : null}
            {signed(step)}
          </li>
        ))}
      </ol>
      <div class="kw-bands" aria-hidden="true">
        <span title={words.say("kings-will-table-rebellion", { mood: signed(MOOD.least) })}>
          <GameIcon name="fork" />
        </span>
        <span>
          <GameIcon name="low" />
          {words.say("kings-will-band-low")}
        </span>
        <span>
          <GameIcon name="mid" />
          {words.say("kings-will-band-mid")}
        </span>
        <span>
          <GameIcon name="high" />
          {words.say("kings-will-band-high")}
        </span>
      </div>
    </div>
  );
}

const YIELD: Partial<Record<string, keyof Goods>> = {
  fields: "food",
  cattle: "leather",
  fell_wood: "wood",
  quarry_stone: "stone",
};

function Ladder({
  board,
  kind,
  level,
}: {
  board: Board;
  kind: "education" | "development";
  level: number;
}): JSX.Element {
  const words = board.words.value;
  const steps = kind === "education" ? EDUCATION : DEVELOPMENT;
  const mine = board.seatShown.value === null;
  const can = mine && board.legal.value.some((act) => act.kind === kind);
  const chosen = can && board.picked.value?.kind === kind;
  return (
    <div class="kw-lad" data-about={kind === "education" ? "edu" : "dev"}>
      <span class="kw-lb">
        <GameIcon name={kind === "education" ? "edu" : "dev"} />
        {words.say(kind === "education" ? "kings-will-table-education" : "kings-will-table-development")}{" "}
        <span class="sr">{words.say("kings-will-table-level", { n: level })}</span>
      </span>
      <ol>
        {steps.map((step, i) => {
          const told = words.step(step);
          const next = can && i === level;
          const inside = (
            <>
              <span class="kw-lv num" aria-hidden="true">
                {i + 1}
              </span>
              {step.settlement === undefined ? null : (
                <>
                  <SettlementPicture id={step.settlement} />−<Cost amounts={step.saves ?? {}} />
                </>
              )}
              {step.action === undefined ? null : (
                <>
                  +<Cost amounts={{ [YIELD[step.action] ?? "food"]: step.more ?? 1 }} />
                </>
              )}
              {step.points === undefined ? null : (
                <span class="kw-gain num">
                  {step.points}
                  <Icon name="vp" />
                </span>
              )}
            </>
          );
          return (
            <li
              key={i}
              class={`${i < level ? "on" : ""}${next ? " next" : ""}${next && chosen ? " chosen" : ""}`}
              title={told}
            >
              {next ? (
                <button type="button" aria-pressed={chosen} onClick={() => board.choose({ kind })}>
                  <span class="sr">{`${words.action(kind)}: ${told}`}</span>
                  <span class="kw-in" aria-hidden="true">
                    {inside}
                  </span>
                </button>
              ) : (
                <>
                  <span class="sr">{told}</span>
                  <span class="kw-in" aria-hidden="true">
                    {inside}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
