/** The page's own state: what is in hand, chosen and opened. Signals, and pure readings of them. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Pace } from "../shared/pace";
import { GRANTED, type Refused, sender } from "../shared/refused";
import { type Cell, PIECES, SKULL, STORES, type Store } from "./components";
import { cellAt, cellsOf, field, fieldName, HEIGHT, type Place, placeText, SHAPES, shapeOf, WIDTH } from "./grid";
import { pace } from "./pace";
import {
  type Advice,
  type Decision,
  type Domain,
  type Fit,
  type Fits,
  gainAt,
  layOut,
  readDomain,
  readFits,
  type Standing,
  type TableProps,
  type TrayDie,
  type Update,
  type View,
} from "./wire";
import { Words } from "./words";

/** What a phone shows; on wider pages only the last four are tabs. */
export type Tab = "domain" | "players" | "supply" | "disasters" | "log" | "talk";

/** Why a piece can't go where it hovers. */
interface Obstacle {
  why: "wall" | "keep" | "building" | "scorched" | "city" | "fire" | "ring" | "means" | "none";
  fields: readonly number[];
}

export interface Ghost extends Place {
  fit: Fit | null;
  gain: number;
  crowds: boolean;
  obstacle: Obstacle | null;
}

export interface Board {
  readonly pace: Pace<Update>;
  readonly update: ReadonlySignal<Update>;
  readonly view: ReadonlySignal<View>;
  readonly advice: ReadonlySignal<Advice | null>;
  readonly words: ReadonlySignal<Words>;
  /** What I may do now; empty while an older position is still being shown. */
  readonly legal: ReadonlySignal<readonly Decision[]>;
  readonly fits: ReadonlySignal<Fits>;
  /** The domain in the middle of the page. */
  readonly domain: ReadonlySignal<Domain>;
  readonly domains: ReadonlySignal<readonly Domain[]>;
  /** The seat whose domain I chose to look at; null for the one that matters now. */
  readonly looking: Signal<number | null>;
  readonly tab: Signal<Tab>;
  readonly hand: ReadonlySignal<string | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** What a remove would take away: my pieces that may fall. */
  readonly targets: ReadonlySignal<readonly Standing[]>;
  readonly target: Signal<Standing | null>;
  readonly dice: ReadonlySignal<readonly TrayDie[]>;
  /** Dice chosen to be thrown again. */
  readonly chosen: Signal<ReadonlySet<string>>;
  /** The die that a monastery shall set. */
  readonly setting: Signal<string | null>;
  readonly sending: Signal<boolean>;
  readonly refusal: Signal<Refused>;
  take: (piece: string) => void;
  letGo: () => void;
  hover: (x: number, y: number) => void;
  shift: (dx: number, dy: number) => void;
  turn: (by?: number) => void;
  place: () => void;
  remove: (standing: Standing) => void;
  toggle: (key: string) => void;
  throwDice: () => void;
  send: (action: Decision) => void;
  takeBack: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function board(props: TableProps, quick: () => boolean): Board {
  const told = pace(props.update.peek(), quick);
  const update = told.shown;
  const view = computed(() => update.value.view);
  const advice = computed(() => update.value.advice);
  const words = computed(() => new Words(update.value.names, view.value.viewer));
  const { sending, refusal, send: sendOff } = sender();
  const legal = computed<readonly Decision[]>(() =>
    sending.value || update.value.version !== props.update.value.version ? [] : update.value.legal,
  );
  const fits = computed(() => readFits(legal.value));
  const domains = computed(() => view.value.seats.map((_, seat) => readDomain(view.value, advice.value, seat)));
  const looking = signal<number | null>(null);
  const domain = computed(() => {
    const { viewer, now, order } = view.value;
    const seat = looking.value ?? viewer ?? update.value.by ?? now ?? order[0] ?? 0;
    return domains.value[seat] ?? readDomain(view.value, advice.value, seat);
  });
  const held = signal<string | null>(null);
  const place = signal<Place | null>(null);
  const hand = computed(() => {
    if (held.value !== null && fits.value.has(held.value)) return held.value;
    // Where only one thing can be placed, it lies in the hand already.
    return fits.value.size === 1 && !legal.value.some(({ kind }) => kind !== "place")
      ? ([...fits.value.keys()][0] ?? null)
      : null;
  });
  const mine = computed(() => domains.value[view.value.viewer ?? -1] ?? null);
  const ghost = computed<Ghost | null>(() => {
    const piece = hand.value;
    const own = mine.value;
    if (piece === null || own === null || domain.value.seat !== own.seat) return null;
    const at = place.value?.piece === piece ? place.value : bestPlace(piece, fits.value);
    if (at === null) return null;
    const fit = fits.value.get(piece)?.get(at.turn) ?? null;
    const corner = field(at.x, at.y);
    const fitting = fit?.corners.has(corner) === true;
    return {
      ...at,
      fit: fitting ? fit : null,
      gain: fit === null ? 0 : gainAt(fit, corner),
      crowds: fit?.crowded.has(corner) === true,
      obstacle: fitting ? null : obstacleAt(at, own, view.value),
    };
  });
  const targets = computed(() => {
    const own = mine.value;
    const first = new Set(legal.value.filter(({ kind }) => kind === "remove").map(({ at }) => at));
    if (own === null || first.size === 0) return [];
    return own.pieces.filter(({ cells }) => {
      const [x, y] = firstCell(cells);
      return first.has(fieldName(x, y).toLowerCase());
    });
  });
  const target = signal<Standing | null>(null);
  const chosen = signal<ReadonlySet<string>>(NONE);
  const setting = signal<string | null>(null);
  const dice = signal<readonly TrayDie[]>([]);
  let round = -1;
  effect(() => {
    const me = view.value.viewer;
    const rolled = me === null ? {} : (view.value.seats[me]?.rolled ?? {});
    const moved = setting.peek() === null ? chosen.peek() : new Set([setting.peek() ?? ""]);
    const before = round === view.value.round ? dice.peek() : [];
    round = view.value.round;
    dice.value = layOut(before, rolled, moved);
  });

  function letGo(): void {
    batch(() => {
      held.value = null;
      place.value = null;
      target.value = null;
      chosen.value = NONE;
      setting.value = null;
      refusal.value = GRANTED;
    });
  }

  async function send(answer: () => Promise<void>): Promise<void> {
    const again = held.peek();
    await sendOff(answer, () =>
      batch(() => {
        letGo();
        // Of start pieces the next one of the same kind is at hand at once.
        if (view.peek().step === "set up") held.value = again;
      }),
    );
  }

  function moveTo(next: Place): void {
    const { width, height } = shapeOf(next);
    place.value = {
      ...next,
      x: Math.max(0, Math.min(WIDTH - width, next.x)),
      y: Math.max(0, Math.min(HEIGHT - height, next.y)),
    };
  }

  return {
    pace: told,
    update,
    view,
    advice,
    words,
    legal,
    fits,
    domain,
    domains,
    looking,
    tab: signal<Tab>("domain"),
    hand,
    ghost,
    targets,
    target,
    dice,
    chosen,
    setting,
    sending,
    refusal,
    take(piece) {
      if (!fits.peek().has(piece)) {
        refusal.value = whyNotBuilt(piece, update.peek(), words.peek());
        return;
      }
      batch(() => {
        held.value = hand.peek() === piece ? null : piece;
        place.value = null;
        looking.value = null;
        refusal.value = GRANTED;
      });
    },
    letGo,
    hover(x, y) {
      const now = ghost.peek();
      if (now === null || sending.peek()) return;
      const { width, height } = shapeOf(now);
      moveTo({
        piece: now.piece,
        turn: now.turn,
        x: x - Math.floor((width - 1) / 2),
        y: y - Math.floor((height - 1) / 2),
      });
    },
    shift(dx, dy) {
      const now = ghost.peek();
      if (now !== null) moveTo({ piece: now.piece, turn: now.turn, x: now.x + dx, y: now.y + dy });
    },
    turn(by = 1) {
      const now = ghost.peek();
      if (now === null) return;
      const turns = SHAPES.get(now.piece)?.length ?? 1;
      const before = shapeOf(now);
      const turn = (now.turn + by + turns) % turns;
      const after = shapeOf({ piece: now.piece, turn });
      // The piece turns around its middle, so that it stays under the pointer.
      moveTo({
        piece: now.piece,
        turn,
        x: now.x + Math.floor((before.width - 1) / 2) - Math.floor((after.width - 1) / 2),
        y: now.y + Math.floor((before.height - 1) / 2) - Math.floor((after.height - 1) / 2),
      });
    },
    place() {
      const now = ghost.peek();
      if (now?.fit) void send(() => props.act({ text: `place ${placeText(now)}` }));
    },
    remove({ cells }) {
      const [x, y] = firstCell(cells);
      void send(() => props.act({ text: `remove ${fieldName(x, y).toLowerCase()}` }));
    },
    toggle(key) {
      const question = view.peek().question;
      const die = dice.peek().find((each) => each.key === key);
      if (die === undefined || legal.peek().length === 0) return;
      if (question === "monastery") {
        if (die.face !== SKULL) setting.value = setting.peek() === key ? null : key;
        return;
      }
      const next = new Set(chosen.peek());
      if (!next.delete(key)) {
        if (question === "quill") {
          if (!mayJoinQuill(legal.peek(), die)) return;
          next.clear();
        } else if (die.face === SKULL) {
          refusal.value = { text: words.peek().say("era-table-why-skull"), rule: update.peek().reasons.skull };
          return;
        }
        next.add(key);
      }
      batch(() => {
        chosen.value = next;
        refusal.value = GRANTED;
      });
    },
    throwDice() {
      const thrown = dice.peek().filter(({ key }) => chosen.peek().has(key));
      if (view.peek().question === "quill") {
        const [other] = thrown;
        void send(() => props.act({ text: other === undefined ? "quill" : `quill with ${other.kind} ${other.face}` }));
        return;
      }
      if (thrown.length === 0) return;
      void send(async () => {
        const marked = markedAlready(view.peek());
        for (const { kind, face } of thrown) {
          const text = `${kind} ${face}`;
          const at = marked.indexOf(text);
          if (at >= 0) marked.splice(at, 1);
          else await props.act({ text: `mark ${text}` });
        }
        // With all dice chosen there is nothing left to decide: they are thrown at once.
        if (props.update.peek().legal.some(({ kind }) => kind === "throw")) await props.act({ text: "throw" });
      });
    },
    send(action) {
      void send(() => props.act(action));
    },
    takeBack() {
      if (props.update.peek().canUndo) void send(props.undo);
    },
  };
}

function firstCell(cells: Standing["cells"]): readonly [number, number] {
  const [first = [0, 0]] = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return first;
}

/** Dice that the server has noted as chosen, if the page was left in between. */
function markedAlready(view: View): string[] {
  const side = view.viewer === null ? undefined : view.seats[view.viewer];
  return Object.entries(side?.chosen ?? {}).flatMap(([kind, faces]) => faces.map((face) => `${kind} ${face}`));
}

export function mayJoinQuill(legal: readonly Decision[], { kind, face }: TrayDie): boolean {
  return legal.some((action) => action.kind === "quill" && action.die === kind && action.face === face);
}

const MIDDLE: Cell = [(WIDTH - 1) / 2, (HEIGHT - 1) / 2];

/** Where a piece appears when it is taken: the most points, then the nearest to the middle. */
function bestPlace(piece: string, fits: Fits): Place | null {
  let best: Place | null = null;
  let worth = -Infinity;
  for (const [turn, fit] of fits.get(piece) ?? []) {
    const { width, height } = shapeOf({ piece, turn });
    for (const corner of fit.corners) {
      const [x, y] = cellAt(corner);
      const away = Math.hypot(x + (width - 1) / 2 - MIDDLE[0], y + (height - 1) / 2 - MIDDLE[1]);
      const value = 100 * gainAt(fit, corner) - (fit.crowded.has(corner) ? 50 : 0) - away - turn / 10;
      if (value > worth) [best, worth] = [{ piece, turn, x, y }, value];
    }
  }
  return best;
}

/** Why a piece can't be built, if anything could be. */
function whyNotBuilt(piece: string, { advice, legal, reasons }: Update, words: Words): Refused {
  const told = advice?.supply.find((each) => each.piece === piece);
  if (told === undefined || !legal.some(({ kind }) => kind === "place" || kind === "done")) return GRANTED;
  const name = words.piece(piece);
  if (told.state === "none") return { text: words.say("era-table-why-gone", { piece: name }), rule: reasons.gone };
  if (told.state === "room") return { text: words.say("era-table-why-room", { piece: name }), rule: reasons.room };
  if (told.state !== "missing") return GRANTED;
  const stores = words.joined(
    STORES.filter((store) => (told.missing[store] ?? 0) > 0).map((store) =>
      words.store(store, told.missing[store] ?? 0),
    ),
  );
  return { text: words.say("era-table-why-missing", { piece: name, stores }), rule: reasons.means };
}

/** The rule that keeps a piece from where it hovers; "" where it fits. */
export function ruleOfGhost(ghost: Ghost | null, { rule, reasons }: Update): string {
  if (ghost?.obstacle == null) return "";
  const { why } = ghost.obstacle;
  if (why === "none") return rule;
  return why === "wall" || why === "keep" || why === "building" || why === "scorched" ? reasons.taken : reasons[why];
}

/** Why a piece does not fit where it hovers, as far as the domain shows it. */
function obstacleAt(place: Place, own: Domain, view: View): Obstacle {
  const fields = cellsOf(place).map(([x, y]) => field(x, y));
  const taken = fields.filter((each) => own.at.has(each));
  const [first] = taken;
  if (first !== undefined) {
    const piece = own.at.get(first)?.piece ?? "";
    const why =
      piece === "keep"
        ? "keep"
        : piece.startsWith("wall")
          ? "wall"
          : piece === "scorched_land"
            ? "scorched"
            : "building";
    return { why, fields: taken };
  }
  if (place.piece === "scorched_land") {
    const inside = fields.filter((each) => own.inside.has(each));
    if (inside.length > 0) return { why: "city", fields: inside };
    return { why: view.burnt.length > 0 ? "fire" : "none", fields };
  }
  if (view.step === "set up") return { why: "ring", fields };
  return { why: missing(place.piece, view).length > 0 ? "means" : "none", fields };
}

/** The stores of which a piece needs more than the viewer has. */
function missing(piece: string, view: View): Store[] {
  const side = view.viewer === null ? undefined : view.seats[view.viewer];
  const cost = PIECES.get(piece)?.cost ?? {};
  return STORES.filter((store) => (cost[store] ?? 0) > (side?.stores[store] ?? 0));
}
