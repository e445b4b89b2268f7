/** My tray: what is asked, what I have, what I may do. */
import type { JSX } from "preact";
import { TakeBackAndSkip, ToResult } from "../../shared/asked";
import { PlayAgain } from "../../shared/away";
import { crestOf } from "../../shared/crests";
import { OddsBar } from "../Calendar";
import { isInfluence } from "../choosing";
import { verbOf } from "../decisions";
import { Count } from "../Players";
import { type Board, wayOut } from "../state";
import type { Decision, TableInfo } from "../wire";
import { Choices } from "./Choices";
import { Dice, Ways } from "./Dice";
import { Prompt } from "./Prompt";

export function Tray({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const me = board.view.value.viewer;
  const crest = crestOf(table, me);
  const legal = board.legal.value;
  const influencing = legal.some(isInfluence);
  const out = wayOut(legal);
  const cards = legal.filter((action) => !isInfluence(action) && action !== out && !isAside(action));
  const choosing = !influencing && cards.length > 0;
  if (me === null) {
    return (
      <section class="k-tray panel watch" aria-label={words.say("kingsburg-table-watching")}>
        <Prompt board={board} table={table} crest={null} />
        <div class="acts">
          <Buttons board={board} table={table} out={undefined} />
        </div>
      </section>
    );
  }
  const state = `${influencing ? " influencing" : ""}${choosing ? " choosing" : ""}${legal.length > 0 ? " asked" : ""}`;
  return (
    <section
      class={`k-tray panel${crest === null ? "" : ` c-${crest}`}${state}`}
      data-mine="tray"
      aria-label={words.say("kingsburg-table-tray")}
    >
      <Prompt board={board} table={table} crest={crest} />
      <Dice board={board} crest={crest} active={influencing} />
      {choosing ? <Choices board={board} actions={cards} crest={crest} /> : null}
      {influencing ? <Ways board={board} crest={crest} /> : null}
      {legal.some((action) => verbOf(action) === "recruit") ? (
        <div class="k-recruit-odds">
          <OddsBar board={board} />
        </div>
      ) : null}
      {choosing ? null : <GoodsBox board={board} me={me} />}
      <div class="k-tray-foot">
        {choosing ? <GoodsBox board={board} me={me} /> : null}
        <Plan board={board} />
        <div class="acts">
          <Buttons board={board} table={table} out={out} />
        </div>
      </div>
    </section>
  );
}

function GoodsBox({ board, me }: { board: Board; me: number }): JSX.Element | null {
  const words = board.words.value;
  const side = board.view.value.seats[me];
  if (side === undefined) return null;
  const { gold = 0, wood = 0, stone = 0 } = side.goods;
  return (
    <div class="k-goodsbox">
      <span class="k-lab">{words.say("kingsburg-table-goods-label")}</span>
      <div class="goods num">
        <Count icon="gold" n={gold} label={words.say("kingsburg-goods-gold", { n: gold })} />
        <Count icon="wood" n={wood} label={words.say("kingsburg-goods-wood", { n: wood })} />
        <Count icon="stone" n={stone} label={words.say("kingsburg-goods-stone", { n: stone })} />
        <Count icon="soldier" n={side.soldiers} label={words.say("kingsburg-soldiers", { n: side.soldiers })} />
        {board.legal.value.some(isInfluence) ? null : (
          <Count icon="token" n={side.tokens} label={words.say("kingsburg-tokens", { n: side.tokens })} />
        )}
        <Asides board={board} />
      </div>
    </div>
  );
}

/** What the chosen advisor brings, and what could be built once all dice laid have paid. */
function Plan({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const way = board.way.value;
  const later = board.update.value.advice?.after_harvest ?? [];
  const step = board.view.value.step;
  const harvest = step === "influence" || step.startsWith("reward");
  const named = later.slice(-4).map((id) => words.building(id));
  return (
    <div class="plan">
      {way?.place === undefined ? null : (
        <span>
          <b>{words.advisor(way.place)}</b>
          {": "}
          {words.say("kingsburg-table-chosen", { gift: words.gift(way.place), way: words.way(way) })}
        </span>
      )}
      {harvest && later.length > 0 ? (
        <i>
          {later.length > named.length
            ? words.say("kingsburg-table-after-harvest-more", {
                buildings: named.join(", "),
                n: later.length - named.length,
              })
            : words.say("kingsburg-table-after-harvest", { buildings: words.either(named) })}
        </i>
      ) : null}
    </div>
  );
}

/** What is possible besides the question itself: to pay the full price, to be asked again. */
function isAside(action: Decision): boolean {
  return ["without", "ask-again"].includes(verbOf(action));
}

function Asides({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const asides = board.legal.value.filter(isAside);
  if (asides.length === 0) return null;
  return (
    <div class="asides">
      {asides.map((action) => (
        <button
          key={action.id}
          type="button"
          class="btn small"
          title={words.decision(action)}
          onClick={() => board.send(action)}
        >
          {verbOf(action) === "without"
            ? words.say("kingsburg-table-without", { effect: words.effect(action.effect ?? "") })
            : words.say("kingsburg-table-ask-again")}
        </button>
      ))}
    </div>
  );
}

interface ButtonsProps {
  board: Board;
  table: TableInfo;
  out: Decision | undefined;
}

function Buttons({ board, table, out }: ButtonsProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const way = board.way.value;
  const influencing = board.legal.value.some(isInfluence);
  if (view.over) {
    return <ToResult table={table} />;
  }
  return (
    <>
      <TakeBackAndSkip board={board} />
      <PlayAgain table={table} />
      {out === undefined ? null : (
        <button type="button" class="btn out" onClick={() => board.send(out)}>
          {words.decision(out)}
        </button>
      )}
      {influencing ? (
        <button
          type="button"
          class={way === null ? "btn pri wait" : "btn pri"}
          aria-disabled={way === null}
          onClick={() => {
            if (way !== null) board.send(way);
          }}
        >
          {way?.place === undefined
            ? words.say("kingsburg-table-pick-advisor")
            : words.say("kingsburg-table-influence", { advisor: words.advisor(way.place) })}
        </button>
      ) : null}
    </>
  );
}
