/** The players' panels, in turn order. */

import type { JSX } from "preact";
import { Away, absentClass, whoPlays } from "../shared/away";
import { crestOf } from "../shared/crests";
import { CrestShield, Die } from "../shared/drawings";
import { printed } from "../shared/i18n";
import { narrow } from "../shared/media";
import { GameIcon, type GameIconName } from "./drawings";
import { BuildingPicture } from "./pictures";
import type { Board } from "./state";
import type { TableInfo } from "./wire";

export function Players({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const view = board.view.value;
  return (
    <section class={`pl n${view.order.length}`} aria-label={board.words.value.say("kingsburg-table-players")}>
      {view.order.map((seat, turn) => (
        <PlayerPanel key={seat} board={board} table={table} seat={seat} turn={turn + 1} />
      ))}
    </section>
  );
}

interface PanelProps {
  board: Board;
  table: TableInfo;
  seat: number;
  turn: number;
}

function PlayerPanel({ board, table, seat, turn }: PanelProps): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[seat];
  const place = table.seats[seat];
  if (side === undefined) return null;
  const mine = seat === view.viewer;
  const asked = view.asked.includes(seat) && !view.over;
  const crest = crestOf(table, seat);
  const name = mine ? words.say("kingsburg-table-you") : words.player(seat);
  const who = whoPlays(place, words.say("kingsburg-table-bot"), words.say("kingsburg-table-stand-in"));
  const about = [
    who,
    side.governor === null ? "" : words.governor(side.governor),
    view.envoy === seat ? words.say("kingsburg-table-envoy") : "",
  ];
  const army = side["army_tokens"] ?? [];
  const dice = side.own.length + side.bonus.length;
  const status =
    mine && asked
      ? words.say("kingsburg-table-your-turn")
      : asked
        ? words.say("kingsburg-table-deciding")
        : view.step === "influence" && view.passed.includes(seat)
          ? words.say("kingsburg-table-passed")
          : dice > 0
            ? words.say("kingsburg-table-dice-left", { n: dice })
            : view.step === "influence"
              ? words.say("kingsburg-table-all-placed")
              : "";
  const due = side["bonus_due"];
  return (
    <article
      class={`k-player panel${mine ? " me" : ""}${asked ? " turn" : ""}${absentClass(table, seat)}`}
      data-seat={seat}
      data-mine={mine ? "" : undefined}
      aria-label={name}
    >
      <span class="arms" data-about={`seat:${seat}`}>
        <CrestShield crest={crest ?? ""} labelled />
        <span class="nth num" data-about="turn">
          <span aria-hidden="true">{turn}</span>
          <span class="sr">{words.say("kingsburg-table-turn-n", { n: turn })}</span>
        </span>
      </span>
      <button
        type="button"
        class="nm"
        title={words.say("kingsburg-table-show-province", { player: name })}
        aria-pressed={board.seatShown.value === seat}
        onClick={() => {
          board.seatShown.value = mine || board.seatShown.value === seat ? null : seat;
          if (narrow.peek()) board.tab.value = "province";
        }}
      >
        <b>{name}</b>
        <span class="about">{about.filter((part) => part !== "").join(" · ")}</span>
      </button>
      <Away table={table} seat={seat} />
      <span class="vp num" key={`p${side.points}`} data-about="vp">
        <GameIcon name="vp" label={words.say("kingsburg-table-points")} />
        {printed(side.points)}
      </span>
      <div class="k-stock num">
        <Count
          icon="gold"
          n={side.goods.gold ?? 0}
          label={words.say("kingsburg-goods-gold", { n: side.goods.gold ?? 0 })}
        />
        <Count
          icon="wood"
          n={side.goods.wood ?? 0}
          label={words.say("kingsburg-goods-wood", { n: side.goods.wood ?? 0 })}
        />
        <Count
          icon="stone"
          n={side.goods.stone ?? 0}
          label={words.say("kingsburg-goods-stone", { n: side.goods.stone ?? 0 })}
        />
        <span class="div" />
        <Count icon="soldier" n={side.soldiers} label={words.say("kingsburg-soldiers", { n: side.soldiers })} />
        <Count icon="token" n={side.tokens} label={words.say("kingsburg-tokens", { n: side.tokens })} />
        {view.envoy === seat ? <GameIcon name="envoy" label={words.say("kingsburg-table-envoy")} /> : null}
      </div>
      {dice > 0 || status !== "" || due > 0 || army.length > 0 ? (
        <div class="k-left-dice">
          {side.own.map((face, i) => (
            <Die key={`o${i}`} face={face} crest={crest} />
          ))}
          {side.bonus.map((face, i) => (
            <Die key={`b${i}`} face={face} crest={null} />
          ))}
          <span class={dice > 0 && !asked ? "status spare" : "status"}>{status}</span>
          {due > 0 && dice === 0 ? <span>{words.say("kingsburg-table-bonus-due", { n: due })}</span> : null}
          {army.length > 0 ? (
            <span
              class="army num"
              data-about="army"
              role="img"
              aria-label={`${words.say("kingsburg-table-army")}: ${army.join(", ")}`}
            >
              {army.map((n, i) => (
                <i key={i}>{n}</i>
              ))}
            </span>
          ) : null}
        </div>
      ) : null}
      {side.buildings.length > 0 ? (
        <div class="k-built-row" role="img" aria-label={side.buildings.map((id) => words.building(id)).join(", ")}>
          {side.buildings.map((id) => (
            <span key={id}>
              <BuildingPicture id={id} />
            </span>
          ))}
        </div>
      ) : null}
    </article>
  );
}

/** A number of something; it flickers once when it changes. */
export function Count({ icon, n, label }: { icon: GameIconName; n: number; label: string }): JSX.Element {
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
