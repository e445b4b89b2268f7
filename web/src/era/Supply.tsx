/** The supply: what is left of each piece, what it costs and brings, and why it can't be built. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { narrow } from "../shared/media";
import { BUILDINGS, isWall, type Piece, SCORCHED, STORES, WALLS } from "./components";
import { GameIcon, PiecePicture } from "./drawings";
import type { Board } from "./state";
import type { SupplyAdvice } from "./wire";

export function Supply({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  if (board.view.value.step === "set up" && board.view.value.viewer !== null) return <StartPieces board={board} />;
  const hint = lastHint(board);
  return (
    <>
      <div class="e-supply">
        {BUILDINGS.map((piece) => (
          <PieceCard key={piece.id} board={board} piece={piece} />
        ))}
      </div>
      <h3 class="e-walls-h">
        {words.say("era-table-walls")} <small>{words.say("era-table-walls-about")}</small>
      </h3>
      <div class="e-walls">
        {WALLS.map((piece) => (
          <PieceCard key={piece.id} board={board} piece={piece} />
        ))}
      </div>
      <p class="e-detail">{hint}</p>
    </>
  );
}

/** What is about to run out, and what that means. */
function lastHint(board: Board): string {
  const words = board.words.value;
  const { markers, supply } = board.view.value;
  const left = markers.all - markers.turned.length;
  const last = BUILDINGS.filter(({ id }) => supply[id] === 1 && !markers.turned.includes(id));
  if (left === 0) return words.say("era-table-last-round");
  if (last.length === 0) return words.say("era-table-markers-left", { n: left });
  return words.say("era-table-last-of", {
    pieces: words.joined(last.map(({ id }) => words.piece(id))),
    n: last.length,
    left,
  });
}

interface CardProps {
  board: Board;
  piece: Piece;
}

/** What the strip under a piece says, and how the card looks. */
function strip(
  board: Board,
  piece: Piece,
  told: SupplyAdvice | undefined,
): { state: string; text: JSX.Element | string } {
  const words = board.words.value;
  const left = board.view.value.supply[piece.id] ?? 0;
  if (board.hand.value === piece.id) return { state: "sel", text: words.say("era-table-in-hand") };
  if (board.fits.value.has(piece.id)) {
    return {
      state: "can",
      text: told?.marker === true ? words.say("era-table-turns-marker") : words.say("era-table-can-build"),
    };
  }
  if (left === 0)
    return {
      state: "gone",
      text: (
        <>
          <GameIcon name="cross" ui />
          {words.say("era-table-none-left")}
        </>
      ),
    };
  const missing = STORES.filter((store) => (told?.missing[store] ?? 0) > 0);
  if (missing.length > 0) {
    return {
      state: "miss",
      text: (
        <>
          {missing.map((store) => (
            <span key={store} class="num">
              {told?.missing[store]}
              <GameIcon name={store} label={words.resource(store)} />
            </span>
          ))}
          {words.say("era-table-missing")}
        </>
      ),
    };
  }
  if (told?.state === "room") return { state: "miss", text: words.say("era-table-no-room") };
  return { state: "", text: told === undefined ? "" : words.say("era-table-affordable") };
}

export function PieceCard({ board, piece }: CardProps): JSX.Element {
  const words = board.words.value;
  const told = board.advice.value?.supply.find((each) => each.piece === piece.id);
  const left = board.view.value.supply[piece.id] ?? 0;
  const { state, text } = strip(board, piece, told);
  const can = board.fits.value.has(piece.id);
  const last = told?.marker === true;
  const wall = isWall(piece.id);
  const name = words.piece(piece.id);
  return (
    <button
      type="button"
      class={`e-card ${state}${last ? " last" : ""}${wall ? " wl" : ""}${state === "sel" ? " can" : ""}`}
      data-piece={piece.id}
      data-about={`piece:${piece.id}`}
      aria-pressed={state === "sel"}
      aria-disabled={!can}
      onClick={() => {
        board.take(piece.id);
        if (can && narrow.peek()) board.tab.value = "domain";
      }}
    >
      <PiecePicture id={piece.id} turn={piece.id === "farm" ? 1 : 0} />
      <span class="ql num">
        <span aria-hidden="true">×{left}</span>
        <span class="sr">{words.say("era-table-left", { n: left })}</span>
      </span>
      {wall ? null : (
        <span class="pt num">
          <span aria-hidden="true">{piece.points}</span>
          <span class="sr">{words.say("era-table-points-n", { n: piece.points })}</span>
        </span>
      )}
      <span class="nm">{name}</span>
      <span class="cost">
        {STORES.filter((store) => (piece.cost[store] ?? 0) > 0).map((store) => (
          <span key={store} class="num">
            {piece.cost[store]}
            <GameIcon name={store} label={words.resource(store)} />
          </span>
        ))}
      </span>
      {wall ? null : <span class="ef">{words.short(piece.id)}</span>}
      <span class="st">{text}</span>
    </button>
  );
}

/** What I have to place before the game begins. */
function StartPieces({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const left = view.seats[view.viewer ?? 0]?.["to_place"] ?? {};
  const pieces = [...BUILDINGS, ...WALLS, SCORCHED].filter(({ id }) => (left[id] ?? 0) > 0);
  return (
    <>
      <h3 class="e-walls-h first">
        {words.say("era-table-start-pieces")} <small>{words.say("era-table-secret")}</small>
      </h3>
      <div class="e-start">
        {pieces.map(({ id, points }) => {
          const held = board.hand.value === id;
          return (
            <button
              key={id}
              type="button"
              class={`e-card can${held ? " sel" : ""}`}
              data-piece={id}
              data-about={`piece:${id}`}
              aria-pressed={held}
              onClick={() => {
                board.take(id);
                if (narrow.peek()) board.tab.value = "domain";
              }}
            >
              <PiecePicture id={id} />
              <span class="ql num">
                <span aria-hidden="true">×{left[id]}</span>
                <span class="sr">{words.say("era-table-to-place", { n: left[id] ?? 0 })}</span>
              </span>
              {points === 0 ? null : <span class="pt num">{points}</span>}
              <span class="nm">{words.piece(id)}</span>
              <span class="ef">{words.short(id)}</span>
              <span class="st">{words.say(held ? "era-table-in-hand" : "era-table-place-it")}</span>
            </button>
          );
        })}
        {pieces.length === 0 ? (
          <p class="e-done">
            <Icon name="check" ui />
            {words.say("era-table-all-placed")}
          </p>
        ) : null}
      </div>
      <ul class="e-advice">
        {["city", "room", "keep", ...(view.seats.length < 4 ? ["scorched"] : [])].map((id) => (
          <li key={id}>{words.say(`era-table-start-${id}`)}</li>
        ))}
      </ul>
    </>
  );
}
