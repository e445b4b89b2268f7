/** My tables: those that wait for me first, then the running and the finished ones. */
import type { JSX } from "preact";
import { choices, gameTitle, tableName } from "../shared/games";
import { CrestShield } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { Link } from "../shared/router";
import type { SeatInfo, TableInfo } from "../shared/types";
import empty from "./empty.svg?raw";

const SHOWN_FINISHED = 6;

/** Does this table wait for me: for a move, or for my tick before the deal? */
export function isWaiting(table: TableInfo): boolean {
  if (table.you === null) return false;
  if (table.status === "running") return table.waiting.includes(table.you);
  return table.status === "lobby" && table.seats[table.you]?.ready === false && table.seats.every((seat) => seat.kind !== "open");
}

function path(table: TableInfo): string {
  return `/t/${encodeURIComponent(table.id)}${table.status === "over" ? "/end" : ""}`;
}

export function MyTables({ tables, loaded }: { tables: readonly TableInfo[]; loaded: boolean }): JSX.Element {
  const waiting = tables.filter(isWaiting);
  const running = tables.filter((table) => table.status !== "over" && !isWaiting(table));
  const finished = tables.filter((table) => table.status === "over");
  if (loaded && tables.length === 0) return <NoTables />;
  return (
    <aside class="mine panel" aria-label={t("home-my-tables")}>
      <Heading text={t("home-waiting")} tone="verm" {...(waiting.length > 0 ? { aside: t("home-tables", { n: waiting.length }) } : {})} />
      {waiting.map((table) => (
        <Link key={table.id} class="tb wait" href={path(table)}>
          <b>{tableName(table)}</b>
          <Crests seats={table.seats} />
          <span class="s">{line(table)}</span>
          <span class="go">
            <span>{t(table.status === "lobby" ? "home-say-ready" : "your-turn")}</span>
            <span class="play">{t("home-go")}</span>
          </span>
        </Link>
      ))}
      {loaded && waiting.length === 0 ? <p class="none">{t("home-none-waiting")}</p> : null}
      {running.length > 0 ? (
        <>
          <h3>{t("home-running")}</h3>
          {running.map((table) => (
            <Link key={table.id} class="tb" href={path(table)}>
              <b>{tableName(table)}</b>
              <Crests seats={table.seats} />
              <span class="s">{line(table)}</span>
              <span class="s state">{stateOf(table)}</span>
            </Link>
          ))}
        </>
      ) : null}
      {finished.length > 0 ? (
        <>
          <h3>{t("home-finished")}</h3>
          <Finished tables={finished.slice(0, SHOWN_FINISHED)} />
          {finished.length > SHOWN_FINISHED ? (
            <details class="all">
              <summary>{t("home-all-finished", { n: finished.length })}</summary>
              <Finished tables={finished.slice(SHOWN_FINISHED)} />
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
    <aside class="mine panel" aria-label={t("home-my-tables")}>
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

function Finished({ tables }: { tables: readonly TableInfo[] }): JSX.Element {
  return (
    <>
      {tables.map((table) => (
        <Link key={table.id} class="tb fin" href={path(table)}>
          <b>{tableName(table)}</b>
          <Crests seats={table.seats} />
          <span class="s">{line(table)}</span>
        </Link>
      ))}
    </>
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

function line(table: TableInfo): string {
  return [gameTitle(table.game), ...choices(table)].join(" · ");
}

function stateOf(table: TableInfo): string {
  if (table.status === "lobby") {
    return t("home-ready-of", { n: table.seats.filter((seat) => seat.ready).length, of: table.seats.length });
  }
  const names = table.waiting.map((seat) => table.seats[seat]?.name ?? "").filter((name) => name !== "");
  return names.length === 0 ? "" : t("home-waits-for", { names: names.join(", ") });
}
