/** A part of a page that may lie behind a tab: it is drawn when it first comes into sight. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  class: string;
  label?: string;
  /** Can be reached by keyboard, because it scrolls and holds nothing else that can. */
  reachable?: boolean;
  children: ComponentChildren;
}

export function Pane({ class: name, label, reachable = false, children }: Props): JSX.Element {
  const seen = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = box.current;
    if (section === null) return;
    const watch = new IntersectionObserver((sights) => {
      if (!sights.some(({ isIntersecting }) => isIntersecting)) return;
      seen.value = true;
      watch.disconnect();
    });
    watch.observe(section);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      class={name}
      ref={box}
      {...(label === undefined ? {} : { "aria-label": label })}
      {...(reachable ? { tabIndex: 0 } : {})}
    >
      {seen.value ? children : null}
    </section>
  );
}
