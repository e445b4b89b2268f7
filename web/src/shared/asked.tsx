/** What stands beside every question: take back, skip what is being shown; and after the game the way to its result. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { AsideHere } from "./aside";
import { Icon } from "./drawings";
import { t } from "./i18n";
import type { Pace } from "./pace";
import { Link } from "./router";
import type { TableInfo, Update } from "./types";

interface Asking<Seen extends Update> {
  readonly update: ReadonlySignal<Seen>;
  readonly pace: Pace<Seen>;
  readonly sending: ReadonlySignal<boolean>;
  takeBack: () => void;
}

export function TakeBackAndSkip<Seen extends Update>({ board }: { board: Asking<Seen> }): JSX.Element {
  const { canUndo, view } = board.update.value;
  const stuck = !canUndo || board.sending.value;
  return (
    <>
      {view.viewer === null ? null : (
        <button
          type="button"
          class="btn un"
          aria-label={t("ask-undo")}
          aria-disabled={stuck}
          title={t(stuck ? "ask-undo-not" : "ask-undo")}
          aria-keyshortcuts="U"
          onClick={board.takeBack}
        >
          <Icon name="undo" ui />
          <span>{t("ask-undo")}</span>
        </button>
      )}
      {board.pace.busy.value ? (
        <button type="button" class="btn skip" aria-keyshortcuts="Space" onClick={board.pace.skip}>
          {t("ask-skip")}
        </button>
      ) : null}
    </>
  );
}

/** A page that brings a leaf of its own tells itself how the game ended. */
export function ToResult({ table }: { table: TableInfo }): JSX.Element | null {
  if (useContext(AsideHere) !== null) return null;
  return (
    <Link class="btn pri" href={`/t/${encodeURIComponent(table.id)}/end`}>
      {t("ask-to-end")}
    </Link>
  );
}
