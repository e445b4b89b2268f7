/** Where a log is read, newest first: line by line with keys, and each line leads to its rule. */
import type { ComponentChildren, JSX } from "preact";
import { Heading, type Tone } from "./heading";
import { t } from "./i18n";
import { pressLine, walkLines } from "./rule";

interface Props {
  title: string;
  tone: Tone;
  /** Before the names of the styles. */
  style: string;
  children: readonly ComponentChildren[];
}

export function LogBox({ title, tone, style, children }: Props): JSX.Element {
  return (
    <>
      <Heading text={title} tone={tone} aside={t("log-newest-first")} />
      <div
        class={`${style}logbox`}
        role="log"
        aria-live="off"
        aria-label={title}
        tabIndex={0}
        onKeyDown={walkLines}
        onPointerUp={pressLine}
      >
        {children.length === 0 ? <p>{t("log-empty")}</p> : null}
        <ol class={`${style}log`}>{children}</ol>
      </div>
    </>
  );
}
