/** A component that is fetched when it is first shown. */
import { signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { t } from "./i18n";

export interface Lazy<Props> {
  (props: Props): JSX.Element;
  /** Fetches it, so that it is there when it is shown. */
  ahead: () => void;
}

export function lazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Lazy<Props> {
  const loaded = signal<ComponentType<Props> | null>(null);
  const failed = signal(false);
  let asked = false;
  function ahead(): void {
    if (asked) return;
    asked = true;
    load().then(
      (module) => {
        loaded.value = module.default;
      },
      () => {
        failed.value = true;
      },
    );
  }
  function Shown(props: Props): JSX.Element {
    ahead();
    const Page = loaded.value;
    if (Page !== null) return <Page {...props} />;
    if (failed.value) {
      return (
        <main class="wrap waiting-page">
          <p>{t("page-failed")}</p>
          <button class="btn" type="button" onClick={() => location.reload()}>
            {t("try-again")}
          </button>
        </main>
      );
    }
    return <main class="wrap waiting-page" aria-busy="true" />;
  }
  return Object.assign(Shown, { ahead });
}
