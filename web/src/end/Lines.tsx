/** Points over time: a line for each player in crest colour, with a dash of its own. */
import type { JSX } from "preact";
import { printed, t } from "../shared/i18n";
import type { Player } from "../shared/room";
import { Link } from "../shared/router";
import type { Crest } from "../shared/types";
import { axisStep } from "./figures";

const DASHES: Record<Crest, string> = { tower: "none", fleur: "9 5", lion: "2 5", stag: "12 4 2 4", key: "6 3" };
/** Markers in the outlines of the shields. */
const MARKERS: Record<Crest, string> = {
  lion: "M-5-5h10v5c0 3-2 4.5-5 6-3-1.5-5-3-5-6z",
  tower: "M-5-5h10v6c0 3-2 4.5-5 4.5S-5 4-5 1z",
  fleur: "M0-6.5L6 0 0 6.5-6 0z",
  stag: "M0-5.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z",
  key: "M-2.5-5.5h5l3 3v5l-3 3h-5l-3-3v-5z",
};
const LABEL_GAP = 20;

interface Mark {
  row: number;
  points: number;
}

interface LinesProps {
  players: readonly Player[];
  /** Totals by seat after each part of the game; the first row is the start. */
  rows: readonly (readonly number[])[];
  /** The last row of each chapter. */
  ends: readonly number[];
  name: (chapter: number) => string;
  marks: readonly Mark[];
  /** Where each row can be seen on the board. */
  paths: readonly string[];
  width: number;
  tall: number;
  class: string;
}

interface Label {
  player: Player;
  n: number;
  y: number;
}

/** Labels at the lines' ends, pushed apart where they would lie on each other. */
function labels(players: readonly Player[], last: readonly number[], y: (n: number) => number, top: number): Label[] {
  const placed = players
    .map((player) => ({ player, n: last[player.seat] ?? 0, y: y(last[player.seat] ?? 0) }))
    .sort((a, b) => a.y - b.y);
  for (let pass = 0; pass < 8; pass++) {
    placed.forEach((below, i) => {
      const above = placed[i - 1];
      const short = above === undefined ? 0 : LABEL_GAP - (below.y - above.y);
      if (above === undefined || short <= 0) return;
      above.y -= short / 2;
      below.y += short / 2;
    });
  }
  // Pushed apart they may have left the drawing at the top: then all give way downwards.
  placed.forEach((label, i) => {
    const above = placed[i - 1];
    label.y = Math.max(label.y, above === undefined ? top : above.y + LABEL_GAP);
  });
  return placed;
}

export function TimeLines({
  players,
  rows,
  ends,
  name,
  marks,
  paths,
  width,
  tall,
  class: more,
}: LinesProps): JSX.Element {
  const longest = Math.max(...players.map((player) => player.name.length));
  const room = 40 + 24 + longest * 8.2;
  // Where long names would take the lines' place, the crest and the number have to do.
  const named = room < width * 0.4;
  const [left, right, top, bottom] = [30, named ? room : 70, 14, tall - 26];
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const step = axisStep(most - least);
  const x = (row: number): number => left + ((width - right - left) * row) / Math.max(1, rows.length - 1);
  const y = (n: number): number => bottom - ((bottom - top) * (n - least)) / Math.max(1, most - least);
  const rules: number[] = [];
  for (let n = Math.ceil(least / step) * step; n <= most; n += step) rules.push(n);
  const told = labels(players, rows.at(-1) ?? [], y, top);
  const spoken = told.map(({ player, n }) => `${player.name} ${n}`).join(", ");
  return (
    <svg
      class={`lc ${more}`}
      viewBox={`0 0 ${width} ${tall}`}
      width="100%"
      role="group"
      aria-label={`${t("end-over-time")}: ${spoken}`}
    >
      {ends.map((end, i) => {
        const from = ends[i - 1] ?? 0;
        return (
          <g key={i}>
            {i % 2 === 0 ? (
              <rect class="yb0" x={x(from)} y={top - 8} width={x(end) - x(from)} height={bottom - top + 8} />
            ) : null}
            <text class="yr" x={x((from + end) / 2)} y={tall - 6} text-anchor="middle">
              {name(i + 1)}
            </text>
          </g>
        );
      })}
      {rules.map((n) => (
        <g key={n}>
          <path class="gl" d={`M${left} ${y(n)}H${width - right}`} />
          <text class="tk2 num" x={left - 6} y={y(n) + 4} text-anchor="end">
            {printed(n)}
          </text>
        </g>
      ))}
      {players.map((player) => {
        const points = rows.map((row, i) => `${x(i).toFixed(1)},${y(row[player.seat] ?? 0).toFixed(1)}`).join(" ");
        return (
          <g key={player.seat} class={`c-${player.crest}`}>
            <polyline class="ln halo" points={points} />
            <polyline class="ln" points={points} stroke-dasharray={DASHES[player.crest]} />
            {ends.slice(0, -1).map((end) => (
              <path
                key={end}
                class="mkr"
                d={MARKERS[player.crest]}
                transform={`translate(${x(end)} ${y(rows[end]?.[player.seat] ?? 0)})`}
              />
            ))}
          </g>
        );
      })}
      {told.map(({ player, n, y: at }) => (
        <g key={player.seat}>
          <path class="lead" d={`M${width - right} ${y(n)}L${width - right + 10} ${at}`} />
          <svg
            class={`crest c-${player.crest}`}
            x={width - right + 12}
            y={at - 11}
            width="19"
            height="22"
            viewBox="0 0 32 36"
          >
            <use href={`#c-${player.crest}`} />
          </svg>
          <text class="dl2" x={width - right + 36} y={at + 5}>
            {named ? <tspan class="nm2">{`${player.name} `}</tspan> : null}
            <tspan class="num v2">{printed(n)}</tspan>
          </text>
        </g>
      ))}
      {marks.map((mark, i) => {
        const above = y(mark.points) - 17 < top ? 17 : -17;
        return (
          <g key={i} transform={`translate(${x(mark.row)} ${y(mark.points) + above})`}>
            <circle class="an" r="9" />
            <text class="ann num" y="4.5" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      {paths.map((path, row) => {
        const half = (x(1) - x(0)) / 2;
        // One by one they stand in the table below, where keys reach them.
        return (
          <Link key={row} class="to-moment" href={path} tabIndex={-1} aria-label={t("line-moment")}>
            <rect x={x(row) - half} y={top - 8} width={2 * half} height={bottom - top + 8} />
            <path d={`M${x(row)} ${top - 8}V${bottom}`} />
          </Link>
        );
      })}
    </svg>
  );
}
