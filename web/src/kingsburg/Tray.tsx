/** My tray: what is asked, what I have, what I may do. */
import type { JSX } from "preact";
import { CrestShield, Die, Icon } from "../shared/drawings";
import { Link } from "../shared/router";
import type { ActionInfo, Crest, TableInfo } from "../shared/types";
import { OddsBar } from "./Calendar";
import { Choices } from "./Choices";
import { WayMark } from "./Court";
import { crestOf } from "./crests";
import { verbOf } from "./decisions";
import { describeEvent } from "./happenings";
import { BuildingPicture } from "./pictures";
import { Count } from "./Players";
import { facesOf, isInfluence } from "./selection";
import { wayOut, type Board } from "./state";

export function Tray({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const view = board.view.value;
  const me = view.viewer;
  const crest = crestOf(table, me);
  const legal = board.legal.value;
  const influencing = legal.some(isInfluence);
  const out = wayOut(legal);
  const cards = legal.filter((action) => !isInfluence(action) && action !== out);
  if (me === null) return <Watching board={board} table={table} />;
  return (
    <section
      class={`tray panel${crest === null ? "" : ` c-${crest}`}${influencing ? " influencing" : ""}${legal.length > 0 ? " asked" : ""}`}
      aria-label={board.words.value.say("table-tray")}
    >
      <Prompt board={board} table={table} crest={crest} />
      {cards.length > 0 ? <Choices board={board} actions={cards} crest={crest} /> : null}
      <DiceBox board={board} crest={crest} active={influencing} />
      {influencing ? <Ways board={board} crest={crest} /> : null}
      {legal.some((action) => verbOf(action) === "recruit") ? <div class="recruit-odds"><OddsBar board={board} /></div> : null}
      {influencing || cards.length === 0 ? <GoodsBox board={board} me={me} /> : null}
      <div class="tray-foot">
        {influencing || cards.length === 0 ? null : <GoodsBox board={board} me={me} />}
        <Plan board={board} />
        <div class="acts">
          <Buttons board={board} table={table} out={out} />
        </div>
      </div>
    </section>
  );
}

function Watching({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  return (
    <section class="tray panel watch" aria-label={board.words.value.say("table-watching")}>
      <Prompt board={board} table={table} crest={null} />
      <div class="acts">
        <Buttons board={board} table={table} out={undefined} />
      </div>
    </section>
  );
}

function Prompt({ board, table, crest }: { board: Board; table: TableInfo; crest: Crest | null }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const event = board.pace.event.value;
  const asked = board.legal.value.length > 0;
  const told = event === null ? "" : describeEvent(event, board.update.value.names, table.options);
  const others = view.asked.filter((seat) => seat !== view.viewer);
  const waiting = others.length > 0 ? words.say("table-waiting", { players: words.players(others) }) : words.say("table-moment");
  const head =
    view.over ? words.say("table-over")
    : asked ? words.question()
    : event !== null ? told
    : view.viewer === null ? words.say("table-watching")
    : waiting;
  const below =
    board.refusal.value !== "" ? board.refusal.value
    : asked ? (board.legal.value.some(isInfluence) && (told === "" || board.picked.value.size > 0) ? reachWords(board) : told)
    : event !== null || view.viewer === null ? waiting
    : "";
  const shield = !asked && event?.seat !== undefined ? crestOf(table, event.seat) : crest;
  return (
    <div class={asked ? "prompt" : "prompt idle"}>
      {shield === null ? null : <CrestShield crest={shield} />}
      <h2 aria-live="polite">{head}</h2>
      <p role="status" class={board.refusal.value === "" ? "" : "why"}>{below}</p>
    </div>
  );
}

/** What the chosen dice make, or how many advisors are in reach. */
function reachWords(board: Board): string {
  const words = board.words.value;
  const faces = facesOf(board.dice.value, board.picked.value);
  const all = [...faces.own, ...faces.bonus];
  const n = board.lit.value.size;
  if (all.length === 0) return words.say("table-reach-n", { n });
  const sum = words.say("table-sum", {
    dice: words.group(faces.own, faces.bonus),
    sum: all.reduce((total, face) => total + face, 0),
  });
  const reached = [...board.lit.value.keys()].sort((a, b) => a - b).map((place) => words.advisor(place));
  return `${sum} ${n === 0 ? words.say("table-nothing-fits") : `${words.either(reached)}.`}`;
}

function DiceBox({ board, crest, active }: { board: Board; crest: Crest | null; active: boolean }): JSX.Element | null {
  const words = board.words.value;
  const dice = board.dice.value;
  const raised = board.raised.value;
  if (dice.length === 0) return null;
  const sum = dice.filter(({ key }) => raised.has(key)).reduce((total, { face }) => total + face, 0);
  return (
    <div class="dicebox">
      <span class="lab">{words.say("table-your-dice")}</span>
      <div class="dice" role="group" aria-label={words.say("table-your-dice")}>
        {dice.map(({ key, face, bonus }) => {
          const on = raised.has(key);
          const label = words.say(bonus ? "table-die-bonus" : "table-die-own", { face });
          return (
            <button
              key={key}
              type="button"
              class={`${on ? "on" : ""}${bonus ? " wh" : ""}`}
              aria-pressed={on}
              aria-label={label}
              aria-disabled={!active}
              data-die={key}
              onClick={() => board.toggleDie(key)}
            >
              <Die key={`${face}`} face={face} crest={bonus ? null : crest} />
              {on ? <span class="tick"><Icon name="check" ui /></span> : null}
            </button>
          );
        })}
        {sum > 0 ? <span class="sum num" aria-hidden="true">= {sum}</span> : null}
      </div>
    </div>
  );
}

/** Each way to pay for the advisor that is chosen or pointed at; else what could help. */
function Ways({ board, crest }: { board: Board; crest: Crest | null }): JSX.Element {
  const words = board.words.value;
  const place = board.place.value ?? board.pointed.value;
  const ways = place === null ? undefined : board.lit.value.get(place);
  const me = board.view.value.viewer ?? 0;
  const side = board.view.value.seats[me];
  if (ways === undefined || place === null) {
    const market = board.legal.value.some((action) => (action.market ?? 0) !== 0);
    return (
      <div class="tokbox">
        <span class="lab">{words.say("table-helpers")}</span>
        <div class="chips">
          <span class="chip num"><Icon name="token" label={words.say("table-tokens")} />× {side?.tokens ?? 0}</span>
          {market ? <span class="chip num"><BuildingPicture id="market" />±1</span> : null}
        </div>
      </div>
    );
  }
  return (
    <div class="tokbox">
      <span class="lab">{words.say("table-ways")}: {words.advisor(place)}</span>
      <div class="chips ways" role="group" aria-label={words.say("table-ways")}>
        {ways.map((way) => (
          <button
            key={way.id}
            type="button"
            class="chip num"
            aria-pressed={board.way.value?.id === way.id}
            aria-label={words.way(way)}
            onClick={() => board.chooseWay(way)}
          >
            <Faces way={way} crest={crest} />
            {way.token === true || (way.market ?? 0) !== 0 || way.envoy === true ? <WayMark way={way} /> : null}
          </button>
        ))}
      </div>
    </div>
  );
}

function Faces({ way, crest }: { way: ActionInfo; crest: Crest | null }): JSX.Element {
  return (
    <>
      {(way.own ?? []).map((face, i) => <Die key={`o${i}`} face={face} crest={crest} />)}
      {(way.bonus ?? []).map((face, i) => <Die key={`b${i}`} face={face} crest={null} />)}
    </>
  );
}

function GoodsBox({ board, me }: { board: Board; me: number }): JSX.Element | null {
  const words = board.words.value;
  const side = board.view.value.seats[me];
  if (side === undefined) return null;
  const { gold = 0, wood = 0, stone = 0 } = side.goods;
  return (
    <div class="goodsbox">
      <span class="lab">{words.say("table-goods-label")}</span>
      <div class="goods num">
        <Count icon="gold" n={gold} label={words.say("goods-gold", { n: gold })} />
        <Count icon="wood" n={wood} label={words.say("goods-wood", { n: wood })} />
        <Count icon="stone" n={stone} label={words.say("goods-stone", { n: stone })} />
        <Count icon="soldier" n={side.soldiers} label={words.say("soldiers", { n: side.soldiers })} />
        {board.legal.value.some(isInfluence) ? null : (
          <Count icon="token" n={side.tokens} label={words.say("tokens", { n: side.tokens })} />
        )}
      </div>
    </div>
  );
}

function Plan({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const way = board.way.value;
  const later = board.update.value.advice?.afterHarvest ?? [];
  const step = board.view.value.step;
  const harvest = step === "influence" || step.startsWith("reward");
  return (
    <div class="plan">
      {way === null || way.place === undefined ? null : (
        <span>
          {words.say("table-chosen", {
            advisor: words.advisor(way.place),
            gift: words.advisorGift(way.place),
            way: words.way(way),
          })}
        </span>
      )}
      {harvest && later.length > 0 ? (
        <i>{words.say("table-after-harvest", { buildings: words.either(later.map((id) => words.building(id))) })}</i>
      ) : null}
    </div>
  );
}

interface ButtonsProps {
  board: Board;
  table: TableInfo;
  out: ActionInfo | undefined;
}

function Buttons({ board, table, out }: ButtonsProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const way = board.way.value;
  const influencing = board.legal.value.some(isInfluence);
  if (view.over) {
    return (
      <Link class="btn pri" href={`/t/${encodeURIComponent(table.id)}/end`}>
        {words.say("table-to-end")}
      </Link>
    );
  }
  const busy = board.pace.busy.value;
  return (
    <>
      {view.viewer === null ? null : (
        <button
          type="button"
          class="btn un"
          aria-label={words.say("table-undo")}
          aria-disabled={!board.update.value.canUndo || board.sending.value}
          onClick={board.takeBack}
        >
          <Icon name="undo" ui />
          <span>{words.say("table-undo")}</span>
        </button>
      )}
      {busy ? (
        <button type="button" class="btn" onClick={board.pace.skip}>
          {words.say("table-skip")}
        </button>
      ) : null}
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
          onClick={() => { if (way !== null) board.send(way); }}
        >
          {way?.place === undefined
            ? words.say("table-pick-advisor")
            : words.say("table-influence", { advisor: words.advisor(way.place) })}
        </button>
      ) : null}
    </>
  );
}
