/** Deleting a table of one's own at which nothing was dealt: asked once, if anybody could miss it. */
import type { ComponentChildren, JSX } from "preact";
import { AskOnce } from "./AskOnce";
import { api } from "./api";
import { tableName } from "./games";
import { joined, t } from "./i18n";
import type { TableInfo } from "./types";

interface DeleteTableProps {
  table: TableInfo;
  deleted: (word: string) => void;
  refuse: (why: unknown) => void;
  class: string;
  label?: string;
  children: ComponentChildren;
}

export function DeleteTable({ table, deleted, refuse, class: more, label, children }: DeleteTableProps): JSX.Element {
  const named = tableName(table);
  const act = (): void =>
    void api.deleteTable(table.id).then(() => deleted(t("table-deleted", { table: named })), refuse);
  return (
    <AskOnce
      question={question(table)}
      yes={t("table-delete-yes")}
      act={act}
      class={more}
      {...(label === undefined ? {} : { label })}
    >
      {children}
    </AskOnce>
  );
}

function question(table: TableInfo): string | null {
  const people = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you);
  const named = tableName(table);
  if (people.length > 0)
    return t("table-delete-ask-people", { table: named, names: joined(people.map(({ name }) => name)) });
  // Somebody may have the link of an open seat.
  return table.seats.some((seat) => seat.kind === "open") ? t("table-delete-ask", { table: named }) : null;
}
