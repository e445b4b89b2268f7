/** A domain: 14 by 14 fields with its pieces, cities and gaps, and the piece in hand. */
import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { crestOf } from "../shared/crests";
import { Heading } from "../shared/heading";
import { signed } from "../shared/i18n";
import type { TableInfo } from "../shared/types";
import { EraIcon } from "./drawings";
import { COLUMN_NAMES, cellsOf, field, fieldName, frame, outline, type Place, SIZE } from "./grid";
import { Points } from "./Points";
import type { Board, Ghost } from "./state";
import type { Domain, Standing } from "./wire";

const U = 40;
const EDGE = 22;
const WHOLE = U * SIZE + EDGE + 4;

/** Flat patches of a second green; they follow no rule and look like no obstacle. */
const PATCHES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 5, 2],
  [8, 0, 6, 3],
  [0, 8, 3, 3],
  [3, 10, 4, 4],
  [9, 3, 5, 3],
  [8, 8, 4, 4],
  [0, 2, 2, 5],
  [12, 9, 2, 5],
  [6, 0, 2, 2],
];
const LINES = Array.from(
  { length: SIZE - 1 },
  (_, i) => `M${U * (i + 1)} 0V${U * SIZE}M0 ${U * (i + 1)}H${U * SIZE}`,
).join("");

/** A tuft on every third or so of the free fields, always the same ones. */
function tufts(domain: Domain): string {
  let path = "";
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const mark = (x * 7 + y * 11 + ((x * y) % 5)) % 8;
      if (mark > 1 || domain.at.has(field(x, y)) || domain.inside.has(field(x, y))) continue;
      const [tx, ty] = [U * x + (mark === 0 ? 29 : 10), U * y + ((x + y) % 2 === 0 ? 34 : 16)];
      path += `M${tx} ${ty}l-3-6M${tx} ${ty}v-8M${tx} ${ty}l3-6`;
    }
  }
  return path;
}

function cobbles(domain: Domain): string {
  return [...domain.inside]
    .filter((each) => !domain.at.has(each))
    .map((each) => {
      const [x, y] = [U * (each % SIZE), U * Math.floor(each / SIZE)];
      return `M${x + 6} ${y + 13}h9M${x + 24} ${y + 10}h8M${x + 14} ${y + 30}h10`;
    })
    .join("");
}

const squares = (fields: Iterable<number>): string =>
  [...fields].map((each) => `M${U * (each % SIZE)} ${U * Math.floor(each / SIZE)}h${U}v${U}h-${U}z`).join("");
const dots = (fields: Iterable<number>): string =>
  [...fields]
    .map((each) => `M${U * (each % SIZE) + 20} ${U * Math.floor(each / SIZE) + 16.5}l3.5 3.5-3.5 3.5-3.5-3.5z`)
    .join("");
const crosses = (fields: Iterable<number>): string =>
  [...fields]
    .map((each) => [U * (each % SIZE), U * Math.floor(each / SIZE)] as const)
    .map(([x, y]) => `M${x + 10} ${y + 10}l20 20M${x + 30} ${y + 10}l-20 20`)
    .join("");

/** Where something on the page's picture lies, in percent of it. */
const spot = (units: number): string => `${(100 * (units + EDGE)) / WHOLE}%`;

