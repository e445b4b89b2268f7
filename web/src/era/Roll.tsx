/** My roll, behind the screen: what to throw again, what it brings as it lies, and what it risks. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { DIE_KINDS, DISASTERS, type DieKind, FACES, SKULL, STORES, THROWS } from "./components";
import { riskNow, twoOrMore } from "./Disasters";
import { Die, GameIcon, Thumb } from "./drawings";
import { Stock } from "./Players";
import { type Board, mayJoinQuill } from "./state";
import type { TrayDie } from "./wire";
import { symbolsOf } from "./words";

export function Roll({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[view.viewer ?? 0];
  const throws = side?.throws ?? 0;
  return (
    <section class="e-roll panel" aria-label={words.say("era-table-your-roll")}>
      <div class="rh">
        <Heading
          text={words.say("era-table-your-roll")}
          tone="verm"
          {...(view.seats.length > 1 ? { aside: words.say("era-table-screen") } : {})}
        />
        <ol class="rolls" data-about="phase:1" aria-hidden="true">
          {Array.from({ length: THROWS }, (_, i) => (
            <li key={i} class={i + 1 === throws ? "d now" : i + 1 < throws ? "d" : ""}>
              {i + 1}
            </li>
          ))}
        </ol>
        <b class="rno">
          {throws > THROWS
            ? words.say("era-table-throw-feather")
            : words.say("era-table-throw-of", { n: throws, of: THROWS })}
        </b>
      </div>
      <div class="kinds">
        {DIE_KINDS.map((kind) => (
          <Kind key={kind} board={board} kind={kind} />
        ))}
        <Yield board={board} />
      </div>
      <RiskPanel board={board} />
    </section>
  );
}

/** The dice of one kind. */
function Kind({ board, kind }: { board: Board; kind: DieKind }): JSX.Element | null {
  const words = board.words.value;
  const dice = board.dice.value.filter((die) => die.kind === kind);
  if (dice.length === 0) return null;
  return (
    <div class={`kd kd-${kind}`}>
      <span class="kl">{words.kind(kind, dice.length)}</span>
      <div class="e-dice" role="group" aria-label={words.kind(kind, dice.length)}>
        {dice.map((die) => (
          <RollDie key={die.key} board={board} die={die} />
        ))}
      </div>
    </div>
  );
}

/** What happens to a die, in a word. */
function fate(board: Board, die: TrayDie): { word: string; on: boolean; off: boolean } {
  const words = board.words.value;
  const question = board.view.value.question;
  const legal = board.legal.value;
  const feather = FACES[die.kind][die.face - 1]?.includes("feather") === true;
  const chosen = board.chosen.value.has(die.key);
  if (question === "monastery") {
    const set = board.setting.value === die.key;
    return {
      word: words.say(set ? "era-table-die-set" : die.face === SKULL ? "era-table-die-locked" : "era-table-die-keep"),
      on: set,
      off: die.face === SKULL,
    };
  }
  if (chosen) return { word: words.say("era-table-die-again"), on: true, off: false };
  if (question === "quill")
    return {
      word: words.say(feather ? "era-table-die-quill" : "era-table-die-keep"),
      on: false,
      off: !mayJoinQuill(legal, die),
    };
  if (die.face === SKULL) return { word: words.say("era-table-die-locked"), on: false, off: true };
  return {
    word: words.say(feather ? "era-table-die-later" : "era-table-die-keep"),
    on: false,
    off: legal.length === 0,
  };
}

function RollDie({ board, die }: { board: Board; die: TrayDie }): JSX.Element {
  const words = board.words.value;
  const { word, on, off } = fate(board, die);
  const skull = die.face === SKULL;
  const label = words.say("era-table-die", {
    die: words.kind(die.kind, 1),
    shows: words.amounts(symbolsOf(die.kind, die.face)),
    fate: word,
  });
  return (
    <button
      type="button"
      class={`rd${on ? " on" : ""}${skull ? " lk" : ""}`}
      aria-pressed={on}
      aria-disabled={off}
      aria-label={label}
      data-die={die.key}
      data-face={die.face}
      data-about={`die:${die.kind}`}
      onClick={() => board.toggle(die.key)}
    >
      <Die
        key={`${die.face} ${board.view.value.seats[board.view.value.viewer ?? 0]?.throws ?? 0}`}
        kind={die.kind}
        face={die.face}
        class={on ? "" : "still"}
      />
      {on ? (
        <span class="tick">
          <GameIcon name={board.setting.value === die.key ? "hand" : "turn"} ui={board.setting.value !== die.key} />
        </span>
      ) : null}
      {skull ? (
        <span class="lockb">
          <Icon name="lock" ui />
        </span>
      ) : null}
      <span class="w" aria-hidden="true">
        {word}
      </span>
    </button>
  );
}

