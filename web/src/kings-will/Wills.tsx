/** The Will board: eight cards, those I know open to me alone, discs, who looked, and my notes. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { printed } from "../shared/i18n";
import { hyphened, roman } from "../shared/telling";
import type { TableInfo } from "../shared/types";
import { VISIT, WILLS, WRATH } from "./components";
import { GameIcon } from "./drawings";
import { type Board, backOf, held, mySide, sawCard } from "./state";
import type { WillAdvice, WillPlace } from "./wire";
import { romanCard, type Words } from "./words";

export function Wills({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const seen = view.wills.filter((will) => sawCard(will, view.viewer)).length;
  const rule = `kings-will-table-look-again-${String(view.options["look_again"])}`;
  const standing = new Map((board.advice.value?.wills ?? []).map((each) => [each.place, each]));
  return (
    <>
      <Heading
        text={words.say("kings-will-table-tab-will")}
        tone="verm"
        aside={words.say("kings-will-table-seen", { n: seen })}
      />
      <p class="kw-secret">
        <Icon name="eye" />
        {view.viewer === null
          ? words.say("kings-will-table-will-spectator")
          : words.say("kings-will-table-will-secret", { n: seen, of: VISIT.cards })}
        {view.viewer !== null && !view.over && words.has(rule) ? ` ${words.say(rule)}` : ""}
      </p>
      <InHand board={board} />
      <div class="kw-wcs">
        {view.wills.map((will, place) => (
          <Card
            key={place}
            board={board}
            table={table}
            will={will}
            place={place}
            standing={standing.get(place) ?? null}
          />
        ))}
      </div>
      <p class="kw-foot">{words.say("kings-will-table-will-foot", { n: view.limit, last: roman(VISIT.rounds) })}</p>
    </>
  );
}

/** Before the game: the two cards that I was dealt, so that land and store can be chosen with them in mind. */
function InHand({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const side = mySide(board);
  if (board.view.value.step !== "set up" || side === undefined || (side.hand ?? []).length === 0) return null;
  return (
    <div class="kw-dealt">
      <p>{words.say("kings-will-table-dealt")}</p>
      <div>
        {side.hand?.map((will) => (
          <article key={will} class="kw-wc">
            <WillFace words={words} will={will} standing={null} />
          </article>
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  board: Board;
  table: TableInfo;
  will: WillPlace;
  place: number;
  standing: WillAdvice | null;
}

function Card({ board, table, will, place, standing }: CardProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const act = board.legal.value.find(
    (each) => ["explore", "commit", "neutral"].includes(each.kind) && each.card === place,
  );
  const chosen = act !== undefined && board.picked.value?.card === place;
  const mine = view.viewer !== null && will.discs.includes(view.viewer);
  const n = will.discs.length + (will.neutral ? 1 : 0);
  const seers = will["seen_by"].filter((seat) => seat !== view.viewer);
  const card = romanCard(place);
  // Until the board is filled, my own card is known from my hand alone.
  const own = view.viewer !== null && will.by === view.viewer ? mySide(board)?.put : undefined;
  const face = will.card ?? own ?? undefined;
  return (
    <article
      class={`kw-wc${face === undefined ? " down" : ""}${mine ? " own" : ""}${act === undefined ? "" : " can"}${chosen ? " chosen" : ""}`}
      data-about={`will:${place}`}
      aria-label={words.say("kings-will-table-card-n", { card })}
    >
      <span class="kw-wno" aria-hidden="true">
        {card}
      </span>
      {will["seen_by"].length > 0 ? (
        <span
          class="kw-eyes"
          title={words.say("kings-will-table-seen-by", { players: words.players(will["seen_by"]) })}
        >
          <Icon name="eye" label={words.say("kings-will-table-seen-by", { players: words.players(will["seen_by"]) })} />
          {will["seen_by"].map((seat) => (
            <CrestShield key={seat} crest={crestOf(table, seat) ?? ""} />
          ))}
        </span>
      ) : null}
      {face === undefined ? (
        <div class="kw-wback">
          <Icon name="crown" />
          <span>
            {words.say(
              will.lies || will["seen_by"].length > 0 ? backOf(will, view.viewer) : "kings-will-table-not-yet",
            )}
          </span>
        </div>
      ) : (
        <WillFace words={words} will={face} standing={standing} />
      )}
      {held(view, will) ? <p class="kw-now">{words.say("kings-will-table-looking")}</p> : null}
      {view.viewer === null || !will.lies ? null : <Note board={board} place={place} />}
      <div class="kw-dsc" data-about="disc">
        {will.discs.map((seat) => (
          <CrestShield key={seat} crest={crestOf(table, seat) ?? ""} labelled />
        ))}
        {will.neutral ? <i class="neutral" title={words.say("kings-will-table-neutral")} /> : null}
        {Array.from({ length: Math.max(0, view.limit - n) }, (_, i) => (
          <i key={i} />
        ))}
        <em class="num">
          {n >= view.limit
            ? words.say("kings-will-table-discs-full", { n, of: view.limit })
            : words.say("kings-will-table-discs", { n, of: view.limit })}
        </em>
      </div>
      {act === undefined ? null : (
        <button
          type="button"
          class="kw-cover"
          aria-pressed={chosen}
          aria-label={`${words.decision(act, () => "")}${face === undefined ? "" : `: ${words.will(face)}`}`}
          onClick={() => board.choose({ kind: act.kind, card: place })}
          data-card={place}
          data-about={`will:${place}`}
          data-seers={seers.length}
        />
      )}
    </article>
  );
}

/** The card that I am looking at, where it does not stay open to me: on the table while its board is out of sight. */
export function Held({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const place = view.wills.findIndex((will) => held(view, will));
  const will = view.wills[place]?.card;
  if (will === undefined) return null;
  const standing = board.advice.value?.wills.find((each) => each.place === place) ?? null;
  return (
    <section class="kw-held panel" aria-label={words.say("kings-will-table-card-n", { card: romanCard(place) })}>
      <p>
        <Icon name="eye" />
        <b>{words.say("kings-will-table-card-n", { card: romanCard(place) })}</b>
        <span>{words.say("kings-will-table-looking")}</span>
      </p>
      <WillFace words={words} will={will} standing={standing} />
    </section>
  );
}

/** The face of a card: what escapes the king's wrath, what he wishes, and how I stand. */
export function WillFace({
  words,
  will,
  standing,
}: {
  words: Words;
  will: string;
  standing: WillAdvice | null;
}): JSX.Element | null {
  const card = WILLS.get(will);
  if (card === undefined) return null;
  const { each = 0 } = card;
  const base = standing?.base ?? null;
  const wish = standing?.wish ?? null;
  const safe = base !== null && base.have >= base.need;
  const met = safe && wish !== null && wish.have >= wish.need;
  const need = (of: string, n: number): string => words.say(`kings-will-table-need-${hyphened(of)}`, { n });
  return (
    <div class="kw-face">
      <b class="kw-wn">{words.will(will)}</b>
      <p class={`kw-wl${safe ? " ok" : ""}`}>
        {safe ? <Icon name="check" ui /> : <i class="ring" />}
        <span>
          {need(card.base_of, card.base)}
          {base === null ? null : <Now words={words} n={base.have} />}
        </span>
        <em>{words.say("kings-will-table-or-wrath", { n: WRATH })}</em>
      </p>
      <p class={`kw-wl${met ? " ok" : ""}`}>
        {met ? <Icon name="check" ui /> : <i class="ring" />}
        <span>
          {each > 0
            ? words.say(`kings-will-table-each-${hyphened(card.wish_of)}`, { n: each })
            : need(card.wish_of, card.wish)}
          {wish === null || card.wish_of === "most_buildings" ? null : <Now words={words} n={wish.have} />}
        </span>
        <em>
          <b class="num">
            {each === 0
              ? card.points
              : standing !== null && standing.worth > 0
                ? `${standing.worth}/${card.points}`
                : words.say("kings-will-table-at-most", { n: card.points })}
          </b>
          <Icon name="vp" label={words.say("kings-will-table-points-word")} />
        </em>
      </p>
    </div>
  );
}

/** How much of it I have; what it is of stays together, and so does this. */
function Now({ words, n }: { words: Words; n: number }): JSX.Element {
  return (
    <small>
      {"\u00a0· "}
      <span>{words.say("kings-will-table-now", { n: printed(n) })}</span>
    </small>
  );
}

function Note({ board, place }: { board: Board; place: number }): JSX.Element {
  const words = board.words.value;
  const writing = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const note = board.notes.all.value[place] ?? "";
  const close = (keep: boolean): void => {
    if (keep && field.current !== null) board.notes.write(place, field.current.value);
    writing.value = false;
  };
  if (writing.value) {
    return (
      <span class="kw-note">
        <GameIcon name="note" ui />
        <input
          ref={(input) => {
            field.current = input;
            input?.focus();
          }}
          type="text"
          maxLength={80}
          defaultValue={note}
          aria-label={words.say("kings-will-table-note-on", { card: romanCard(place) })}
          onBlur={() => close(true)}
          onKeyDown={(press) => {
            press.stopPropagation();
            if (press.key === "Enter") close(true);
            if (press.key === "Escape") close(false);
          }}
        />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`kw-note${note === "" ? " add" : ""}`}
      title={words.say("kings-will-table-note-secret")}
      onClick={() => (writing.value = true)}
    >
      {note === "" ? <Icon name="plus" ui /> : <GameIcon name="note" ui />}
      <span>{note === "" ? words.say("kings-will-table-note-add") : note}</span>
      <span class="sr">{words.say("kings-will-table-note-on", { card: romanCard(place) })}</span>
    </button>
  );
}
