/** The table's own link: whoever opens it takes a free seat. Only the host has it, and can renew it. */
import type { JSX } from "preact";
import { LinkBox } from "../arrive/LinkBox";
import { AskOnce } from "../shared/AskOnce";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { absolute } from "../shared/reach";
import { ShareButton } from "../shared/sharing";
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
      <LinkBox path={table.invite} title={message(table)} copy={t("invite-copy-table")} />
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

/** The link alone, at hand where the card lies far below. */
export function TableLink({ table }: { table: TableInfo }): JSX.Element | null {
  if (table.invite === null) return null;
  const link = absolute(table.invite);
  return (
    <p class="acts2 tablelink">
      <CopyButton text={link}>{t("invite-copy-table")}</CopyButton>
      <ShareButton url={link} title={message(table)} />
    </p>
  );
}

/** What a message with the link is called. */
function message(table: TableInfo): string {
  return t("invite-message", { table: tableName(table) });
}
