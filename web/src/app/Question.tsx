/** A window that asks once before something that cannot be taken back, or tells what is offered. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";

export interface Answer {
  text: string;
  /** What it does; without it the window only closes. */
  does?: () => Promise<unknown>;
  /** The one that is lit, and the one that gives something up. */
  tone?: "pri" | "grave";
}

interface QuestionProps {
  title: string;
  answers: readonly Answer[];
  close: () => void;
  children: ComponentChildren;
}

export function Question({ title, answers, close, children }: QuestionProps): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  const problem = useSignal("");
  useEffect(() => frame.current?.showModal(), []);
  const give = async ({ does }: Answer): Promise<void> => {
    try {
      await does?.();
      frame.current?.close();
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };
  return (
    <dialog class="keys panel question" ref={frame} aria-label={title} onClose={close}>
      <Heading text={title} tone="verm" />
      <div class="lead">{children}</div>
      <p class="problem" role="alert">
        {problem}
      </p>
      <p class="acts2">
        {answers.map((answer) => (
          <button
            key={answer.text}
            class={`btn ${answer.tone ?? ""}`}
            type="button"
            autofocus={answer.tone === "pri"}
            onClick={() => void give(answer)}
          >
            {answer.text}
          </button>
        ))}
      </p>
    </dialog>
  );
}
