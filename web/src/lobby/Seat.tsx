/** A place at the table: who sits there or its link, what can be done with it, and its ready tick. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { CrestShield, EmptyShield, Icon } from "../shared/drawings";
import { tableName } from "../shared/games";
import { t } from "../shared/i18n";
import { characterOf, LevelChoice } from "../shared/level";
import { ShareButton } from "../shared/sharing";
import type { BotInfo, SeatInfo, TableInfo } from "../shared/types";
import { WhoIAm } from "../shared/WhoIAm";

interface SeatProps {
  seat: SeatInfo;
  table: TableInfo;
  bots: readonly BotInfo[];
  ask: (wish: Promise<TableInfo>) => void;
}

export function Seat({ seat, table, bots, ask }: SeatProps): JSX.Element {
  const me = seat.seat === table.you;
  const changing = useSignal(false);
  const kind = seat.kind === "open" ? "seat open" : me ? "seat me" : "seat";
  return (
    <section class={kind} aria-label={t("lobby-seat", { n: seat.seat + 1 })}>
      {seat.crest === "" ? <EmptyShield number={seat.seat + 1} /> : <CrestShield crest={seat.crest} labelled />}
      <div class="nm">
        <b>{seat.kind === "open" ? t("lobby-open-seat") : seat.name}</b>
        <span>{who(seat, table)}</span>
      </div>
      <div class="mid">
        {seat.kind === "open" && seat.link !== undefined ? (
          <code title={absolute(seat.link)}>{shortened(seat.link)}</code>
        ) : (
          about(seat, me)
        )}
      </div>
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
        <Doing seat={seat} table={table} bots={bots} ask={ask} />
      </div>
      <span class={seat.ready ? "rd y" : "rd n"}>
        <span class="o">{seat.ready ? <Icon name="check" ui /> : null}</span>
        {t(seat.ready ? "lobby-ready" : seat.kind === "open" ? "lobby-waiting" : "lobby-not-yet")}
      </span>
      {me && changing.value && seat.crest !== "" ? (
        <WhoIAm me={{ name: seat.name, crest: seat.crest }} changed={() => ask(api.table(table.id))} />
      ) : null}
    </section>
  );
}

/** What the host can do with a seat. */
function Doing({ seat, table, bots, ask }: SeatProps): JSX.Element | null {
  if (!table.owner) return null;
  const wish = (next: "open" | "bot", bot?: string): void =>
    ask(api.seat(table.id, seat.seat, bot === undefined ? { kind: next } : { kind: next, bot }));
  if (seat.kind === "open") {
    const best = [...bots].sort((a, b) => b.level - a.level)[0]?.id;
    return (
      <>
        {seat.link === undefined ? null : (
          <>
            <CopyButton text={absolute(seat.link)}>{t("lobby-copy-link")}</CopyButton>
            <ShareButton url={absolute(seat.link)} title={t("lobby-invitation", { table: tableName(table) })} />
          </>
        )}
        <button class="btn small" type="button" onClick={() => wish("bot", best)}>
          <Icon name="bot" ui />
          {t("lobby-to-bot")}
        </button>
      </>
    );
  }
  if (seat.kind === "bot") {
    return (
      <>
        <LevelChoice
          bots={bots}
          chosen={seat.bot ?? ""}
          name={`seat-${seat.seat}`}
          label={t("lobby-level", { name: seat.name })}
          choose={(bot) => wish("bot", bot)}
        />
        <button class="btn small" type="button" onClick={() => wish("open")}>
          <Icon name="share" ui />
          {t("lobby-to-friend")}
        </button>
      </>
    );
  }
  if (seat.seat === table.you) return null;
  return (
    <button class="btn small" type="button" onClick={() => wish("open")}>
      {t("lobby-free-seat")}
    </button>
  );
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

function shortened(link: string): string {
  const [path = "", key = ""] = link.split("#key=");
  return `…${path.slice(0, 8)}…#key=${key.slice(0, 4)}…`;
}

function about(seat: SeatInfo, me: boolean): string {
  if (seat.kind === "open") return t("lobby-open-about");
  if (seat.kind === "bot") return characterOf(seat.bot ?? "");
  return t(me ? "lobby-me-about" : seat.connected ? "lobby-here" : "lobby-away");
}

function who(seat: SeatInfo, table: TableInfo): string {
  if (seat.kind === "open") return t("lobby-nobody");
  const crest = seat.crest === "" ? "none" : t(`crest-${seat.crest}`);
  if (seat.kind === "bot") return t("lobby-bot-level", { crest, level: t("level", { n: seat.level ?? 1 }) });
  if (seat.seat !== table.you) return seat.crest === "" ? "" : crest;
  return t(table.owner ? "lobby-you-host" : "lobby-you");
}
