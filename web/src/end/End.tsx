/** After the game: who won, why, how lucky, and whether the dice were fair. */
import "./end.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { CrestShield } from "../shared/drawings";
import { mountSprite } from "../shared/drawings/sprite";
import { Heading } from "../shared/heading";
import { signed, t } from "../shared/i18n";
import { Link } from "../shared/router";
import type { End as Figures, TableInfo, Update } from "../shared/types";
import { roman, Words } from "../kingsburg/words";
import { Legend, SourceBars, TimeLines, YearColumns, type Player } from "./Charts";
import { DiceCheck } from "./DiceCheck";
import { GROUPS, stack, type Stack } from "./figures";
import { LuckPanel } from "./LuckPanel";
import { keyMoments, seasonsPlayed, tellMoment } from "./moments";
import patterns from "./patterns.svg?raw";
import { Result } from "./Result";

mountSprite(patterns);

export default function End({ table }: { table: TableInfo }): JSX.Element {
  const figures = useSignal<Figures | null>(null);
  const last = useSignal<Update | null>(null);
  const problem = useSignal("");

  useEffect(() => {
    let gone = false;
    Promise.all([api.end(table.id), api.play(table.id)]).then(
      ([end, update]) => {
        if (gone) return;
        figures.value = end;
        last.value = update;
      },
      (failure: unknown) => {
        problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
      },
    );
    return () => {
      gone = true;
    };
  }, [table.id, table.status]);

  const end = figures.value;
  const update = last.value;
  if (end === null || update === null) {
    return (
      <main class="wrap waiting-page" aria-busy={problem.value === ""}>
        {problem.value === "" ? null : (
          <>
            <p role="alert">{problem}</p>
            <Link class="btn" href={`/t/${encodeURIComponent(table.id)}`}>
              {t("end-to-table")}
            </Link>
          </>
        )}
      </main>
    );
  }
  return <EndPage table={table} end={end} update={update} />;
}

interface EndPageProps {
  table: TableInfo;
  end: Figures;
  update: Update;
}

function EndPage({ table, end, update }: EndPageProps): JSX.Element {
  const players = ranked(table, end, update);
  const stacks = end.scores.map(stack);
  const years = end.byChapter.map((year) => year.map(stack));
  const rows = [Array<number>(stacks.length).fill(0), ...end.overTime];
  const moments = table.game === "kingsburg" ? keyMoments(update.log) : [];
  const words = new Words(String(table.options["edition"] ?? "revised"), update.names);
  const marks = moments.map((moment) => {
    const season = Math.min(seasonsPlayed(moment), rows.length - 1);
    return { seat: moment.seat, season, points: rows[season]?.[moment.seat] ?? 0 };
  });
  return (
    <main class="wrap endpage">
      <Result table={table} end={end} update={update} players={players} />
      <div class="two">
        <div>
          <section class="pn panel">
            <Heading text={t("end-by-source")} />
            <p class="sub">{t("end-by-source-about")}</p>
            <Legend />
            <SourceBars players={players} stacks={stacks} />
            <YearColumns players={players} years={years} />
            <SourceTable players={players} stacks={stacks} years={years} end={end} words={words} />
          </section>
          <section class="pn panel grow">
            <Heading text={t("end-over-time")} tone="verd" aside={t("end-each-season")} />
            <p class="sub">{moments.length > 0 ? t("end-marks") : t("end-each-season-about")}</p>
            <TimeLines class="l" players={players} rows={rows} years={years.length} moments={marks} width={840} tall={320} />
            <TimeLines class="m" players={players} rows={rows} years={years.length} moments={marks} width={350} tall={296} />
            <details class="tbl">
              <summary>{t("end-as-table")}</summary>
              <div class="tw" tabIndex={0} role="group" aria-label={t("end-over-time")}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t("end-after-year")}</th>
                      {years.map((_, i) => (
                        <th scope="col" key={i}>
                          {roman(i + 1)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {players.map((player) => (
                      <tr key={player.seat}>
                        <th scope="row">{player.name}</th>
                        {years.map((_, i) => (
                          <td class="num" key={i}>
                            {rows[Math.round(((rows.length - 1) / years.length) * (i + 1))]?.[player.seat] ?? 0}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </details>
          </section>
        </div>
        <div>
          <LuckPanel players={players} luck={end.luck} reinforcements={end.reinforcements} />
          {moments.length > 0 ? (
            <section class="pn panel grow">
              <Heading text={t("end-moments")} />
              <ol class="mo">
                {moments.map((moment, i) => (
                  <li key={i}>
                    <span class="mn num" aria-hidden="true">
                      {i + 1}
                    </span>
                    <CrestShield crest={table.seats[moment.seat]?.crest ?? ""} />
                    <div>
                      <span class="when">{t("end-when", { year: roman(moment.year), season: moment.season })}</span>
                      <p>{tellMoment(moment, update.names, table.options)}</p>
                    </div>
                    <span class={moment.points < 0 ? "pt num lo" : "pt num"}>{signed(moment.points)}</span>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </div>
      </div>
      <DiceCheck table={table} dice={end.dice} />
    </main>
  );
}

/** The players, best first. */
export function ranked(table: TableInfo, end: Figures, update: Update): Player[] {
  return [...end.places]
    .sort((a, b) => a.place - b.place)
    .map(({ seat }) => ({
      seat,
      name: seat === table.you ? t("you") : (update.names[seat] ?? table.seats[seat]?.name ?? ""),
      crest: table.seats[seat]?.crest || "lion",
    }));
}

interface SourceTableProps {
  players: readonly Player[];
  stacks: readonly Stack[];
  years: readonly (readonly Stack[])[];
  end: Figures;
  words: Words;
}

function SourceTable({ players, stacks, years, end, words }: SourceTableProps): JSX.Element {
  const sources = Object.keys(end.scores[0] ?? {}).filter((source) => source !== "total" && end.scores.some((row) => (row[source] ?? 0) !== 0));
  return (
    <details class="tbl">
      <summary>{t("end-as-table")}</summary>
      <div class="tw" tabIndex={0} role="group" aria-label={t("end-by-source")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("end-source")}</th>
              {players.map((player) => (
                <th scope="col" key={player.seat}>
                  {player.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{words.source(source)}</th>
                {players.map((player) => (
                  <td class="num" key={player.seat}>
                    {minus(end.scores[player.seat]?.[source] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
            <tr class="sum">
              <th scope="row">{words.source("total")}</th>
              {players.map((player) => (
                <td class="num" key={player.seat}>
                  {minus(stacks[player.seat]?.total ?? 0)}
                </td>
              ))}
            </tr>
          </tbody>
          <tbody>
            {years.map((year, i) => (
              <tr key={i}>
                <th scope="row">{words.year(i + 1)}</th>
                {players.map((player) => (
                  <td class="num" key={player.seat}>
                    {yearCell(year[player.seat])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function minus(n: number): string {
  return n < 0 ? signed(n) : String(n);
}

/** A year's total, and in brackets what it is made of in the order of the legend. */
function yearCell(one: Stack | undefined): string {
  if (one === undefined) return "0";
  const parts = GROUPS.map((group) => one.gained[group]).filter((n) => n > 0).map(String);
  if (one.lost > 0) parts.push(signed(-one.lost));
  return parts.length > 1 ? `${minus(one.total)} (${parts.join(", ")})` : minus(one.total);
}
