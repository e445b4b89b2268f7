/** A button that hands a link to the device's own way of sharing, where there is one. */
import type { JSX } from "preact";
import { Icon } from "./drawings";
import { t } from "./i18n";

export function ShareButton({ url, title }: { url: string; title: string }): JSX.Element | null {
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  if (share === undefined) return null;
  return (
    // Whoever closes the sheet again has changed their mind: nothing to say.
    <button class="btn small" type="button" onClick={() => void share({ url, title }).catch(() => undefined)}>
      <Icon name="share" ui />
      {t("share")}
    </button>
  );
}
