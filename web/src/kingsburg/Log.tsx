/** The log, newest first, with its reasons. News are spoken by the tray, once: here they are read. */

import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Die } from "../shared/drawings";
import { LogBox } from "../shared/logbox";
import { LineRule } from "../shared/rule";
import { GameIcon, type GameIconName } from "./drawings";
import { BuildingPicture, EnemyPicture } from "./pictures";
import type { Board } from "./state";
import type { Crest, Event, TableInfo } from "./wire";
import { tellerFor } from "./words";

const SEASONS: readonly GameIconName[] = ["spring", "summer", "autumn"];
/** So many lines are drawn; the record holds the rest. */
const LINES = 160;

interface Line {
  entry: Event;
  season: GameIconName | null;
}

/** Each line with the season that its turn order opens. */
function lines(log: readonly Event[]): Line[] {
  let turn = 0;
  return log.map((entry) => {
    if (entry.kind === "year_begins") turn = 0;
    const season = entry.kind === "turn_order" ? (SEASONS[turn++] ?? null) : null;
    return { entry, season };
  });
}

const ICONS: Partial<Record<Event["kind"], GameIconName>> = {
  turn_order_drawn: "people",
  enemy_drawn: "battle",
  enemy_revealed: "battle",
  kings_reinforcements: "kingdie",
  envoy_nobody: "envoy",
  neutral_dice: "kingdie",
  neutral_dice_leave: "kingdie",
  dice_taken_back: "people",
  soldiers_go_home: "soldier",
  game_over: "crown",
};

export function LogList({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const all = lines(board.pace.log.value);
  const shown = all.slice(-LINES).reverse();
  const teller = tellerFor(board.update.value.names, table.options, table.you);
  const viewer = board.view.value.viewer;
  const mine = shown.findIndex(({ entry }) => viewer !== null && entry.seat === viewer);
  return (
    <LogBox title={words.say("kingsburg-table-log")} tone="verd" style="k-">
      {shown.map(({ entry, season }, i) =>
        entry.kind === "year_begins" ? (
          <li key={entry.n} class="sep">
            {teller.line(entry)}
            <LineRule rule={entry.rule} n={entry.n} first={i === 0} />
          </li>
        ) : (
          <li
            key={entry.n}
            class={i === mine && i > 2 ? "since" : ""}
            data-since={i === mine && i > 2 ? words.say("kingsburg-table-since") : undefined}
          >
            {entry.seat === undefined ? (
              <GameIcon name={season ?? ICONS[entry.kind] ?? "quill"} />
            ) : (
              <CrestShield crest={crestOf(table, entry.seat) ?? ""} />
            )}
            <span>
              {teller.line(entry)}
              <LineRule rule={entry.rule} n={entry.n} first={i === 0} />
            </span>
            <Shown entry={entry} crest={crestOf(table, entry.seat)} />
          </li>
        ),
      )}
    </LogBox>
  );
}

/** What a line is about, as a picture beside its words: dice, a building, the enemy. */
function Shown({ entry, crest }: { entry: Event; crest: Crest | null }): JSX.Element | null {
  if ("own" in entry) {
    return (
      <span class="shown" aria-hidden="true">
        {entry.own.map((face, i) => (
          <Die key={`o${i}`} face={face} crest={crest} />
        ))}
        {entry.bonus.map((face, i) => (
          <Die key={`b${i}`} face={face} crest={null} />
        ))}
        {entry.kind === "influenced" && entry.token ? <GameIcon name="token" /> : null}
      </span>
    );
  }
  if (entry.kind === "built" || entry.kind === "raised") {
    return (
      <span class="shown">
        <BuildingPicture id={entry.building} />
      </span>
    );
  }
  if (entry.kind === "enemy_revealed")
    return (
      <span class="shown">
        <EnemyPicture id={entry.enemy} />
      </span>
    );
  return null;
}
