/** My dice, and each way to pay for the advisor that is chosen or pointed at. */

import type { JSX } from "preact";
import { Die } from "../../shared/drawings";
import { WayMark } from "../Court";
import { MARKET_SHIFT } from "../components";
import { GameIcon } from "../drawings";
import { BuildingPicture } from "../pictures";
import type { Board } from "../state";
import type { Crest, Decision } from "../wire";

export function Dice({
  board,
  crest,
  active,
}: {
  board: Board;
  crest: Crest | null;
  active: boolean;
}): JSX.Element | null {
  const words = board.words.value;
  const dice = board.dice.value;
  const raised = board.raised.value;
  if (dice.length === 0) return null;
  const sum = dice.filter(({ key }) => raised.has(key)).reduce((total, { face }) => total + face, 0);
  return (
    <div class="k-dicebox">
      <span class="k-lab">{words.say("kingsburg-table-your-dice")}</span>
      <div class="dice" role="group" aria-label={words.say("kingsburg-table-your-dice")}>
        {dice.map(({ key, face, bonus }) => {
          const on = raised.has(key);
          return (
            <button
              key={key}
              type="button"
              class={`${on ? "on" : ""}${bonus ? " wh" : ""}`}
              aria-pressed={on}
              aria-label={words.say(bonus ? "kingsburg-table-die-bonus" : "kingsburg-table-die-own", { face })}
              aria-disabled={!active}
              data-die={key}
              data-about={bonus ? "die:white" : "die:own"}
              onClick={() => board.toggleDie(key)}
            >
              <Die key={`${face}`} face={face} crest={bonus ? null : crest} />
              {on ? (
                <span class="tick">
                  <GameIcon name="check" ui />
                </span>
              ) : null}
            </button>
          );
        })}
        {sum > 0 ? (
          <span class="sum num" aria-hidden="true">
            = {sum}
          </span>
        ) : null}
      </div>
    </div>
  );
}

export function Ways({ board, crest }: { board: Board; crest: Crest | null }): JSX.Element {
  const words = board.words.value;
  const place = board.place.value ?? board.pointed.value;
  const ways = place === null ? undefined : board.lit.value.get(place);
  if (ways === undefined || place === null) return <Helpers board={board} />;
  return (
    <div class="k-tokbox">
      <span class="k-lab">
        {words.say("kingsburg-table-ways-of", { advisor: words.advisor(place), n: ways.length })}
      </span>
      <div class="chips ways" role="group" aria-label={words.say("kingsburg-table-ways")}>
        {ways.map((way) => (
          <button
            key={way.id}
            type="button"
            class="chip num"
            aria-pressed={board.way.value?.id === way.id}
            aria-label={words.way(way)}
            title={words.way(way)}
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

/** What could help: tokens, the Market, the envoy. */
function Helpers({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const tokens = view.seats[view.viewer ?? 0]?.tokens ?? 0;
  const legal = board.legal.value;
  const market = legal.some((action) => (action.market ?? 0) !== 0);
  const envoy = legal.some((action) => action.envoy === true);
  return (
    <div class="k-tokbox">
      <span class="k-lab">{words.say("kingsburg-table-helpers")}</span>
      <div class="chips">
        <span
          class={tokens === 0 ? "chip num none" : "chip num"}
          data-about="token"
          title={words.say("kingsburg-tokens", { n: tokens })}
        >
          <GameIcon name="token" label={words.say("kingsburg-table-tokens")} />× {tokens}
        </span>
        {market ? (
          <span class="chip num" data-about="building:market" title={words.building("market")}>
            <BuildingPicture id="market" />±{MARKET_SHIFT}
          </span>
        ) : null}
        {envoy ? (
          <span class="chip" data-about="envoy" title={words.say("kingsburg-table-envoy-way")}>
            <GameIcon name="envoy" label={words.say("kingsburg-table-envoy-way")} />
          </span>
        ) : null}
      </div>
    </div>
  );
}

function Faces({ way, crest }: { way: Decision; crest: Crest | null }): JSX.Element {
  return (
    <>
      {(way.own ?? []).map((face, i) => (
        <Die key={`o${i}`} face={face} crest={crest} />
      ))}
      {(way.bonus ?? []).map((face, i) => (
        <Die key={`b${i}`} face={face} crest={null} />
      ))}
    </>
  );
}
