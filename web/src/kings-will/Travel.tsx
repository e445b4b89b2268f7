/** The travel tile: the tribute that all owe, and the gifts that each mood allows. */

import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { signed } from "../shared/i18n";
import { RuleChip } from "../shared/rule";
import { roman } from "../shared/telling";
import type { TableInfo } from "../shared/types";
import { BANDS, bandOf, MOOD, VISIT } from "./components";
import { GameIcon } from "./drawings";
import { Cost } from "./pictures";
import { type Board, mySide, payable } from "./state";
import type { Offer, OfferAdvice } from "./wire";

export function Travel({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const travel = view.travel;
  const tribute = board.advice.value?.tribute ?? null;
  if (travel === null) {
    return (
      <>
        <Heading text={words.say("kings-will-table-tab-travel")} tone="verd" />
        <p class="kw-lead">{words.say("kings-will-table-travel-none")}</p>
      </>
    );
  }
  const pays = tribute !== null && payable(tribute);
  return (
    <>
      <Heading
        text={words.say("kings-will-table-tab-travel")}
        tone="verd"
        aside={words.say("kings-will-table-travel-aside", { round: roman(travel.round) })}
      />
      <div class="kw-tt">
        <div class="kw-tth">
          <span class="kw-rn" aria-hidden="true">
            {roman(travel.round)}
          </span>
          <div>
            <b>{words.say("kings-will-table-visit-n", { round: roman(travel.round) })}</b>
            <span>{words.say("kings-will-table-visit-about")}</span>
          </div>
        </div>
        <div data-about="tribute" class={`kw-must${tribute === null || pays ? "" : " short"}`}>
          <span class="kw-lab">{words.say("kings-will-table-tribute")}</span>
          <span class="big">
            <Cost amounts={travel.tribute} missing={tribute?.missing ?? {}} />
            <span class="sr">{words.amounts(travel.tribute)}</span>
          </span>
          {tribute === null ? null : (
            <span class="kw-okk">
              {pays ? <Icon name="check" ui /> : null}
              {words.tribute(tribute)}
            </span>
          )}
          <p>
            {words.say("kings-will-table-unpaid-price", { n: VISIT.unpaid_points, mood: signed(VISIT.unpaid_mood) })}
            {tribute !== null && tribute.answered === null && !pays
              ? ` ${tribute.rebels ? words.rebels(mySide(board)) : words.say("kings-will-table-mood-to", { mood: words.mood(tribute.mood) })}`
              : ""}
          </p>
        </div>
        <span class="kw-lab">{words.say("kings-will-table-gifts")}</span>
        {[...BANDS].reverse().map((band, i, all) => (
          <Band
            key={band.id}
            board={board}
            table={table}
            band={band.id}
            least={band.least}
            most={i === 0 ? MOOD.most : (all[i - 1]?.least ?? 0) - 1}
            offers={travel.offers}
            mood={tribute?.mood ?? null}
          />
        ))}
      </div>
      <h3 class="kw-sh">{words.say("kings-will-table-steps-title")}</h3>
      <ol class="kw-steps">
        {["will", "tribute", "gifts", "onward"].map((step) => (
          <li key={step} aria-current={STEP_OF[view.step] === step ? "step" : undefined}>
            <b>{words.say(`kings-will-table-steps-${step}`)}</b> {words.say(`kings-will-table-steps-${step}-about`)}
            {step === "will" && view.seats.length === 2 ? ` ${words.say("kings-will-table-steps-neutral")}` : ""}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Which step of the visit a question belongs to. */
const STEP_OF: Partial<Record<string, string>> = {
  commit: "will",
  "neutral disc": "will",
  tavern: "tribute",
  offers: "gifts",
};

interface BandProps {
  board: Board;
  table: TableInfo;
  band: (typeof BANDS)[number]["id"];
  least: number;
  most: number;
  offers: readonly Offer[];
  /** Mine, as the offers will meet it; an unpaid tribute spoils it before. */
  mood: number | null;
}

const ORDER: readonly string[] = BANDS.map(({ id }) => id);

function Band({ board, table, band, least, most, offers, mood }: BandProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const mine = mood !== null && bandOf(mood) === band;
  const others = view.seats.flatMap((side, seat) => (seat !== view.viewer && bandOf(side.mood) === band ? [seat] : []));
  const advised = new Map((board.advice.value?.offers ?? []).map((each) => [each.number, each]));
  const lift = mood === null ? 0 : least - mood;
  return (
    <div data-about="offer" class={`kw-band ${band}${mine ? " mine" : ""}`}>
      <span class="kw-bname">
        <GameIcon name={band} />
        <b>{words.bandName(band)}</b>
        <em class="num">{words.say("kings-will-table-from-to", { from: signed(least), to: signed(most) })}</em>
      </span>
      <ul>
        {offers.map((offer, number) =>
          ORDER.indexOf(offer.band) > ORDER.indexOf(band) ? null : (
            <Gift key={number} board={board} offer={offer} number={number} mine={mine} advised={advised.get(number)} />
          ),
        )}
      </ul>
      <span class="kw-bs">
        {mine && view.viewer !== null ? (
          <>
            <CrestShield crest={crestOf(table, view.viewer) ?? ""} />
            {words.say("kings-will-table-you-at", { mood: signed(mood) })}
          </>
        ) : lift > 0 ? (
          words.say("kings-will-table-lift", { n: lift })
        ) : null}
        {others.map((seat) => (
          <span key={seat} title={words.player(seat)}>
            <CrestShield crest={crestOf(table, seat) ?? ""} />
          </span>
        ))}
      </span>
    </div>
  );
}

function Gift({
  board,
  offer,
  number,
  mine,
  advised,
}: {
  board: Board;
  offer: Offer;
  number: number;
  mine: boolean;
  advised: OfferAdvice | undefined;
}): JSX.Element {
  const words = board.words.value;
  const price = offer.peasants > 0 ? { ...offer.give, peasant: offer.peasants } : offer.give;
  const now = mine && board.legal.value.some((act) => act.kind === "give" && act.offer === number);
  const chosen = now && board.wish.value?.kind === "give" && board.wish.value.offer === number;
  const state = mine ? advised?.state : undefined;
  const why =
    state === "given"
      ? words.say("kings-will-table-given")
      : state === "can"
        ? words.say(now ? "kings-will-table-you-can" : "kings-will-table-you-could")
        : state === "missing"
          ? words.say("kings-will-table-missing", { goods: words.amounts(advised?.missing ?? {}) })
          : "";
  const inside = (
    <>
      <Cost amounts={price} />
      <Icon name="swap" ui />
      <span class="kw-gain num">
        {offer.points}
        <Icon name="vp" />
      </span>
      <span class="sr">{words.give(price, offer.points)}</span>
      <em>{why}</em>
    </>
  );
  return (
    <li class={`${state ?? "far"}${now ? " now" : ""}`}>
      {now ? (
        <button
          type="button"
          aria-pressed={chosen}
          class={chosen ? "chosen" : ""}
          onClick={() => board.choose({ kind: "give", offer: number })}
        >
          {inside}
        </button>
      ) : (
        <span>{inside}</span>
      )}
      {state === "missing" ? <RuleChip rule={board.update.value.reasons.offer} /> : null}
    </li>
  );
}