export function DomainView({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const domain = board.domain.value;
  const mine = domain.seat === view.viewer;
  const hand = board.hand.value;
  const title = mine
    ? words.say("era-table-domain")
    : words.say("era-table-domain-of", { player: words.player(domain.seat) });
  const aside =
    !mine && view.viewer !== null
      ? ""
      : hand !== null
        ? words.say("era-table-dots", { piece: words.inner(hand) })
        : board.targets.value.length > 0
          ? words.say("era-table-targets")
          : "";
  return (
    <section class="e-dwrap" aria-label={title}>
      <div class="e-dhead">
        <Heading text={title} {...(aside === "" ? {} : { aside })} />
        {board.looking.value === null ? null : (
          <button type="button" class="btn small" onClick={() => (board.looking.value = null)}>
            {view.viewer === null
              ? words.say("era-table-follow")
              : view.step === "roll"
                ? words.say("era-table-to-roll")
                : words.say("era-table-to-own")}
          </button>
        )}
      </div>
      <div class="e-dl">
        <Land board={board} table={table} domain={domain} />
        <Points board={board} domain={domain} />
      </div>
    </section>
  );
}

interface LandProps {
  board: Board;
  table: TableInfo;
  domain: Domain;
}

function Land({ board, table, domain }: LandProps): JSX.Element {
  const words = board.words.value;
  const ghost = board.ghost.value;
  const targets = domain.seat === board.view.value.viewer ? board.targets.value : [];
  const crest = crestOf(table, domain.seat);
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ id: number; moved: boolean; onGhost: boolean } | null>(null);
  const coverable = useMemo(() => computed(() => reach(board)), [board]).value;
  const active = ghost !== null || targets.length > 0;
  const fresh = board.pace.event.value;
  const standing = [...domain.pieces].sort((a, b) => bottom(a) - bottom(b) || a.x - b.x);

  /** The field under the pointer. */
  function fieldAt(event: { clientX: number; clientY: number }): readonly [number, number] | null {
    const frame = box.current?.getBoundingClientRect();
    if (frame === undefined) return null;
    const x = Math.floor((((event.clientX - frame.left) / frame.width) * WHOLE - EDGE) / U);
    const y = Math.floor((((event.clientY - frame.top) / frame.height) * WHOLE - EDGE) / U);
    return x >= 0 && y >= 0 && x < SIZE && y < SIZE ? [x, y] : null;
  }

  const covers = (at: readonly [number, number]): boolean =>
    ghost !== null && cellsOf(ghost).some(([x, y]) => x === at[0] && y === at[1]);
  const targetAt = (at: readonly [number, number]): Standing | undefined => {
    const piece = domain.at.get(field(at[0], at[1]));
    return targets.find((each) => each.number === piece?.number);
  };

  function down(event: PointerEvent): void {
    const at = fieldAt(event);
    if (at === null || ghost === null || event.pointerType === "mouse") return;
    drag.current = { id: event.pointerId, moved: false, onGhost: covers(at) };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (!covers(at)) board.hover(...at);
  }

  function move(event: PointerEvent): void {
    const at = fieldAt(event);
    if (at === null) return;
    if (targets.length > 0 && event.pointerType === "mouse") {
      const under = targetAt(at);
      if (under !== undefined) board.target.value = under;
    }
    if (ghost === null) return;
    if (event.pointerType === "mouse") board.hover(...at);
    else if (drag.current?.id === event.pointerId) {
      const before = board.ghost.peek();
      board.hover(...at);
      const after = board.ghost.peek();
      if (before?.x !== after?.x || before?.y !== after?.y) drag.current.moved = true;
    }
  }

  /** A finger that draws the piece throws nothing: else the browser takes the next tap for the one that stops the throw. */
  function drawn(event: TouchEvent): void {
    if (drag.current !== null && event.cancelable) event.preventDefault();
  }

  function up(event: PointerEvent): void {
    const at = fieldAt(event);
    const touch = drag.current;
    drag.current = null;
    if (at === null || event.button > 0) return;
    if (targets.length > 0) {
      const under = targetAt(at);
      if (under !== undefined) {
        if (event.pointerType === "mouse") board.remove(under);
        else board.target.value = under;
      }
      return;
    }
    if (ghost === null) return;
    if (event.pointerType === "mouse") {
      board.hover(...at);
      board.place();
    } else if (touch !== null && !touch.moved && touch.onGhost) board.turn();
  }

  function press(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (step !== undefined && ghost !== null) board.shift(...step);
    else if (step !== undefined && targets.length > 0) {
      const now = targets.findIndex(({ number }) => number === board.target.peek()?.number);
      const by = step[0] + step[1];
      board.target.value = targets[(now + by + targets.length) % targets.length] ?? null;
    } else if (event.key === "Enter" || event.key === " ") {
      if (board.target.peek() !== null && targets.length > 0) board.remove(board.target.peek() as Standing);
      else if (ghost !== null) board.place();
      else return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const focusable = active ? { tabIndex: 0, role: "application" as const } : { role: "group" as const };
  const label =
    ghost !== null
      ? words.say("era-table-keys-place", { piece: words.inner(ghost.piece) })
      : targets.length > 0
        ? words.say("era-table-keys-remove")
        : words.say("era-table-map");
  return (
    <div class="e-dv panel">
      {/* biome-ignore lint/a11y: while a piece is held it is focusable, and then it has a role and keys */}
      <div
        ref={box}
        class={`e-field${ghost === null ? "" : " holding"}${targets.length > 0 ? " choosing" : ""}`}
        {...focusable}
        aria-label={label}
        onPointerDown={down}
        onPointerMove={move}
        {...(ghost === null ? {} : { onTouchMove: drawn })}
        onPointerUp={up}
        onPointerCancel={() => (drag.current = null)}
        onWheel={(event) => {
          if (ghost === null) return;
          event.preventDefault();
          board.turn(event.deltaY < 0 ? -1 : 1);
        }}
        onKeyDown={press}
      >
        <svg
          class={`e-land bld${crest === null ? "" : ` c-${crest}`}`}
          viewBox={`-${EDGE} -${EDGE} ${WHOLE} ${WHOLE}`}
          aria-hidden="true"
        >
          <g class="e-names">
            {COLUMN_NAMES.map((name, i) => (
              <g key={name}>
                <text x={U * i + 20} y={-6}>
                  {name}
                </text>
                <text x={-11} y={U * i + 25}>
                  {i + 1}
                </text>
              </g>
            ))}
          </g>
          <rect class="mead" width={U * SIZE} height={U * SIZE} />
          {PATCHES.map(([x, y, w, h], i) => (
            <rect key={i} class="mead2" x={U * x} y={U * y} width={U * w} height={U * h} />
          ))}
          <path class="cit" d={squares(domain.inside)} />
          <path class="gl0" d={LINES} />
          <path class="cob" d={cobbles(domain)} />
          <path class="tuft" d={tufts(domain)} />
          {domain.cities.map(({ fields }, i) => (
            <path key={i} class="cito" d={outline(fields, U, 3)} />
          ))}
          {ghost === null ? null : <path class="fit" d={dots(coverable)} />}
          {standing.map((piece) => (
            <use
              key={`${piece.piece} ${piece.x} ${piece.y}`}
              href={`#p-${piece.piece}-${piece.turn}`}
              x={U * piece.x}
              y={U * piece.y}
              class={isFresh(fresh, domain.seat, piece) ? "new" : ""}
            />
          ))}
          {domain.gaps.map(({ fields }, i) => (
            <path
              key={i}
              class="gap"
              d={frame(
                [...fields].map((each) => [each % SIZE, Math.floor(each / SIZE)]),
                U,
              )}
            />
          ))}
          {board.tab.value === "disasters" || board.view.value.step === "roll"
            ? domain.pieces
                .filter(({ number }) => domain.crowded.has(number))
                .map(({ number, cells }) => <Crowded key={number} cells={cells} />)
            : null}
          {targets.map((piece) => (
            <path
              key={piece.number}
              class={board.target.value?.number === piece.number ? "e-target on" : "e-target"}
              d={frame(piece.cells, U)}
            />
          ))}
          {ghost === null ? null : <GhostPiece ghost={ghost} />}
          <rect class="fr" x="-1" y="-1" width={U * SIZE + 2} height={U * SIZE + 2} />
        </svg>
        {domain.cities.map(({ fields, area }, i) => (
          <CityTag key={i} domain={domain} fields={fields} text={words.say("era-table-city", { n: area })} />
        ))}
        {domain.gaps.map(({ fields, length }, i) => (
          <GapTag key={i} domain={domain} fields={fields} text={words.say("era-table-gap", { n: length })} />
        ))}
        {ghost === null ? null : <GhostTag board={board} ghost={ghost} />}
      </div>
      <ul class="sr">
        {domain.pieces.map((piece) => (
          <li key={piece.number}>
            {words.say("era-table-stands", { piece: words.piece(piece.piece), where: words.fields(piece) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function bottom({ cells }: Standing): number {
  return Math.max(...cells.map(([, y]) => y));
}

function isFresh(
  event: { kind: string; seat?: number | null; [fact: string]: unknown } | null,
  seat: number,
  piece: Place,
): boolean {
  if (event === null || event.seat !== seat || (event.kind !== "built" && event.kind !== "scorched")) return false;
  const where = ` ${fieldName(piece.x, piece.y).toLowerCase()}`;
  const told = String(event["place"] ?? "");
  return told.endsWith(where) || told.includes(`${where} turn`);
}

/** All fields that the piece in hand could cover. */
function reach(board: Board): ReadonlySet<number> {
  const piece = board.hand.value;
  const found = new Set<number>();
  for (const [turn, { corners }] of piece === null ? [] : (board.fits.value.get(piece) ?? [])) {
    for (const corner of corners) {
      const at: Place = { piece: piece ?? "", turn, x: corner % SIZE, y: Math.floor(corner / SIZE) };
      for (const [x, y] of cellsOf(at)) found.add(field(x, y));
    }
  }
  return found;
}

function Crowded({ cells }: { cells: Standing["cells"] }): JSX.Element {
  const [x, y] = cells[0] ?? [0, 0];
  return (
    <g class="e-crowded" transform={`translate(${U * x + 4} ${U * y - 2})`}>
      <circle cx="9" cy="9" r="10" />
      <use href="#e-skull" x="1" y="1" width="16" height="16" />
    </g>
  );
}

function GhostPiece({ ghost }: { ghost: Ghost }): JSX.Element {
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
function GhostTag({ board, ghost }: { board: Board; ghost: Ghost }): JSX.Element {
  const words = board.words.value;
  const cells = cellsOf(ghost);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const middle = (U * (Math.min(...xs) + Math.max(...xs) + 1)) / 2;
  const low = Math.max(...ys) + 1;
  const above = low > SIZE - 2;
  const style = {
    left: spot(Math.max(60, Math.min(U * SIZE - 60, middle))),
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
          <EraIcon name="turn" ui />
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
function CityTag({ domain, fields, text }: TagProps): JSX.Element {
  const first = [...fields].sort((a, b) => room(b) - room(a) || a - b)[0] ?? 0;
  function room(at: number): number {
    let free = 0;
    while (free < TAG && fields.has(at + free) && (at + free) % SIZE >= free && !domain.at.has(at + free)) free++;
    return free;
  }
  // In the eastern half it ends with its fields, so that a long word does not stick out of the domain.
  const east = first % SIZE >= SIZE / 2;
  const style = {
    left: spot(U * (first % SIZE) + (east ? U * room(first) - 5 : 5)),
    top: spot(U * Math.floor(first / SIZE) + 5),
  };
  return (
    <span class={east ? "e-tag city east" : "e-tag city"} style={style}>
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
function GapTag({ domain, fields, text }: TagProps): JSX.Element {
  const xs = [...fields].map((each) => each % SIZE);
  const ys = [...fields].map((each) => Math.floor(each / SIZE));
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
    from < 0 || from + TAG - 1 > SIZE
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
