/** A province: what stands, what can be built, and why the rest can't. */

import type { JSX } from "preact";
import { Heading } from "../shared/heading";
import { touch } from "../shared/media";
import { RuleChip } from "../shared/rule";
import { type Building, buildingsOf, ROMAN } from "./components";
import { GameIcon } from "./drawings";
import { AmountIcons, BuildingPicture } from "./pictures";
import { type Board, buildsOf } from "./state";
import type { Goods, ProvinceAdvice } from "./wire";

export function shownSeat(board: Board): number {
  const view = board.view.value;
  return board.seatShown.value ?? view.viewer ?? board.update.value.by ?? view.order[0] ?? 0;
}

export function Province({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const seat = shownSeat(board);
  const mine = seat === view.viewer;
  const all = buildingsOf(view.options["more_buildings"] === true);
  const built = view.seats[seat]?.buildings ?? [];
  const advised = new Map((mine ? (board.update.value.advice?.province ?? []) : []).map((one) => [one.building, one]));
  return (
    <>
      <Heading
        text={
          mine
            ? words.say("kingsburg-table-province")
            : words.say("kingsburg-table-province-of", { player: words.player(seat) })
        }
        tone="verm"
        aside={words.say("kingsburg-table-built-of", { n: built.length, of: all.length })}
      />
      {mine ? null : <p class="whose">{words.say("kingsburg-table-province-of", { player: words.player(seat) })}</p>}
      <div class={all.length > 20 ? "k-prov k-rows7" : "k-prov"}>
        {[1, 2, 3, 4].map((column) => (
          <span key={column} class="col" aria-hidden="true">
            {ROMAN[column]}
          </span>
        ))}
        {all.map((building) => (
          <BuildingCard
            key={building.id}
            board={board}
            building={building}
            built={built.includes(building.id)}
            rising={rises(board, seat, building.id)}
            advised={advised.get(building.id)}
          />
        ))}
      </div>
      <Detail board={board} mine={mine} />
    </>
  );
}

/** Is this the building that is going up just now? */
function rises(board: Board, seat: number, id: string): boolean {
  const event = board.pace.event.value;
  if (event?.kind !== "built" && event?.kind !== "raised") return false;
  return event.seat === seat && event.building === id;
}

interface CardProps {
  board: Board;
  building: Building;
  built: boolean;
  rising: boolean;
  advised: ProvinceAdvice | undefined;
}

function BuildingCard({ board, building, built, rising, advised }: CardProps): JSX.Element {
  const words = board.words.value;
  const { id } = building;
  const ways = buildsOf(board.legal.value, id);
  const mine = advised !== undefined;
  const now = ways.length > 0 && mine;
  const state = built
    ? "built"
    : now
      ? "can"
      : mine
        ? advised.state === "missing"
          ? "miss"
          : advised.state === "locked"
            ? "lock"
            : // What could be paid is not what can be done: gold is for what is asked now.
              advised.state === "can"
              ? "pay"
              : advised.state
        : "plain";
  const price: Goods = advised?.price ?? building.cost;
  const chosen = board.building.value === id;
  const strip = stateWords(board, state, advised);
  const name = words.building(id);
  const label = words.say("kingsburg-table-building", {
    building: name,
    price: words.amounts(price),
    points: words.say("points", { n: building.points }),
    effect: words.buildingEffect(id),
    state: strip,
  });
  const choose = (): void => {
    const only = ways.length === 1 ? ways[0] : undefined;
    if (chosen && only !== undefined) board.send(only);
    else board.building.value = board.about.value = id;
  };
  return (
    <button
      type="button"
      class={`k-bcard ${state}${chosen ? " chosen" : ""}${now ? " now" : ""}${rising ? " rising" : ""}`}
      aria-pressed={chosen}
      aria-disabled={!now}
      data-building={id}
      data-about={`building:${id}`}
      onClick={choose}
      onFocus={() => (board.about.value = id)}
      onPointerEnter={() => (board.about.value = id)}
      onPointerLeave={() => (board.about.value = board.building.value)}
    >
      <span class="sr">{label}</span>
      <BuildingPicture id={id} />
      <span class="pt num" aria-hidden="true">
        {building.points}
      </span>
      <span class={name.length > 17 ? "nm longer" : name.length > 12 ? "nm long" : "nm"} aria-hidden="true">
        <Words text={words.hyphenated(name)} />
      </span>
      <span class="cost" aria-hidden="true">
        <AmountIcons amounts={{ ...price }} />
      </span>
      <span class="ef" aria-hidden="true">
        {words.shortEffect(id)}
      </span>
      <span class="st" aria-hidden="true">
        {state === "built" ? <GameIcon name="check" ui /> : state === "lock" ? <GameIcon name="lock" ui /> : null}
        <Strip board={board} state={state} advised={advised} strip={strip} />
      </span>
    </button>
  );
}

/** Breaks between words first: a hyphen only comes where a word alone is too long for its line. */
function Words({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text.split(" ").flatMap((word, place) => [
        place === 0 ? "" : " ",
        <span key={place} class="whole">
          {word}
        </span>,
      ])}
    </>
  );
}

