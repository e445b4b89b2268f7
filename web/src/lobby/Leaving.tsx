/** Ways out of the lobby: getting up, and for the host deleting the table. */
import type { JSX } from "preact";
import { AskOnce } from "../shared/AskOnce";
import { api } from "../shared/api";
import { DeleteTable } from "../shared/DeleteTable";
import { tableName } from "../shared/games";
import { t } from "../shared/i18n";
import { goHome } from "../shared/notice";
import type { TableInfo } from "../shared/types";

interface LeavingProps {
  table: TableInfo;
  refuse: (why: unknown) => void;
}

export function Leaving({ table, refuse }: LeavingProps): JSX.Element {
  const others = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you);
  const leave = (): void =>
    void api.leave(table.id).then(() => goHome(t("table-left", { table: tableName(table) })), refuse);
  const heir = others[0];
  return (
    <>
      {table.owner ? (
        <DeleteTable table={table} refuse={refuse} deleted={goHome} class="btn">
          {t("table-delete")}
        </DeleteTable>
      ) : null}
      {table.you === null || (table.owner && heir === undefined) ? null : (
        <AskOnce
          question={
            table.owner && heir !== undefined ? t("lobby-leave-host-ask", { name: heir.name }) : t("lobby-leave-ask")
          }
          yes={t("lobby-leave")}
          act={leave}
        >
          {t("lobby-leave")}
        </AskOnce>
      )}
    </>
  );
}
