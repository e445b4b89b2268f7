/** Before somebody sits down who comes by a link: which table it is, who sits there, and who they are. */
import "./welcome.css";
import "../shared/who.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../shared/api";
import { useAt } from "../shared/at";
import { CrestShield, EmptyShield } from "../shared/drawings";
import { choices, gameTitle, switchedOn, tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { HowLink } from "../shared/how";
import { t } from "../shared/i18n";
import { draft, introduced, lookUp, type } from "../shared/profile";
import { arrived } from "../shared/router";
import type { SeatInfo, TableInfo } from "../shared/types";
import { WhoIAm } from "../shared/WhoIAm";

/** What a link brought somebody to. */
export interface Invited {
  key: string;
  host: string;
  /** The places that a seat's own link opens; none where it is the table's. */
  slots: readonly number[] | null;
}

interface WelcomeProps {
  table: TableInfo;
  invited: Invited;
  seated: () => void;
  watch: () => void;
}

export default function Welcome({ table, invited, seated, watch }: WelcomeProps): JSX.Element {
  useAt("arrive");
  const wished = useSignal<number | null>(null);
  const busy = useSignal(false);
  const problem = useSignal("");
  const opens = (seat: SeatInfo): boolean =>
    seat.kind === "open" && (invited.slots === null ? seat.reserved === undefined : invited.slots.includes(seat.slot));
  const free = table.seats.filter(opens);
  const chosen = free.find((seat) => seat.slot === wished.value) ?? free[0];
  const kept = invited.slots === null ? undefined : free[0]?.reserved;

  useEffect(arrived, []);
  useEffect(() => {
    // The host has written the friend's name already: whoever has none yet may just take it.
    void lookUp().then(
      (me) => {
        if (me.name === "" && draft.peek() === null && kept !== undefined) type(kept);
      },
      () => undefined,
    );
  }, []);

  const sit = async (): Promise<void> => {
    if (busy.value || chosen === undefined) return;
    busy.value = true;
    try {
      if (!(await introduced(true))) return;
      await api.claim(table.id, invited.key, chosen.seat);
      seated();
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    } finally {
      busy.value = false;
    }
  };
  const about = [gameTitle(table.game), ...choices(table), ...switchedOn(table)].join(" · ");
  return (
    <main class="wrap welcome">
      <section class="panel">
        <Heading level={1} text={tableName(table)} aside={about} />
        <p class="lead">{t("arrive-invites", { host: invited.host, game: gameTitle(table.game) })}</p>
        <p>
          <HowLink game={table.game} />
        </p>
        <WhoIAm />
        <fieldset class="places">
          <legend>{t(free.length > 1 ? "arrive-choose-seat" : "arrive-at-table")}</legend>
          {table.seats.map((seat) => (
            <Place
              key={seat.slot}
              seat={seat}
              free={opens(seat)}
              chosen={seat === chosen}
              choose={() => (wished.value = seat.slot)}
            />
          ))}
        </fieldset>
        {free.length === 0 ? <p class="none">{t("arrive-full")}</p> : null}
        <p class="problem" role="alert">
          {problem}
        </p>
        <p class="row">
          <button class="btn" type="button" onClick={watch}>
            {t("arrive-watch")}
          </button>
          {chosen === undefined ? null : (
            <button class="btn pri" type="button" aria-disabled={busy.value} onClick={() => void sit()}>
              {t("arrive-sit")}
            </button>
          )}
        </p>
      </section>
    </main>
  );
}

interface PlaceProps {
  seat: SeatInfo;
  free: boolean;
  chosen: boolean;
  choose: () => void;
}

function Place({ seat, free, chosen, choose }: PlaceProps): JSX.Element {
  const shield =
    seat.crest === "" ? <EmptyShield number={seat.seat + 1} /> : <CrestShield crest={seat.crest} labelled />;
  if (!free) {
    return (
      <div class="place">
        {shield}
        <b>{seat.kind === "open" ? t("arrive-seat", { n: seat.seat + 1 }) : seat.name}</b>
        <span>{taken(seat)}</span>
      </div>
    );
  }
  return (
    <label class={chosen ? "place free on" : "place free"}>
      <input type="radio" name="place" checked={chosen} onChange={choose} />
      {shield}
      <b>{t("arrive-seat", { n: seat.seat + 1 })}</b>
      <span>{seat.reserved === undefined ? t("arrive-free") : t("reserved-for", { name: seat.reserved })}</span>
    </label>
  );
}

/** Why a seat is not to be had. */
function taken(seat: SeatInfo): string {
  if (seat.kind === "bot") return t("arrive-bot");
  if (seat.kind === "person") return t(seat.ready ? "arrive-ready" : "arrive-person");
  return seat.reserved === undefined ? t("arrive-by-host") : t("reserved-for", { name: seat.reserved });
}