interface StripProps {
  board: Board;
  state: string;
  advised: ProvinceAdvice | undefined;
  strip: string;
}

/** The state in words and, where there is less room, in pictures: what comes first by its name, missing goods as icons. */
function Strip({ board, state, advised, strip }: StripProps): JSX.Element {
  const words = board.words.value;
  if (state === "lock" && advised?.needs != null)
    return (
      <span>
        <Words text={words.hyphenated(words.building(advised.needs))} />
      </span>
    );
  if (state !== "miss") return <span>{strip}</span>;
  const several = Object.keys(advised?.missing ?? {}).length > 1;
  return (
    <>
      {several ? null : <span class="words">{strip}</span>}
      <span class={several ? "lacks" : "lacks spare"}>
        <AmountIcons amounts={{ ...advised?.missing }} />
        <span class="word">{words.say("kingsburg-table-missing-word")}</span>
      </span>
    </>
  );
}

function stateWords(board: Board, state: string, advised: ProvinceAdvice | undefined): string {
  const words = board.words.value;
  switch (state) {
    case "built":
      return words.say("kingsburg-table-built");
    case "can":
      return words.say("kingsburg-table-can-build");
    case "pay":
      return words.say("kingsburg-table-payable");
    case "miss":
      return words.say("kingsburg-table-missing", { goods: words.amounts({ ...advised?.missing }) });
    case "lock":
      return words.say("kingsburg-table-comes-first", { building: words.building(advised?.needs ?? "") });
    default:
      return "";
  }
}

function Detail({ board, mine }: { board: Board; mine: boolean }): JSX.Element {
  const words = board.words.value;
  const advice = mine ? board.update.value.advice : null;
  const id =
    board.about.value ??
    board.building.value ??
    advice?.after_harvest[0] ??
    advice?.province.find(({ state }) => state === "can")?.building ??
    null;
  const building = buildingsOf(true).find((one) => one.id === id);
  if (id === null || building === undefined) {
    return (
      <div class="detail">
        <p class="hint">{words.say("kingsburg-table-point-at", { touch: touch.value })}</p>
      </div>
    );
  }
  const ways = mine && board.building.value === id ? buildsOf(board.legal.value, id) : [];
  return (
    <div class="detail">
      <p>
        <b>{words.building(id)}</b> — {words.amounts({ ...building.cost })},{" "}
        {words.say("points", { n: building.points })}. {words.buildingEffect(id)}
      </p>
      {mine && board.building.value === id ? <WhyNot board={board} id={id} /> : null}
      {ways.length === 0 ? null : (
        <div class="k-ways-row">
          {ways.map((way) => (
            <button key={way.id} type="button" class="btn small pri" onClick={() => board.send(way)}>
              {words.decision(way)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Why I can't build it, and the rule that says so. */
function WhyNot({ board, id }: { board: Board; id: string }): JSX.Element | null {
  const told = board.update.value.advice?.province.find(({ building }) => building === id);
  if (told?.state !== "missing" && told?.state !== "locked") return null;
  const { missing, locked } = board.update.value.reasons;
  return (
    <p class="why">
      {stateWords(board, told.state === "missing" ? "miss" : "lock", told)}
      <RuleChip rule={told.state === "missing" ? missing : locked} />
    </p>
  );
}
