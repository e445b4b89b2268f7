/** My tables: those that wait for me first, then the running and the finished ones. */
import type { ComponentChildren, JSX } from "preact";
import { roomOf } from "../app/rooms";
import { CrestShield } from "../shared/drawings";
import { choices, gameTitle, tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { dayOf, t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { Link } from "../shared/router";
import type { SeatInfo, TableInfo } from "../shared/types";
import empty from "./empty.svg?raw";

const SHOWN_FINISHED = 6;

/** Does this table wait for me: for a move, or for my tick before the deal? */
export function isWaiting(table: TableInfo): boolean {
  if (table.you === null) return false;
  if (table.status === "running") return table.waiting.includes(table.you);
  return (
    table.status === "lobby" &&
    table.seats[table.you]?.ready === false &&
    table.seats.every((seat) => seat.kind !== "open")
  );
}

export function MyTables({ tables, loaded }: { tables: readonly TableInfo[]; loaded: boolean }): JSX.Element {
  const waiting = tables.filter(isWaiting);
  const running = tables.filter((table) => table.status !== "over" && !isWaiting(table));
  const finished = tables.filter((table) => table.status === "over");
  if (loaded && tables.length === 0) return <NoTables />;
  return (
    <aside class="mine panel" aria-label={t("home-my-tables")}>
      <Heading
        text={t("home-waiting")}
        tone="verm"
        {...(waiting.length > 0 ? { aside: t("home-tables", { n: waiting.length }) } : {})}
      />
      {waiting.map((table) => (
        <Row key={table.id} table={table} class="tb wait">
          <span class="s">{line(table)}</span>
          <span class="go">
            <span>{t(table.status === "lobby" ? "home-say-ready" : "your-turn")}</span>
            <span class="play">{t("home-go")}</span>
          </span>
        </Row>
      ))}
      {loaded && waiting.length === 0 ? <p class="none">{t("home-none-waiting")}</p> : null}
      {running.length > 0 ? (
        <>
          <h3>{t("home-running")}</h3>
          {running.map((table) => (
            <Row key={table.id} table={table} class="tb">
              <span class="s">{line(table)}</span>
              <span class="s state">{stateOf(table)}</span>
            </Row>
          ))}
        </>
      ) : null}
      {finished.length > 0 ? (
        <>
          <h3>
            {t("home-finished")}
            <small>{t("home-won-of", { n: finished.filter(won).length, of: finished.length })}</small>
          </h3>
          {finished.slice(0, SHOWN_FINISHED).map((table) => (
            <Finished key={table.id} table={table} />
          ))}
          {finished.length > SHOWN_FINISHED ? (
            <details class="all">
              <summary>{t("home-all-finished", { n: finished.length })}</summary>
              {finished.slice(SHOWN_FINISHED).map((table) => (
                <Finished key={table.id} table={table} />
              ))}
            </details>
          ) : null}
        </>
      ) : null}
    </aside>
  );
}

/** Before the first game: what will stand here, and how to come by it. */
function NoTables(): JSX.Element {
  return (
    <aside class="mine panel new" aria-label={t("home-my-tables")}>
      <Heading text={t("home-my-tables")} tone="verm" />
      <Picture svg={empty} class="emptybox" />
      <p class="none">{t("home-no-tables")}</p>
      <ol class="steps">
        {["home-step-1", "home-step-2", "home-step-3"].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </aside>
  );
}

/** A table that is not over: its sign, and who sits there. */
function Row({
  table,
  class: more,
  children,
}: {
  table: TableInfo;
  class: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <Link class={more} href={`/t/${encodeURIComponent(table.id)}`}>
      <b>{tableName(table)}</b>
      <Crests seats={table.seats} />
      {children}
    </Link>
  );
}

function Crests({ seats }: { seats: readonly SeatInfo[] }): JSX.Element {
  const names = seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  return (
    <span class="cr" role="img" aria-label={names.join(", ")}>
      {seats.map((seat) => (
        <CrestShield key={seat.seat} crest={seat.crest} />
      ))}
    </span>
  );
}

/** A game that is over: who won it, and with how many points. */
function Finished({ table }: { table: TableInfo }): JSX.Element {
  const ranked = table.result.map((standing, seat) => ({ ...standing, seat })).sort((a, b) => a.place - b.place);
  const best = ranked[0];
  const winner = best === undefined ? undefined : table.seats[best.seat];
  return (
    <Link class="tb fin" href={`/t/${encodeURIComponent(table.id)}/end`}>
      {winner === undefined ? <Crests seats={table.seats} /> : <CrestShield crest={winner.crest} />}
      <b>
        {winner === undefined
          ? tableName(table)
          : won(table)
            ? t("home-you-won")
            : t("home-won", { name: winner.name })}
      </b>
      <span class="pts num">{ranked.map((one) => one.points).join(" · ")}</span>
      <span class="s">
        {[gameTitle(table.game), ...(winner === undefined ? [] : [tableName(table)]), dayOf(table.touched)].join(" · ")}
      </span>
    </Link>
  );
}

function won(table: TableInfo): boolean {
  return table.you !== null && table.result[table.you]?.place === 1;
}

/** Which game, and how far it has come or what it is. */
function line(table: TableInfo): string {
  const { moment } = table;
  const when = moment === null ? undefined : roomOf(table.game).moment?.(moment.chapter, moment.part);
  return [gameTitle(table.game), ...(when === undefined ? choices(table) : [when])].join(" · ");
}

function stateOf(table: TableInfo): string {
  if (table.status === "lobby") {
    return t("home-ready-of", { n: table.seats.filter((seat) => seat.ready).length, of: table.seats.length });
  }
  const names = table.waiting.map((seat) => table.seats[seat]?.name ?? "").filter((name) => name !== "");
  return names.length === 0 ? "" : t("home-waits-for", { names: names.join(", ") });
}
