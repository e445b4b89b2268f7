/** Key moments: the largest gain or loss of points in each round, and the largest at the end. */
import { t } from "../shared/i18n";
import type { Began, Moment } from "../shared/room";
import { roman, Teller } from "../shared/telling";
import type { Options } from "../shared/types";
import { ROUNDS } from "./components";
import { TELLING } from "./sheet";
import type { Event } from "./wire";

interface Found {
  seat: number;
  round: number;
  turn: number;
  row: number;
  points: number;
  event: Event;
}

const TOLD: ReadonlySet<Event["kind"]> = new Set([
  "gave",
  "peasant_given",
  "founded",
  "erected",
  "tribute_unpaid",
  "rebellion",
  "will_scored",
  "emblems",
  "building_points",
]);
/** Scoring comes behind the last round. */
const SCORING = ROUNDS + 1;

/** Of a gain and a loss of the same size the loss is told: it hurts more. */
function weight(moment: Found): number {
  return Math.abs(moment.points) + (moment.points < 0 ? 0.5 : 0);
}

export function keyMoments(
  log: readonly Event[],
  names: readonly string[],
  options: Options,
  you: number | null,
  began: Began | null,
): Moment[] {
  // The turn in which it began is its first row.
  let [round, turn, rows] = [began?.chapter ?? 1, (began?.part ?? 1) - 1, 1 - (began?.part ?? 1)];
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "round_begins") {
      rows += turn;
      [round, turn] = [event.round, 0];
    } else if (event.kind === "tile_taken" || event.kind === "king_arrives") turn += 1;
    if (!("points" in event) || event.points === 0 || !TOLD.has(event.kind)) continue;
    const found: Found = { seat: event.seat, round, turn, row: rows + turn, points: event.points, event };
    const chapter = event.kind === "will_scored" || event.kind === "emblems" ? SCORING : round;
    const before = best.get(chapter);
    if (before === undefined || weight(found) > weight(before)) best.set(chapter, found);
  }
  const teller = new Teller(TELLING, { names, you, options });
  return [...best.entries()]
    .sort(([one], [other]) => one - other)
    .map(([chapter, { seat, row, round: at, turn: after, points, event }]) => ({
      seat,
      line: event.n,
      row,
      when:
        chapter === SCORING ? t("end-kings-will-scoring") : t("end-kings-will-when", { round: roman(at), turn: after }),
      title: teller.moment("kings-will", event.kind, "title", event),
      told: teller.moment("kings-will", event.kind, "told", event),
      points,
    }));
}
