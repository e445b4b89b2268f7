/** The page's own state: what is chosen, pointed at and opened. Signals, and pure readings of them. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Pace } from "../shared/pace";
import { GRANTED, type Refused, sender } from "../shared/refused";
import { type Draft, fits, laidOut, pickedOf, type Wish, wishWith } from "./choosing";
import { RESOURCES, START } from "./components";
import { type Notes, notesOf } from "./notes";
import { pace } from "./pace";
import type { Advice, Decision, Event, Goods, Side, TableProps, TributeAdvice, Update, View, WillPlace } from "./wire";
import { Words } from "./words";

export type Tab = "table" | "buildings" | "will" | "travel" | "log" | "players" | "talk";

export interface Board {
  readonly pace: Pace<Update>;
  readonly update: ReadonlySignal<Update>;
  readonly view: ReadonlySignal<View>;
  readonly advice: ReadonlySignal<Advice | null>;
  readonly words: ReadonlySignal<Words>;
  /** What I may do now; empty while an older position is still being shown. It stays while a decision is on its way. */
  readonly legal: ReadonlySignal<readonly Decision[]>;
  readonly wish: ReadonlySignal<Wish | null>;
  readonly picked: ReadonlySignal<Decision | null>;
  /** The tile whose actions are spread out: chosen, taken, or pointed at. */
  readonly open: ReadonlySignal<string | null>;
  readonly pointed: Signal<string | null>;
  readonly draft: Signal<Draft>;
  /** The building that the sheet tells about, chosen or only pointed at. */
  readonly about: Signal<string | null>;
  readonly notes: Notes;
  readonly tab: Signal<Tab>;
  readonly seatShown: Signal<number | null>;
  readonly sending: Signal<boolean>;
  readonly refusal: Signal<Refused>;
  /** Adds a part to the choice; the same part again plays it. */
  choose: (part: Wish) => void;
  letGo: () => void;
  send: (act: Decision) => void;
  takeBack: () => void;
}

/** So many resources, of each kind as many as of the others. */
function dealtOut(resources: number): Goods {
  const each = Math.floor(resources / RESOURCES.length);
  return Object.fromEntries(RESOURCES.map((good, i) => [good, each + (i < resources % RESOURCES.length ? 1 : 0)]));
}

const START_DRAFT: Draft = {
  order: START.landscapes,
  peasants: [],
  store: dealtOut(START.resources),
};

/** Where the question of a step is answered, beside the table itself. */
const TABS: Partial<Record<string, Tab>> = {
  "set up": "will",
  commit: "will",
  "neutral disc": "will",
  explore: "will",
  offers: "travel",
  tavern: "travel",
};
/** Where an action's own choice lies. */
const BESIDE: readonly (readonly [string, Tab])[] = [
  ["erect", "buildings"],
  ["explore", "will"],
];
/** Steps that only a side page answers: a phone turns to it by itself. */
const TURNS_TO = new Set(["commit", "neutral disc"]);

interface Motion {
  before: () => void;
  after: (board: Board, events: readonly Event[]) => void;
}

