/** An offer to end the game: a quiet sign in the bar above the table, and a window for the answer. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { Icon } from "../shared/drawings";
import { iPlay, named } from "../shared/endings";
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { type Answer, Question } from "./Question";

type Standing = NonNullable<TableInfo["offer"]>;

export function OfferSign({ table }: { table: TableInfo }): JSX.Element {
  const open = useSignal(false);
  const offer = table.status === "running" ? table.offer : null;
  const told = offer === null ? "" : sentence(table, offer);
  const stands = offer !== null && offer.declined === null;
  const wanted = stands && iPlay(table) && offer.missing.includes(table.you ?? -1);
  return (
    <>
      <span class="sr" role="status">
        {told}
      </span>
      {!stands ? (
        offer === null ? null : (
          <span class="offer-sign">
            <Icon name="glass" ui />
            <span aria-hidden="true">{told}</span>
          </span>
        )
      ) : (
        <button
          class={wanted ? "offer-sign wanted" : "offer-sign"}
          type="button"
          aria-haspopup="dialog"
          aria-label={told}
          onClick={() => (open.value = true)}
        >
          <Icon name="glass" ui />
          <span>{told}</span>
          <b>{t("offer-short")}</b>
        </button>
      )}
      {open.value && stands ? <OfferWindow table={table} offer={offer} close={() => (open.value = false)} /> : null}
    </>
  );
}

function sentence(table: TableInfo, { seat, declined }: Standing): string {
  if (declined !== null)
    return declined === table.you
      ? t("offer-declined-you")
      : t("offer-declined", { name: table.seats[declined]?.name ?? "" });
  return seat === table.you ? t("offer-mine") : t("offer-by", { name: table.seats[seat]?.name ?? "" });
}

function OfferWindow({ table, offer, close }: { table: TableInfo; offer: Standing; close: () => void }): JSX.Element {
  const answer = (agree: boolean) => (): Promise<unknown> => api.offer(table.id, agree, offer.id);
  const mine = table.you ?? -1;
  const answers: Answer[] = [];
  if (iPlay(table)) {
    if (offer.missing.includes(mine)) answers.push({ text: t("offer-agree"), does: answer(true) });
    // All others have gone meanwhile: whoever agreed need not wait for them.
    else if (offer.missing.length === 0) answers.push({ text: t("offer-now"), does: answer(true) });
    answers.push({ text: t(offer.seat === mine ? "offer-withdraw" : "out-stay"), does: answer(false) });
  }
  if (!offer.missing.includes(mine)) answers.push({ text: t("close"), tone: "pri" });
  return (
    <Question title={t("out-offer-title")} answers={answers} close={close}>
      <p>{`${sentence(table, offer)}. ${t("offer-about")}`}</p>
      <p>
        {t("offer-for", { names: named(table, offer.agreed) })}
        {offer.missing.length === 0 ? "" : ` ${t("offer-missing", { names: named(table, offer.missing) })}`}
      </p>
    </Question>
  );
}
