/** Key moments: the largest gain or loss of points in each year. */
import { t } from "../shared/i18n";
import type { Began, Moment } from "../shared/room";
import { type Happening, roman, type Teller } from "../shared/telling";
import type { Event, Options } from "./wire";
import { tellerFor } from "./words";

type Fought = Extract<Event, { kind: "battle" }>;
type Revealed = Extract<Event, { kind: "enemy_revealed" }>;

interface Found {
  seat: number;
  year: number;
  /** 1 to 3 for the productive seasons, 4 for winter. */
  season: number;
  points: number;
  event: Happening & Pick<Event, "n">;
  /** In winter, what explains it: the battle, and against whom. */
  battle: Fought | undefined;
  enemy: Revealed | undefined;
}

const SEASONS = 3;
const WINTER = SEASONS + 1;

const TOLD: ReadonlySet<Event["kind"]> = new Set([
  "built",
  "gift",
  "spoils",
  "cathedral_points",
  "army_token_points",
  "building_destroyed",
  "points_lost",
]);

/** What an event was worth; what an advisor's gift costs is no moment. */
function swing(event: Event): number {
  if (!TOLD.has(event.kind) || !("points" in event)) return 0;
  return event.kind === "gift" ? Math.max(0, event.points) : event.points;
}

/** A loss weighs more than a gain: it is rarer, and it hurts. */
function weight(moment: Found): number {
  return Math.abs(moment.points) + (moment.points < 0 ? 3 : 0);
}

/** How many seasons there were by then; winter belongs to its autumn. */
function rowOf(year: number, season: number): number {
  return (year - 1) * SEASONS + Math.min(season, SEASONS);
}

/** The largest swing of each year, in the order in which they came. */
export function keyMoments(
  log: readonly Event[],
  names: readonly string[],
  options: Options,
  you: number | null,
  began: Began | null,
): Moment[] {
  let [year, season] = [began?.chapter ?? 1, began?.part ?? 1];
  let begun = began !== null;
  const earlier = rowOf(year, season) - 1;
  let enemy: Revealed | undefined;
  const battles = new Map<number, Fought>();
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "year_begins") {
      [year, season, begun] = [event.year, 1, false];
      battles.clear();
    } else if (event.kind === "turn_order") {
      season = begun ? season + 1 : 1;
      begun = true;
    } else if (event.kind === "enemy_revealed") [season, enemy] = [WINTER, event];
    else if (event.kind === "battle") battles.set(event.seat, event);
    const points = swing(event);
    if (event.seat === undefined || points === 0) continue;
    const battle = season === WINTER ? battles.get(event.seat) : undefined;
    const found = { seat: event.seat, year, season, points, event, battle, enemy };
    const before = best.get(year);
    if (before === undefined || weight(found) > weight(before)) best.set(year, found);
  }
  const teller = tellerFor(names, options, you);
  return [...best.values()].map((found) => ({
    seat: found.seat,
    line: found.event.n,
    row: rowOf(found.year, found.season) - earlier,
    when: t("end-kingsburg-when", { year: roman(found.year), season: found.season }),
    ...story(found, teller),
    points: found.points,
  }));
}

/** A title from the facts, and what it brought or cost. */
function story({ event, battle, enemy, year }: Found, teller: Teller): Pick<Moment, "title" | "told"> {
  const whole = { ...enemy, ...battle, ...event, year };
  return {
    title: teller.moment("kingsburg", FOUGHT[event.kind] ?? event.kind, "title", whole),
    told: teller.moment("kingsburg", event.kind, "told", whole),
  };
}

/** What is told as a battle. */
const FOUGHT: Partial<Record<string, string>> = {
  building_destroyed: "battle-lost",
  points_lost: "battle-lost",
  spoils: "battle-won",
};
