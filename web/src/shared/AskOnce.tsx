/** A button that asks once before it does what costs something; where it costs nothing it just does it. */
import "./ask.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "./i18n";

interface AskOnceProps {
  /** What is asked; nothing where it costs nothing. */
  question: string | null;
  yes: string;
  act: () => void;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

export function AskOnce({ question, yes, act, class: more = "btn", label, children }: AskOnceProps): JSX.Element {
  const asking = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const id = useId();
  useEffect(() => {
    // The focus goes to the answer that changes nothing, and from there back to where it was.
    if (asking.value) way.current?.focus();
    else if (asked.current) button.current?.focus();
    asked.current = asking.value;
  }, [asking.value]);
  if (!asking.value || question === null) {
    return (
      <button
        class={more}
        type="button"
        ref={button}
        {...(label === undefined ? {} : { "aria-label": label, title: label })}
        onClick={() => {
          if (question === null) act();
          else asking.value = true;
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <div
      class="ask"
      role="group"
      aria-labelledby={id}
      onKeyDown={(key) => {
        if (key.key === "Escape") asking.value = false;
      }}
    >
      <p id={id}>{question}</p>
      <button class="btn small" type="button" ref={way} onClick={() => (asking.value = false)}>
        {t("ask-no")}
      </button>
      <button
        class="btn small grave"
        type="button"
        onClick={() => {
          asking.value = false;
          act();
        }}
      >
        {yes}
      </button>
    </div>
  );
}