export function board(props: TableProps, quick: () => boolean, narrow: () => boolean, motion: Motion): Board {
  const { sending, refusal, send: sendOff } = sender();
  const wish = signal<Wish | null>(null);
  const told = pace(props.update.peek(), {
    quick,
    before: () => {
      motion.before();
      // What I sent has been played: what was chosen for it goes together with the old position.
      if (sending.peek()) wish.value = null;
    },
    after: (events) => motion.after(self, events),
  });
  const update = told.shown;
  const view = computed(() => update.value.view);
  const words = computed(() => new Words(update.value.names));
  const legal = computed(() => (update.value.version === props.update.value.version ? update.value.legal : []));
  const draft = signal<Draft>(START_DRAFT);
  const picked = computed(() => pickedOf(legal.value, wish.value) ?? laidOut(legal.value, draft.value));
  const pointed = signal<string | null>(null);
  const tab = signal<Tab>("table");
  const open = computed(() => {
    const { step, tile } = view.value;
    if (step === "take tile") return wish.value?.tile ?? pointed.value ?? null;
    if (tile === "intrigue") return wish.value?.tile ?? null;
    return tile;
  });

  function letGo(): void {
    batch(() => {
      wish.value = null;
      refusal.value = GRANTED;
    });
  }

  function send(act: Decision): void {
    void sendOff(() => props.act(act), letGo);
  }

  // A new question turns to the page where it is answered.
  let asked = "";
  effect(() => {
    const mine = legal.value.length > 0;
    const { step, tile, round, left, more } = view.value;
    const now = mine ? [round, step, tile, left, more].join() : "";
    if (now === asked) return;
    asked = now;
    if (!mine) return;
    const to = TABS[step] ?? BESIDE.find(([kind]) => legal.value.some((act) => act.kind === kind))?.[1];
    // Who talks is not taken away from it: the question stands on the page anyway.
    if (tab.peek() === "talk") return;
    if (narrow()) tab.value = TURNS_TO.has(step) && to !== undefined ? to : "table";
    else if (to !== undefined) tab.value = to;
  });

  const self: Board = {
    pace: told,
    update,
    view,
    advice: computed(() => update.value.advice),
    words,
    legal,
    wish,
    picked,
    open,
    pointed,
    draft,
    about: signal<string | null>(null),
    notes: notesOf(props.table.id),
    tab,
    seatShown: signal<number | null>(null),
    sending,
    refusal,
    choose(part) {
      if (sending.peek()) return;
      const before = wish.peek();
      const next = wishWith(legal.peek(), before, part);
      if (!legal.peek().some((act) => fits(act, next))) return;
      const again =
        before !== null && (Object.keys(part) as (keyof Wish)[]).every((field) => before[field] === part[field]);
      const ready = picked.peek();
      if (again && ready !== null) {
        send(ready);
        return;
      }
      batch(() => {
        wish.value = next;
        refusal.value = GRANTED;
      });
      // A step along the road can be taken back, unless it finds something new.
      const walks = picked.peek();
      if (walks?.kind === "walk" && walks.finds !== true) send(walks);
    },
    letGo,
    send,
    takeBack() {
      if (props.update.peek().canUndo) void sendOff(props.undo, letGo);
    },
  };
  return self;
}

/** The pass: it ends a question without choosing anything. */
export function wayOut(legal: readonly Decision[]): Decision | undefined {
  return legal.find(({ kind }) => kind === "pass");
}

export function shownSeat(board: Board): number {
  const view = board.view.value;
  return board.seatShown.value ?? view.viewer ?? board.update.value.by ?? view.active ?? 0;
}

export function mySide(board: Board): Side | undefined {
  const view = board.view.value;
  return view.viewer === null ? undefined : view.seats[view.viewer];
}

/** Has the tribute been paid, or could it be? */
export function payable({ answered, missing }: TributeAdvice): boolean {
  return answered === null ? Object.keys(missing).length === 0 : answered === "paid";
}

/** Which landscape stands at a place of my land. */
export function landscapeAt(board: Board, place: number): string {
  return mySide(board)?.land[place]?.landscape ?? board.draft.value.order[place] ?? "";
}

/** Is this a reason why something can't be done? */
export function isReason(word: string, reasons: Update["reasons"]): word is keyof Update["reasons"] {
  return word in reasons;
}

/** Have I ever seen this card? */
export function sawCard(will: WillPlace | undefined, viewer: number | null): boolean {
  return viewer !== null && (will?.["seen_by"] ?? []).includes(viewer);
}

/** Is this card open to me until my next decision, and not longer? */
export function held({ viewer, options }: View, will: WillPlace): boolean {
  const rule = options["look_again"];
  if (viewer === null || rule === "seen" || will.card === undefined) return false;
  return will.looking.includes(viewer) && !(rule === "discs" && will.discs.includes(viewer));
}

/** What the back of a card says to me. */
export function backOf(will: WillPlace, viewer: number | null): string {
  return sawCard(will, viewer) ? "kings-will-table-seen-down" : "kings-will-table-face-down";
}
