/** Counsel on the Kingsburg table: what a choice is about, and how it is laid out without playing it. */
import { batch } from "@preact/signals";
import type { JSX } from "preact";
import { isInfluence } from "./choosing";
import { Advisor, BuildingPicture } from "./pictures";
import { type Board, buildsOf } from "./state";
import type { Decision } from "./wire";

function legalOf(board: Board, text: string): Decision | undefined {
  return board.legal.value.find((action) => action.text === text);
}

export function ChoicePicture({ board, action }: { board: Board; action: string }): JSX.Element | null {
  const { place, building } = legalOf(board, action) ?? {};
  if (place !== undefined) return <Advisor place={place} />;
  return building === undefined ? null : <BuildingPicture id={building} />;
}

/** Dice come to lie before an advisor, a building is looked at; other choices stand in the tray anyway. */
export function laidOut(board: Board, text: string): (() => void) | null {
  const action = legalOf(board, text);
  if (action === undefined) return null;
  if (isInfluence(action))
    return () =>
      batch(() => {
        board.letGo();
        board.chooseWay(action);
        board.tab.value = "court";
      });
  const { building } = action;
  if (building === undefined || buildsOf(board.legal.value, building).length === 0) return null;
  return () =>
    batch(() => {
      board.letGo();
      board.building.value = building;
    });
}

export function liesOut(board: Board, text: string): boolean {
  const action = legalOf(board, text);
  if (action === undefined) return false;
  if (isInfluence(action)) return board.way.value?.id === action.id;
  return action.building !== undefined && board.building.value === action.building;
}
