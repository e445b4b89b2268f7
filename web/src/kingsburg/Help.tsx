/** The keys of the table, opened by "?" or its button. */
import { useEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import type { Board } from "./state";

const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ["← ↑ ↓ →", "table-key-arrows"],
  ["Enter", "table-key-enter"],
  ["1 – 6", "table-key-dice"],
  ["P", "table-key-pass"],
  ["U", "table-key-undo"],
  ["Esc", "table-key-escape"],
  ["Space", "table-key-space"],
  ["G", "table-key-go"],
  ["?", "table-key-help"],
];

export function Help({ board }: { board: Board }): JSX.Element | null {
  return board.help.value ? <KeyList board={board} /> : null;
}

function KeyList({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => {
    board.help.value = false;
  };
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys panel" aria-label={words.say("table-keys")} onClose={close} onClick={(click) => { if (click.target === dialog.current) close(); }}>
      <h2>{words.say("table-keys")}</h2>
      <dl>
        {KEYS.map(([keys, message]) => (
          <div key={keys}>
            <dt><kbd>{keys === "Space" ? words.say("table-key-name-space") : keys}</kbd></dt>
            <dd>{words.say(message)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="btn" onClick={close}>{words.say("table-close")}</button>
    </dialog>
  );
}
