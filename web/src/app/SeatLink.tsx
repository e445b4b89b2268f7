/** A window with a link that takes my seat to another device: it works once. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { absolute, lookAround } from "../shared/reach";
import { ShareButton } from "../shared/sharing";
import type { TableInfo } from "../shared/types";

interface SeatLinkProps {
  table: TableInfo;
  seat: number;
  close: () => void;
}

export function SeatLinkWindow({ table, seat, close }: SeatLinkProps): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  const link = useSignal("");
  const problem = useSignal("");
  useEffect(() => {
    lookAround();
    frame.current?.showModal();
    api.seatLink(table.id, seat).then(
      (told) => (link.value = told.link),
      (failure: unknown) =>
        (problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline")),
    );
  }, []);
  return (
    <dialog class="keys panel" ref={frame} aria-label={t("device")} onClose={close}>
      <Heading text={t("device")} tone="verd" />
      <p class="lead">{t("device-about")}</p>
      {problem.value === "" ? (
        <code class="longlink">{link.value === "" ? "…" : absolute(link.value)}</code>
      ) : (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p class="acts2">
        {link.value === "" ? null : (
          <>
            <CopyButton text={absolute(link.value)}>{t("lobby-copy-link")}</CopyButton>
            <ShareButton url={absolute(link.value)} title={tableName(table)} />
          </>
        )}
        <button class="btn small" type="button" onClick={() => frame.current?.close()}>
          {t("close")}
        </button>
      </p>
    </dialog>
  );
}
