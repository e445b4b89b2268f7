/** The page's own state: what is chosen, pointed at and opened. Signals, and pure readings of them. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Pace } from "../shared/pace";
import { GRANTED, type Refused, sender } from "../shared/refused";
import { diceOf, facesOf, isInfluence, type Lit, litPlaces, type TrayDie, trayDice } from "./choosing";
import { rank } from "./components";
import { TableWords, verbOf } from "./decisions";
import { pace } from "./pace";
import type { Decision, TableProps, Update, View } from "./wire";

export type Tab = "court" | "province" | "players" | "log" | "talk";

export interface Board {
  readonly pace: Pace<Update>;
  readonly update: ReadonlySignal<Update>;
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<TableWords>;
  /** What I may do now; empty while an older position is still being shown. */
  readonly legal: ReadonlySignal<readonly Decision[]>;
  readonly dice: ReadonlySignal<readonly TrayDie[]>;
  readonly picked: Signal<ReadonlySet<string>>;
  readonly lit: ReadonlySignal<Lit>;
  readonly place: Signal<number | null>;
  readonly pointed: Signal<number | null>;
  readonly way: ReadonlySignal<Decision | null>;
  /** The dice that stand raised: those I picked, or those of the way that is preset. */
  readonly raised: ReadonlySignal<ReadonlySet<string>>;
  readonly building: Signal<string | null>;
  /** The building that the sheet tells about, chosen or only pointed at. */
  readonly about: Signal<string | null>;
  readonly tab: Signal<Tab>;
  readonly seatShown: Signal<number | null>;
  readonly sending: Signal<boolean>;
  readonly refusal: Signal<Refused>;
  /** A decision that can't be taken back and waits to be chosen once more. */
  readonly armed: Signal<number | null>;
  /** The year whose battle is told. */
  readonly battle: Signal<number | null>;
  toggleDie: (key: string) => void;
  choosePlace: (place: number) => void;
  chooseWay: (way: Decision) => void;
  letGo: () => void;
  send: (action: Decision) => void;
  takeBack: () => void;
}

const NONE: ReadonlySet<string> = new Set();
/** What shows something new at once can't be taken back: it is chosen twice. */
const FINAL: ReadonlySet<string> = new Set(["look", "statue_own", "statue_bonus", "chapel"]);

export function board(props: TableProps, quick: () => boolean): Board {
  const told = pace(props.update.peek(), quick);
  const update = told.shown;
  const view = computed(() => update.value.view);
  const words = computed(() => new TableWords(view.value, update.value.names));
  const { sending, refusal, send } = sender();
  const legal = computed(() =>
    sending.value || update.value.version !== props.update.value.version ? [] : update.value.legal,
  );
  const dice = computed(() => {
    const me = view.value.viewer;
    const side = me === null ? undefined : view.value.seats[me];
    return side === undefined ? [] : trayDice(side.own, side.bonus);
  });
  const picked = signal<ReadonlySet<string>>(NONE);
  const place = signal<number | null>(null);
  const pointed = signal<number | null>(null);
  const wayId = signal<number | null>(null);
  const lit = computed(() => litPlaces(legal.value, facesOf(dice.value, picked.value)));
  const way = computed(() => {
    const ways = place.value === null ? undefined : lit.value.get(place.value);
    return ways?.find(({ id }) => id === wayId.value) ?? ways?.[0] ?? null;
  });
  const raised = computed(() =>
    picked.value.size > 0 || way.value === null ? picked.value : diceOf(way.value, dice.value),
  );
  const building = signal<string | null>(null);
  const armed = signal<number | null>(null);

  function letGo(): void {
    batch(() => {
      picked.value = NONE;
      place.value = null;
      wayId.value = null;
      building.value = null;
      armed.value = null;
      refusal.value = GRANTED;
    });
  }

  /** Why an advisor can't be influenced, if anybody could be. */
  function whyNot(to: number): Refused {
    if (!legal.peek().some(isInfluence)) return GRANTED;
    const said = words.peek();
    const rules = update.peek().reasons;
    const group = view.peek().court.find((one) => one.place === to);
    const advisor = said.advisor(to);
    if (group === undefined)
      return { text: said.say("kingsburg-table-why-off", { advisor, place: rank(to) }), rule: rules.off };
    if (group.seat === null) return { text: said.say("kingsburg-table-why-neutral", { advisor }), rule: rules.neutral };
    if (group.seat === view.peek().viewer)
      return { text: said.say("kingsburg-table-why-mine", { advisor }), rule: rules.mine };
    const player = said.player(group.seat);
    return { text: said.say("kingsburg-table-why-taken", { advisor, player }), rule: rules.taken };
  }

  return {
    pace: told,
    update,
    view,
    words,
    legal,
    dice,
    picked,
    lit,
    place,
    pointed,
    way,
    raised,
    building,
    about: signal<string | null>(null),
    tab: signal<Tab>("court"),
    seatShown: signal<number | null>(null),
    sending,
    refusal,
    armed,
    battle: signal<number | null>(null),
    toggleDie(key) {
      if (!legal.peek().some(isInfluence)) return;
      const next = new Set(raised.peek());
      if (!next.delete(key)) next.add(key);
      batch(() => {
        picked.value = next;
        refusal.value = GRANTED;
        wayId.value = null;
        if (place.peek() !== null && !lit.peek().has(place.peek() ?? 0)) place.value = null;
      });
    },
    choosePlace(to) {
      if (!lit.peek().has(to)) {
        refusal.value = whyNot(to);
        return;
      }
      const chosen = way.peek();
      if (place.peek() === to && chosen !== null) {
        void send(() => props.act(chosen), letGo);
        return;
      }
      batch(() => {
        place.value = to;
        wayId.value = null;
        refusal.value = GRANTED;
      });
    },
    chooseWay(to) {
      batch(() => {
        place.value = to.place ?? null;
        wayId.value = to.id;
      });
    },
    letGo,
    send(action) {
      if (FINAL.has(action.kind) && armed.peek() !== action.id) armed.value = action.id;
      else void send(() => props.act(action), letGo);
    },
    takeBack() {
      if (props.update.peek().canUndo) void send(props.undo, letGo);
    },
  };
}

/** The pass, or whatever else ends a question without choosing anything. */
export function wayOut(legal: readonly Decision[]): Decision | undefined {
  const ends = ["pass", "build-nothing", "done", "keep", "decline"];
  return legal.find((action) => ends.includes(verbOf(action)));
}

/** The legal ways to put up one building, each with its price. */
export function buildsOf(legal: readonly Decision[], id: string): Decision[] {
  return legal.filter((action) => action.building === id && ["build", "raise"].includes(verbOf(action)));
}
