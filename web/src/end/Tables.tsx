/** The tables behind the charts: the same numbers, one by one. */
import type { ComponentChildren, JSX } from "preact";
import { sourceName } from "../shared/games";
import { printed, t } from "../shared/i18n";
import { halves, signedHalves } from "../shared/luck";
import type { Ending, Group, Player } from "../shared/room";
import { Link } from "../shared/router";
import type { End, Luck, TableInfo } from "../shared/types";
import type { Stack } from "./figures";

interface FoldedProps {
  label: string;
  /** What the first column tells. */
  corner: string;
  heads: readonly string[];
  children: ComponentChildren;
}

/** "Show as a table", and the table. */
function Folded({ label, corner, heads, children }: FoldedProps): JSX.Element {
  return (
    <details class="tbl">
      <summary>{t("end-as-table")}</summary>
      <div class="tw" tabIndex={0} role="group" aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {heads.map((head, i) => (
                <th scope="col" key={i}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </details>
  );
}

function Row({
  name,
  cells,
  class: more = "",
  href,
}: {
  name: string;
  cells: readonly (string | number)[];
  class?: string;
  href?: string | undefined;
}): JSX.Element {
  return (
    <tr class={more}>
      <th scope="row">{href === undefined ? name : <Link href={href}>{name}</Link>}</th>
      {cells.map((cell, i) => (
        <td class="num" key={i}>
          {typeof cell === "number" ? printed(cell) : cell}
        </td>
      ))}
    </tr>
  );
}

interface SourceTableProps {
  players: readonly Player[];
  stacks: readonly Stack[];
  chapters: readonly (readonly Stack[])[];
  groups: readonly Group[];
  end: End;
  ending: Ending;
  table: TableInfo;
}

/** Every source by name, and below it what each chapter brought, by group. */
export function SourceTable({ players, stacks, chapters, groups, end, ending, table }: SourceTableProps): JSX.Element {
  const sources = Object.keys(end.scores[0] ?? {}).filter(
    (source) => source !== "total" && end.scores.some((row) => (row[source] ?? 0) !== 0),
  );
  return (
    <Folded
      label={t("end-by-source", { chapter: ending.chapter })}
      corner={t("end-source")}
      heads={players.map((player) => player.name)}
    >
      <tbody>
        {sources.map((source) => (
          <Row
            key={source}
            name={sourceName(table.game, source, table.options)}
            cells={players.map(({ seat }) => end.scores[seat]?.[source] ?? 0)}
          />
        ))}
        <Row class="sum" name={t("end-total")} cells={players.map(({ seat }) => stacks[seat]?.total ?? 0)} />
      </tbody>
      {chapters.map((chapter, i) => {
        const told = groups.filter(({ id }) => chapter.some((one) => (one.gained[id] ?? 0) > 0));
        return (
          <tbody key={i}>
            <Row
              class="sum"
              name={t("end-chapter", { chapter: ending.chapter, name: ending.chapterName(i + 1) })}
              cells={players.map(({ seat }) => chapter[seat]?.total ?? 0)}
            />
            {told.map(({ id, name }) => (
              <Row key={id} name={name} cells={players.map(({ seat }) => chapter[seat]?.gained[id] ?? 0)} />
            ))}
            {chapter.some((one) => one.lost > 0) ? (
              <Row name={t("end-lost")} cells={players.map(({ seat }) => -(chapter[seat]?.lost ?? 0))} />
            ) : null}
          </tbody>
        );
      })}
    </Folded>
  );
}

interface TimeTableProps {
  players: readonly Player[];
  rows: readonly (readonly number[])[];
  ends: readonly number[];
  /** Where each row can be seen on the board. */
  paths: readonly string[];
  ending: Ending;
}

/** Everybody's points after each part of the game. */
export function TimeTable({ players, rows, ends, paths, ending }: TimeTableProps): JSX.Element {
  return (
    <Folded label={t("end-over-time")} corner={t("end-after")} heads={players.map((player) => player.name)}>
      <tbody>
        {rows.slice(1).map((row, i) => {
          const chapter = ends.findIndex((end) => i + 1 <= end);
          const name = ending.partName(chapter + 1, i + 1 - (ends[chapter - 1] ?? 0));
          return <Row key={i} name={name} href={paths[i + 1]} cells={players.map(({ seat }) => row[seat] ?? 0)} />;
        })}
      </tbody>
    </Folded>
  );
}

interface LuckTableProps {
  players: readonly Player[];
  luck: readonly Luck[];
  ending: Ending;
}

/** Pips, expectation and how many of 100 games were worse. */
export function LuckTable({ players, luck, ending }: LuckTableProps): JSX.Element {
  const heads = [
    "end-luck-rolls",
    ending.luck?.head ?? "end-luck-pips",
    "end-luck-expected",
    "end-luck-difference",
    "end-luck-percent",
  ];
  return (
    <Folded label={t("end-luck")} corner={t("end-player")} heads={heads.map((head) => t(head))}>
      <tbody>
        {players.map(({ seat, name }) => {
          const one = luck.find((other) => other.seat === seat);
          if (one === undefined) return null;
          const cells = [
            one.rolls,
            one.pips,
            halves(one.expected),
            signedHalves(one.pips - one.expected),
            Math.round(one.percentile),
          ];
          return <Row key={seat} name={name} cells={cells} />;
        })}
      </tbody>
    </Folded>
  );
}
