/** Key moments: the largest gain or loss of points in each year. */
import { t } from "../shared/i18n";
import type { Moment } from "../shared/room";
import { describeEvent } from "./happenings";
import type { LogEntry, Options } from "./wire";
import { roman } from "./words";

interface Found {
  seat: number;
  year: number;
  /** 1 to 3 for the productive seasons, 4 for winter. */
  season: number;
  points: number;
  /** The event, and before it the one that explains it. */
  events: LogEntry[];
}

const SEASONS = 3;
const WINTER = SEASONS + 1;

function swing(event: LogEntry): number {
  const points = Number(event["points"] ?? 0);
  switch (event.kind) {
    case "built":
    case "gift":
    case "spoils":
    case "cathedral points":
    case "army token points":
      return points;
    case "building destroyed":
    case "points lost":
      return -points;
    default:
      return 0;
  }
}

/** A loss weighs more than a gain: it is rarer, and it hurts. */
function weight(moment: Found): number {
  return Math.abs(moment.points) + (moment.points < 0 ? 3 : 0);
}

/** The largest swing of each year, in the order in which they came. */
export function keyMoments(log: readonly LogEntry[], names: readonly string[], options: Options): Moment[] {
  let [year, season] = [1, 1];
  let begun = false;
  const battles = new Map<number, LogEntry>();
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "year begins") {
      [year, season, begun] = [Number(event["year"]), 1, false];
      battles.clear();
    } else if (event.kind === "turn order") {
      season = begun ? season + 1 : 1;
      begun = true;
    } else if (event.kind === "enemy revealed") season = WINTER;
    else if (event.kind === "battle" && event.seat !== undefined) battles.set(event.seat, event);
    const points = swing(event);
    if (event.seat === undefined || points === 0) continue;
    const battle = season === WINTER ? battles.get(event.seat) : undefined;
    const found = { seat: event.seat, year, season, points, events: battle === undefined ? [event] : [battle, event] };
    const before = best.get(year);
    if (before === undefined || weight(found) > weight(before)) best.set(year, found);
  }
  return [...best.values()].map((found) => ({
    seat: found.seat,
    // Winter belongs to its autumn.
    row: (found.year - 1) * SEASONS + Math.min(found.season, SEASONS),
    when: t("end-when", { year: roman(found.year), season: found.season }),
    told: found.events.map((event) => describeEvent(event, names, options)).join(" "),
    points: found.points,
  }));
}
