/** A game looked back at: every moment as an update that a table can show, put together from differences. */
import { applied, type Change } from "../shared/changes";
import type { Replay, ReplayMoment, Update } from "../shared/types";

export interface Frames {
  readonly moments: readonly ReplayMoment[];
  /** The table as it stood at a moment; `atOnce` where nothing is told of the way there. */
  update: (index: number, atOnce: boolean) => Update;
  /** The last moment whose number is not beyond this one. */
  indexOf: (number: number) => number;
}

export function framesOf(replay: Replay): Frames {
  const { moments } = replay;
  const log = moments.flatMap((moment) => moment.log);
  const scenes: Partial<Update>[] = [];
  const lines: number[] = [];
  let [scene, told]: [Partial<Update>, number] = [{}, 0];
  for (const moment of moments) {
    scene = applied(scene, moment.change as Change) as Partial<Update>;
    told += moment.log.length;
    scenes.push(scene);
    lines.push(told);
  }
  return {
    moments,
    update: (index, atOnce) =>
      ({
        type: "update",
        game: replay.game,
        version: index,
        names: replay.names,
        log: log.slice(0, lines[index]),
        logFrom: 0,
        canUndo: false,
        legal: [],
        atOnce,
        just: moments[index]?.log.map(({ n }) => n) ?? [],
        by: moments[index]?.seat ?? null,
        ...scenes[index],
      }) as Update,
    indexOf: (number) =>
      Math.max(
        0,
        moments.findLastIndex(({ n }) => n <= number),
      ),
  };
}
