/** The others: their domains at a glance, stores, dice and points; each opens with a click. */
import type { JSX } from "preact";
import { Away, absentClass, whoPlays } from "../shared/away";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { printed } from "../shared/i18n";
import { narrow } from "../shared/media";
import type { TableInfo } from "../shared/types";
import { DIE_KINDS, RANKS, SOLO_CITY, STORES } from "./components";
import { justBuilt } from "./domain/fresh";
import { Die, GameIcon, type GameIconName, Thumb } from "./drawings";
import type { Board } from "./state";
import type { Side } from "./wire";
import type { Words } from "./words";

export function Players({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const view = board.view.value;
  const others = view.order.filter((seat) => seat !== view.viewer);
  return (
    <section class="e-players" aria-label={board.words.value.say("era-table-players")}>
      {others.length === 0 ? (
        <Ranks board={board} />
      ) : (
        others.map((seat) => <Player key={seat} board={board} table={table} seat={seat} />)
      )}
    </section>
  );
}

/** What somebody is doing, or has done, in this phase. */
function doing(board: Board, seat: number): string {
  const words = board.words.value;
  const view = board.view.value;
  if (view.over) return "";
  const asked = view.asked.includes(seat);
  if (view.step === "set up") return words.say(asked ? "era-table-placing" : "era-table-ready");
  if (view.step === "roll") return words.say(view.rolling.includes(seat) ? "era-table-rolling" : "era-table-rolled");
  if (asked) return words.say("era-table-deciding");
  if (view.phase === 5 && view.now !== null) {
    const built = view.order.indexOf(seat) < view.order.indexOf(view.now);
    return words.say(built ? "era-table-has-built" : "era-table-builds-later");
  }
  return "";
}

interface PlayerProps {
  board: Board;
  table: TableInfo;
  seat: number;
}

function Player({ board, table, seat }: PlayerProps): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[seat];
  const domain = board.domains.value[seat];
  const place = table.seats[seat];
  if (side === undefined || domain === undefined) return null;
  const name = words.player(seat);
  const city = Math.max(0, ...side.cities);
  const who = whoPlays(place, words.say("era-table-bot"), words.say("era-table-stand-in"));
  const about = [
    who,
    doing(board, seat),
    view.phase === 0 ? "" : city > 0 ? words.say("era-table-city-of", { n: city }) : words.say("era-table-no-city"),
  ];
  const looked = board.looking.value === seat;
  return (
    <article
      class={`e-player panel${view.asked.includes(seat) && !view.over ? " turn" : ""}${absentClass(table, seat)}`}
      data-seat={seat}
      aria-label={name}
    >
      <div class="on1">
        <CrestShield crest={crestOf(table, seat) ?? ""} labelled />
        <span class="who">
          <b>{name}</b>
          <span class="about">{about.filter((part) => part !== "").join(" · ")}</span>
          <Away table={table} seat={seat} />
        </span>
        <span class="vp num" data-about="vp">
          <Icon name="vp" label={words.say("era-table-points-word")} />
          <span key={side.points}>{printed(side.points)}</span>
        </span>
      </div>
      <button
        type="button"
        class="tb"
        aria-pressed={looked}
        aria-label={words.say("era-table-show-domain", { player: name })}
        onClick={() => {
          board.looking.value = looked ? null : seat;
          board.tab.value = narrow.peek() ? "domain" : board.tab.value;
        }}
      >
        <Thumb pieces={domain.pieces} city={domain.inside} just={justBuilt(board.update.value, domain)} />
      </button>
      <div class="oi">
        <div class="stock num">
          <Stock side={side} words={words} />
        </div>
        <div class="dcs num">
          {DIE_KINDS.filter((kind) => (side.dice[kind] ?? 0) > 0).map((kind) => (
            <span key={kind} class="dc" data-about={`die:${kind}`}>
              <Die kind={kind} class="mini" />
              <span aria-hidden="true">{side.dice[kind]}</span>
              <span class="sr">{words.die(kind, side.dice[kind] ?? 0)}</span>
            </span>
          ))}
          {view.phase > 1 && side.swords + side.shields > 0 ? (
            <span
              class="dc arms"
              data-about="sword"
              title={words.amounts({ sword: side.swords, shield: side.shields })}
            >
              {side.swords > 0 ? (
                <>
                  <GameIcon name="sword" />
                  {side.swords}
                </>
              ) : null}
              {side.shields > 0 ? (
                <>
                  <GameIcon name="shield" />
                  {side.shields}
                </>
              ) : null}
            </span>
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** What a player has in store, and how far on the tracks of culture and disaster. */
export function Stock({ side, words }: { side: Side; words: Words }): JSX.Element {
  return (
    <>
      {STORES.map((store) => (
        <Amount
          key={store}
          icon={store}
          n={side.stores[store] ?? 0}
          label={words.store(store, side.stores[store] ?? 0)}
        />
      ))}
      <Amount icon="culture" n={side.culture} label={words.store("culture", side.culture)} />
      <Amount icon="skull" n={side.disaster} label={words.say("era-table-disaster-n", { n: side.disaster })} />
    </>
  );
}

/** A number of something; it shows for a moment that it has changed. */
function Amount({ icon, n, label }: { icon: GameIconName; n: number; label: string }): JSX.Element {
  return (
    <span class={n === 0 ? "zero" : ""} data-kind={icon} data-about={icon}>
      <GameIcon name={icon} />
      <span key={n} class="n" aria-hidden="true">
        {n}
      </span>
      <span class="sr">{label}</span>
    </span>
  );
}

/** Alone there is nobody to beat: the points tell what the domain has become. */
function Ranks({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const side = board.view.value.seats[0];
  const points = side?.points ?? 0;
  const reached = RANKS.findLastIndex(([, least]) => points >= least);
  return (
    <section class="e-ranks panel" aria-label={words.say("era-table-solo")}>
      <h3>{words.say("era-table-solo")}</h3>
      <p>{words.say("era-table-solo-rules", { n: SOLO_CITY })}</p>
      <ol class="num">
        {RANKS.map(([id, least], i) => (
          <li
            key={id}
            class={i === Math.max(0, reached) ? "now" : i < reached ? "past" : ""}
            {...(i === Math.max(0, reached) ? { "aria-current": "true" as const } : {})}
          >
            <b>{words.rank(id)}</b>
            <span>
              {i === 0
                ? words.say("era-table-rank-under", { n: RANKS[1]?.[1] ?? 0 })
                : words.say("era-table-rank-from", { n: least })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
