/** What keys and fingers do, in a window of its own: everything can be done without a mouse. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { gameTitle } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { fingers, touch } from "../shared/media";
import type { Room } from "../shared/room";
import { ROOMS } from "./rooms";

type Keys = readonly (readonly [string, string])[];

const EVERYWHERE: Keys = [
  ["Tab", "key-tab"],
  ["Enter", "key-press"],
  ["?", "key-help"],
];
/** At every table, whichever game is played there. */
const AT_TABLES: Keys = [
  ["H", "key-rules"],
  ["O", "key-counsel"],
  ["F1", "key-ask"],
];
const HOLDING: Keys = [["hold", "gesture-hold-does"]];

/** Open for a game or for all (""), by a key or not. */
const shown = signal<{ game: string; typed: boolean } | null>(null);

export function showKeys(game = "", typed = false): void {
  shown.value = { game, typed };
}

/** What is told here: where there is no keyboard, gestures. */
export function keysTitle(): string {
  return t(touch.value ? "gestures" : "keys");
}

export function KeysWindow({ game }: { game: string }): JSX.Element | null {
  const frame = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const press = (key: KeyboardEvent): void => {
      const target = key.target as HTMLElement;
      if (key.key === "?" && !target.matches("input, textarea, select")) showKeys(game, true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [game]);

  useEffect(() => {
    if (shown.value !== null && frame.current?.open === false) frame.current.showModal();
  }, [shown.value]);

  if (shown.value === null) return null;
  const { game: about, typed } = shown.value;
  const rooms = Object.entries(ROOMS).filter(([name]) => about === "" || about === name);
  const keyed = typed || !touch.value;
  return (
    <dialog class="keys panel" ref={frame} autofocus aria-label={keysTitle()} onClose={() => (shown.value = null)}>
      <Heading text={keysTitle()} />
      {fingers.value ? <GestureList gestures={HOLDING} /> : null}
      {keyed ? <KeyList keys={EVERYWHERE} /> : null}
      {rooms.map(([name, room]) =>
        room === undefined ? null : (
          <section key={name}>
            <h3>{gameTitle(name)}</h3>
            <RoomKeys room={room} keyed={keyed} more={AT_TABLES} />
          </section>
        ),
      )}
      <button class="btn pri" type="button" onClick={() => frame.current?.close()}>
        {t("close")}
      </button>
    </dialog>
  );
}

interface RoomKeysProps {
  room: Room;
  keyed?: boolean;
  more?: Keys;
}

/** What fingers do at the table of a game, where there are any, and what keys do. */
export function RoomKeys({ room, keyed = !touch.value, more = [] }: RoomKeysProps): JSX.Element {
  return (
    <>
      {fingers.value && room.gestures !== undefined ? <GestureList gestures={room.gestures} /> : null}
      {keyed && room.keys !== undefined ? <KeyList keys={[...room.keys, ...more]} /> : null}
    </>
  );
}

function KeyList({ keys }: { keys: Keys }): JSX.Element {
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

function GestureList({ gestures }: { gestures: Keys }): JSX.Element {
  return (
    <dl class="keylist gestures">
      {gestures.map(([gesture, does]) => (
        <div key={gesture}>
          <dt>{t(`gesture-${gesture}`)}</dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
