/** My tables: those that wait for me first, then those that have not begun, the running and the finished ones. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { beganAt } from "../app/began";
import { roomOf } from "../app/rooms";
import { DeleteTable } from "../shared/DeleteTable";
import { CrestShield, Icon } from "../shared/drawings";
import { asksMe, endedEarly, named } from "../shared/endings";
import { choices, gameTitle, tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { dayOf, printed, t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { Link } from "../shared/router";
import type { SeatInfo, TableInfo } from "../shared/types";
import empty from "./empty.svg?raw";
import { known, Newcomer } from "./Newcomer";

const SHOWN_FINISHED = 6;

/** Does this table wait for me: for a move, or for my tick before the deal? */
export function isWaiting(table: TableInfo): boolean {
  if (table.you === null) return false;
  if (table.status === "running") return asksMe(table, table.waiting);
  return (
    table.status === "lobby" &&
    table.seats[table.you]?.ready === false &&
    table.seats.every((seat) => seat.kind !== "open")
  );
}

interface MyTablesProps {
  tables: readonly TableInfo[];
  loaded: boolean;
  /** A table is gone: the list is to be asked for anew. */
  changed: (word: string) => void;
}

export function MyTables({ tables, loaded, changed }: MyTablesProps): JSX.Element {
  const waiting = tables.filter(isWaiting);
  const undealt = tables.filter((table) => table.status === "lobby" && !isWaiting(table));
  const running = tables.filter((table) => table.status === "running" && !isWaiting(table));
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
        <Row key={table.id} table={table} class="tb wait" changed={changed}>
          <span class="s">{line(table)}</span>
          <span class="go">
            <span>{t(table.status === "lobby" ? "home-say-ready" : "your-turn")}</span>
            <span class="play">{t("home-go")}</span>
          </span>
        </Row>
      ))}
      {loaded && waiting.length === 0 ? <p class="none">{t("home-none-waiting")}</p> : null}
      <Unfinished heading={t("home-undealt")} tables={undealt} changed={changed} />
      <Unfinished heading={t("home-running")} tables={running} changed={changed} />
      {finished.length > 0 ? (
        <>
          <h3>
            {t("home-finished")}
            <small>{wonOf(finished)}</small>
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

/** Tables that wait for others. */
function Unfinished({
  heading,
  tables,
  changed,
}: Pick<MyTablesProps, "tables" | "changed"> & { heading: string }): JSX.Element | null {
  if (tables.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      {tables.map((table) => (
        <Row key={table.id} table={table} class="tb" changed={changed}>
          <span class="s">{line(table)}</span>
          <span class="s state">{stateOf(table)}</span>
        </Row>
      ))}
    </>
  );
}

/** Before the first game: whether one knows the games, what will stand here, and how to come by it. */
function NoTables(): JSX.Element {
  return (
    <aside class="mine panel new" aria-label={t("home-my-tables")}>
      {known.value ? (
        <>
          <Heading text={t("home-my-tables")} tone="verm" />
          <Picture svg={empty} class="emptybox" />
          <p class="none">{t("home-no-tables")}</p>
        </>
      ) : (
        <Newcomer />
      )}
      <ol class="steps">
        {["home-step-1", "home-step-2", "home-step-3"].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </aside>
  );
}

interface RowProps {
  table: TableInfo;
  class: string;
  changed: (word: string) => void;
  children: ComponentChildren;
}

/** A table that is not over: its sign, and who sits there; before the deal its host can delete it. */
function Row({ table, class: more, changed, children }: RowProps): JSX.Element {
  const problem = useSignal("");
  const link = (
    <Link class={more} href={`/t/${encodeURIComponent(table.id)}`}>
      <b>{tableName(table)}</b>
      <Crests seats={table.seats} />
      {children}
    </Link>
  );
  if (!table.owner || table.status !== "lobby") return link;
  return (
    <div class="tbrow">
      {link}
      <DeleteTable
        table={table}
        class="ib rem"
        label={t("home-delete", { table: tableName(table) })}
        deleted={changed}
        refuse={(failure) => {
          problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
        }}
      >
        <Icon name="plus" ui />
      </DeleteTable>
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
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

/** A game that is over: who won it, and with how many points; or how else it was over. */
function Finished({ table }: { table: TableInfo }): JSX.Element {
  const ranked = table.result.map((standing, seat) => ({ ...standing, seat })).sort((a, b) => a.place - b.place);
  const best = ranked[0];
  const winner = best === undefined ? undefined : table.seats[best.seat];
  const facts = [
    gameTitle(table.game),
    tableName(table),
    beganAt(table),
    how(table),
    dayOf(table.ended || table.touched),
  ];
  return (
    <Link class="tb fin" href={`/t/${encodeURIComponent(table.id)}/end`}>
      {winner === undefined ? <Crests seats={table.seats} /> : <CrestShield crest={winner.crest} />}
      <b>{outcome(table)}</b>
      <span class="pts num">{ranked.map((one) => printed(one.points)).join(" · ")}</span>
      <span class="s">{facts.filter((fact) => fact !== "").join(" · ")}</span>
    </Link>
  );
}

/** Who won, me first. */
function outcome(table: TableInfo): string {
  const winners = table.result.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const [first, ...others] = winners;
  if (first === undefined) return endedEarly(table) || tableName(table);
  if (others.length > 0) return t("home-shared", { names: named(table, winners) });
  return first === table.you ? t("home-you-won") : t("home-won", { name: table.seats[first]?.name ?? "" });
}

/** What else there is to say of how it ended. */
function how(table: TableInfo): string {
  if (table.you !== null && table.seats[table.you]?.resigned === true) return t("home-you-resigned");
  return table.ending === "resigned" ? t("home-by-resignation") : "";
}

/** How many I won of those that somebody won; what began at a position does not count. */
function wonOf(finished: readonly TableInfo[]): string {
  const decided = finished.filter((table) => table.result.length > 0 && table.beganAt === null);
  return decided.length === 0 ? "" : t("home-won-of", { n: decided.filter(won).length, of: decided.length });
}

function won(table: TableInfo): boolean {
  return table.you !== null && table.result[table.you]?.place === 1;
}

/** Which game, and how far it has come or what it is. */
function line(table: TableInfo): string {
  const { moment } = table;
  const when = moment === null ? undefined : roomOf(table.game).moment?.(moment.chapter, moment.part);
  const facts = [gameTitle(table.game), ...(when === undefined ? choices(table) : [when]), beganAt(table)];
  return facts.filter((fact) => fact !== "").join(" · ");
}

function stateOf(table: TableInfo): string {
  if (table.status === "lobby") {
    return t("home-ready-of", { n: table.seats.filter((seat) => seat.ready).length, of: table.seats.length });
  }
  const names = table.waiting.map((seat) => table.seats[seat]?.name ?? "").filter((name) => name !== "");
  return names.length === 0 ? "" : t("home-waits-for", { names: names.join(", ") });
}
