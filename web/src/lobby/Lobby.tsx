/** A table before the deal: seats with their links, ready ticks, options, the seal of the dice. */
import "./lobby.css";
import "../shared/seats.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { editionName, gameTitle, optionNames, tableName } from "../app/where";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { CrestShield, EmptyShield, Icon } from "../shared/drawings";
import { Hash } from "../shared/hash";
import { Heading } from "../shared/heading";
import { has, t } from "../shared/i18n";
import { LevelChoice, levelOf } from "../shared/level";
import { navigate } from "../shared/router";
import type { BotInfo, SeatInfo, TableInfo } from "../shared/types";

interface LobbyProps {
  table: TableInfo;
  change: (table: TableInfo) => void;
}

export default function Lobby({ table, change }: LobbyProps): JSX.Element {
  const bots = useSignal<BotInfo[]>([]);
  const problem = useSignal("");
  useEffect(() => {
    api.games().then(
      (games) => (bots.value = games.find((game) => game.name === table.game)?.bots ?? []),
      () => undefined,
    );
  }, [table.game]);

  const ask = async (wish: Promise<TableInfo>): Promise<void> => {
    try {
      change(await wish);
      problem.value = "";
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };
  const mine = table.you === null ? undefined : table.seats[table.you];
  const ready = table.seats.filter((seat) => seat.ready).length;
  const open = table.seats.filter((seat) => seat.kind === "open");
  const modules = optionNames(table);

  return (
    <div class="wrap lobby">
      <div class="lgrid">
        <main class="lb panel">
          <Heading level={1} text={tableName(table)} aside={t("lobby-table-for", { n: table.seats.length })} />
          <p class="lead">{t(table.owner ? "lobby-lead-owner" : "lobby-lead")}</p>
          {table.seats.map((seat) => (
            <Seat key={seat.seat} seat={seat} table={table} bots={bots.value} ask={(wish) => void ask(wish)} />
          ))}
          <div class="ltray">
            <p aria-live="polite">
              <b>{t("lobby-ready-of", { n: ready, of: table.seats.length })}</b>
              <span>{open.length > 0 ? t("lobby-open", { n: open.length }) : still(table)}</span>
            </p>
            <CopyButton small={false} icon="eye" text={absolute(table.spectate)}>
              {t("lobby-copy-spectator")}
            </CopyButton>
            {mine !== undefined && !table.owner ? (
              <button class="btn" type="button" onClick={() => void ask(api.seat(table.id, mine.seat, { kind: "open" })).then(() => navigate("/"))}>
                {t("lobby-leave")}
              </button>
            ) : null}
            {mine === undefined ? null : mine.ready ? (
              <button class="btn" type="button" onClick={() => void ask(api.ready(table.id, false))}>
                {t("lobby-not-ready")}
              </button>
            ) : (
              <button class="btn pri" type="button" onClick={() => void ask(api.ready(table.id, true))}>
                {t("lobby-i-am-ready")}
              </button>
            )}
          </div>
          <p class="problem" role="alert">
            {problem}
          </p>
        </main>
        <aside class="rcol">
          <section class="panel">
            <Heading text={t("lobby-options")} tone="verd" aside={t("lobby-all-see")} />
            <dl class="dl">
              <dt>{t("lobby-game")}</dt>
              <dd>
                {gameTitle(table.game)}
                <small>{editionName(table)}</small>
              </dd>
              <dt>{t("home-modules")}</dt>
              <dd>
                {modules.length > 0 ? modules.join(", ") : t("lobby-no-modules")}
                {table.options["edition"] === "first" ? <small>{t("lobby-modules-need")}</small> : null}
              </dd>
              <dt>{t("lobby-pace")}</dt>
              <dd>
                {t("lobby-pace-live")}
                <small>{t("lobby-pace-bots")}</small>
              </dd>
              <dt>{t("lobby-start")}</dt>
              <dd>{t("lobby-start-dice")}</dd>
              <dt>{t("lobby-undo")}</dt>
              <dd>{t("lobby-undo-news")}</dd>
              <dt>{t("lobby-spectators")}</dt>
              <dd>{t("lobby-spectators-link")}</dd>
            </dl>
          </section>
          <section class="panel">
            <Heading text={t("lobby-sealed")} tone="verm" />
            <div class="sealrow">
              <Icon name="seal" />
              <p>{t("lobby-seal-about")}</p>
            </div>
            <Hash text={table.commitment} label={t("seal")} />
            <p class="under">
              {t("seal-how")}
              <CopyButton text={table.commitment}>{t("lobby-copy-seal")}</CopyButton>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

function still(table: TableInfo): string {
  const names = table.seats.filter((seat) => !seat.ready).map((seat) => (seat.seat === table.you ? t("you-in-list") : seat.name));
  return names.length === 0 ? t("lobby-dealing") : t("lobby-still", { names: names.join(", ") });
}

interface SeatProps {
  seat: SeatInfo;
  table: TableInfo;
  bots: readonly BotInfo[];
  ask: (wish: Promise<TableInfo>) => void;
}

function Seat({ seat, table, bots, ask }: SeatProps): JSX.Element {
  const me = seat.seat === table.you;
  const kind = seat.kind === "open" ? "seat open" : me ? "seat me" : "seat";
  const best = [...bots].sort((a, b) => b.level - a.level)[0]?.id ?? "greedy";
  const wish = (next: "open" | "bot", bot?: string): void =>
    ask(api.seat(table.id, seat.seat, bot === undefined ? { kind: next } : { kind: next, bot }));
  return (
    <section class={kind} aria-label={t("lobby-seat", { n: seat.seat + 1 })}>
      {seat.crest === "" ? <EmptyShield number={seat.seat + 1} /> : <CrestShield crest={seat.crest} labelled />}
      <div class="nm">
        <b>{seat.kind === "open" ? t("lobby-open-seat") : seat.name}</b>
        <span>{who(seat, table, bots)}</span>
      </div>
      <div class="mid">
        {seat.kind === "open" && seat.link !== undefined ? <code title={absolute(seat.link)}>{shortened(seat.link)}</code> : about(seat, me)}
      </div>
      <div class="ba">
        {seat.kind === "open" && seat.link !== undefined ? <CopyButton text={absolute(seat.link)}>{t("lobby-copy-link")}</CopyButton> : null}
        {seat.kind === "open" && table.owner ? (
          <button class="btn small" type="button" onClick={() => wish("bot", best)}>
            <Icon name="bot" ui />
            {t("lobby-to-bot")}
          </button>
        ) : null}
        {seat.kind === "bot" && table.owner ? (
          <>
            <LevelChoice bots={bots} chosen={seat.bot ?? ""} name={`seat-${seat.seat}`} label={t("lobby-level", { name: seat.name })} choose={(bot) => wish("bot", bot)} />
            <button class="btn small" type="button" onClick={() => wish("open")}>
              <Icon name="share" ui />
              {t("lobby-to-friend")}
            </button>
          </>
        ) : null}
        {seat.kind === "person" && table.owner && !me ? (
          <button class="btn small" type="button" onClick={() => wish("open")}>
            {t("lobby-free-seat")}
          </button>
        ) : null}
      </div>
      <span class={seat.ready ? "rd y" : "rd n"}>
        <span class="o">{seat.ready ? <Icon name="check" ui /> : null}</span>
        {t(seat.ready ? "lobby-ready" : seat.kind === "open" ? "lobby-waiting" : "lobby-not-yet")}
      </span>
    </section>
  );
}

function shortened(link: string): string {
  const [path = "", key = ""] = link.split("#key=");
  return `…${path.slice(0, 8)}…#key=${key.slice(0, 4)}…`;
}

function about(seat: SeatInfo, me: boolean): string {
  if (seat.kind === "open") return t("lobby-open-about");
  if (seat.kind === "bot") return seat.bot !== undefined && has(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : "";
  return t(me ? "lobby-me-about" : seat.connected ? "lobby-here" : "lobby-away");
}

function who(seat: SeatInfo, table: TableInfo, bots: readonly BotInfo[]): string {
  if (seat.kind === "open") return t("lobby-nobody");
  const crest = seat.crest === "" ? "none" : t(`crest-${seat.crest}`);
  if (seat.kind === "bot") return t("lobby-bot-level", { crest, level: t("level", { n: levelOf(bots, seat.bot ?? "") }) });
  if (seat.seat !== table.you) return seat.crest === "" ? "" : crest;
  return t(table.owner ? "lobby-you-host" : "lobby-you");
}
