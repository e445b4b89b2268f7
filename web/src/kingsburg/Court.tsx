/** The court: its advisors, and the Politician's own two. */

import type { JSX } from "preact";
import { useContext, useRef } from "preact/hooks";
import { CounselRing } from "../shared/counsel/Chip";
import { CounselHere, rankOf } from "../shared/counsel/state";
import { crestOf } from "../shared/crests";
import { CrestShield, Die } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { joined, signed, t } from "../shared/i18n";
import { useLater } from "../shared/later";
import { isInfluence, neighbour } from "./choosing";
import { COURT, GIFTS, MARKET_SHIFT, PRIVATE, rank } from "./components";
import { GameIcon } from "./drawings";
import { Advisor, BuildingPicture, Signs } from "./pictures";
import type { Board } from "./state";
import type { Decision, Group, TableInfo } from "./wire";

export function Court({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const asked = board.legal.value.some(isInfluence);
  const grid = useRef<HTMLDivElement>(null);
  const drawn = useLater();
  const own = view.viewer !== null && view.seats[view.viewer]?.governor === "politician" ? PRIVATE : [];
  const places = [...COURT, ...own];
  const start = board.pointed.value ?? board.place.value ?? [...board.lit.value.keys()][0] ?? 1;

  const walk = (press: KeyboardEvent): void => {
    const at = Number((press.target as HTMLElement).dataset["place"] ?? 0);
    if (at === 0 || grid.current === null) return;
    const columns = getComputedStyle(grid.current).gridTemplateColumns.split(" ").length;
    const to = neighbour(places, at, press.key, columns);
    if (to === at) return;
    press.preventDefault();
    grid.current.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };

  return (
    <section class="k-court" aria-label={words.say("kingsburg-table-court")}>
      <Heading
        text={words.say("kingsburg-table-court")}
        aside={
          asked
            ? words.say(board.picked.value.size > 0 ? "kingsburg-table-court-chosen" : "kingsburg-table-court-rest")
            : undefined
        }
      />
      <p class="sr" id="court-keys">
        {words.say("kingsburg-table-court-keys")}
      </p>
      <div
        class={own.length > 0 ? "k-grid18 more" : "k-grid18"}
        role="group"
        aria-label={words.say("kingsburg-table-court")}
        aria-describedby="court-keys"
        ref={grid}
        onKeyDown={walk}
      >
        {(drawn ? places : []).map((place) => (
          <AdvisorCard key={place} board={board} table={table} place={place} asked={asked} first={place === start} />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  board: Board;
  table: TableInfo;
  place: number;
  asked: boolean;
  first: boolean;
}

function AdvisorCard({ board, table, place, asked, first }: CardProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const groups = view.court.filter((group) => group.place === place);
  const ways = board.lit.value.get(place);
  const chosen = board.place.value === place && ways !== undefined;
  const exact = board.picked.value.size > 0;
  const shown = chosen ? (board.way.value ?? ways[0]) : ways?.[0];
  const look = chosen
    ? "chosen"
    : ways !== undefined
      ? exact
        ? "reach"
        : "reach rest"
      : groups.length > 0
        ? "taken"
        : asked
          ? "off"
          : "";
  const state =
    ways !== undefined
      ? (exact || ways.length === 1) && shown !== undefined
        ? words.say("kingsburg-table-state-way", { way: words.way(shown) })
        : words.say("kingsburg-table-state-ways", { n: ways.length })
      : groups.length > 0
        ? groups.map((group) => takenWords(board, group)).join(" ")
        : asked
          ? words.say("kingsburg-table-state-off")
          : words.say("kingsburg-table-state-free");
  const label = words.say("kingsburg-table-advisor", {
    place: rank(place),
    advisor: words.advisor(place),
    gift: words.gift(place),
    state: chosen ? `${words.say("kingsburg-table-state-chosen")} ${state}` : state,
  });
  const advised = rankOf(useContext(CounselHere), (text) =>
    board.legal.value.some((action) => action.place === place && action.text === text),
  );
  const due = view.step.startsWith("reward") && view.advisor === place;
  return (
    <button
      type="button"
      class={`k-adv ${look}${due ? " due" : ""}${groups.length > 0 ? " held" : ""}${place > COURT.length ? " own" : ""}`}
      data-place={place}
      data-about={`advisor:${place}`}
      tabIndex={first ? 0 : -1}
      aria-pressed={ways === undefined ? undefined : chosen}
      aria-disabled={ways === undefined}
      onClick={() => board.choosePlace(place)}
      onPointerEnter={() => (board.pointed.value = place)}
      onPointerLeave={() => (board.pointed.value = null)}
      onFocus={() => (board.pointed.value = place)}
    >
      <span class="sr">{advised === 0 ? label : `${label} ${t("counsel-ring", { rank: advised })}`}</span>
      <CounselRing rank={advised} />
      <Advisor place={place} />
      <span class="no num" aria-hidden="true">
        {rank(place)}
      </span>
      {shown !== undefined && (exact || chosen) ? <WayMark way={shown} /> : null}
      <span class="nm" aria-hidden="true">
        {place > COURT.length ? words.say("kingsburg-table-private") : words.advisor(place)}
      </span>
      <span class="k-gift" aria-hidden="true">
        <Signs signs={GIFTS[place] ?? []} or={words.say("kingsburg-table-list-or", { first: "", last: "" }).trim()} />
      </span>
      {groups.length > 0 ? (
        <span class="pays" aria-hidden="true">
          {groups.map((group, i) => (
            <Payers key={i} group={group} table={table} />
          ))}
        </span>
      ) : null}
      {groups.length > 0 && ways === undefined ? (
        <span class="say" aria-hidden="true">
          <TakenBy board={board} groups={groups} asked={asked} />
        </span>
      ) : (
        <span class="say" aria-hidden="true">
          {words.gift(place, true)}
        </span>
      )}
    </button>
  );
}

function takenWords(board: Board, group: Group): string {
  const words = board.words.value;
  if (group.seat === null) return words.say("kingsburg-table-state-neutral");
  const dice = words.group(group.own ?? [], group.bonus ?? []);
  return words.say("kingsburg-table-state-taken", { player: words.player(group.seat), dice });
}

/** Who holds a place; pointed at by who wanted it, as the reason why not. */
function TakenBy({
  board,
  groups,
  asked,
}: {
  board: Board;
  groups: readonly Group[];
  asked: boolean;
}): JSX.Element | null {
  const words = board.words.value;
  const { viewer } = board.view.value;
  const holders = groups.map(({ seat }) =>
    seat === null
      ? words.say("kingsburg-table-taken-neutral")
      : seat === viewer
        ? words.say("kingsburg-table-you")
        : words.player(seat),
  );
  const only = groups.length === 1 ? groups[0]?.seat : undefined;
  if (only === viewer && only !== null) return <>{words.say("kingsburg-table-taken-you")}</>;
  const wished = asked && only !== null && board.pointed.value === groups[0]?.place;
  if (!wished) return <>{joined(holders)}</>;
  return <span class="why">{words.say("kingsburg-table-taken-by", { player: joined(holders) })}</span>;
}

function Payers({ group, table }: { group: Group; table: TableInfo }): JSX.Element {
  const crest = crestOf(table, group.seat);
  return (
    <span class="pay">
      {crest === null ? null : <CrestShield crest={crest} />}
      {(group.own ?? []).map((face, i) => (
        <Die key={`o${i}`} face={face} crest={crest} />
      ))}
      {(group.bonus ?? []).map((face, i) => (
        <Die key={`b${i}`} face={face} crest={null} />
      ))}
      {group.token === true ? <GameIcon name="token" /> : null}
      {(group.market ?? 0) === 0 ? null : <BuildingPicture id="market" class="tiny" />}
      {group.envoy === true ? <GameIcon name="envoy" /> : null}
    </span>
  );
}

/** How the cheapest way pays: the dice, or the helper that makes them fit. */
export function WayMark({ way }: { way: Decision }): JSX.Element {
  const market = way.market ?? 0;
  const helped = way.token === true || market !== 0 || way.envoy === true;
  return (
    <span class="way num" aria-hidden="true">
      {way.token === true ? <GameIcon name="token" /> : null}
      {market === 0 ? null : (
        <>
          <BuildingPicture id="market" class="tiny" />
          {signed(market * MARKET_SHIFT)}
        </>
      )}
      {way.envoy === true ? <GameIcon name="envoy" /> : null}
      {helped ? null : [...(way.own ?? []), ...(way.bonus ?? [])].sort((a, b) => b - a).join("+")}
    </span>
  );
}
