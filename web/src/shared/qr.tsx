/** A link as a code that a phone's camera reads. */
import "./qr.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "./api";
import type { QrCode } from "./types";

export function Qr({ text, label }: { text: string; label: string }): JSX.Element {
  const drawn = useSignal<QrCode | null>(null);
  useEffect(() => {
    let over = false;
    drawn.value = null;
    api.qr(text).then(
      (code) => {
        if (!over) drawn.value = code;
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [text]);
  const size = drawn.value?.size ?? 1;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-link={text}>
      <path d={drawn.value?.path ?? ""} />
    </svg>
  );
}
