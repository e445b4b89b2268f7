/** Key moments: the weightiest event of each round, of the few weightiest rounds, in the order in which they came. */
import { t } from "../shared/i18n";
import type { Began, Moment } from "../shared/room";
import type { Options } from "../shared/types";
import { PHASE_ICONS } from "./components";
import type { Event } from "./wire";
import { tellerFor, Words } from "./words";

type Memorable = Extract<Event, { kind: "built" | "disaster" }>;

const MOST = 6;
const PHASES = PHASE_ICONS.length;

interface Found {
  event: Memorable;
  round: number;
  phase: number;
  points: number;
  weight: number;
}

/** The phase of a round in which steps of disaster come that the table of disasters does not bring. */
const DISASTER_PHASE: Readonly<Record<string, number>> = { famine: 3, extortion: 6, poverty: 6 };

/** What an event meant: cities closed and costly disasters are remembered. */
function swing(event: Memorable): Pick<Found, "points" | "weight" | "phase"> {
  if (event.kind === "disaster")
    return { points: -event.steps, weight: 2 * event.steps, phase: DISASTER_PHASE[event.why] ?? 4 };
  const { points, enclosed } = event;
  return { points, weight: enclosed > 0 ? 6 + enclosed : points, phase: 5 };
}

export function keyMoments(
  log: readonly Event[],
  names: readonly string[],
  _: Options,
  you: number | null,
  began: Began | null,
): Moment[] {
  let round = began?.chapter ?? 1;
  const earlier = (round - 1) * PHASES + (began?.part ?? 1) - 1;
  const best = new Map<number, Found>();
  for (const event of log) {
    if (event.kind === "round_begins") round = event.round;
    if (event.kind !== "built" && event.kind !== "disaster") continue;
    const found = { event, round, ...swing(event) };
    if (found.weight > (best.get(round)?.weight ?? 2)) best.set(round, found);
  }
  const kept = [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.round - b.round);
  const teller = tellerFor(names, you);
  return kept.map(({ event, round: when, phase, points }) => {
    const told = event.kind === "built" && event.enclosed > 0 ? "city" : event.kind;
    return {
      seat: event.seat,
      line: event.n,
      row: (when - 1) * PHASES + phase - earlier,
      when: partName(when, phase),
      title: teller.say(`moment-era-${told}-title`, event),
      told: teller.say(`moment-era-${told}-told`, event),
      points,
    };
  });
}

export function partName(round: number, phase: number): string {
  return t("era-table-round-phase", { n: round, phase: new Words().phase(phase) });
}
