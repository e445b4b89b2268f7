/** Key moments: the largest gain or loss of points in each round, and the largest at the end. */
import { t } from "../shared/i18n";
import type { Moment } from "../shared/room";
import type { LogEntry } from "../shared/types";
import { ROUNDS, roman } from "./components";
import { describeEvent } from "./happenings";
import { Words } from "./words";

interface Found {
  seat: number;
  round: number;
  turn: number;
  row: number;
  points: number;
  event: LogEntry;
}

const TOLD = new Set([
  "gave",
  "founded",
  "erected",
  "tribute unpaid",
  "rebellion",
  "will scored",
  "emblems",
  "building points",
]);
/** Scoring comes behind the last round. */
const SCORING = ROUNDS + 1;

/** Of a gain and a loss of the same size the loss is told: it hurts more. */
function weight(moment: Found): number {
  return Math.abs(moment.points) + (moment.points < 0 ? 0.5 : 0);
}

export function keyMoments(log: readonly LogEntry[], names: readonly string[]): Moment[] {
  let [round, turn, rows] = [1, 0, 0];
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "round begins") {
      rows += turn;
      [round, turn] = [Number(event["round"]), 0];
    } else if (event.kind === "tile taken" || event.kind === "king arrives") turn += 1;
    const points = Number(event["points"] ?? 0);
    if (event.seat === undefined || points === 0 || !TOLD.has(event.kind)) continue;
    const found: Found = { seat: event.seat, round, turn, row: rows + turn, points, event };
    const chapter = event.kind === "will scored" || event.kind === "emblems" ? SCORING : round;
    const before = best.get(chapter);
    if (before === undefined || weight(found) > weight(before)) best.set(chapter, found);
  }
  const words = new Words(names);
  return [...best.entries()]
    .sort(([one], [other]) => one - other)
    .map(([chapter, found]) => ({
      seat: found.seat,
      row: found.row,
      when:
        chapter === SCORING
          ? t("end-kings-will-scoring")
          : t("end-kings-will-when", { round: roman(found.round), turn: found.turn }),
      told: describeEvent(found.event, words),
      points: found.points,
    }));
}
