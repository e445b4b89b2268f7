/** The desk under the row: what the chosen tile offers, and every choice that its actions need. */
import { type ComponentChildren, Fragment, type JSX } from "preact";
import { Icon } from "../shared/drawings";
import { signed } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { fits, type Wish } from "./choosing";
import { ACTIONS, BUILDINGS, RESOURCES, rowAfter } from "./components";
import { BuildingPicture, Emblem, Medallion, SettlementPicture, Sign } from "./drawings";
import { Cost, GoodIcon, Mood } from "./pictures";
import { SetUp } from "./SetUp";
import { type Board, landscapeAt } from "./state";
import type { Act, Advice, Goods } from "./wire";
import { romanCard } from "./words";

export function Desk({ board, table }: { board: Board; table: TableInfo }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const asked = board.legal.value.length > 0;
  const open = board.open.value;
  if (view.over || view.viewer === null) return null;
  if (view.step === "set up") return <SetUp board={board} table={table} />;
  if (["commit", "neutral disc"].includes(view.step))
    return asked ? (
      <Cards board={board} kind={view.step === "commit" ? "commit" : "neutral"} />
    ) : (
      <Waiting board={board} />
    );
  if (["offers", "tavern", "tribute"].includes(view.step))
    return asked ? <Gifts board={board} /> : <Waiting board={board} />;
  if (view.step === "rebellion") {
    return asked ? (
      <section class="kw-desk panel plain">
        <p class="kw-lead">{words.say("kwt-rebellion-desk")}</p>
      </section>
    ) : (
      <Waiting board={board} />
    );
  }
  if (open === "intrigue" || (open === null && view.tile === "intrigue" && view.active === view.viewer)) {
    return (
      <section class="kw-desk panel" aria-label={words.tile("intrigue")}>
        <Intrigue board={board} />
        {view.step === "take tile" ? <Afterwards board={board} tile="intrigue" /> : null}
      </section>
    );
  }
  if (open === null) return <Waiting board={board} />;
  const pair = ACTIONS[open] ?? ["", ""];
  return (
    <section class="kw-desk panel" aria-label={words.say("kwt-desk", { tile: words.tile(open) })}>
      {pair.map((act) => (
        <Action key={act} board={board} act={act} live={view.step !== "take tile" && asked} />
      ))}
      {view.step === "take tile" ? <Afterwards board={board} tile={open} /> : <Left board={board} />}
    </section>
  );
}

