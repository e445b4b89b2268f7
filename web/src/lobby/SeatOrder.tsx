/** The seats in their order, which the host changes: by dragging, by arrow keys, and by buttons. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { api } from "../shared/api";
import { Icon } from "../shared/drawings";
import { t } from "../shared/i18n";
import type { SeatInfo, TableInfo } from "../shared/types";
import { type Drag, useDragging } from "./dragging";
import { moved } from "./order";

interface SeatOrderProps {
  table: TableInfo;
  ask: (wish: Promise<TableInfo>) => Promise<void>;
  /** A seat as it stands in the list, with what moves it. */
  children: (seat: SeatInfo, mover: ComponentChildren) => JSX.Element;
}

export function SeatOrder({ table, ask, children }: SeatOrderProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const wished = useSignal<number[] | null>(null);
  const said = useSignal("");
  const focus = useRef<{ slot: number; by: string } | null>(null);
  const bySlot = new Map(table.seats.map((seat) => [seat.slot, seat]));
  const here = table.seats.map((seat) => seat.slot);
  // What was just dropped stands there at once; if somebody came or went meanwhile, the server's order holds.
  const slots =
    wished.value?.length === here.length && wished.value.every((slot) => bySlot.has(slot)) ? wished.value : here;

  const move = (from: number, to: number): void => {
    const slot = slots[from];
    const seat = slot === undefined ? undefined : bySlot.get(slot);
    if (seat === undefined || to === from || to < 0 || to >= slots.length) return;
    const next = moved(slots, from, to);
    wished.value = next;
    said.value = t("lobby-moved", { name: nameOf(seat), n: to + 1, of: next.length });
    void ask(api.order(table.id, next)).then(() => {
      if (wished.peek() === next) wished.value = null;
    });
  };
  const { drag, begin } = useDragging(list, move);
  useLayoutEffect(() => {
    // A row that moves in the page loses the focus; whoever pressed its button goes on with it.
    const kept = focus.current;
    if (kept === null) return;
    list.current?.querySelector<HTMLElement>(`[data-slot="${kept.slot}"] .${kept.by}`)?.focus();
    focus.current = null;
  });
  useEffect(() => {
    wished.value = null;
  }, [table.game, table.seats.length]);

  return (
    <>
      <ol class={drag.value === null ? "order" : "order dragging"} ref={list}>
        {slots.map((slot, place) => {
          const seat = bySlot.get(slot);
          if (seat === undefined) return null;
          const press = (to: number, by: string): void => {
            focus.current = { slot, by };
            move(place, to);
          };
          const mover = table.owner ? (
            <Mover
              name={nameOf(seat)}
              first={place === 0}
              last={place === slots.length - 1}
              up={(by) => press(place - 1, by)}
              down={(by) => press(place + 1, by)}
              grip={(pointer) => begin(pointer, place)}
            />
          ) : null;
          return (
            <li
              key={slot}
              data-slot={slot}
              class={drag.value?.from === place ? "held" : ""}
              style={shifted(drag.value, place)}
            >
              {children(seat, mover)}
            </li>
          );
        })}
      </ol>
      <p class="sr" role="status">
        {said}
      </p>
    </>
  );
}

interface MoverProps {
  name: string;
  first: boolean;
  last: boolean;
  up: (by: string) => void;
  down: (by: string) => void;
  grip: (pointer: PointerEvent) => void;
}

function Mover({ name, first, last, up, down, grip }: MoverProps): JSX.Element {
  const arrows =
    (by: string) =>
    (key: KeyboardEvent): void => {
      if (key.key !== "ArrowUp" && key.key !== "ArrowDown") return;
      key.preventDefault();
      if (key.key === "ArrowUp") up(by);
      else down(by);
    };
  return (
    <div class="mover">
      <span class="grip" title={t("lobby-drag")} aria-hidden="true" onPointerDown={grip} />
      <span class="ud">
        <button
          class="up"
          type="button"
          aria-label={t("lobby-move-up", { name })}
          aria-disabled={first}
          onKeyDown={arrows("up")}
          onClick={() => up("up")}
        >
          <Icon name="chev" ui />
        </button>
        <button
          class="down"
          type="button"
          aria-label={t("lobby-move-down", { name })}
          aria-disabled={last}
          onKeyDown={arrows("down")}
          onClick={() => down("down")}
        >
          <Icon name="chev" ui />
        </button>
      </span>
    </div>
  );
}

function nameOf(seat: SeatInfo): string {
  return seat.kind === "open" ? t("lobby-open-seat") : seat.name;
}

/** Where a row stands while one is dragged over the others. */
function shifted(drag: Drag | null, place: number): string {
  if (drag === null) return "";
  if (place === drag.from) return `transform: translateY(${drag.by}px)`;
  if (place > drag.from && place <= drag.to) return `transform: translateY(${-drag.step}px)`;
  if (place < drag.from && place >= drag.to) return `transform: translateY(${drag.step}px)`;
  return "";
}