/** What the dice bring as they lie, and whether everybody can be fed. */
function Yield({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const harvest = board.advice.value?.harvest;
  const me = view.viewer ?? 0;
  const side = view.seats[me];
  const domain = board.domains.value[me];
  if (harvest == null || side === undefined || domain === undefined) return null;
  const { symbols, income, stores, lost, mouths, missing } = harvest;
  const told = [...STORES, "culture", "hammer", "sword", "shield"] as const;
  return (
    <div class="yield">
      <button
        type="button"
        class="myd"
        aria-label={words.say("era-table-show-own")}
        onClick={() => (board.looking.value = me)}
      >
        <Thumb pieces={domain.pieces} city={domain.inside} />
      </button>
      <h3 class="kl">{words.say("era-table-yield")}</h3>
      <div class="goods num">
        {told.map((name) => {
          const more = name === "food" ? income.food : name === "wood" ? income.wood : undefined;
          const n = symbols[name] ?? 0;
          return n === 0 &&
            more === undefined &&
            (name === "culture" || name === "shield" || name === "sword") ? null : (
            <span
              key={name}
              class={n === 0 && more === undefined ? "zero" : ""}
              data-about={name}
              title={words.store(name, n)}
            >
              <GameIcon name={name} label={words.store(name, n)} />
              <span aria-hidden="true">{n}</span>
              {more === undefined ? null : (
                <em>{words.say(name === "food" ? "era-table-farms" : "era-table-mills", { n: more })}</em>
              )}
            </span>
          );
        })}
      </div>
      <p class={missing > 0 ? "hunger" : ""}>
        {words.say(missing > 0 ? "era-table-hunger" : "era-table-fed", { food: stores.food ?? 0, mouths, n: missing })}
        {Object.keys(lost).length > 0 ? ` ${words.say("era-table-lost", { amounts: words.amounts(lost) })}` : ""}
      </p>
      <div class="goods sm num">
        <span class="lb">{words.say("era-table-in-store")}</span>
        <Stock side={side} words={words} />
      </div>
    </div>
  );
}

/** The chances for the dice that are chosen, as a bar, and for any other number of them. */
function RiskPanel({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  if ((board.advice.value?.skulls.length ?? 0) === 0) return null;
  const risk = riskNow(board);
  const rows = risk.rows.flatMap((chance, row) => (chance > 0 ? [{ row, chance }] : []));
  const bars = twoOrMore(board);
  const name = (row: number): string =>
    row === 0 ? words.say("era-table-no-disaster") : words.disaster(DISASTERS[row - 1]?.id ?? "");
  return (
    <div class="risk" data-about="odds">
      <div class="rb">
        <span class="rl">
          {risk.thrown === 0
            ? words.say("era-table-skulls-now")
            : words.say("era-table-skulls-after", { n: risk.thrown })}
        </span>
        <div class="rbar" aria-hidden="true">
          {rows.map(({ row, chance }) => (
            <span key={row} class={`r${row}`} style={{ flexGrow: chance }}>
              {chance > 0.04 ? row : ""}
            </span>
          ))}
        </div>
        <ul class="num">
          {rows.map(({ row, chance }) => (
            <li key={row} class={`r${row}`}>
              <GameIcon name="skull" label={words.say("era-table-skulls-word")} />
              <b>{row}</b>
              <span>{name(row)}</span>
              <strong>{words.percent(chance, 1)}</strong>
            </li>
          ))}
        </ul>
      </div>
      {bars.length === 0 ? null : (
        <div class="rc">
          <span class="rl">{words.say("era-table-two-or-more")}</span>
          <ol class="num">
            {bars.map((chance, i) => (
              <li key={i} class={i + 1 === risk.thrown ? "now" : ""}>
                <i style={{ height: `${Math.round((64 * chance) / Math.max(0.4, ...bars))}%` }} />
                <b>{words.percent(chance)}</b>
                <span>{i + 1}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
