/** Somebody would like counsel to be allowed: a quiet sign in the bar above the table, and a window for the answer. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { Owl } from "../shared/counsel/Chip";
import { iPlay, named } from "../shared/endings";
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { Question } from "./Question";

export function CounselSign({ table }: { table: TableInfo }): JSX.Element | null {
  const open = useSignal(false);
  const { learned, agreed, missing } = table.counsel;
  const wanted = learned && agreed.length > 0 && missing.includes(table.you ?? -1);
  if (table.status !== "running" || !iPlay(table) || !wanted) return null;
  const told = t("counsel-off-asked", { names: named(table, agreed) });
  const answers = [
    { text: t("counsel-agree"), does: () => api.allowCounsel(table.id, true) },
    { text: t("counsel-not-now"), tone: "pri" as const },
  ];
  return (
    <>
      <button class="offer-sign wanted" type="button" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Owl asleep />
        <span role="status">{told}</span>
      </button>
      {open.value ? (
        <Question title={t("counsel-allow")} answers={answers} close={() => (open.value = false)}>
          <p>{told}</p>
          <p>{t("counsel-allow-about")}</p>
        </Question>
      ) : null}
    </>
  );
}
