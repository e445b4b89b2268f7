/** A window with the link by which others watch a game. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { LinkBox } from "./LinkBox";

export default function InviteWindow({ table, close }: { table: TableInfo; close: () => void }): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  return (
    <dialog class="keys panel" ref={frame} aria-label={t("invite-watch")} onClose={close}>
      <Heading text={t("invite-watch")} tone="verd" />
      <p class="lead">{t("invite-watch-about")}</p>
      <LinkBox path={table.spectate} title={tableName(table)} copy={t("invite-copy")} />
      <p class="acts2">
        <button class="btn small" type="button" onClick={() => frame.current?.close()}>
          {t("close")}
        </button>
      </p>
    </dialog>
  );
}
