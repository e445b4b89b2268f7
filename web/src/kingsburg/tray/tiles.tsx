/** One decision each, drawn as what it is: goods, a trade, a card, a token, dice. */

import type { ComponentChildren, JSX } from "preact";
import { Die } from "../../shared/drawings";
import { provenanceWords } from "../../shared/provenance";
import { BUILDINGS, GOVERNORS, PRINCES_DICE } from "../components";
import { verbOf } from "../decisions";
import { GameIcon } from "../drawings";
import { offered } from "../offers";
import { AmountIcons, BuildingPicture, Governor, Pieces } from "../pictures";
import type { Board } from "../state";
import type { Crest, Decision } from "../wire";
import type { Amounts } from "../words";

/** Buttons read their decision out whole; what is drawn beside it is for the eye. */
export function tileOf(board: Board, action: Decision, crest: Crest | null): JSX.Element {
  const words = board.words.value;
  const verb = verbOf(action);
  switch (verb) {
    case "take":
      return <Goods board={board} action={action} amounts={{ ...action.goods }} />;
    case "lose":
      return <Goods board={board} action={action} amounts={{ ...action.goods }} away />;
    case "trade":
    case "exchange":
    case "sell":
    case "sawmill":
    case "quarry":
    case "goldsmith":
    case "town-hall":
    case "recruit":
      return <Swap board={board} action={action} give={{ ...action.give }} get={{ ...action.get }} />;
    case "turn":
    case "shift":
      return (
        <Tile board={board} action={action} class="swap">
          <Die face={action.number ?? 1} crest={crest} />
          <em aria-hidden="true">→</em>
          <Die face={action.to ?? 1} crest={crest} />
        </Tile>
      );
    case "prince":
      return (
        <Tile board={board} action={action} class="swap">
          {PRINCES_DICE.map((face) => (
            <Die key={face} face={face} crest={crest} />
          ))}
        </Tile>
      );
    case "reroll-own":
    case "reroll-bonus":
    case "reroll-all": {
      const all = verb === "reroll-all";
      const thrown = board.dice.value.filter((die) => all || die.bonus === (verb === "reroll-bonus"));
      return (
        <Tile board={board} action={action} class="swap">
          {(all ? thrown : thrown.slice(0, 1)).map((die) => (
            <Die key={die.key} face={die.face} crest={die.bonus ? null : crest} />
          ))}
          <GameIcon name="again" ui />
          <span class="cap">{words.say("kingsburg-table-again")}</span>
        </Tile>
      );
    }
    case "bonus-dice": {
      const due = Math.max(...board.legal.value.map((other) => other.number ?? 0));
      const rolled = action.number ?? 0;
      return (
        <Tile board={board} action={action} class="k-white-dice">
          <span class="pieces" aria-hidden="true">
            {Array.from({ length: due }, (_, i) => (
              <span key={i} class={i < rolled ? "rolled" : "left"}>
                <Die face={((i * 2 + 4) % 6) + 1} crest={null} />
              </span>
            ))}
          </span>
          <span class="cap">{words.decision(action)}</span>
        </Tile>
      );
    }
    case "army-token":
      return (
        <Tile board={board} action={action} class="k-army-tile">
          <span class="k-armytoken num" data-about="army" aria-hidden="true">
            {action.number ?? 0}
          </span>
        </Tile>
      );
    case "look":
      return (
        <Tile board={board} action={action} class="look">
          <EnemyBack board={board} />
          <GameIcon name="eye" class="l" />
          <span class="cap">{words.decision(action)}</span>
        </Tile>
      );
    case "always":
    case "use":
    case "hold-back":
      return offered(board.view.value) === null ? (
        <Tile board={board} action={action} class="use">
          <Governor id={board.view.value.step} />
          <span class="cap">
            <b>{words.decision(action)}</b>
            <small>{words.governorEffect(board.view.value.step)}</small>
          </span>
        </Tile>
      ) : (
        <Answer board={board} action={action} />
      );
    default:
      return (
        <Tile board={board} action={action}>
          <span class="cap">{words.decision(action)}</span>
        </Tile>
      );
  }
}

interface TileProps {
  board: Board;
  action: Decision;
  class?: string;
  children: ComponentChildren;
}

