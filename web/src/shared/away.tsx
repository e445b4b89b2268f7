/** People who are away, and the bots that may play for them: shown in their panels, and given up in one click. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "./api";
import "./away.css";
import { CrestShield, Icon } from "./drawings";
import { joined, t } from "./i18n";
import type { NewSeat, SeatInfo, TableInfo } from "./types";

/** The class of the panel of somebody who is away: what stands under the name gives way, and nothing moves. */
export function absentClass(table: TableInfo, seat: number): string {
  return table.seats[seat]?.away === undefined ? "" : " absent";
}

/** What a seat's player is, beside the name: a bot, one that stands in, or somebody who gave up. */
export function whoPlays(place: SeatInfo | undefined, bot: string, standIn: string): string {
  if (place === undefined) return "";
  return place.resigned === true ? t("seat-resigned") : place.standIn ? standIn : place.kind === "bot" ? bot : "";
}

/** Asks for another player of a seat; tells why it cannot be. */
export async function reseat(table: TableInfo, seat: number, wish: NewSeat): Promise<string> {
  try {
    await api.seat(table.id, seat, wish);
    return "";
  } catch (failure) {
    return failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
  }
}

/** Seconds that count down from when they were told. */
function useSeconds(told: NonNullable<SeatInfo["away"]>): number {
  const left = useSignal(told.seconds);
  useEffect(() => {
    const end = performance.now() + told.seconds * 1000;
    const count = (): void => {
      left.value = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      if (left.value === 0) window.clearInterval(clock);
    };
    const clock = window.setInterval(count, 250);
    count();
    return () => window.clearInterval(clock);
  }, [told]);
  return left.value;
}

/** In the panel of a player, in place of what stands under the name. */
export function Away({ table, seat }: { table: TableInfo; seat: number }): JSX.Element | null {
  const place = table.seats[seat];
  return place?.away === undefined ? null : <Missing table={table} place={place} away={place.away} />;
}

interface MissingProps {
  table: TableInfo;
  place: SeatInfo;
  away: NonNullable<SeatInfo["away"]>;
}

function Missing({ table, place, away }: MissingProps): JSX.Element {
  const seconds = useSeconds(away);
  const problem = useSignal("");
  const names = joined(away.agreed.map((seat) => table.seats[seat]?.name ?? ""));
  const called = away.agreed.length > 0;
  const mine = table.you !== null && table.you !== place.seat;
  // Whoever has agreed is asked again only if it would now be enough.
  const asked = mine && (!away.agreed.includes(table.you ?? -1) || away.agreed.length >= away.needed);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const about =
    seconds > 0
      ? t("seat-away-wait", { name: place.name, time })
      : called
        ? t("seat-away-called", { name: place.name, names, n: away.agreed.length, needed: away.needed })
        : t("seat-away-call", { name: place.name, needed: away.needed });
  return (
    <span class="away num" title={problem.value === "" ? about : problem.value}>
      <span class="sr">{about}</span>
      {called ? null : (
        <span class="gone" aria-hidden="true">
          {t("seat-away")}
        </span>
      )}
      {seconds > 0 ? (
        <span class="until" aria-hidden="true">
          <Icon name="bot" ui />
          {time}
        </span>
      ) : (
        <>
          {away.agreed.map((seat) => (
            <CrestShield key={seat} crest={table.seats[seat]?.crest ?? ""} class="voice" />
          ))}
          {away.needed > 1 ? (
            <span aria-hidden="true">
              {away.agreed.length}/{away.needed}
            </span>
          ) : null}
          {asked ? (
            <button
              type="button"
              class={problem.value === "" ? "call" : "call why"}
              aria-label={t(called ? "seat-agree-for" : "seat-call-bot-for", { name: place.name })}
              onClick={async () => {
                problem.value = await reseat(table, place.seat, { kind: "bot" });
              }}
            >
              <Icon name="bot" ui />
              <span>{t(called ? "seat-agree" : "seat-call-bot")}</span>
            </button>
          ) : null}
        </>
      )}
      <span class="sr" role="alert">
        {problem}
      </span>
    </span>
  );
}

/** On the tab behind which the players are: somebody there is away. */
export function AwayMark({ table }: { table: TableInfo }): JSX.Element | null {
  const away = table.seats.filter((seat) => seat.away !== undefined);
  if (away.length === 0) return null;
  return (
    <span class="away-mark">
      <span class="sr">{away.map(({ name }) => t("seat-is-away", { name })).join(" ")}</span>
    </span>
  );
}

/** Says who is away to those who do not see it. */
export function AwayNews({ table }: { table: TableInfo }): JSX.Element {
  const away = table.seats.filter((seat) => seat.away !== undefined);
  return (
    <p class="sr" role="status">
      {away.map(({ name }) => t("seat-is-away", { name })).join(" ")}
    </p>
  );
}

/** Beside every question, while a bot plays for me: one click, and I am asked again. */
export function PlayAgain({ table }: { table: TableInfo }): JSX.Element | null {
  const problem = useSignal("");
  const me = table.you;
  if (me === null || table.seats[me]?.standIn !== true) return null;
  if (table.seats[me]?.resigned === true)
    return (
      <span class="bot-plays" role="status">
        {t("seat-you-resigned")}
      </span>
    );
  return (
    <>
      <span class={problem.value === "" ? "bot-plays" : "bot-plays why"} role="status">
        {problem.value === "" ? t("seat-bot-plays") : problem.value}
      </span>
      <button
        type="button"
        class="btn pri again"
        onClick={async () => {
          problem.value = await reseat(table, me, { kind: "me" });
        }}
      >
        {t("seat-play-again")}
      </button>
    </>
  );
}
