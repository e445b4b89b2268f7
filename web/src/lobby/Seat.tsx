/** A place at the table: who sits there or its link, what can be done with it, and its ready tick. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { AskOnce } from "../shared/AskOnce";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { crestName } from "../shared/crests";
import { CrestShield, EmptyShield, Icon } from "../shared/drawings";
import { tableName } from "../shared/games";
import { t } from "../shared/i18n";
import { characterOf } from "../shared/level";
import { absolute } from "../shared/reach";
import { ShareButton } from "../shared/sharing";
import type { GameInfo, NewSeat, SeatInfo, TableInfo } from "../shared/types";
import { WhoIAm } from "../shared/WhoIAm";
import { BotLevel, BotName } from "./BotControls";
import { Reserve } from "./Reserve";

interface SeatProps {
  seat: SeatInfo;
  table: TableInfo;
  game: GameInfo | null;
  ask: (wish: Promise<TableInfo>) => void;
}

/** `mover` is what the host moves it with. */
export function Seat({ mover, ...props }: SeatProps & { mover: ComponentChildren }): JSX.Element {
  const { seat, table } = props;
  const me = seat.seat === table.you;
  const changing = useSignal(false);
  const kind = seat.kind === "open" ? "seat open" : me ? "seat me" : "seat";
  return (
    <section class={kind} aria-label={t("lobby-seat", { n: seat.seat + 1 })}>
      {mover}
      {seat.crest === "" ? <EmptyShield number={seat.seat + 1} /> : <CrestShield crest={seat.crest} labelled />}
      <div class="nm">
        {seat.kind === "bot" && table.owner ? (
          <BotName {...props} />
        ) : (
          <b>{seat.kind === "open" ? openSeat(seat) : seat.name}</b>
        )}
        <span>{who(seat, table)}</span>
      </div>
      <div class="mid">{about(seat, me)}</div>
      <div class="ba">
        {me ? (
          <button
            class="btn small"
            type="button"
            aria-expanded={changing.value}
            onClick={() => (changing.value = !changing.value)}
          >
            <Icon name="quill" ui />
            {t("home-change")}
          </button>
        ) : null}
        <Doing {...props} />
      </div>
      <span class={seat.ready ? "rd y" : "rd n"}>
        <span class="o">{seat.ready ? <Icon name="check" ui /> : null}</span>
        {t(seat.ready ? "lobby-ready" : seat.kind === "open" ? "lobby-waiting" : "lobby-not-yet")}
      </span>
      {me && changing.value && seat.crest !== "" ? <WhoIAm borne={seat.crest} /> : null}
    </section>
  );
}

/** What the host can do with a seat. */
function Doing(props: SeatProps): JSX.Element | null {
  const { seat, table, game, ask } = props;
  if (!table.owner) return null;
  const wish = (next: NewSeat): void => ask(api.reseat(table.id, seat, next));
  if (seat.kind === "open") {
    return (
      <>
        <Kept {...props} wish={wish} />
        <button class="btn small" type="button" onClick={() => wish({ kind: "bot" })}>
          <Icon name="bot" ui />
          {t("lobby-to-bot")}
        </button>
        <Remove {...props} />
      </>
    );
  }
  if (seat.kind === "bot") {
    return (
      <>
        <BotLevel seat={seat} table={table} game={game} ask={ask} />
        <button class="btn small" type="button" onClick={() => wish({ kind: "open" })}>
          <Icon name="share" ui />
          {t("lobby-to-friend")}
        </button>
        <Remove {...props} />
      </>
    );
  }
  if (seat.seat === table.you) return null;
  return (
    <>
      <AskOnce
        question={t("lobby-free-ask", { name: seat.name })}
        yes={t("lobby-free-yes")}
        act={() => wish({ kind: "open" })}
        class="btn small"
      >
        {t("lobby-free-seat")}
      </AskOnce>
      <Remove {...props} />
    </>
  );
}

/** An open seat is for whoever has the table's link, or kept for a friend who has its own. */
function Kept({ seat, table, wish }: SeatProps & { wish: (next: NewSeat) => void }): JSX.Element {
  const friend = seat.reserved;
  if (friend === undefined) return <Reserve seat={seat.seat} keep={(name) => wish({ kind: "open", name })} />;
  return (
    <>
      {seat.link === undefined ? (
        <button class="btn small" type="button" onClick={() => wish({ kind: "open", name: friend })}>
          <Icon name="share" ui />
          {t("lobby-new-link")}
        </button>
      ) : (
        <>
          <CopyButton text={absolute(seat.link)}>{t("lobby-copy-link")}</CopyButton>
          <ShareButton url={absolute(seat.link)} title={t("lobby-invitation", { table: tableName(table) })} />
        </>
      )}
      <button class="btn small" type="button" onClick={() => wish({ kind: "open" })}>
        {t("reserve-free")}
      </button>
    </>
  );
}

function openSeat(seat: SeatInfo): string {
  return seat.reserved === undefined ? t("lobby-open-seat") : t("reserved-for", { name: seat.reserved });
}

/** Removes the seat, as long as the game is for so few; a person is asked about once. */
function Remove({ seat, table, game, ask }: SeatProps): JSX.Element | null {
  if (game === null || table.seats.length <= Math.min(...game.seats)) return null;
  const others = table.seats.filter((other) => other.slot !== seat.slot);
  if (others.every((other) => other.kind === "bot")) return null;
  return (
    <AskOnce
      question={
        seat.kind === "person"
          ? t("lobby-remove-ask", { name: seat.name })
          : seat.reserved === undefined
            ? null
            : t("lobby-remove-kept-ask", { name: seat.reserved })
      }
      yes={t("lobby-remove-yes")}
      act={() => ask(api.removeSeat(table.id, seat))}
      class="ib rem"
      label={t("lobby-remove", { n: seat.seat + 1 })}
    >
      <Icon name="plus" ui />
    </AskOnce>
  );
}

function about(seat: SeatInfo, me: boolean): string {
  if (seat.kind === "open") return t(seat.reserved === undefined ? "lobby-open-about" : "reserved-about");
  if (seat.kind === "bot") return characterOf(seat.bot ?? "");
  return t(me ? "lobby-me-about" : seat.connected ? "lobby-here" : "lobby-away");
}

function who(seat: SeatInfo, table: TableInfo): string {
  if (seat.kind === "open") return t("lobby-nobody");
  const crest = seat.crest === "" ? "none" : crestName(seat.crest);
  if (seat.kind === "bot") return t("lobby-bot-level", { crest, level: t("level", { n: seat.level ?? 1 }) });
  if (seat.seat !== table.you) return seat.crest === "" ? "" : crest;
  return t(table.owner ? "lobby-you-host" : "lobby-you");
}