/** The locked tiles, each with its two actions. */
function Intrigue({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const live = view.tile === "intrigue" && board.legal.value.length > 0;
  const tiles = view.row.slice(0, view.locked).filter((tile) => tile !== "king");
  return (
    <div class="kw-ac wide">
      <h2>{words.say("kwt-act-intrigue")}</h2>
      <p>{words.say(live ? "kwt-intrigue-now" : "kwt-intrigue-then")}</p>
      <div class="kw-chips">
        {tiles.map((tile) => {
          const act = board.legal.value.find((each) => each.tile === tile && each.kind !== "take");
          const pair = (ACTIONS[tile] ?? []).map((each) => words.say(`kwt-act-${each}`)).join(", ");
          return (
            <Chip
              key={tile}
              board={board}
              part={{ kind: act?.kind ?? "pass", tile }}
              can={live ? act !== undefined : true}
              live={live}
              label={`${words.tile(tile)}: ${pair}`}
            >
              <Medallion id={tile} class="small" />
              <b aria-hidden="true">{words.tile(tile)}</b>
              <span aria-hidden="true">{pair}</span>
            </Chip>
          );
        })}
      </div>
    </div>
  );
}

/** Nothing is asked of me: what is going on, in a line. */
function Waiting({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const choosing = board.legal.value.length > 0;
  return (
    <section class="kw-desk panel plain">
      <p class="kw-lead">
        {choosing
          ? words.say("kwt-desk-choose")
          : view.tile !== null
            ? words.say("kwt-desk-others", { tile: words.tile(view.tile) })
            : words.say("kwt-desk-rest")}
      </p>
    </section>
  );
}

/** How many actions are left to whoever acts, and who follows. */
function Left({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const mine = board.legal.value.length > 0;
  const going = ["walk", "swap", "explore", "offspring"].includes(view.step);
  return (
    <div class="kw-ac kw-after">
      <h2>{words.say("kwt-left-title")}</h2>
      <p>
        {mine
          ? going
            ? words.say(`kwt-left-${view.step}`, { n: view.more })
            : words.say("kwt-left-acts", { n: view.left })
          : words.say("kwt-left-others")}
      </p>
      {view.active === view.viewer ? <p>{words.say("kwt-left-then")}</p> : null}
    </div>
  );
}

function Afterwards({ board, tile }: { board: Board; tile: string }): JSX.Element {
  const words = board.words.value;
  const { row, locked } = board.view.value;
  const after = rowAfter(row, tile);
  const [from, to] = [row.indexOf("king"), after.indexOf("king")];
  const left = row.length - 1 - to;
  return (
    <div class="kw-ac kw-after">
      <h2>{words.say("kwt-row-after")}</h2>
      <ol class="kw-mini" aria-label={words.say("kwt-row-after-label", { tile: words.tile(tile) })}>
        {after.map((each, place) => (
          <li
            key={each}
            class={`${each === tile ? "new" : ""}${place < locked ? " shut" : ""}${each === "king" ? " king" : ""}`}
            title={words.tile(each)}
          >
            <Medallion id={each} />
            <span class="sr">{words.tile(each)}</span>
          </li>
        ))}
      </ol>
      <p>
        {tile === "intrigue" ? words.say("kwt-after-intrigue") : words.say("kwt-after-actions")}
        <span class="kw-king">
          <Icon name="crown" />
          {left === 0
            ? words.say("kwt-king-arrives")
            : words.say(from === to ? "kwt-king-stays" : "kwt-king-moves", { from, to, n: left })}
        </span>
      </p>
    </div>
  );
}

interface ActionProps {
  board: Board;
  /** The word's key of the action. */
  act: string;
  /** Can it be played now, or is this a look ahead? */
  live: boolean;
}

function Action({ board, act, live }: ActionProps): JSX.Element | null {
  const words = board.words.value;
  const advice = board.advice.value;
  const kind = kindOf(act);
  const mine = board.legal.value.filter(
    (each) => each.kind === kind.kind && (kind.action === undefined || each.action === kind.action),
  );
  if (advice === null) return null;
  const off = live && mine.length === 0;
  const bodies: Partial<Record<string, () => ComponentChildren>> = {
    found: () => <Settlements board={board} advice={advice} live={live} acts={mine} />,
    erect: () => <Erecting board={board} advice={advice} live={live} acts={mine} />,
    explore: () => <Looks board={board} advice={advice} live={live} acts={mine} />,
    swap: () => <Swaps board={board} advice={advice} live={live} acts={mine} />,
    sell: () => <Sales board={board} advice={advice} live={live} acts={mine} />,
    walk: () => (
      <p>
        {words.say(live ? (mine.length > 0 ? "kwt-walk-now" : "kwt-walk-none") : "kwt-walk-then", {
          n: live && board.view.value.step === "walk" ? board.view.value.more : advice.steps,
        })}
      </p>
    ),
    offspring: () => (
      <p>
        {(live ? mine.length : advice.births.length) > 0
          ? words.say("kwt-births", {
              places: words.joined([
                ...new Set(
                  (live ? mine.map(({ place }) => place ?? 0) : advice.births).map((place) =>
                    landscapeAt(board, place),
                  ),
                ),
              ]),
            })
          : words.say("kwt-births-none")}
      </p>
    ),
  };
  const body = bodies[act];
  const single = body === undefined;
  return (
    <div class={`kw-ac${off ? " off" : ""}`}>
      <h2>{words.say(`kwt-action-${act}`)}</h2>
      {single ? <Single board={board} act={act} live={live} acts={mine} advice={advice} /> : body?.()}
      {off && !single && act !== "walk" && act !== "offspring" ? (
        <p class="why">{words.say(`kwt-none-${act}`)}</p>
      ) : null}
    </div>
  );
}

function kindOf(act: string): { kind: string; action?: string } {
  const harvests = ["fields", "cattle", "fell-wood", "quarry-stone"];
  return harvests.includes(act) ? { kind: "harvest", action: act.replaceAll("-", "_") } : { kind: act };
}

interface ActProps {
  board: Board;
  live: boolean;
  acts: readonly Act[];
  advice: Advice;
}

/** A choice on the desk: gold when it can be done now. */
function Chip({
  board,
  part,
  can,
  live,
  label,
  children,
}: {
  board: Board;
  part: Wish;
  can: boolean;
  live: boolean;
  label: string;
  children: ComponentChildren;
}): JSX.Element {
  const wish = board.wish.value;
  const on =
    live && wish !== null && (Object.keys(part) as (keyof Wish)[]).every((field) => wish[field] === part[field]);
  const inside = (
    <>
      <span class="sr">{label}</span>
      <span class="kw-in" aria-hidden="true">
        {children}
      </span>
    </>
  );
  if (!live) return <span class={`kw-chip${can ? " can" : ""}`}>{inside}</span>;
  return (
    <button
      type="button"
      class={`kw-chip${can ? " can" : ""}${on ? " chosen" : ""}`}
      aria-pressed={can ? on : undefined}
      aria-disabled={!can}
      onClick={() => {
        if (can) board.choose(part);
      }}
    >
      {inside}
    </button>
  );
}

/** An action without a choice of its own: what it brings. */
function Single({ board, act, live, acts, advice }: ActProps & { act: string }): JSX.Element {
  const words = board.words.value;
  const { kind, action } = kindOf(act);
  const can = live ? acts.length > 0 : true;
  const told = brings(advice, act);
  const label = `${words.say(`kwt-action-${act}`)}: ${told === null ? words.say("kwt-brings-none") : bringsWords(board, told)}`;
  return (
    <>
      <p>{words.say(`kwt-about-${act}`)}</p>
      <Chip
        board={board}
        part={action === undefined ? { kind } : { kind, action }}
        can={can && told !== null}
        live={live}
        label={label}
      >
        {told === null ? (
          <span>{words.say(kind === "harvest" ? "kwt-brings-none" : "kwt-scale-full")}</span>
        ) : (
          <>
            {Object.keys(told.gain).length > 0 ? (
              <span class="kw-gain">
                +<Cost amounts={told.gain} />
              </span>
            ) : null}
            {told.level === undefined ? null : (
              <span class="kw-gain">
                <Sign name={act === "education" ? "edu" : "dev"} />
                {words.say("kwt-level", { n: told.level })}
              </span>
            )}
            {told.points > 0 ? (
              <span class="kw-gain">
                +{told.points}
                <Icon name="vp" />
              </span>
            ) : null}
            {told.mood === undefined ? null : (
              <span class="kw-gain">
                → <Mood mood={told.mood} words={words} />
              </span>
            )}
          </>
        )}
      </Chip>
      {told !== null && told.lost > 0 ? <p class="why">{words.say("kwt-lost", { n: told.lost })}</p> : null}
      {told?.rebels === true ? <p class="why">{words.say("kwt-rebels")}</p> : null}
      {live && acts.length === 0 ? (
        <p class="why">{words.say(kind === "harvest" ? "kwt-none-harvest" : "kwt-scale-full")}</p>
      ) : null}
    </>
  );
}

interface Brings {
  gain: Goods;
  lost: number;
  points: number;
  mood?: number;
  rebels?: boolean;
  level?: number;
}

function brings(advice: Advice, act: string): Brings | null {
  switch (act) {
    case "taxes":
      return {
        gain: { coin: advice.taxes.coins },
        lost: advice.taxes.lost,
        points: 0,
        mood: advice.taxes.mood,
        rebels: advice.taxes.rebels,
      };
    case "education":
      return advice.education === null ? null : { ...advice.education, lost: 0 };
    case "development":
      return advice.development === null ? null : { ...advice.development, gain: {}, lost: 0 };
    default: {
      const harvest = advice.harvests.find(({ action }) => action === act.replaceAll("-", "_"));
      return harvest === undefined || (Object.keys(harvest.gain).length === 0 && harvest.lost === 0)
        ? null
        : { gain: harvest.gain, lost: harvest.lost, points: 0 };
    }
  }
}

function bringsWords(board: Board, told: Brings): string {
  const words = board.words.value;
  const parts = [
    Object.keys(told.gain).length > 0 ? words.amounts(told.gain) : "",
    told.level === undefined ? "" : words.say("kwt-level", { n: told.level }),
    told.points > 0 ? words.points(told.points) : "",
    told.mood === undefined ? "" : words.say("kwt-mood-to", { mood: words.mood(told.mood) }),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function Settlements({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const wish = board.wish.value;
  const sites = [...new Set(advice.sites.map((place) => landscapeAt(board, place)))];
  const saving = live
    ? acts.filter(
        (act) =>
          fits(act, { kind: "found", settlement: board.picked.value?.settlement, place: board.picked.value?.place }) &&
          act.saving !== undefined,
      )
    : [];
  return (
    <>
      <p>
        {sites.length > 0 ? (
          <>
            {words.say("kwt-sites")} <b>{sites.join(", ")}</b>
          </>
        ) : (
          words.say("kwt-sites-none")
        )}
      </p>
      <div class="kw-sets">
        {advice.settlements.map((each) => {
          const can = live
            ? acts.some(({ settlement }) => settlement === each.settlement)
            : advice.sites.length > 0 && each.left > 0 && Object.keys(each.missing).length === 0;
          const chosen = live && wish?.kind === "found" && board.picked.value?.settlement === each.settlement;
          const why =
            each.left === 0
              ? words.say("kwt-none-left")
              : Object.keys(each.missing).length > 0
                ? words.say("kwt-missing", { goods: words.amounts(each.missing) })
                : "";
          const mood = each.rebels
            ? words.say("kwt-rebels-short")
            : words.say("kwt-mood-to", { mood: signed(each.mood) });
          const label = words.say("kwt-settlement-label", {
            settlement: words.settlement(each.settlement),
            price: words.amounts(each.price),
            points: words.points(each.points),
            mood: why === "" ? mood : why,
            effect: words.say(`kw-settlement-${each.settlement}-effect`),
          });
          const inside = (
            <>
              <span class="sr">{label}</span>
              <SettlementPicture id={each.settlement} />
              <b aria-hidden="true" class={words.settlement(each.settlement).length > 9 ? "long" : ""}>
                {words.settlement(each.settlement)}
              </b>
              <Cost amounts={each.price} missing={each.missing} />
              <em class={why === "" ? "" : "why"} aria-hidden="true">
                {why === "" ? mood : <Missing board={board} goods={each.missing} none={why} />}
              </em>
              <span class="kw-pt num" aria-hidden="true">
                {each.points}
              </span>
            </>
          );
          const look = `kw-set${can ? " can" : ""}${chosen ? " chosen" : ""}${why === "" ? "" : " short"}`;
          return live ? (
            <button
              key={each.settlement}
              type="button"
              class={look}
              aria-pressed={can ? chosen : undefined}
              aria-disabled={!can}
              title={words.say(`kw-settlement-${each.settlement}-effect`)}
              onClick={() => board.choose({ kind: "found", settlement: each.settlement })}
            >
              {inside}
            </button>
          ) : (
            <span key={each.settlement} class={look} title={words.say(`kw-settlement-${each.settlement}-effect`)}>
              {inside}
            </span>
          );
        })}
      </div>
      {saving.length > 1 ? (
        <div class="kw-chips" role="group" aria-label={words.say("kwt-saving")}>
          <span>{words.say("kwt-saving")}</span>
          {saving.map((act) => (
            <Chip
              key={act.id}
              board={board}
              part={{ kind: "found", saving: act.saving }}
              can
              live
              label={words.say(`kwt-good-${act.saving ?? "wood"}`)}
            >
              <GoodIcon good={act.saving ?? "wood"} />
            </Chip>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Missing({ board, goods, none }: { board: Board; goods: Goods; none: string }): JSX.Element {
  const n = Object.values(goods).reduce((sum, each) => sum + each, 0);
  return <>{n === 0 ? none : board.words.value.say("kwt-missing-n", { n })}</>;
}

function Erecting({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const payable = advice.buildings.filter(({ state }) => state === "can");
  const offered = advice.buildings.filter(({ state }) => state === "can" || state === "missing").length;
  const picked = board.picked.value;
  const best = bestJoin(board, advice, live);
  const shown = live && picked?.kind === "erect" ? { id: picked.building ?? "", joins: picked.joins ?? [] } : best;
  return (
    <>
      <p>
        <b>{words.say("kwt-payable", { n: payable.length, of: offered })}</b> ·{" "}
        {words.say("kwt-free-places", { n: advice.free.length })}
      </p>
      {shown === null ? null : (
        <div class="kw-hint">
          <BuildingPicture id={shown.id} />
          <span>
            <b>{words.building(shown.id)}</b>{" "}
            {shown.joins.length === 0 ? (
              words.say("kwt-joins-none")
            ) : (
              <>
                {words.say("kwt-joins")}{" "}
                {shown.joins.map((join) => (
                  <span key={join.side} class="kw-nw">
                    <Emblem id={join.emblem} class="small" />+{join.points}
                  </span>
                ))}
                <span class="sr">
                  {words.joined(
                    shown.joins.map(({ emblem, points }) => `${words.emblem(emblem)} ${words.points(points)}`),
                  )}
                </span>
              </>
            )}
          </span>
        </div>
      )}
      {live && acts.length > 0 ? (
        <div class="kw-picks" role="group" aria-label={words.say("kwt-payable", { n: payable.length, of: offered })}>
          {BUILDINGS.filter(({ id }) => acts.some((act) => act.building === id)).map(({ id }) => (
            <button
              key={id}
              type="button"
              class={`kw-pick can${picked?.building === id ? " chosen" : ""}`}
              aria-pressed={picked?.building === id}
              title={words.building(id)}
              aria-label={words.building(id)}
              onClick={() => board.choose({ kind: "erect", building: id })}
            >
              <BuildingPicture id={id} />
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** The payable building that would join the most. */
function bestJoin(
  board: Board,
  advice: Advice,
  live: boolean,
): { id: string; joins: { side: string; emblem: string; points: number }[] } | null {
  let best: { id: string; joins: { side: string; emblem: string; points: number }[]; sum: number } | null = null;
  const can = new Set(
    board.legal.value.flatMap(({ kind, building }) => (kind === "erect" && building !== undefined ? [building] : [])),
  );
  for (const each of advice.buildings) {
    if (live ? !can.has(each.building) : each.state !== "can") continue;
    for (const { joins } of each.joins ?? []) {
      const sum = joins.reduce((total, { points }) => total + points, 0);
      if (best === null || sum > best.sum) best = { id: each.building, joins, sum };
    }
  }
  return best;
}

function Looks({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const unseen = board.view.value.wills.flatMap((will, place) => (will.card === undefined && will.lies ? [place] : []));
  return (
    <>
      <p>
        {words.say("kwt-about-explore", {
          n: live && board.view.value.step === "explore" ? board.view.value.more : advice.looks,
          unseen: unseen.length,
        })}
      </p>
      <div class="kw-chips" role="group" aria-label={words.say("kwt-action-explore")}>
        {(live ? acts.map(({ card }) => card ?? 0) : unseen).map((card) => (
          <Chip
            key={card}
            board={board}
            part={{ kind: "explore", card }}
            can
            live={live}
            label={words.say("kwt-card-n", { card: romanCard(card) })}
          >
            <b>{romanCard(card)}</b>
          </Chip>
        ))}
      </div>
    </>
  );
}

function Swaps({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const wish = board.wish.value;
  const mine = wish?.kind === "swap" ? wish : null;
  return (
    <>
      <p>
        {words.say("kwt-about-swap", {
          n: live && board.view.value.step === "swap" ? board.view.value.more : advice.swaps,
        })}
      </p>
      {live && acts.length > 0 ? (
        <div class="kw-swap">
          {(["give", "get"] as const).map((side) => (
            <Fragment key={side}>
              <span>{words.say(side === "give" ? "kwt-give" : "kwt-get")}</span>
              <div class="kw-chips" role="group" aria-label={words.say(side === "give" ? "kwt-give" : "kwt-get")}>
                {RESOURCES.map((good) => {
                  const can = acts.some(
                    (act) =>
                      act[side] === good && (side === "give" || (mine?.give !== undefined && act.give === mine.give)),
                  );
                  return (
                    <Chip
                      key={good}
                      board={board}
                      part={{ kind: "swap", [side]: good }}
                      can={can}
                      live
                      label={words.say(`kwt-swap-${side}`, { good: words.say(`kwt-good-${good}`) })}
                    >
                      <GoodIcon good={good} />
                    </Chip>
                  );
                })}
              </div>
            </Fragment>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Sales({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  return (
    <>
      <p>{words.say("kwt-about-sell", { n: advice.money })}</p>
      <div class="kw-chips" role="group" aria-label={words.say("kwt-action-sell")}>
        {RESOURCES.filter((good) => (live ? acts.some((act) => act.good === good) : false)).map((good) => (
          <Chip
            key={good}
            board={board}
            part={{ kind: "sell", good }}
            can
            live={live}
            label={words.say("kwt-sell-good", { good: words.say(`kwt-good-${good}`), n: advice.money })}
          >
            <GoodIcon good={good} />→ {advice.money}
            <GoodIcon good="coin" />
          </Chip>
        ))}
      </div>
    </>
  );
}

/** At the king's visit: a disc on a Will card. */
function Cards({ board, kind }: { board: Board; kind: "commit" | "neutral" }): JSX.Element {
  const words = board.words.value;
  const wills = board.view.value.wills;
  const standing = new Map((board.advice.value?.wills ?? []).map((each) => [each.place, each]));
  return (
    <section
      class="kw-desk panel plain"
      aria-label={words.say(kind === "commit" ? "kwt-commit-title" : "kwt-neutral-title")}
    >
      <div class="kw-ac wide">
        <h2>{words.say(kind === "commit" ? "kwt-commit-title" : "kwt-neutral-title")}</h2>
        <p>{words.say(kind === "commit" ? "kwt-commit-about" : "kwt-neutral-about")}</p>
        <div class="kw-chips">
          {wills.map((will, card) => {
            const can = board.legal.value.some((act) => act.kind === kind && act.card === card);
            const known = standing.get(card);
            const name = will.card === undefined ? words.say("kwt-face-down") : words.will(will.card);
            return (
              <Chip
                key={card}
                board={board}
                part={{ kind, card }}
                can={can}
                live
                label={`${words.say("kwt-card-n", { card: romanCard(card) })}: ${name}${known === undefined ? "" : `, ${words.say("kwt-worth-now", { n: known.worth })}`}`}
              >
                <b>{romanCard(card)}</b>
                <span>{name}</span>
                {known === undefined ? null : (
                  <em class={known.worth < 0 ? "why num" : "num"}>{signed(known.worth)}</em>
                )}
              </Chip>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** Tavern and gifts. */
function Gifts({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const acts = board.legal.value.filter(({ kind }) => kind === "give" || kind === "treat");
  const numbers = [...new Set(acts.map(({ offer }) => offer))];
  const wish = board.wish.value;
  const whose = acts.filter((act) => act.kind === "give" && act.place !== undefined && act.offer === wish?.offer);
  return (
    <section class="kw-desk panel plain" aria-label={words.say("kwt-gifts-title")}>
      <div class="kw-ac wide">
        <h2>{words.say(acts.some(({ kind }) => kind === "treat") ? "kwt-treat-title" : "kwt-gifts-title")}</h2>
        <p>{words.say(acts.some(({ kind }) => kind === "treat") ? "kwt-treat-about" : "kwt-gifts-about")}</p>
        <div class="kw-chips">
          {numbers.map((offer) => {
            const act = acts.find((each) => each.offer === offer);
            if (act === undefined) return null;
            const part: Wish = act.kind === "treat" ? { kind: "treat" } : { kind: "give", offer };
            const price = (act.peasants ?? 0) > 0 ? { peasant: act.peasants ?? 0 } : (act.price ?? {});
            const label =
              act.kind === "treat"
                ? words.say("kwt-do-treat")
                : words.say("kwt-do-give", { goods: words.amounts(price), points: words.points(act.points ?? 0) });
            return (
              <Chip key={act.id} board={board} part={part} can live label={label}>
                <Cost amounts={price} />→{" "}
                {act.kind === "treat" ? (
                  <Mood mood={act.mood ?? 0} words={words} />
                ) : (
                  <span class="kw-gain num">
                    {act.points}
                    <Icon name="vp" />
                  </span>
                )}
              </Chip>
            );
          })}
        </div>
        {whose.length > 0 ? (
          <p>
            <b>{words.say("kwt-which-peasant")}</b>
          </p>
        ) : null}
      </div>
    </section>
  );
}
