/** The position after an event, as far as the event tells it: what is drawn while the moves of others are shown. */
import type { LogEntry } from "../shared/types";
import { STORES, type Store } from "./components";
import { fieldName, parsePlace } from "./grid";
import { type EraView, type Side, sumOf } from "./wire";

type Amounts = Partial<Record<Store, number>>;
type Change = (side: Side, event: LogEntry) => Side;

const number = (event: LogEntry, name: string): number => Number(event[name] ?? 0);
const text = (event: LogEntry, name: string): string => String(event[name] ?? "");
const amounts = (event: LogEntry, name: string): Amounts => (event[name] as Amounts | undefined) ?? {};

function plus(stores: Amounts, more: Amounts, sign = 1): Amounts {
  return Object.fromEntries(
    STORES.map((store) => [store, Math.max(0, (stores[store] ?? 0) + sign * (more[store] ?? 0))]).filter(
      ([, n]) => n !== 0,
    ),
  ) as Amounts;
}

function standing(event: LogEntry): Side["pieces"][number] {
  const { piece, x, y, turn } = parsePlace(text(event, "place"));
  return { piece, at: fieldName(x, y).toLowerCase(), turn };
}

const lost: Change = (side, event) => ({ ...side, stores: plus(side.stores, amounts(event, "stores"), -1) });

const CHANGES: Partial<Record<string, Change>> = {
  revealed: (side, event) => {
    const symbols = (event["symbols"] as Partial<Record<string, number>> | undefined) ?? {};
    return {
      ...side,
      rolled: (event["dice"] as Side["rolled"] | undefined) ?? {},
      hammers: symbols["hammer"] ?? 0,
      swords: symbols["sword"] ?? 0,
      shields: symbols["shield"] ?? 0,
      skulls: symbols["skull"] ?? 0,
    };
  },
  collected: (side, event) => ({
    ...side,
    stores: plus(side.stores, amounts(event, "stores")),
    culture: side.culture + number(event, "culture"),
  }),
  fed: (side, event) => ({ ...side, stores: plus(side.stores, { food: number(event, "food") }, -1) }),
  disaster: (side, event) => ({ ...side, disaster: side.disaster + number(event, "steps") }),
  "resource lost": lost,
  "goods lost": (side, event) => ({ ...side, stores: plus(side.stores, { goods: number(event, "number") }, -1) }),
  built: (side, event) => ({
    ...side,
    stores: plus(side.stores, amounts(event, "price"), -1),
    hammers: side.hammers - 1,
    pieces: [...side.pieces, standing(event)],
  }),
  "built no more": (side) => ({ ...side, hammers: 0 }),
  scorched: (side, event) => ({ ...side, pieces: [...side.pieces, standing(event)] }),
  removed: (side, event) => {
    const gone = standing(event);
    return { ...side, pieces: side.pieces.filter(({ piece, at }) => piece !== gone.piece || at !== gone.at) };
  },
  paid: (side, event) => ({ ...side, stores: plus(side.stores, { [text(event, "store")]: 1 }, -1) }),
  "set up": (side, event) => ({
    ...side,
    pieces: ((event["pieces"] as string[] | undefined) ?? []).map((place) => standing({ ...event, place })),
  }),
};

const PHASES: Partial<Record<string, readonly [number, string]>> = {
  "round begins": [1, "roll"],
  collected: [2, "collect"],
  fed: [3, "feed"],
  "disaster strikes": [4, "disasters"],
  built: [5, "build"],
  demanded: [6, "demand"],
};

export function between(view: EraView, event: LogEntry): EraView {
  const change = CHANGES[event.kind];
  const seats = view.seats.map((side, seat) =>
    seat === event.seat && change !== undefined ? change(side, event) : side,
  );
  const payee = event.kind === "paid" && event["kept"] === true ? number(event, "opponent") : null;
  if (payee !== null && seats[payee] !== undefined) {
    seats[payee] = { ...seats[payee], stores: plus(seats[payee].stores, { [text(event, "store")]: 1 }) };
  }
  const [phase, step] = PHASES[event.kind] ?? [view.phase, view.step];
  const taken =
    event.kind === "built"
      ? { ...view.supply, [text(event, "piece")]: (view.supply[text(event, "piece")] ?? 1) - 1 }
      : view.supply;
  const round = event.kind === "round begins" ? number(event, "round") : view.round;
  const turned = event.kind === "marker turned" ? [...view.markers.turned, text(event, "piece")] : view.markers.turned;
  return {
    ...view,
    seats,
    phase,
    step,
    round,
    supply: taken,
    markers: { ...view.markers, turned },
    ...(phase === 1 ? {} : { rolling: [] }),
  };
}

/** How many dice a side owns. */
export function diceOf(side: Side): number {
  return sumOf(side.dice);
}
