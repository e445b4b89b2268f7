/** Round, the king's way along the row, the tribute of each round. */

import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { roman } from "../shared/telling";
import { ROUNDS, rowAfter } from "./components";
import { GameIcon } from "./drawings";
import { Cost } from "./pictures";
import { type Board, mySide, payable } from "./state";

export function kingLeft(board: Board): number {
  const { row } = board.view.value;
  return row.length - 1 - row.indexOf("king");
}

/** A rebellion is one over the tribute where nobody has taken a tile. */
const VISIT = new Set(["commit", "neutral disc", "tavern", "offers", "rebellion"]);

export function Calendar({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const at = view.row.indexOf("king");
  const left = kingLeft(board);
  const comes = view.tile !== null && rowAfter(view.row, view.tile).at(-1) === "king";
  const past = (round: number): boolean => round < view.round || view.over;
  const visit = view.tile === null && VISIT.has(view.step);
  return (
    <section class="kw-clock panel" aria-label={words.say("kings-will-table-round", { round: roman(view.round) })}>
      <Heading
        text={words.say("kings-will-table-round", { round: roman(view.round) })}
        tone="verd"
        aside={words.say(visit || view.over ? "kings-will-table-round-of" : "kings-will-table-round-aside", {
          of: roman(ROUNDS),
          n: view.turns + 1,
        })}
      />
      <ol
        class="kw-way num"
        data-about="tile:king"
        aria-label={words.say("kings-will-table-king-at", { place: at, last: view.row.length - 1 })}
      >
        {view.row.map((tile, place) => (
          <li
            key={place}
            class={place < at ? "past" : tile === "king" ? "now" : place === view.row.length - 1 ? "end" : ""}
            aria-hidden="true"
          >
            <span>
              {tile === "king" ? (
                <Icon name="crown" />
              ) : place === view.row.length - 1 ? (
                <Icon name="building" />
              ) : (
                place
              )}
            </span>
          </li>
        ))}
      </ol>
      <p class="kw-dist">
        {view.over || visit || comes ? (
          <b>
            {words.say(
              view.over
                ? "kings-will-table-game-over"
                : visit
                  ? "kings-will-table-king-here"
                  : "kings-will-table-king-comes",
            )}
          </b>
        ) : (
          words.say("kings-will-table-turns-left", { n: left })
        )}
      </p>
      <ol class="kw-rounds" data-about="tribute" aria-label={words.say("kings-will-table-tributes")}>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round) => (
          <li key={round} class={past(round) ? `past ${paidIn(board, round)}` : round === view.round ? "now" : ""}>
            <b>{roman(round)}</b>
            {round === view.round && !view.over && view.travel !== null ? (
              <>
                <Cost amounts={view.travel.tribute} />
                <span class="sr">{words.amounts(view.travel.tribute)}</span>
              </>
            ) : (
              <span>{past(round) ? words.say(PAID[paidIn(board, round)]) : "?"}</span>
            )}
          </li>
        ))}
      </ol>
      <Owed board={board} />
      <Offers board={board} />
    </section>
  );
}

const PAID = {
  paid: "kings-will-table-paid",
  unpaid: "kings-will-table-unpaid",
  past: "kings-will-table-past",
} as const;

/** Did I pay in a round that is over? */
function paidIn(board: Board, round: number): keyof typeof PAID {
  const side = mySide(board);
  return side === undefined ? "past" : side.paid.includes(round) ? "paid" : "unpaid";
}

function Owed({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const advice = board.advice.value;
  const tribute = advice?.tribute ?? null;
  if (advice === null || tribute === null) return null;
  const pays = payable(tribute);
  const reach = advice.offers.filter(({ state }) => state === "can").length;
  const open = advice.offers.filter(({ state }) => state !== "mood").length;
  return (
    <p class={pays ? "kw-owed" : "kw-owed short"}>
      <Icon name={pays ? "check" : "lock"} ui />
      <span>
        <b>{words.tribute(tribute)}</b> · {words.say("kings-will-table-gifts-in-reach", { n: reach, of: open })}
      </span>
    </p>
  );
}

/** On wide screens, where the travel tile has no page of its own. */
function Offers({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const travel = board.view.value.travel;
  if (travel === null) return null;
  const advised = new Map((board.advice.value?.offers ?? []).map((each) => [each.number, each]));
  return (
    <ul class="kw-offers" aria-label={words.say("kings-will-table-gifts-title")}>
      {travel.offers.map((offer, number) => {
        const price = offer.peasants > 0 ? { ...offer.give, peasant: offer.peasants } : offer.give;
        const state = advised.get(number);
        const why =
          state?.state === "can"
            ? words.say("kings-will-table-you-could")
            : state?.state === "given"
              ? words.say("kings-will-table-given")
              : state?.state === "mood"
                ? words.say("kings-will-table-lift", { n: state.lift ?? 0 })
                : state === undefined
                  ? ""
                  : words.say("kings-will-table-missing", { goods: words.amounts(state.missing) });
        return (
          <li key={number} class={state?.state ?? ""}>
            <GameIcon
              name={offer.band === "high" ? "high" : offer.band === "mid" ? "mid" : "low"}
              label={words.bandName(offer.band)}
            />
            <Cost amounts={price} />
            <Icon name="swap" ui />
            <span class="kw-gain num" aria-hidden="true">
              {offer.points}
              <Icon name="vp" />
            </span>
            <span class="sr">{words.give(price, offer.points)}</span>
            <em>{why}</em>
          </li>
        );
      })}
    </ul>
  );
}
