/** A component that is fetched when it is first shown. */
import { signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { t } from "./i18n";

export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => JSX.Element {
  const loaded = signal<ComponentType<Props> | null>(null);
  const failed = signal(false);
  let asked = false;
  return function Lazy(props: Props): JSX.Element {
    if (!asked) {
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
  };
}
