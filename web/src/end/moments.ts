/** Key moments: the largest gain or loss of points in each year. */
import { describeEvent } from "../kingsburg/happenings";
import type { LogEntry, Options } from "../shared/types";

export interface KeyMoment {
  seat: number;
  year: number;
  /** 1 to 3 for the productive seasons, 4 for winter. */
  season: number;
  points: number;
  event: LogEntry;
}

const SEASONS = 3;

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
function weight(moment: KeyMoment): number {
  return Math.abs(moment.points) + (moment.points < 0 ? 3 : 0);
}

/** The largest swing of each year, in the order in which they came. */
export function keyMoments(log: readonly LogEntry[]): KeyMoment[] {
  let [year, season] = [1, 1];
  let begun = false;
  const best = new Map<number, KeyMoment>();
  for (const event of log) {
    if (event.kind === "year begins") [year, season, begun] = [Number(event["year"]), 1, false];
    else if (event.kind === "turn order") {
      season = begun ? season + 1 : 1;
      begun = true;
    } else if (event.kind === "enemy revealed") season = SEASONS + 1;
    const points = swing(event);
    if (event.seat === undefined || points === 0) continue;
    const moment = { seat: event.seat, year, season, points, event };
    const before = best.get(year);
    if (before === undefined || weight(moment) > weight(before)) best.set(year, moment);
  }
  return [...best.values()];
}

/** After how many seasons of the game a moment came; winter belongs to its autumn. */
export function seasonsPlayed(moment: KeyMoment): number {
  return (moment.year - 1) * SEASONS + Math.min(moment.season, SEASONS);
}

export function tellMoment(moment: KeyMoment, names: readonly string[], options: Options): string {
  return describeEvent(moment.event, names, options);
}
