/** After a game of The Carter: all points are freight, and the best load is remembered. */
import { t } from "../shared/i18n";
import type { Ending, Moment } from "../shared/room";
import { Teller } from "../shared/telling";
import type { EventOf, UpdateOf } from "../shared/types";
import { TELLING } from "./sheet";

type Event = EventOf<"carter">;

/** The largest load that came home. */
function moments(log: readonly Event[], names: readonly string[], _: unknown, you: number | null): Moment[] {
  let round = 1;
  let best: Moment | null = null;
  for (const event of log) {
    if (event.kind === "round_begins") round = event.round;
    if (event.kind !== "stopped" || event.points <= (best?.points ?? 0)) continue;
    const { seat, n: line, points } = event;
    const told = new Teller(TELLING, { names, you }).line(event);
    const row = (round - 1) * names.length + seat + 1;
    best = { seat, line, row, when: partName(round, seat + 1), title: t("carter-table-best"), told, points };
  }
  return best === null ? [] : [best];
}

function partName(round: number, turn: number): string {
  return t("game-carter-moment", { round, turn });
}

export const ending: Ending = {
  chapter: "round",
  chapterName: String,
  partName,
  groups: () => [{ id: "freight", pattern: "bricks", name: t("carter-source-freight") }],
  groupOf: () => "freight",
  moments,
  line: (entry: Event, { names }: UpdateOf<"carter">, you) => new Teller(TELLING, { names, you }).line(entry),
  holdings: () => "",
  Skyline: () => null,
  SharedLuck: () => null,
};
