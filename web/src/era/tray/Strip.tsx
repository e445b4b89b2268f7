/** What can be built, for phones. */
import type { JSX } from "preact";
import { BUILDINGS, SCORCHED, WALLS } from "../components";
import { PiecePicture } from "../drawings";
import { PieceCard } from "../Supply";
import type { Board } from "../state";

/** On a phone what can be built, or is to be placed, lies in the tray, too. */
export function Strip({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const fits = board.fits.value;
  const left = view.seats[view.viewer ?? 0]?.["to_place"];
  const pieces = [...BUILDINGS, ...WALLS, SCORCHED].filter(({ id }) => fits.has(id));
  if (pieces.length === 0 || (left === undefined && pieces[0] === SCORCHED)) return null;
  return (
    <div
      class="e-strip"
      role="group"
      aria-label={words.say(left === undefined ? "era-table-supply" : "era-table-start-pieces")}
    >
      {pieces.map((piece) =>
        left === undefined ? (
          <PieceCard key={piece.id} board={board} piece={piece} />
        ) : (
          <button
            key={piece.id}
            type="button"
            class={`e-card can${board.hand.value === piece.id ? " sel" : ""}`}
            data-about={`piece:${piece.id}`}
            aria-pressed={board.hand.value === piece.id}
            onClick={() => board.take(piece.id)}
          >
            <PiecePicture id={piece.id} />
            <span class="ql num">×{left[piece.id] ?? 0}</span>
            <span class="nm">{words.piece(piece.id)}</span>
            <span class="st">
              {words.say(board.hand.value === piece.id ? "era-table-in-hand" : "era-table-place-it")}
            </span>
          </button>
        ),
      )}
    </div>
  );
}
