/** The table's own link: whoever opens it takes a free seat. Only the host has it, and can renew it. */
import type { JSX } from "preact";
import { LinkBox } from "../arrive/LinkBox";
import { AskOnce } from "../shared/AskOnce";
import { api } from "../shared/api";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";

interface InviteCardProps {
  table: TableInfo;
  ask: (wish: Promise<TableInfo>) => Promise<void>;
}

export function InviteCard({ table, ask }: InviteCardProps): JSX.Element | null {
  if (table.invite === null) return null;
  const free = table.seats.filter((seat) => seat.kind === "open" && seat.reserved === undefined).length;
  return (
    <section class="panel invite" aria-label={t("invite")}>
      <Heading text={t("invite")} tone="verd" />
      <p class="lead">{t("invite-about", { n: free })}</p>
      <LinkBox
        path={table.invite}
        title={t("invite-message", { table: tableName(table) })}
        copy={t("invite-copy-table")}
      />
      <div class="renew">
        <AskOnce
          question={t("invite-renew-ask")}
          yes={t("invite-renew-yes")}
          act={() => void ask(api.renew(table.id))}
          class="btn small"
        >
          {t("invite-renew")}
        </AskOnce>
      </div>
    </section>
  );
}
