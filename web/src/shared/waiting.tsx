/** A page of a table until what it shows is there, or why it can't be shown. */
import type { JSX } from "preact";
import { t } from "./i18n";
import { Link } from "./router";

export function Waiting({ table, problem }: { table: string; problem: string }): JSX.Element {
  return (
    <main class="wrap waiting-page" aria-busy={problem === ""}>
      {problem === "" ? null : (
        <>
          <p role="alert">{problem}</p>
          <Link class="btn" href={`/t/${encodeURIComponent(table)}`}>
            {t("end-to-table")}
          </Link>
        </>
      )}
    </main>
  );
}
