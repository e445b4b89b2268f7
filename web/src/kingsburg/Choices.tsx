/** Every decision besides influencing, as cards to choose from. */
import type { JSX } from "preact";
import { CrestShield, Die, Icon } from "../shared/drawings";
import type { ActionInfo, Crest } from "../shared/types";
import { BUILDINGS, GOVERNORS } from "./components";
import { verbOf } from "./decisions";
import { AmountIcons, BuildingPicture } from "./pictures";
import type { Board } from "./state";

interface ChoicesProps {
  board: Board;
  actions: readonly ActionInfo[];
  crest: Crest | null;
}

export function Choices({ board, actions, crest }: ChoicesProps): JSX.Element {
  const words = board.words.value;
  const tall = actions.some((action) => ["governor", "build", "raise"].includes(verbOf(action)));
  return (
    <div class={tall ? "choices tall" : "choices"} role="group" aria-label={words.say("table-choices")}>
      {actions.map((action) => (
        <button key={action.id} type="button" class={`choice ${verbOf(action)}`} onClick={() => board.send(action)}>
          <Picture board={board} action={action} crest={crest} />
          <span class="tx">
            <Told board={board} action={action} />
          </span>
        </button>
      ))}
    </div>
  );
}

function Told({ board, action }: { board: Board; action: ActionInfo }): JSX.Element {
  const words = board.words.value;
  switch (verbOf(action)) {
    case "governor": {
      const id = action.governor ?? "";
      return (
        <>
          <b>{words.governor(id)}</b>
          <small>{words.governorEffect(id)}</small>
          <em class={GOVERNORS[id] ?? "house"} title={words.say(`provenance-${GOVERNORS[id] ?? "house"}`)}>
            {words.say(`table-provenance-${GOVERNORS[id] ?? "house"}`)}
          </em>
        </>
      );
    }
    case "build":
    case "raise": {
      const id = action.building ?? "";
      const points = BUILDINGS.find((one) => one.id === id)?.points ?? 0;
      return (
        <>
          <b>{words.building(id)}</b>
          <span class="line">
            <AmountIcons amounts={{ ...action.price }} />
            <span class="pts num">{verbOf(action) === "raise" ? "" : words.say("points", { n: points })}</span>
          </span>
          <small title={words.buildingEffect(id)}>{words.shortEffect(id)}</small>
          <span class="sr">{words.decision(action)}</span>
        </>
      );
    }
    default:
      return <>{words.decision(action)}</>;
  }
}

function Picture({ board, action, crest }: { board: Board; action: ActionInfo; crest: Crest | null }): JSX.Element | null {
  const goods = { ...action.goods };
  const paid = { ...action.goods, tokens: action.token === true ? 1 : 0 };
  switch (verbOf(action)) {
    case "take":
      return <AmountIcons amounts={goods} />;
    case "lose":
      return <span class="pic">−<AmountIcons amounts={goods} /></span>;
    case "trade":
    case "exchange":
      return (
        <span class="pic">
          <AmountIcons amounts={{ ...action.give }} />
          <em>→</em>
          <AmountIcons amounts={{ ...action.get }} />
        </span>
      );
    case "sell":
      return <span class="pic"><AmountIcons amounts={goods} /><em>→</em><Icon name="gold" /></span>;
    case "sawmill":
      return <span class="pic"><AmountIcons amounts={{ wood: 1 }} /><em>→</em><AmountIcons amounts={{ gold: 2 }} /></span>;
    case "quarry":
      return <span class="pic"><AmountIcons amounts={{ stone: 1 }} /><em>→</em><AmountIcons amounts={{ gold: 3 }} /></span>;
    case "goldsmith":
      return <span class="pic"><AmountIcons amounts={{ gold: 1 }} /><em>→</em><AmountIcons amounts={{ soldiers: 1, points: 1 }} /></span>;
    case "town-hall":
      return <span class="pic"><AmountIcons amounts={paid} /><em>→</em><Icon name="vp" /></span>;
    case "recruit":
      return <span class="pic"><AmountIcons amounts={paid} /><em>→</em><Icon name="soldier" /></span>;
    case "build":
    case "raise":
      return <BuildingPicture id={action.building ?? ""} />;
    case "turn":
    case "shift":
      return (
        <span class="pic">
          <Die face={action.number ?? 1} crest={crest} />
          <em>→</em>
          <Die face={action.to ?? 1} crest={crest} />
        </span>
      );
    case "prince":
      return <span class="pic">{[3, 4, 6].map((face) => <Die key={face} face={face} crest={crest} />)}</span>;
    case "reroll-own":
      return <span class="pic"><Die face={board.dice.value.find((die) => !die.bonus)?.face ?? 1} crest={crest} /><Icon name="again" ui /></span>;
    case "reroll-bonus":
      return <span class="pic"><Die face={board.dice.value.find((die) => die.bonus)?.face ?? 1} crest={null} /><Icon name="again" ui /></span>;
    case "reroll-all":
      return <span class="pic"><BuildingPicture id="chapel" /><Icon name="again" ui /></span>;
    case "look":
      return <Icon name="eye" class="l" />;
    case "army-token":
      return <span class="armytoken num">{action.number ?? 0}</span>;
    case "governor":
      return <Icon name="crown" class="l" />;
    case "use":
      return <CrestShield crest={crest ?? ""} />;
    default:
      return null;
  }
}
