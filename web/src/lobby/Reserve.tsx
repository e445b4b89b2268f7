/** Keeps an open seat for a friend, whose name the host writes; only the seat's own link opens it then. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../shared/drawings";
import { t } from "../shared/i18n";

interface ReserveProps {
  seat: number;
  keep: (name: string) => void;
}

export function Reserve({ seat, keep }: ReserveProps): JSX.Element {
  const asking = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  // At once, so that not even the first letter is lost.
  useLayoutEffect(() => {
    if (asking.value) field.current?.focus();
  }, [asking.value]);
  if (!asking.value) {
    return (
      <button class="btn small" type="button" onClick={() => (asking.value = true)}>
        <Icon name="people" ui />
        {t("reserve")}
      </button>
    );
  }
  return (
    <form
      class="reserve"
      onSubmit={(event) => {
        event.preventDefault();
        const name = field.current?.value.trim() ?? "";
        asking.value = false;
        if (name !== "") keep(name);
      }}
      onKeyDown={(key) => {
        if (key.key === "Escape") asking.value = false;
      }}
    >
      <input
        type="text"
        ref={field}
        maxLength={40}
        autocomplete="off"
        placeholder={t("reserve-name")}
        aria-label={t("reserve-for-seat", { n: seat + 1 })}
      />
      <button class="btn small" type="submit">
        {t("reserve-yes")}
      </button>
    </form>
  );
}
