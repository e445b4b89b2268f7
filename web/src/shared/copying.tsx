/** A button that copies a text and says so. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./drawings";
import { t } from "./i18n";

interface CopyProps {
  text: string;
  children: ComponentChildren;
  icon?: IconName;
  small?: boolean;
}

const SHOWN_FOR = 2500;

export function CopyButton({ text, children, icon = "copy", small = true }: CopyProps): JSX.Element {
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    await write(text);
    copied.value = true;
    setTimeout(() => (copied.value = false), SHOWN_FOR);
  };
  return (
    <button class={small ? "btn small" : "btn"} type="button" onClick={() => void copy()}>
      <Icon name={copied.value ? "check" : icon} ui />
      <span aria-live="polite">{copied.value ? t("copied") : children}</span>
    </button>
  );
}

/** Plain http pages have no clipboard: then an old way has to do. */
async function write(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
