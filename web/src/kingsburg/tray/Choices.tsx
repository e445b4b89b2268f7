/** Every decision besides influencing: tiles to choose from, by what offers them. */
import type { ComponentChildren, JSX } from "preact";
import { verbOf } from "../decisions";
import { BuildingPicture, Governor } from "../pictures";
import type { Board } from "../state";
import type { Crest, Decision } from "../wire";
import { BuildTiles, GovernorTile, tileOf } from "./tiles";

interface ChoicesProps {
  board: Board;
  actions: readonly Decision[];
  crest: Crest | null;
}

/** What offers a decision: a building or a governor of mine; nothing for what the question itself names. */
const SOURCES: Partial<Record<string, { building?: string; governor?: string }>> = {
  "reroll-own": { building: "statue" },
  "reroll-bonus": { building: "statue" },
  "reroll-all": { building: "chapel" },
  turn: { governor: "trickster" },
  shift: { governor: "philosopher" },
  prince: { governor: "prince" },
  "town-hall": { building: "town_hall" },
  sawmill: { building: "sawmill" },
  quarry: { building: "quarry" },
  goldsmith: { building: "goldsmith" },
  exchange: { governor: "steward" },
  sell: { governor: "merchant_prince" },
};

interface Group {
  source: { building?: string; governor?: string } | null;
  actions: Decision[];
}

function groupsOf(actions: readonly Decision[]): Group[] {
  const groups = new Map<string, Group>();
  for (const action of actions) {
    const source = SOURCES[verbOf(action)] ?? null;
    const name = source?.building ?? source?.governor ?? "";
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { source, actions: [action] });
    else group.actions.push(action);
  }
  return [...groups.values()];
}

export function Choices({ board, actions, crest }: ChoicesProps): JSX.Element {
  const words = board.words.value;
  const verb = actions[0] === undefined ? "" : verbOf(actions[0]);
  if (verb === "governor") {
    return (
      <Frame board={board} class="hand">
        {actions.map((action) => (
          <GovernorTile key={action.id} board={board} action={action} />
        ))}
      </Frame>
    );
  }
  if (verb === "build" || verb === "raise") {
    return (
      <Frame board={board} class="tall">
        <BuildTiles board={board} actions={actions} />
      </Frame>
    );
  }
  return (
    <Frame board={board}>
      {groupsOf(actions).map(({ source, actions: offered }) =>
        source === null ? (
          offered.map((action) => tileOf(board, action, crest))
        ) : (
          <section key={source.building ?? source.governor} class="offer">
            <h3>
              {source.building === undefined ? (
                <Governor id={source.governor ?? ""} />
              ) : (
                <BuildingPicture id={source.building} />
              )}
              <span>
                {source.building === undefined
                  ? words.governor(source.governor ?? "")
                  : words.building(source.building)}
              </span>
            </h3>
            <div class="tiles">{offered.map((action) => tileOf(board, action, crest))}</div>
          </section>
        ),
      )}
    </Frame>
  );
}

function Frame({
  board,
  class: more = "",
  children,
}: {
  board: Board;
  class?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={`k-choices ${more}`} role="group" aria-label={board.words.value.say("kingsburg-table-choices")}>
      {children}
    </div>
  );
}
