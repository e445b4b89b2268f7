/** What is marked on a domain: the piece in hand, cities, gaps in walls, crowded pieces. */
import type { JSX } from "preact";
import { signed } from "../../shared/i18n";
import { GameIcon } from "../drawings";
import { COLUMN_NAMES, cellAt, cellsOf, field, frame, HEIGHT, ROW_NAMES, WIDTH } from "../grid";
import type { Board, Ghost } from "../state";
import type { Domain, Standing } from "../wire";
import { crosses, EDGE, spot, squares, U } from "./ground";

export function Crowded({ cells }: { cells: Standing["cells"] }): JSX.Element {
  const [x, y] = cells[0] ?? [0, 0];
  return (
    <g class="e-crowded" transform={`translate(${U * x + 4} ${U * y - 2})`}>
      <circle cx="9" cy="9" r="10" />
      <use href="#e-skull" x="1" y="1" width="16" height="16" />
    </g>
  );
}

/** Columns and rows by name, as large as text is elsewhere however small the drawing gets. */
export function FieldNames(): JSX.Element {
  return (
    <div class="e-names num" data-about="field" aria-hidden="true">
      {COLUMN_NAMES.map((name, i) => (
        <span key={name} style={{ left: spot(U * i + U / 2), top: spot(-EDGE / 2) }}>
          {name}
        </span>
      ))}
      {ROW_NAMES.map((name, i) => (
        <span key={name} style={{ left: spot(-EDGE / 2), top: spot(U * i + U / 2) }}>
          {name}
        </span>
      ))}
    </div>
  );
}

export function GhostPiece({ ghost }: { ghost: Ghost }): JSX.Element {
  const cells = cellsOf(ghost);
  const rim = frame(cells, U);
  const at = { x: U * ghost.x, y: U * ghost.y };
  if (ghost.fit === null) {
    return (
      <g class="ghost no">
        <use href={`#p-${ghost.piece}-${ghost.turn}`} {...at} />
        <path class="bad" d={squares(ghost.obstacle?.fields ?? [])} />
        <path class="bfr" d={rim} />
        <path class="bx" d={crosses(ghost.obstacle?.fields ?? [])} />
      </g>
    );
  }
  return (
    <g class="ghost">
      <path class="gbg" d={rim} />
      <use href={`#p-${ghost.piece}-${ghost.turn}`} {...at} />
      <path class="gcell" d={cells.map(([x, y]) => `M${U * x} ${U * y}h${U}v${U}`).join("")} />
      <path class="gfr2" d={rim} />
      <path class="gfr" d={rim} />
    </g>
  );
}

/** Says whether the piece fits and what it brings, or what is in the way; stands below the piece, or above it at the foot. */
export function GhostTag({ board, ghost }: { board: Board; ghost: Ghost }): JSX.Element {
  const words = board.words.value;
  const cells = cellsOf(ghost);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const middle = (U * (Math.min(...xs) + Math.max(...xs) + 1)) / 2;
  const low = Math.max(...ys) + 1;
  const above = low > HEIGHT - 2;
  const style = {
    left: spot(Math.max(60, Math.min(U * WIDTH - 60, middle))),
    top: spot(above ? U * Math.min(...ys) - 6 : U * low + 6),
  };
  const text =
    ghost.fit === null
      ? obstacleWords(board, ghost)
      : ghost.gain === 0
        ? words.say("era-table-fits")
        : words.say("era-table-fits-points", { points: signed(ghost.gain) });
  const turns = (board.fits.value.get(ghost.piece)?.size ?? 1) > 1;
  return (
    <>
      <span
        class={`e-tag ${ghost.fit === null ? "red" : "gold"}${above ? " above" : ""}`}
        style={style}
        aria-hidden="true"
      >
        {text}
      </span>
      {turns ? (
        <button
          type="button"
          class="e-knob"
          tabIndex={-1}
          aria-label={words.say("era-table-turn")}
          style={{ left: spot(U * (Math.max(...xs) + 1)), top: spot(U * Math.min(...ys)) }}
          onPointerDown={(event) => event.stopPropagation()}
          onPointerUp={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            board.turn();
          }}
        >
          <GameIcon name="turn" ui />
        </button>
      ) : null}
    </>
  );
}

export function obstacleWords(board: Board, ghost: Ghost): string {
  return board.words.value.say(`era-table-why-${ghost.obstacle?.why ?? "none"}`);
}

interface TagProps {
  domain: Domain;
  fields: ReadonlySet<number>;
  text: string;
}

/** Stands where the city has most room beside its buildings; where there is little it only tells what counts. */
export function CityTag({ domain, fields, text }: TagProps): JSX.Element {
  const first = [...fields].sort((a, b) => room(b) - room(a) || a - b)[0] ?? 0;
  function room(at: number): number {
    let free = 0;
    const left = WIDTH - cellAt(at)[0];
    while (free < TAG && free < left && fields.has(at + free) && !domain.at.has(at + free)) free++;
    return free;
  }
  // In the eastern half it ends with its fields, so that a long word does not stick out of the domain.
  const [x, y] = cellAt(first);
  const east = x >= WIDTH / 2;
  const style = {
    left: spot(U * x + (east ? U * room(first) - 5 : 5)),
    top: spot(U * y + 5),
  };
  return (
    <span class={east ? "e-tag city east" : "e-tag city"} data-about="city" style={style}>
      {room(first) < TAG ? (
        <>
          <span class="sr">{text}</span>
          <span aria-hidden="true">× 2</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** How many fields a tag covers on a phone. */
const TAG = 4;

/** Stands in a gap that is wide enough, else beside it, where nothing is hidden. */
export function GapTag({ domain, fields, text }: TagProps): JSX.Element {
  const cells = [...fields].map(cellAt);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs) + 1];
  const middle = (Math.min(...ys) + Math.max(...ys) + 1) / 2;
  const top = spot(U * middle);
  if (east - west >= TAG)
    return (
      <span class="e-tag red amid" style={{ left: spot((U * (west + east)) / 2), top }}>
        {text}
      </span>
    );
  const hidden = (from: number): number =>
    from < 0 || from + TAG - 1 > WIDTH
      ? TAG
      : Array.from({ length: TAG - 1 }, (_, i) => field(from + i, Math.floor(middle))).filter((each) =>
          domain.at.has(each),
        ).length;
  const left = hidden(west - TAG + 1) < hidden(east);
  return (
    <span
      class={`e-tag red side${left ? " left" : ""}`}
      style={{ left: spot(left ? U * west - 6 : U * east + 6), top }}
    >
      {text}
    </span>
  );
}
