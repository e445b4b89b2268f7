/** The keys, in a window of their own: everything can be done without a mouse. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { ROOMS } from "./rooms";

type Keys = readonly (readonly [string, string])[];

const EVERYWHERE: Keys = [
  ["Tab", "key-tab"],
  ["Enter", "key-press"],
  ["?", "key-help"],
];

/** Open for a game, for all (""), or not. */
const shown = signal<string | null>(null);

export function showKeys(game = ""): void {
  shown.value = game;
}

export function KeysWindow({ game }: { game: string }): JSX.Element | null {
  const frame = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const press = (key: KeyboardEvent): void => {
      const target = key.target as HTMLElement;
      if (key.key === "?" && !target.matches("input, textarea, select")) showKeys(game);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [game]);

  useEffect(() => {
    if (shown.value !== null && frame.current?.open === false) frame.current.showModal();
  }, [shown.value]);

  if (shown.value === null) return null;
  const games = Object.entries(ROOMS).flatMap(([name, room]) =>
    room?.keys === undefined || (shown.value !== "" && shown.value !== name) ? [] : [{ name, keys: room.keys }],
  );
  return (
    <dialog class="keys panel" ref={frame} autofocus aria-label={t("keys")} onClose={() => (shown.value = null)}>
      <Heading text={t("keys")} />
      <KeyList keys={EVERYWHERE} />
      {games.map(({ name, keys }) => (
        <section key={name}>
          <h3>{gameTitle(name)}</h3>
          <KeyList keys={keys} />
        </section>
      ))}
      <button class="btn pri" type="button" onClick={() => frame.current?.close()}>
        {t("close")}
      </button>
    </dialog>
  );
}

export function KeyList({ keys }: { keys: Keys }): JSX.Element {
  return (
    <dl class="keylist">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            {key.split(" ").map((cap) => (
              <kbd key={cap}>{cap === "Space" ? t("key-name-space") : cap}</kbd>
            ))}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
