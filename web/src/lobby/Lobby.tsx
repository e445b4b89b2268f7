/** A table before the deal: seats with their links, ready ticks, options, the seal of the dice. */
import "./lobby.css";
import "../shared/options.css";
import "../shared/seats.css";
import "../shared/who.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api, randomText } from "../shared/api";
import { useAt } from "../shared/at";
import { CopyButton } from "../shared/copying";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { arrived, navigate } from "../shared/router";
import { keepShare, keptShare } from "../shared/share";
import type { GameInfo, TableInfo } from "../shared/types";
import { DicePanel } from "./DicePanel";
import { OptionsPanel } from "./OptionsPanel";
import { Seat } from "./Seat";

interface LobbyProps {
  table: TableInfo;
  change: (table: TableInfo) => void;
}

export default function Lobby({ table, change }: LobbyProps): JSX.Element {
  useAt("lobby");
  const game = useSignal<GameInfo | null>(null);
  const problem = useSignal("");
  const share = useSignal(keptShare(table.id) ?? randomText());
  useEffect(() => {
    api.games().then(
      (games) => (game.value = games.find(({ name }) => name === table.game) ?? null),
      () => undefined,
    );
  }, [table.game]);
  useEffect(arrived, []);

  const ask = async (wish: Promise<TableInfo>): Promise<void> => {
    try {
      change(await wish);
      problem.value = "";
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };
  const beReady = (): void => {
    keepShare(table.id, share.value);
    void ask(api.ready(table.id, true, share.value));
  };
  const mine = table.you === null ? undefined : table.seats[table.you];

  // Other options take back everybody's tick: who was ready is told why they are not any more.
  const before = useRef(table);
  const unticked = useSignal(false);
  useEffect(() => {
    const was = table.you === null ? undefined : before.current.seats[table.you];
    const changed = JSON.stringify(before.current.options) !== JSON.stringify(table.options);
    if (changed && was?.ready === true && mine?.ready === false) unticked.value = true;
    if (mine?.ready === true) unticked.value = false;
    before.current = table;
  }, [table]);
  const open = table.seats.filter((seat) => seat.kind === "open").length;

  return (
    <div class="wrap lobby">
      <div class="lgrid">
        <main class="lb panel">
          <Heading level={1} text={tableName(table)} aside={t("lobby-table-for", { n: table.seats.length })} />
          <p class="lead">
            {t(table.owner ? "lobby-lead-owner" : mine === undefined ? "lobby-lead-watching" : "lobby-lead")}
          </p>
          {table.seats.map((seat) => (
            <Seat
              key={seat.seat}
              seat={seat}
              table={table}
              bots={game.value?.bots ?? []}
              ask={(wish) => void ask(wish)}
            />
          ))}
          <div class="ltray">
            <p aria-live="polite">
              {unticked.value ? <em>{t("lobby-unticked")}</em> : null}
              <b>
                {t("lobby-ready-of", { n: table.seats.filter((seat) => seat.ready).length, of: table.seats.length })}
              </b>
              <span>{open > 0 ? t("lobby-open", { n: open }) : still(table)}</span>
            </p>
            <CopyButton small={false} icon="eye" text={new URL(table.spectate, location.origin).href}>
              {t("lobby-copy-spectator")}
            </CopyButton>
            {mine !== undefined && !table.owner ? (
              <button
                class="btn"
                type="button"
                onClick={() => void ask(api.seat(table.id, mine.seat, { kind: "open" })).then(() => navigate("/"))}
              >
                {t("lobby-leave")}
              </button>
            ) : null}
            {mine === undefined ? null : mine.ready ? (
              <button class="btn" type="button" onClick={() => void ask(api.ready(table.id, false))}>
                {t("lobby-not-ready")}
              </button>
            ) : (
              <button class="btn pri" type="button" onClick={beReady}>
                {t("lobby-i-am-ready")}
              </button>
            )}
          </div>
          <p class="problem" role="alert">
            {problem}
          </p>
        </main>
        <aside class="rcol">
          <OptionsPanel table={table} game={game.value} ask={ask} />
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
  return names.length === 0 ? t("lobby-dealing") : t("lobby-still", { names: names.join(", ") });
}
