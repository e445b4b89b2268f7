/** A domain: its fields and pieces, and where one points, puts and takes away. */
import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { crestOf } from "../../shared/crests";
import { Heading } from "../../shared/heading";
import type { TableInfo } from "../../shared/types";
import { DOMAIN } from "../components";
import { cellAt, cellsOf, field, frame, HEIGHT, lies, outline, type Place, WIDTH } from "../grid";
import { Points } from "../Points";
import type { Board } from "../state";
import type { Domain, Standing } from "../wire";
import { isFresh, justBuilt } from "./fresh";
import { cobbles, dots, EDGE, LINES, PATCHES, squares, tufts, U, WHOLE } from "./ground";
import { CityTag, Crowded, FieldNames, GapTag, GhostPiece, GhostTag } from "./Marks";

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
        ? words.say("era-table-dots", words.inner(hand))
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
    return lies(x, y) ? [x, y] : null;
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
      ? words.say("era-table-keys-place", words.inner(ghost.piece))
      : targets.length > 0
        ? words.say("era-table-keys-remove")
        : words.say("era-table-map", { ...DOMAIN });
  return (
    <div class="e-dv panel">
      {/* biome-ignore lint/a11y: while a piece is held it is focusable, and then it has a role and keys */}
      <div
        ref={box}
        class={`e-field${ghost === null ? "" : " holding"}${targets.length > 0 ? " choosing" : ""}`}
        data-in-use={ghost === null && targets.length === 0 ? undefined : ""}
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
          data-about="field"
          aria-hidden="true"
        >
          <rect class="mead" width={U * WIDTH} height={U * HEIGHT} />
          {PATCHES.map(([x, y, w, h], i) => (
            <rect key={i} class="mead2" x={U * x} y={U * y} width={U * w} height={U * h} />
          ))}
          <path class="cit" data-about="city" d={squares(domain.inside)} />
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
              data-about={`piece:${piece.piece}`}
              class={isFresh(fresh, domain.seat, piece) ? "new" : ""}
            />
          ))}
          {domain.gaps.map(({ fields }, i) => (
            <path key={i} class="gap" data-about="gap" d={frame([...fields].map(cellAt), U)} />
          ))}
          {justBuilt(board.update.value, domain).map(({ number, cells }) => (
            <path key={number} class="just" d={frame(cells, U)} />
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
          <rect class="fr" x="-1" y="-1" width={U * WIDTH + 2} height={U * HEIGHT + 2} />
        </svg>
        <FieldNames />
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

/** All fields that the piece in hand could cover. */
function reach(board: Board): ReadonlySet<number> {
  const piece = board.hand.value;
  const found = new Set<number>();
  for (const [turn, { corners }] of piece === null ? [] : (board.fits.value.get(piece) ?? [])) {
    for (const corner of corners) {
      const [x, y] = cellAt(corner);
      const at: Place = { piece: piece ?? "", turn, x, y };
      for (const cell of cellsOf(at)) found.add(field(...cell));
    }
  }
  return found;
}
