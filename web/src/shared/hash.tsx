/** A long hexadecimal number in groups of eight, to compare by eye. */
import type { JSX } from "preact";

export function Hash({ text, label }: { text: string; label: string }): JSX.Element {
  const groups = text.match(/.{1,8}/g) ?? [];
  return (
    <div class="hash" role="group" aria-label={label}>
      {groups.map((group, i) => (
        <span key={i}>{group}</span>
      ))}
    </div>
  );
}
