/** The calendar: phase, years, the enemy as far as I know it, and how the battle stands. */

import type { JSX } from "preact";
import { Heading } from "../shared/heading";
import { roman } from "../shared/telling";
import { battles } from "./battles";
import { PHASE_ICONS, ROMAN, YEARS } from "./components";
import { GameIcon } from "./drawings";
import { AmountIcons, EnemyPicture } from "./pictures";
import type { Board } from "./state";

export function Calendar({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const fought = new Set(battles(board.pace.log.value).map(({ year }) => year));
  return (
    <section class="k-cal panel">
      <Heading
        text={words.phase(view.phase)}
        tone="verd"
        aside={words.say("kingsburg-table-year-of", { year: roman(view.year) })}
      />
      <ol class="k-phases" aria-label={words.say("kingsburg-table-phases")}>
        {PHASE_ICONS.map((icon, i) => {
          const phase = i + 1;
          const name = words.phase(phase);
          const when = phase < view.phase ? "past" : phase === view.phase ? "now" : "";
          return (
            <li
              key={phase}
              class={when}
              data-about={`phase:${phase}`}
              aria-current={when === "now" ? "step" : undefined}
            >
              <span>
                <GameIcon name={icon} />
              </span>
              <span class="sr">{name}</span>
            </li>
          );
        })}
      </ol>
      <ol class="k-years" aria-label={words.say("kingsburg-table-years")}>
        {YEARS.map(([weakest, strongest], i) => (
          <li
            key={i}
            class={i + 1 < view.year ? "past" : i + 1 === view.year ? "now" : ""}
            data-about={`year:${i + 1}`}
          >
            {fought.has(i + 1) ? (
              <button
                type="button"
                title={words.say("kingsburg-table-battle-of", { year: roman(i + 1) })}
                aria-pressed={board.battle.value === i + 1}
                onClick={() => (board.battle.value = board.battle.peek() === i + 1 ? null : i + 1)}
              >
                <span class="sr">{words.say("kingsburg-table-battle-of", { year: roman(i + 1) })}</span>
                <b aria-hidden="true">{ROMAN[i + 1]}</b>
                <span class="num">
                  {weakest}–{strongest}
                </span>
                <span class="sr">{words.say("kingsburg-table-battle-of", { year: roman(i + 1) })}</span>
              </button>
            ) : (
              <>
                <b>{ROMAN[i + 1]}</b>
                <span class="num">
                  {weakest}–{strongest}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      <Battle board={board} />
    </section>
  );
}

export function enemyWords(board: Board): string {
  const words = board.words.value;
  const enemy = board.view.value.enemy;
  if (enemy === null) return "";
  if (enemy.card !== undefined) {
    return words.say("kingsburg-table-enemy-card", {
      enemy: words.enemy(enemy.card.enemy),
      strength: enemy.card.strength,
    });
  }
  return words.say("kingsburg-table-enemy-range", { weakest: enemy.weakest, strongest: enemy.strongest });
}

function Battle({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const advice = board.update.value.advice;
  const enemy = view.enemy;
  if (enemy === null) return null;
  const me = view.viewer === null ? undefined : view.seats[view.viewer];
  const open = (me?.reinforcement ?? 0) > 0 || me?.["army_tokens"] !== undefined;
  const strength = advice?.strength ?? null;
  const card = enemy.card;
  return (
    <div class={card === undefined ? "odds" : "odds seen"} data-about="enemy">
      <div class="ln">
        {card === undefined ? <GameIcon name="battle" ui /> : <EnemyPicture id={card.enemy} />}
        <span>
          {card === undefined ? enemyWords(board) : <b>{enemyWords(board)}</b>}
          {strength === null
            ? ""
            : ` · ${words.say(open ? "kingsburg-table-strength" : "kingsburg-table-strength-die", { n: strength.now })}`}
        </span>
      </div>
      {card === undefined ? null : (
        <p class="card" title={words.say(enemy.revealed ? "kingsburg-table-enemy-open" : "kingsburg-table-enemy-seen")}>
          <span
            aria-label={words.say("kingsburg-table-penalty", { goods: words.amounts({ ...card.penalty }) })}
            role="img"
            class="pen"
          >
            −<AmountIcons amounts={{ ...card.penalty }} />
          </span>
          <span
            aria-label={words.say("kingsburg-table-reward", { goods: words.amounts({ ...card.reward }) })}
            role="img"
            class="rew"
          >
            +<AmountIcons amounts={{ ...card.reward }} />
          </span>
        </p>
      )}
      {advice?.odds == null ? null : <OddsBar board={board} />}
    </div>
  );
}

export function OddsBar({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const odds = board.update.value.advice?.odds ?? null;
  if (odds === null) return null;
  const percent = (share: number): number => Math.round(100 * share);
  const [win, draw, lose] = [percent(odds.win), percent(odds.draw), percent(odds.lose)];
  return (
    <div
      class="oddsbar"
      role="img"
      data-about="odds"
      aria-label={words.say("kingsburg-table-odds-label", { win, draw, lose })}
    >
      <div class="bar">
        <span class="w" style={{ flexGrow: odds.win }} />
        <span class="d" style={{ flexGrow: odds.draw }} />
        <span class="x" style={{ flexGrow: odds.lose }} />
      </div>
      <div class="key num">
        <span class="w">{words.say("kingsburg-table-win", { percent: win })}</span>
        <span class="d">{words.say("kingsburg-table-draw", { percent: draw })}</span>
        <span class="x">{words.say("kingsburg-table-lose", { percent: lose })}</span>
      </div>
    </div>
  );
}
