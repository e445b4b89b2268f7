/** The charts of the end page. Pattern first, tint second; numbers stand on the thing. */
import type { JSX } from "preact";
import { CrestShield } from "../shared/drawings";
import { signed, t } from "../shared/i18n";
import type { Crest } from "../shared/types";
import { roman } from "../kingsburg/words";
import { axisStep, GROUPS, height, type Group, type Stack } from "./figures";

export interface Player {
  seat: number;
  name: string;
  crest: Crest;
}

const PATTERN: Record<Group, string> = {
  buildings: "url(#p-bu)",
  advisors: "url(#p-ad)",
  reward: "url(#p-ki)",
  battles: "url(#p-ba)",
  effects: "url(#p-ef)",
};

export function Legend(): JSX.Element {
  return (
    <ul class="lg">
      {GROUPS.map((group) => (
        <li key={group}>
          <svg width="26" height="17" aria-hidden="true">
            <rect x=".7" y=".7" width="24.6" height="15.6" fill={PATTERN[group]} class="sg" />
          </svg>
          {t(`end-group-${group}`)}
        </li>
      ))}
      <li>
        <svg width="26" height="17" aria-hidden="true">
          <rect x=".7" y=".7" width="24.6" height="15.6" fill="url(#p-lo)" class="sl" />
        </svg>
        {t("end-lost")}
      </li>
    </ul>
  );
}

function spokenStack(name: string, one: Stack): string {
  const parts = GROUPS.filter((group) => one.gained[group] > 0).map((group) => `${t(`end-group-${group}`)} ${one.gained[group]}`);
  if (one.lost > 0) parts.push(`${t("end-lost")} ${one.lost}`);
  return `${name}, ${t("points", { n: one.total })}: ${parts.join(", ")}`;
}

/** One bar for each player, all on one scale; losses hang left of zero. */
export function SourceBars({ players, stacks }: { players: readonly Player[]; stacks: readonly Stack[] }): JSX.Element {
  const most = Math.max(1, ...stacks.map(height));
  const worst = Math.max(0, ...stacks.map((one) => one.lost));
  const zero = worst === 0 ? 0.5 : (worst / (most + worst)) * 97 + 2.5;
  const scale = (99 - zero) / most;
  const at = (n: number): string => `${(zero + n * scale).toFixed(2)}%`;
  const wide = (n: number): string => `${(n * scale).toFixed(2)}%`;
  return (
    <>
      {players.map((player) => {
        const one = stacks[player.seat];
        if (one === undefined) return null;
        let from = 0;
        return (
          <div class="br" key={player.seat}>
            <div class="pw">
              <CrestShield crest={player.crest} />
              <b>{player.name}</b>
            </div>
            <svg class="sb" width="100%" height="36" role="img" aria-label={spokenStack(player.name, one)}>
              {GROUPS.filter((group) => one.gained[group] > 0).map((group) => {
                const n = one.gained[group];
                const start = from;
                from += n;
                return (
                  <g key={group}>
                    <rect x={at(start)} y="3" width={wide(n)} height="30" fill={PATTERN[group]} class="sg" />
                    <text class="lbl num" x={at(start + n / 2)} y="23" text-anchor="middle">
                      {n}
                    </text>
                  </g>
                );
              })}
              {one.lost > 0 ? (
                <>
                  <rect x={at(-one.lost)} y="3" width={wide(one.lost)} height="30" fill="url(#p-lo)" class="sl" />
                  <text class="lbl lo num" x={at(-one.lost / 2)} y="23" text-anchor="middle">
                    {signed(-one.lost)}
                  </text>
                </>
              ) : null}
              <rect x={at(0)} y="0" width="1.5" height="36" class="ax" />
            </svg>
            <b class="tot num">{one.total}</b>
          </div>
        );
      })}
    </>
  );
}

const COLUMN = 30;
const STRIDE = 36;
const TALLEST = 92;

/** What each year brought, a small chart for each player on one scale. */
export function YearColumns({ players, years }: { players: readonly Player[]; years: readonly (readonly Stack[])[] }): JSX.Element {
  const most = Math.max(1, ...years.flat().map(height));
  const scale = TALLEST / most;
  const floor = TALLEST + 34;
  return (
    <div class="ys">
      {players.map((player) => (
        <figure class="yc" key={player.seat}>
          <figcaption>
            <CrestShield crest={player.crest} />
            {player.name}
          </figcaption>
          <svg viewBox={`0 0 ${years.length * STRIDE} ${floor + 20}`} width="100%" role="img" aria-label={`${player.name}: ${years.map((year, i) => `${roman(i + 1)} ${signed(year[player.seat]?.total ?? 0)}`).join(", ")}`}>
            {years.map((year, i) => {
              const one = year[player.seat];
              if (one === undefined) return null;
              const x = i * STRIDE + (STRIDE - COLUMN) / 2;
              let top = floor;
              const parts = GROUPS.filter((group) => one.gained[group] > 0).map((group) => {
                const n = one.gained[group];
                top -= n * scale;
                return (
                  <g key={group}>
                    <rect x={x} y={top} width={COLUMN} height={n * scale} fill={PATTERN[group]} class="sg" />
                    {n * scale >= 13 ? (
                      <text class="lbl s num" x={x + COLUMN / 2} y={top + (n * scale) / 2 + 4.5} text-anchor="middle">
                        {n}
                      </text>
                    ) : null}
                  </g>
                );
              });
              return (
                <g key={i}>
                  {parts}
                  <text class="yn num" x={x + COLUMN / 2} y={top - 5} text-anchor="middle">
                    {signed(height(one))}
                  </text>
                  {one.lost > 0 ? (
                    <text class="yn lo num" x={x + COLUMN / 2} y={top - 19} text-anchor="middle">
                      {signed(-one.lost)}
                    </text>
                  ) : null}
                  <text class="yr" x={x + COLUMN / 2} y={floor + 16} text-anchor="middle">
                    {roman(i + 1)}
                  </text>
                </g>
              );
            })}
            <rect x="0" y={floor - 0.75} width={years.length * STRIDE} height="1.5" class="ax" />
          </svg>
        </figure>
      ))}
    </div>
  );
}

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

