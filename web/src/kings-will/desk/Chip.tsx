/** A choice on the desk. */
import type { ComponentChildren, JSX } from "preact";
import type { Refused } from "../../shared/refused";
import type { Wish } from "../choosing";
import type { Board } from "../state";
import type { Advice, Decision } from "../wire";

export interface ActProps {
  board: Board;
  live: boolean;
  acts: readonly Decision[];
  advice: Advice;
}

/** What a choice is about, for whoever asks. */
function aboutOf({ card, settlement, building, offer, tile, good, get, give }: Wish, taken: string | null): string {
  if (card !== undefined) return `will:${card}`;
  if (settlement !== undefined) return `settlement:${settlement}`;
  if (building !== undefined) return `building:${building}`;
  if (offer !== undefined) return "offer";
  return tile === undefined ? (good ?? get ?? give ?? `tile:${taken ?? "king"}`) : `tile:${tile}`;
}

/** A choice on the desk: gold when it can be done now. */
export function Chip({
  board,
  part,
  can,
  live,
  label,
  why,
  children,
}: {
  board: Board;
  part: Wish;
  can: boolean;
  live: boolean;
  label: string;
  /** What keeps it from being done. */
  why?: Refused | undefined;
  children: ComponentChildren;
}): JSX.Element {
  const wish = board.wish.value;
  const on =
    live && wish !== null && (Object.keys(part) as (keyof Wish)[]).every((field) => wish[field] === part[field]);
  const inside = (
    <>
      <span class="sr">{label}</span>
      <span class="kw-in" aria-hidden="true">
        {children}
      </span>
    </>
  );
  const about = aboutOf(part, board.view.value.tile);
  if (!live)
    return (
      <span class={`kw-chip${can ? " then" : ""}`} data-about={about}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={`kw-chip${can ? " can" : ""}${on ? " chosen" : ""}`}
      data-about={about}
      aria-pressed={can ? on : undefined}
      aria-disabled={!can}
      onClick={() => {
        if (can) board.choose(part);
        else if (why !== undefined) board.refusal.value = why;
      }}
    >
      {inside}
    </button>
  );
}
