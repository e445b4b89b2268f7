/** Points by source, in all and by chapter. Pattern first, tint second; numbers stand on the thing. */
import type { JSX } from "preact";
import { CrestShield } from "../shared/drawings";
import { printed, signed, t } from "../shared/i18n";
import type { Group, Player } from "../shared/room";
import { height, type Stack } from "./figures";

const fill = (group: Group): string => `url(#p-${group.pattern})`;

export function Legend({ groups, lost }: { groups: readonly Group[]; lost: boolean }): JSX.Element {
  return (
    <ul class="lg">
      {groups.map((group) => (
        <li key={group.id}>
          <svg width="26" height="17" aria-hidden="true">
            <rect x=".7" y=".7" width="24.6" height="15.6" fill={fill(group)} class="sg" />
          </svg>
          {group.name}
        </li>
      ))}
      {lost ? (
        <li>
          <svg width="26" height="17" aria-hidden="true">
            <rect x=".7" y=".7" width="24.6" height="15.6" fill="url(#p-lost)" class="sl" />
          </svg>
          {t("end-lost")}
        </li>
      ) : null}
    </ul>
  );
}

interface BarsProps {
  groups: readonly Group[];
  players: readonly Player[];
}

function spoken(groups: readonly Group[], name: string, one: Stack): string {
  const parts = groups
    .filter(({ id }) => (one.gained[id] ?? 0) > 0)
    .map(({ id, name: group }) => `${group} ${one.gained[id]}`);
  if (one.lost > 0) parts.push(`${t("end-lost")} ${one.lost}`);
  return `${name}, ${t("points", { n: one.total })}: ${parts.join(", ")}`;
}

/** A loss narrower than this, in percent of the drawing, has its number beside it. */
const NARROW = 6;
/** Gains narrower than this have no room for their number on a phone. */
const TINY = 4;

/** One bar for each player, all on one scale; losses hang left of zero. */
export function SourceBars({ groups, players, stacks }: BarsProps & { stacks: readonly Stack[] }): JSX.Element {
  const most = Math.max(1, ...stacks.map(height));
  const worst = Math.max(0, ...stacks.map((one) => one.lost));
  const scale = (99 - (worst === 0 ? 0.5 : NARROW)) / (most + worst);
  const zero = worst === 0 ? 0.5 : worst * scale + NARROW;
  const at = (n: number): string => `${(zero + n * scale).toFixed(2)}%`;
  const wide = (n: number): string => `${(n * scale).toFixed(2)}%`;
  return (
    <>
      {players.map((player) => {
        const one = stacks[player.seat];
        if (one === undefined) return null;
        const beside = one.lost * scale < NARROW;
        let from = 0;
        return (
          <div class="br" key={player.seat}>
            <div class="pw">
              <CrestShield crest={player.crest} />
              <b>{player.name}</b>
            </div>
            <svg class="sb" width="100%" height="36" role="img" aria-label={spoken(groups, player.name, one)}>
              {groups.map((group) => {
                const n = one.gained[group.id] ?? 0;
                if (n === 0) return null;
                const start = from;
                from += n;
                return (
                  <g key={group.id}>
                    <rect x={at(start)} y="3" width={wide(n)} height="30" fill={fill(group)} class="sg" />
                    <text
                      class={n * scale < TINY ? "lbl num tiny" : "lbl num"}
                      x={at(start + n / 2)}
                      y="23"
                      text-anchor="middle"
                    >
                      {n}
                    </text>
                  </g>
                );
              })}
              {one.lost > 0 ? (
                <>
                  <rect x={at(-one.lost)} y="3" width={wide(one.lost)} height="30" fill="url(#p-lost)" class="sl" />
                  <text
                    class="lbl lo num"
                    x={at(beside ? -one.lost : -one.lost / 2)}
                    dx={beside ? -4 : 0}
                    y="23"
                    text-anchor={beside ? "end" : "middle"}
                  >
                    {signed(-one.lost)}
                  </text>
                </>
              ) : null}
              <rect x={at(0)} y="0" width="1.5" height="36" class="ax" />
            </svg>
            <b class="tot num">{printed(one.total)}</b>
          </div>
        );
      })}
    </>
  );
}

const COLUMN = 30;
const STRIDE = 36;
const TALLEST = 92;
/** More chapters than these need wider charts, or their numbers could not be read. */
const FEW = 6;

interface ColumnsProps extends BarsProps {
  chapters: readonly (readonly Stack[])[];
  name: (chapter: number) => string;
}

/** What each chapter brought, a small chart for each player on one scale. */
export function ChapterColumns({ groups, players, chapters, name }: ColumnsProps): JSX.Element {
  const most = Math.max(1, ...chapters.flat().map(height));
  const scale = TALLEST / most;
  const floor = TALLEST + 34;
  return (
    <div class={chapters.length > FEW ? "ys many" : "ys"}>
      {players.map((player) => (
        <figure class="yc" key={player.seat}>
          <figcaption>
            <CrestShield crest={player.crest} />
            {player.name}
          </figcaption>
          <svg
            viewBox={`0 0 ${chapters.length * STRIDE} ${floor + 20}`}
            width="100%"
            style={chapters.length > FEW ? { maxWidth: `${chapters.length * STRIDE}px` } : {}}
            role="img"
            aria-label={`${player.name}: ${chapters.map((chapter, i) => `${name(i + 1)} ${signed(chapter[player.seat]?.total ?? 0)}`).join(", ")}`}
          >
            {chapters.map((chapter, i) => {
              const one = chapter[player.seat];
              return one === undefined ? null : (
                <Column
                  key={i}
                  one={one}
                  groups={groups}
                  x={i * STRIDE + (STRIDE - COLUMN) / 2}
                  floor={floor}
                  scale={scale}
                  name={name(i + 1)}
                />
              );
            })}
            <rect x="0" y={floor - 0.75} width={chapters.length * STRIDE} height="1.5" class="ax" />
          </svg>
        </figure>
      ))}
    </div>
  );
}

interface ColumnProps {
  one: Stack;
  groups: readonly Group[];
  x: number;
  floor: number;
  scale: number;
  name: string;
}

function Column({ one, groups, x, floor, scale, name }: ColumnProps): JSX.Element {
  const middle = x + COLUMN / 2;
  let top = floor;
  const parts = groups.map((group) => {
    const n = one.gained[group.id] ?? 0;
    if (n === 0) return null;
    top -= n * scale;
    return (
      <g key={group.id}>
        <rect x={x} y={top} width={COLUMN} height={n * scale} fill={fill(group)} class="sg" />
        {n * scale >= 13 ? (
          <text class="lbl s num" x={middle} y={top + (n * scale) / 2 + 4.5} text-anchor="middle">
            {n}
          </text>
        ) : null}
      </g>
    );
  });
  return (
    <g>
      {parts}
      <text class="yn num" x={middle} y={top - 5} text-anchor="middle">
        {signed(height(one))}
      </text>
      {one.lost > 0 ? (
        <text class="yn lo num" x={middle} y={top - 19} text-anchor="middle">
          {signed(-one.lost)}
        </text>
      ) : null}
      <text class="yr" x={middle} y={floor + 16} text-anchor="middle">
        {name}
      </text>
    </g>
  );
}