function Tile({ board, action, class: more = "", children }: TileProps): JSX.Element {
  const told = board.words.value.decision(action);
  return (
    <button
      key={action.id}
      type="button"
      class={`k-choice ${more}${board.armed.value === action.id ? " armed" : ""}`}
      title={told}
      onClick={() => board.send(action)}
    >
      <span class="sr">{told}</span>
      <span class="face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** An answer about an optional effect: what it gives, and for how long it is given. */
function Answer({ board, action }: { board: Board; action: Decision }): JSX.Element {
  const words = board.words.value;
  const about =
    action.kind === "always"
      ? words.say(action.effect === "everything" ? "kingsburg-table-always-everything" : "kingsburg-table-always")
      : action.kind === "hold_back"
        ? words.say(`kingsburg-hint-${action.outcome ?? "lost"}`)
        : "";
  return (
    <Tile board={board} action={action} class={action.kind === "hold_back" ? "answer back" : "answer"}>
      {action.kind === "use" ? <AmountIcons amounts={{ ...action.get }} /> : null}
      <span class="cap">
        <b>{words.decision(action)}</b>
        {about === "" ? null : <small>{about}</small>}
      </span>
    </Tile>
  );
}

function Goods({
  board,
  action,
  amounts,
  away = false,
}: {
  board: Board;
  action: Decision;
  amounts: Amounts;
  away?: boolean;
}): JSX.Element {
  const several = Object.values(amounts).reduce((sum: number, n) => sum + (n ?? 0), 0) > 1;
  return (
    <Tile board={board} action={action} class={`k-goods-tile${away ? " away" : ""}${several ? " several" : ""}`}>
      <Pieces amounts={amounts} />
      {several ? null : (
        <span class="cap">
          {away ? "− " : ""}
          {board.words.value.amounts(amounts)}
        </span>
      )}
    </Tile>
  );
}

function Swap({
  board,
  action,
  give,
  get,
}: {
  board: Board;
  action: Decision;
  give: Amounts;
  get: Amounts;
}): JSX.Element {
  return (
    <Tile board={board} action={action} class="swap">
      {Object.values(give).some((n) => (n ?? 0) > 0) ? <AmountIcons amounts={give} /> : <b class="num">0</b>}
      <em aria-hidden="true">→</em>
      <AmountIcons amounts={get} />
    </Tile>
  );
}

/** The enemy card lies face down: only how strong it can be is known. */
function EnemyBack({ board }: { board: Board }): JSX.Element {
  const enemy = board.view.value.enemy;
  return (
    <span class="k-cardback num" aria-hidden="true">
      <GameIcon name="battle" ui />
      {enemy === null ? "?" : `${enemy.weakest}–${enemy.strongest}`}
    </span>
  );
}

/** A governor to keep: emblem, name, what it does, and whence it is known. */
export function GovernorTile({ board, action }: { board: Board; action: Decision }): JSX.Element {
  const words = board.words.value;
  const id = action.governor ?? "";
  const known = GOVERNORS[id] ?? "house";
  return (
    <button type="button" class="k-choice k-governor" data-about={`governor:${id}`} onClick={() => board.send(action)}>
      <Governor id={id} />
      <b>{words.governor(id)}</b>
      <small>{words.governorEffect(id)}</small>
      <em class={known} title={provenanceWords(known)}>
        {words.say(`provenance-short-${known}`)}
      </em>
    </button>
  );
}

/** Each building once; where it can be paid in several ways, each way is a button on its card. */
export function BuildTiles({ board, actions }: { board: Board; actions: readonly Decision[] }): JSX.Element {
  const ids = [...new Set(actions.map(({ building }) => building ?? ""))];
  return (
    <>
      {ids.map((id) => {
        const ways = actions.filter(({ building }) => building === id);
        const [only] = ways;
        return ways.length === 1 && only !== undefined ? (
          <BuildTile key={id} board={board} id={id} way={only} />
        ) : (
          <BuildTile key={id} board={board} id={id} ways={ways} />
        );
      })}
    </>
  );
}

function BuildTile({
  board,
  id,
  way,
  ways = [],
}: {
  board: Board;
  id: string;
  way?: Decision;
  ways?: readonly Decision[];
}): JSX.Element {
  const words = board.words.value;
  const free = way !== undefined && verbOf(way) === "raise";
  const points = BUILDINGS.find((one) => one.id === id)?.points ?? 0;
  const about = {
    title: words.buildingEffect(id),
    onPointerEnter: () => (board.about.value = id),
    onPointerLeave: () => (board.about.value = board.building.value),
  };
  const inside = (
    <>
      {way === undefined ? null : <span class="sr">{words.decision(way)}</span>}
      <BuildingPicture id={id} />
      <span class="tx" aria-hidden={way === undefined ? undefined : "true"}>
        <b>{words.building(id)}</b>
        <span class="line">
          {way === undefined ? (
            ways.map((one) => <PriceWay key={one.id} board={board} way={one} />)
          ) : free ? (
            <span>{words.say("kingsburg-table-free")}</span>
          ) : (
            <AmountIcons amounts={{ ...way.price }} />
          )}
        </span>
        <small>{words.shortEffect(id)}</small>
      </span>
      {free ? null : (
        <span class="pt num" title={words.say("points", { n: points })} aria-hidden="true">
          {points}
          <GameIcon name="vp" />
        </span>
      )}
    </>
  );
  return way === undefined ? (
    <div class="k-choice-card build" {...about}>
      {inside}
    </div>
  ) : (
    <button
      type="button"
      class="k-choice build"
      {...about}
      onFocus={about.onPointerEnter}
      onClick={() => board.send(way)}
    >
      {inside}
    </button>
  );
}

function PriceWay({ board, way }: { board: Board; way: Decision }): JSX.Element {
  return (
    <button type="button" class="k-choice price" onClick={() => board.send(way)}>
      <span class="sr">{board.words.value.decision(way)}</span>
      <AmountIcons amounts={{ ...way.price }} />
    </button>
  );
}
