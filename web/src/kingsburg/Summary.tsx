/** A winter's battle for everybody: the enemy, each strength, and what it brought or cost. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { crestOf } from "../shared/crests";
import { CrestShield } from "../shared/drawings";
import { roman } from "../shared/telling";
import { type Battle, battles, type Fight } from "./battles";
import { isInfluence } from "./choosing";
import { GameIcon } from "./drawings";
import { AmountIcons, BuildingPicture, EnemyPicture } from "./pictures";
import type { Board } from "./state";
import type { TableInfo } from "./wire";

/** Opens by itself while a battle is told, and goes when dice are to be placed again. */
export function watchBattles(board: Board): () => void {
  const stopTelling = board.pace.event.subscribe((event) => {
    if (event?.kind === "battle" || event?.kind === "enemy_revealed") board.battle.value = board.view.peek().year;
  });
  const stopAsking = board.legal.subscribe((legal) => {
    if (legal.some(isInfluence)) board.battle.value = null;
  });
  return () => {
    stopTelling();
    stopAsking();
  };
}

export function Summary({ board, table }: { board: Board; table: TableInfo }): JSX.Element | null {
  const year = board.battle.value;
  const story = year === null ? undefined : battles(board.pace.log.value).find((battle) => battle.year === year);
  return story === undefined ? null : <Story board={board} table={table} story={story} />;
}

function Story({ board, table, story }: { board: Board; table: TableInfo; story: Battle }): JSX.Element {
  const words = board.words.value;
  const close = useRef<HTMLButtonElement>(null);
  const { step } = board.view.value;
  // Who asked for an old battle is taken to it; a battle that is being fought leaves the focus alone.
  useEffect(() => {
    if (step === "influence") close.current?.focus();
  }, []);
  return (
    <section class="k-summary panel" aria-label={words.say("kingsburg-table-battle-of", { year: roman(story.year) })}>
      <header>
        <EnemyPicture id={story.enemy} />
        <div>
          <h2>{words.say("kingsburg-table-battle-of", { year: roman(story.year) })}</h2>
          <p>
            <b>
              {words.say("kingsburg-table-enemy-card", { enemy: words.enemy(story.enemy), strength: story.strength })}
            </b>
            {story.reinforcements === null ? null : (
              <span>{words.say("kingsburg-table-king-sends", { n: story.reinforcements })}</span>
            )}
          </p>
          <p class="stakes">
            <span
              class="pen"
              role="img"
              aria-label={words.say("kingsburg-table-penalty", { goods: words.amounts(story.penalty) })}
            >
              −<AmountIcons amounts={story.penalty} />
            </span>
            <span
              class="rew"
              role="img"
              aria-label={words.say("kingsburg-table-reward", { goods: words.amounts(story.reward) })}
            >
              +<AmountIcons amounts={story.reward} />
            </span>
          </p>
        </div>
        <button ref={close} type="button" class="btn small" onClick={() => (board.battle.value = null)}>
          {words.say("kingsburg-table-close")}
        </button>
      </header>
      <ol>
        {story.fights.map((fight) => (
          <Row key={fight.seat} board={board} table={table} fight={fight} against={story.strength} />
        ))}
      </ol>
    </section>
  );
}

function Row({
  board,
  table,
  fight,
  against,
}: {
  board: Board;
  table: TableInfo;
  fight: Fight;
  against: number;
}): JSX.Element {
  const words = board.words.value;
  const mine = fight.seat === board.view.value.viewer;
  return (
    <li class={`${fight.outcome}${mine ? " me" : ""}`}>
      <CrestShield crest={crestOf(table, fight.seat) ?? ""} />
      <b class="who">{mine ? words.say("kingsburg-table-you") : words.player(fight.seat)}</b>
      <span class="vs num">
        {fight.strength} <small>{words.say("kingsburg-table-against")}</small> {against}
        {fight.token === null ? null : (
          <i class="k-armytoken small" title={words.say("kingsburg-table-army")}>
            {fight.token}
          </i>
        )}
      </span>
      <span class="end">
        <GameIcon name={fight.outcome === "won" ? "check" : fight.outcome === "lost" ? "battle" : "soldier"} ui />
        {words.say(`kingsburg-table-outcome-${fight.outcome}`)}
      </span>
      <span class="what">
        <span class="sr">{consequences(board, fight)}</span>
        {Object.keys(fight.gained).length > 0 ? (
          <span class="rew" aria-hidden="true">
            +<AmountIcons amounts={fight.gained} />
          </span>
        ) : null}
        {Object.keys(fight.lost).length > 0 ? (
          <span class="pen" aria-hidden="true">
            −<AmountIcons amounts={fight.lost} />
          </span>
        ) : null}
        {fight.fallen.map((id) => (
          <span key={id} class="fallen" title={words.building(id)} aria-hidden="true">
            <BuildingPicture id={id} />
            {words.building(id)}
          </span>
        ))}
        {fight.strongest ? <small>{words.say("kingsburg-table-strongest")}</small> : null}
      </span>
    </li>
  );
}

function consequences(board: Board, fight: Fight): string {
  const words = board.words.value;
  const lost = { ...fight.lost, buildings: fight.fallen.length };
  const parts = [
    Object.keys(fight.gained).length > 0
      ? words.say("kingsburg-table-reward", { goods: words.amounts(fight.gained) })
      : "",
    Object.values(lost).some((n) => n > 0) ? words.say("kingsburg-table-penalty", { goods: words.amounts(lost) }) : "",
  ];
  return parts.filter((part) => part !== "").join(". ");
}
