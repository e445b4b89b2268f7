/** Key moments: the weightiest event of each round, of the few weightiest rounds, in the order in which they came. */
import { after } from "../shared/changing";
import { t } from "../shared/i18n";
import type { Began, Moment } from "../shared/room";
import type { Options } from "../shared/types";
import { PHASE_ICONS } from "./components";
import { TELLING } from "./sheet";
import type { Event } from "./wire";
import { tellerFor, Words } from "./words";

type Memorable = Extract<Event, { kind: "built" | "disaster" }>;

const MOST = 6;
const PHASES = PHASE_ICONS.length;

interface Found {
  event: Memorable;
  round: number;
  phase: number;
  weight: number;
}

/** How much an event meant: cities closed and costly disasters are remembered. */
function weightOf(event: Memorable): number {
  if (event.kind === "disaster") return -2 * event.points;
  return event.enclosed > 0 ? 6 + event.enclosed : event.points;
}

export function keyMoments(
  log: readonly Event[],
  names: readonly string[],
  _: Options,
  you: number | null,
  began: Began | null,
): Moment[] {
  let now = { round: began?.chapter ?? 1, phase: began?.part ?? 1 };
  const earlier = (now.round - 1) * PHASES + now.phase - 1;
  const best = new Map<number, Found>();
  for (const event of log) {
    now = after(TELLING, now, event);
    if (event.kind !== "built" && event.kind !== "disaster") continue;
    const found = { event, ...now, weight: weightOf(event) };
    if (found.weight > (best.get(now.round)?.weight ?? 2)) best.set(now.round, found);
  }
  const kept = [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.round - b.round);
  const teller = tellerFor(names, you);
  return kept.map(({ event, round: when, phase }) => {
    const told = event.kind === "built" && event.enclosed > 0 ? "city" : event.kind;
    return {
      seat: event.seat,
      line: event.n,
      row: (when - 1) * PHASES + phase - earlier,
      when: partName(when, phase),
      title: teller.moment("era", told, "title", event),
      told: teller.moment("era", told, "told", event),
      points: event.points,
    };
  });
}

export function partName(round: number, phase: number): string {
  return t("era-table-round-phase", { n: round, phase: new Words().phase(phase) });
}
