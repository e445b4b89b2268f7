/** My tracks. */
import type { JSX } from "preact";
import { MOST, PIECES, STORES } from "../components";
import { GameIcon } from "../drawings";
import type { Board } from "../state";

/** My tracks up to their ends; what the piece in hand would cost is gold. */
export function Tracks({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[view.viewer ?? 0];
  if (side === undefined) return null;
  const hand = view.step === "build" ? board.hand.value : null;
  const cost = hand === null ? {} : (PIECES.get(hand)?.cost ?? {});
  const others = view.seats.flatMap(({ culture }, seat) => (seat === view.viewer ? [] : [{ seat, culture }]));
  const ahead = others.sort((a, b) => b.culture - a.culture)[0];
  const gap = ahead === undefined ? 0 : side.culture - ahead.culture;
  return (
    <div class="e-trackbox">
      <span class="e-lab">
        {hand === null ? words.say("era-table-tracks") : words.say("era-table-tracks-after", words.inner(hand))}
      </span>
      <div class="trks num">
        {STORES.map((store) => {
          const have = side.stores[store] ?? 0;
          const price = cost[store] ?? 0;
          return (
            <div key={store} class="trk" data-kind={store} data-about={store}>
              <GameIcon name={store} label={words.resource(store)} />
              <b>
                <span key={have} class="n">
                  {have}
                </span>
                {price > 0 ? <s>→{have - price}</s> : null}
              </b>
              <span class="pegs" aria-hidden="true">
                {Array.from({ length: MOST[store] }, (_, i) => (
                  <i key={i} class={i < have - price ? "on" : i < have ? "pay" : ""} />
                ))}
              </span>
            </div>
          );
        })}
        <div class="trk" data-kind="culture" data-about="culture">
          <GameIcon name="culture" label={words.say("era-table-culture")} />
          <b>
            <span key={side.culture} class="n">
              {side.culture}
            </span>
          </b>
          <span class="wd">{ahead === undefined ? "" : cultureWords(board, gap, ahead.seat)}</span>
        </div>
        <div class="trk" data-kind="skull" data-about="disaster">
          <GameIcon name="skull" label={words.say("era-table-disasters")} />
          <b>
            <span key={side.disaster} class="n">
              {side.disaster}
            </span>
          </b>
          <span class="wd">{words.say("era-table-minus-points", { n: side.disaster })}</span>
        </div>
      </div>
    </div>
  );
}

function cultureWords(board: Board, gap: number, seat: number): string {
  const words = board.words.value;
  const player = words.player(seat);
  if (gap === 0) return words.say("era-table-culture-even", { player });
  return words.say(gap < 0 ? "era-table-culture-behind" : "era-table-culture-ahead", { n: Math.abs(gap), player });
}
