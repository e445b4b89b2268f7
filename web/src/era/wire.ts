/** The engine's view of Era as it comes over the wire, and what the page reads from it. */
import type { EventOf, TableProps as Props, UpdateOf } from "../shared/types";
import { DIE_KINDS, type DieKind, SKULL } from "./components";
import type { ThumbPiece } from "./drawings";
import { cellsOf, field, frame, type Place, parseField, readFields } from "./grid";

export type Update = UpdateOf<"era">;
export type Event = EventOf<"era">;
export type View = Update["view"];
export type Decision = Update["legal"][number];
export type Advice = NonNullable<Update["advice"]>;
export type TableProps = Props<Update>;
export type Side = View["seats"][number];
export type Rolled = Side["rolled"];
export type SupplyAdvice = Advice["supply"][number];

/** A piece of a domain with the fields that it covers. */
export interface Standing extends Place, ThumbPiece {
  /** Its number in the view. */
  number: number;
}

interface City {
  fields: ReadonlySet<number>;
  area: number;
}

interface Gap extends City {
  length: number;
  points: number;
}

export interface Domain {
  seat: number;
  pieces: readonly Standing[];
  /** What stands on a field. */
  at: ReadonlyMap<number, Standing>;
  cities: readonly City[];
  /** All fields of all cities. */
  inside: ReadonlySet<number>;
  gaps: readonly Gap[];
  crowded: ReadonlySet<number>;
  buildings: Advice["domains"][number]["buildings"];
}

const THUMB = 10;

export function readDomain(view: View, advice: Advice | null, seat: number): Domain {
  const told = advice?.domains[seat];
  const pieces = (view.seats[seat]?.pieces ?? []).map(({ piece, at, turn }, number): Standing => {
    const [x, y] = parseField(at);
    const place: Place = { piece, turn, x, y };
    const cells = cellsOf(place);
    return { ...place, number, cells, frame: frame(cells, THUMB) };
  });
  const cities = (told?.cities ?? []).map(({ fields, area }) => ({ fields: readFields(fields), area }));
  return {
    seat,
    pieces,
    at: new Map(pieces.flatMap((piece) => piece.cells.map(([x, y]): [number, Standing] => [field(x, y), piece]))),
    cities,
    inside: new Set(cities.flatMap(({ fields }) => [...fields])),
    gaps: (told?.gaps ?? []).map((gap) => ({ ...gap, fields: readFields(gap.fields) })),
    crowded: new Set(told?.crowded ?? []),
    buildings: told?.buildings ?? [],
  };
}

/** Where a piece in one orientation may go. */
export interface Fit {
  corners: ReadonlySet<number>;
  crowded: ReadonlySet<number>;
  points: number;
  unusual: ReadonlyMap<number, number>;
}

/** For each piece that can be placed, by its turns, where. */
export type Fits = ReadonlyMap<string, ReadonlyMap<number, Fit>>;

export function readFits(legal: readonly Decision[]): Fits {
  const found = new Map<string, Map<number, Fit>>();
  for (const { kind, piece, turn, corners, crowded, points, unusual } of legal) {
    if (kind !== "place" || piece === undefined || corners === undefined) continue;
    const turns = found.get(piece) ?? new Map<number, Fit>();
    turns.set(turn ?? 0, {
      corners: readFields(corners),
      crowded: readFields(crowded ?? ""),
      points: points ?? 0,
      unusual: new Map(
        Object.entries(unusual ?? {}).map(([at, gain]) => {
          const [x, y] = parseField(at);
          return [field(x, y), gain];
        }),
      ),
    });
    found.set(piece, turns);
  }
  return found;
}

export function gainAt(fit: Fit, corner: number): number {
  return fit.unusual.get(corner) ?? fit.points;
}

/** A die on the page: it keeps its place while others are thrown. */
export interface TrayDie {
  key: string;
  kind: DieKind;
  face: number;
}

/** Lays dice out, those that were not thrown where they lay. */
export function layOut(before: readonly TrayDie[], rolled: Rolled, thrown: ReadonlySet<string>): TrayDie[] {
  return DIE_KINDS.flatMap((kind) => {
    const left = [...(rolled[kind] ?? [])];
    const lay = before.filter((die) => die.kind === kind);
    if (lay.length !== left.length) return left.map((face, i) => ({ key: `${kind}-${i}`, kind, face }));
    const kept = new Map<string, number>();
    for (const die of lay) {
      const at = thrown.has(die.key) ? -1 : left.indexOf(die.face);
      if (at < 0) continue;
      left.splice(at, 1);
      kept.set(die.key, die.face);
    }
    return lay.map(({ key }) => ({ key, kind, face: kept.get(key) ?? left.shift() ?? SKULL }));
  });
}
