/** A word from the page before: what came of leaving it. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shared/drawings";
import { t } from "../shared/i18n";
import { notice } from "../shared/notice";

export function NoticeLine(): JSX.Element {
  useEffect(
    () => () => {
      notice.value = "";
    },
    [],
  );
  return (
    <div role="status">
      {notice.value === "" ? null : (
        <p class="notice panel">
          {notice}
          <button class="ib" type="button" aria-label={t("home-close")} onClick={() => (notice.value = "")}>
            <Icon name="plus" ui />
          </button>
        </p>
      )}
    </div>
  );
}
