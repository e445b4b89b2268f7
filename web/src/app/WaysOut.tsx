/** The ways out of a running game: a bot until I come back, ending it together, or giving up. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { Icon, type IconName } from "../shared/drawings";
import { asked, iPlay, resigning } from "../shared/endings";
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { Question } from "./Question";

export type WayOut = "end" | "resign" | null;

interface WaysOutProps {
  table: TableInfo;
  chosen: Signal<WayOut>;
  handOver: () => void;
}

/** In the menu; each says in a line how it differs from the others. */
export function WaysOut({ table, chosen, handOver }: WaysOutProps): JSX.Element | null {
  if (!iPlay(table) || table.you === null) return null;
  const alone = asked(table).length === 0;
  const offers = table.offer === null || table.offer.declined !== null;
  return (
    <>
      {table.seats[table.you]?.standIn === true ? null : (
        <Way icon="bot" name={t("seat-hand-over")} about={t("out-hand-over-about")} go={handOver} />
      )}
      {offers ? (
        <Way
          icon="glass"
          name={t(alone ? "out-end" : "out-offer")}
          about={t(alone ? "out-end-about" : "out-offer-about")}
          go={() => (chosen.value = "end")}
        />
      ) : null}
      <Way icon="flag" name={t("out-resign")} about={t("out-resign-about")} go={() => (chosen.value = "resign")} />
      <hr />
    </>
  );
}

interface WayProps {
  icon: IconName;
  name: string;
  about: string;
  go: () => void;
}

function Way({ icon, name, about, go }: WayProps): JSX.Element {
  return (
    <button class="line way" type="button" onClick={go}>
      <Icon name={icon} ui />
      <span>
        {name}
        <small>{about}</small>
      </span>
    </button>
  );
}

/** The one question before it. */
export function WayOutWindow({ table, chosen }: { table: TableInfo; chosen: Signal<WayOut> }): JSX.Element | null {
  const close = (): void => {
    chosen.value = null;
  };
  const stay = { text: t("out-stay"), tone: "pri" as const };
  if (chosen.value === "resign") {
    const { brings, name } = resigning(table);
    const resign = { text: t("out-resign"), tone: "grave" as const, does: () => api.resign(table.id) };
    return (
      <Question title={t("out-resign-title")} answers={[stay, resign]} close={close}>
        <p>{brings === "wins" ? t("out-resign-wins", { name }) : t(`out-resign-${brings}`)}</p>
      </Question>
    );
  }
  if (chosen.value !== "end") return null;
  const others = asked(table);
  const end = {
    text: t(others.length === 0 ? "out-end" : "out-offer"),
    tone: "grave" as const,
    does: () => api.offer(table.id, true),
  };
  const names = others.map((seat) => seat.name).join(", ");
  return (
    <Question title={t(others.length === 0 ? "out-end-title" : "out-offer-title")} answers={[stay, end]} close={close}>
      <p>{t(others.length === 0 ? "out-end-ask" : "out-offer-ask", { names, n: others.length })}</p>
    </Question>
  );
}
