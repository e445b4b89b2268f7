/** A game that began at a position, told from there: its first chapter and part are not the game's first. */
import type { Ending } from "../shared/room";
import type { TableInfo } from "../shared/types";

/** The game's words for chapters and parts, counted from where it began. */
export function since(ending: Ending, began: TableInfo["beganAt"]): Ending {
  if (began === null) return ending;
  const at = (chapter: number): number => chapter + began.chapter - 1;
  return {
    ...ending,
    chapterName: (chapter) => ending.chapterName(at(chapter)),
    partName: (chapter, part) => ending.partName(at(chapter), chapter === 1 ? part + began.part - 1 : part),
  };
}
