/** A table before the deal: seats with their links, ready ticks, options, the seal of the dice. */
import "./arrange.css";
import "./invite.css";
import "./lobby.css";
import "../shared/options.css";
import "../shared/seats.css";
import "../shared/who.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, randomText } from "../shared/api";
import { useAt } from "../shared/at";
import { CopyButton } from "../shared/copying";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { joined, t } from "../shared/i18n";
import { oneColumn } from "../shared/media";
import { keepName, problem as noName } from "../shared/profile";
import { absolute } from "../shared/reach";
import { arrived } from "../shared/router";
import { keepShare, keptShare } from "../shared/share";
import { TalkSection } from "../shared/talk/Talk";
import type { GameInfo, TableInfo } from "../shared/types";
import { DicePanel } from "./DicePanel";
import { InviteCard, TableLink } from "./InviteCard";
import { Leaving } from "./Leaving";
import { Comings, News } from "./News";
import { OptionsPanel } from "./OptionsPanel";
import { Seat } from "./Seat";
import { SeatCount } from "./SeatCount";
import { SeatOrder } from "./SeatOrder";

interface LobbyProps {
  table: TableInfo;
  change: (table: TableInfo) => void;
}

export default function Lobby({ table, change }: LobbyProps): JSX.Element {
  useAt("lobby");
  const games = useSignal<GameInfo[]>([]);
  const problem = useSignal("");
  const share = useSignal(keptShare(table.id) ?? randomText());
  useEffect(() => {
    api.games().then(
      (offered) => (games.value = offered),
      () => undefined,
    );
  }, []);
  useEffect(arrived, []);

  const refuse = (failure: unknown): void => {
    problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
  };
  const ask = async (wish: Promise<TableInfo>): Promise<void> => {
    try {
      change(await wish);
      problem.value = "";
    } catch (failure) {
      refuse(failure);
    }
  };
  const beReady = async (): Promise<void> => {
    // The deal fixes the names: a new one has to be there before.
    if (!(await keepName())) {
      problem.value = noName.peek();
      return;
    }
    keepShare(table.id, share.value);
    await ask(api.ready(table.id, true, table.terms, share.value));
  };
  const mine = table.you === null ? undefined : table.seats[table.you];
  const game = games.value.find(({ name }) => name === table.game) ?? null;
  const open = table.seats.filter((seat) => seat.kind === "open").length;

  return (
    <div class="wrap lobby">
      <div class="lgrid">
        <div class="lcol">
          <main class="lb panel">
            <Heading level={1} text={tableName(table)} aside={t("lobby-table-for", { n: table.seats.length })} />
            <div class="leadrow">
              <p class="lead">
                {t(table.owner ? "lobby-lead-owner" : mine === undefined ? "lobby-lead-watching" : "lobby-lead")}
              </p>
              {table.owner && game !== null ? (
                <SeatCount table={table} game={game} ask={ask} refuse={(why) => (problem.value = why)} />
              ) : null}
            </div>
            {oneColumn.value && open > 0 ? <TableLink table={table} /> : null}
            <SeatOrder table={table} ask={ask}>
              {(seat, mover) => (
                <Seat seat={seat} table={table} game={game} mover={mover} ask={(wish) => void ask(wish)} />
              )}
            </SeatOrder>
            <Comings table={table} />
            <News table={table} />
            <div class="ltray">
              <p aria-live="polite">
                <b>
                  {t("lobby-ready-of", { n: table.seats.filter((seat) => seat.ready).length, of: table.seats.length })}
                </b>
                <span>{open > 0 ? t("lobby-open", { n: open }) : still(table)}</span>
              </p>
              <CopyButton small={false} icon="eye" text={absolute(table.spectate)}>
                {t("lobby-copy-spectator")}
              </CopyButton>
              <Leaving table={table} refuse={refuse} />
              {mine === undefined ? null : mine.ready ? (
                <button class="btn" type="button" onClick={() => void ask(api.ready(table.id, false, table.terms))}>
                  {t("lobby-not-ready")}
                </button>
              ) : (
                <button class="btn pri" type="button" onClick={() => void beReady()}>
                  {t("lobby-i-am-ready")}
                </button>
              )}
            </div>
            <p class="problem" role="alert">
              {problem}
            </p>
          </main>
          {/* Who invites friends does so before anybody can talk. */}
          {oneColumn.value ? <InviteCard table={table} ask={ask} /> : null}
          <TalkSection table={table} />
        </div>
        <aside class="rcol">
          {oneColumn.value ? null : <InviteCard table={table} ask={ask} />}
          <OptionsPanel table={table} games={games.value} ask={ask} />
          <DicePanel table={table} share={share} />
        </aside>
      </div>
    </div>
  );
}

/** Who is still to come. */
function still(table: TableInfo): string {
  const names = table.seats
    .filter((seat) => !seat.ready)
    .map((seat) => (seat.seat === table.you ? t("you-in-list") : seat.name));
  return names.length === 0 ? t("lobby-dealing") : t("lobby-still", { names: joined(names) });
}
