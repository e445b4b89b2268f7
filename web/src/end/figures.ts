/** The end page's figures: points by group of sources, and what stands where on its charts. */
import type { Points } from "../shared/types";

export type Group = "buildings" | "advisors" | "reward" | "battles" | "effects";
export const GROUPS: readonly Group[] = ["buildings", "advisors", "reward", "battles", "effects"];

const GROUP_OF: Partial<Record<string, Group>> = {
  buildings: "buildings",
  "free buildings": "buildings",
  advisors: "advisors",
  smuggler: "advisors",
  "kings reward": "reward",
  spoils: "battles",
  "strongest winner": "battles",
  fortress: "battles",
  defeats: "battles",
};

export interface Stack {
  gained: Record<Group, number>;
  /** What was lost, as a positive number. */
  lost: number;
  /** Gains less losses. */
  total: number;
}

/** Points by group; whatever a source took away counts as lost. */
export function stack(points: Points): Stack {
  const gained: Record<Group, number> = { buildings: 0, advisors: 0, reward: 0, battles: 0, effects: 0 };
  let lost = 0;
  for (const [source, n] of Object.entries(points)) {
    if (source === "total") continue;
    if (n < 0) lost -= n;
    else gained[GROUP_OF[source] ?? "effects"] += n;
  }
  const won = GROUPS.reduce((sum, group) => sum + gained[group], 0);
  return { gained, lost, total: won - lost };
}

export function height(one: Stack): number {
  return one.total + one.lost;
}

/** A round step for an axis with at most six rules. */
export function axisStep(most: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? Math.ceil(most / 6);
}

/** Standard deviation of the sum of so many six-sided dice. */
export function spread(dice: number): number {
  return Math.sqrt((dice * 35) / 12);
}