export interface Moment {
  seat: number;
  /** After how many seasons, from 0, and how many points the player had then. */
  season: number;
  points: number;
}

interface LinesProps {
  players: readonly Player[];
  /** Totals by season, by seat; the first row is the start. */
  rows: readonly (readonly number[])[];
  years: number;
  moments: readonly Moment[];
  width: number;
  tall: number;
  class: string;
}

/** Points after each season, a line for each player in crest colour with a dash of its own. */
export function TimeLines({ players, rows, years, moments, width, tall, class: more }: LinesProps): JSX.Element {
  const longest = Math.max(...players.map((player) => player.name.length));
  const room = 40 + 24 + longest * 8.2;
  // Where long names would take the lines' place, the crest and the number have to do.
  const named = room < width * 0.4;
  const [left, right, top, bottom] = [30, named ? room : 70, 14, tall - 26];
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const step = axisStep(most - least);
  const x = (i: number): number => left + ((width - right - left) * i) / Math.max(1, rows.length - 1);
  const y = (n: number): number => bottom - ((bottom - top) * (n - least)) / Math.max(1, most - least);
  const perYear = (rows.length - 1) / Math.max(1, years);
  const rules: number[] = [];
  for (let n = Math.ceil(least / step) * step; n <= most; n += step) rules.push(n);
  const last = rows.at(-1) ?? [];
  const labels = players
    .map((player) => ({ player, n: last[player.seat] ?? 0, y: y(last[player.seat] ?? 0) }))
    .sort((a, b) => a.y - b.y);
  for (let pass = 0; pass < 8; pass++) {
    for (let i = 1; i < labels.length; i++) {
      const [above, below] = [labels[i - 1], labels[i]];
      if (above === undefined || below === undefined) continue;
      const short = LABEL_GAP - (below.y - above.y);
      if (short > 0) {
        above.y -= short / 2;
        below.y += short / 2;
      }
    }
  }
  // Pushed apart they may have left the drawing at the top: then all give way downwards.
  labels.forEach((label, i) => {
    const above = labels[i - 1];
    label.y = Math.max(label.y, above === undefined ? top : above.y + LABEL_GAP);
  });
  const spoken = labels.map(({ player, n }) => `${player.name} ${n}`).join(", ");
  return (
    <svg class={`lc ${more}`} viewBox={`0 0 ${width} ${tall}`} width="100%" role="img" aria-label={`${t("end-over-time")}: ${spoken}`}>
      {Array.from({ length: years }, (_, i) => (
        <g key={i}>
          {i % 2 === 0 ? <rect class="yb0" x={x(i * perYear)} y={top - 8} width={x((i + 1) * perYear) - x(i * perYear)} height={bottom - top + 8} /> : null}
          <text class="yr" x={x((i + 0.5) * perYear)} y={tall - 6} text-anchor="middle">
            {roman(i + 1)}
          </text>
        </g>
      ))}
      {rules.map((n) => (
        <g key={n}>
          <path class="gl" d={`M${left} ${y(n)}H${width - right}`} />
          <text class="tk2 num" x={left - 6} y={y(n) + 4} text-anchor="end">
            {n < 0 ? signed(n) : n}
          </text>
        </g>
      ))}
      {players.map((player) => {
        const points = rows.map((row, i) => `${x(i).toFixed(1)},${y(row[player.seat] ?? 0).toFixed(1)}`).join(" ");
        return (
          <g key={player.seat} class={`c-${player.crest}`}>
            <polyline class="ln halo" points={points} />
            <polyline class="ln" points={points} stroke-dasharray={DASHES[player.crest]} />
            {Array.from({ length: years - 1 }, (_, i) => Math.round((i + 1) * perYear)).map((i) => (
              <path key={i} class="mkr" d={MARKERS[player.crest]} transform={`translate(${x(i)} ${y(rows[i]?.[player.seat] ?? 0)})`} />
            ))}
          </g>
        );
      })}
      {labels.map(({ player, n, y: at }) => (
        <g key={player.seat}>
          <path class="lead" d={`M${width - right} ${y(n)}L${width - right + 10} ${at}`} />
          <svg class={`crest c-${player.crest}`} x={width - right + 12} y={at - 11} width="19" height="22" viewBox="0 0 32 36">
            <use href={`#c-${player.crest}`} />
          </svg>
          <text class="dl2" x={width - right + 36} y={at + 5}>
            <tspan class="num v2">{n}</tspan> <tspan class="nm2">{named ? player.name : ""}</tspan>
          </text>
        </g>
      ))}
      {moments.map((moment, i) => {
        const above = y(moment.points) - 17 < top ? 17 : -17;
        return (
          <g key={i} transform={`translate(${x(moment.season)} ${y(moment.points) + above})`}>
            <circle class="an" r="9" />
            <text class="ann num" y="4.5" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
