/** Key moments: the largest gain or loss of points in each year. */
import { t, told } from "../shared/i18n";
import type { Moment } from "../shared/room";
import { factsOf } from "./happenings";
import type { LogEntry, Options } from "./wire";
import { hyphened, roman, Words } from "./words";

interface Found {
  seat: number;
  year: number;
  /** 1 to 3 for the productive seasons, 4 for winter. */
  season: number;
  points: number;
  event: LogEntry;
  /** In winter, what explains it: the battle, and against whom. */
  battle: LogEntry | undefined;
  enemy: LogEntry | undefined;
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
export function keyMoments(
  log: readonly LogEntry[],
  names: readonly string[],
  options: Options,
  you: number | null,
): Moment[] {
  let [year, season] = [1, 1];
  let begun = false;
  let enemy: LogEntry | undefined;
  const battles = new Map<number, LogEntry>();
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "year begins") {
      [year, season, begun] = [Number(event["year"]), 1, false];
      battles.clear();
    } else if (event.kind === "turn order") {
      season = begun ? season + 1 : 1;
      begun = true;
    } else if (event.kind === "enemy revealed") [season, enemy] = [WINTER, event];
    else if (event.kind === "battle" && event.seat !== undefined) battles.set(event.seat, event);
    const points = swing(event);
    if (event.seat === undefined || points === 0) continue;
    const battle = season === WINTER ? battles.get(event.seat) : undefined;
    const found = { seat: event.seat, year, season, points, event, battle, enemy };
    const before = best.get(year);
    if (before === undefined || weight(found) > weight(before)) best.set(year, found);
  }
  const words = new Words(String(options["edition"] ?? "revised"), names);
  return [...best.values()].map((found) => ({
    seat: found.seat,
    // Winter belongs to its autumn.
    row: (found.year - 1) * SEASONS + Math.min(found.season, SEASONS),
    when: t("end-when", { year: roman(found.year), season: found.season }),
    ...story(found, words, found.seat === you),
    points: found.points,
  }));
}

/** A title from the facts, and what it brought or cost. */
function story(
  { event, battle, enemy, seat, year, points }: Found,
  words: Words,
  you: boolean,
): Pick<Moment, "title" | "told"> {
  const facts = {
    ...(enemy === undefined ? {} : factsOf(enemy, words)),
    ...(battle === undefined ? {} : factsOf(battle, words)),
    ...factsOf(event, words),
    ...(enemy === undefined ? {} : { enemy: words.enemy(String(enemy["enemy"])) }),
    ...(battle === undefined ? {} : { strength: Number(battle["strength"] ?? 0) }),
    edition: words.edition,
    name: words.player(seat),
    year: roman(year),
    n: Math.abs(points),
  };
  const kind = hyphened(event.kind);
  const fought = FOUGHT[event.kind] ?? `moment-${kind}-title`;
  return { title: told(fought, you, facts), told: told(`moment-${kind}-told`, you, facts) };
}

/** What is told as a battle. */
const FOUGHT: Partial<Record<string, string>> = {
  "building destroyed": "moment-battle-lost-title",
  "points lost": "moment-battle-lost-title",
  spoils: "moment-battle-won-title",
};
