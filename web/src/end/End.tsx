/** After the game: who won, why, how lucky, and whether the dice were fair. */
import "./end.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { useAt } from "../shared/at";
import { CrestShield } from "../shared/drawings";
import { mountSprite } from "../shared/drawings/sprite";
import { Heading } from "../shared/heading";
import { signed, t } from "../shared/i18n";
import { replayPath } from "../shared/looking";
import type { Ending, Player } from "../shared/room";
import { arrived, Link } from "../shared/router";
import { TalkSection } from "../shared/talk/Talk";
import type { End as Figures, TableInfo, Update } from "../shared/types";
import { Waiting } from "../shared/waiting";
import { ChapterColumns, Legend, SourceBars } from "./Bars";
import { DiceCheck } from "./DiceCheck";
import { largest, leadsFrom, type Stack, stack } from "./figures";
import { TimeLines } from "./Lines";
import { LuckPanel } from "./LuckPanel";
import patterns from "./patterns.svg?raw";
import { plainEnding } from "./plain";
import { ranked } from "./players";
import { Result } from "./Result";
import { since } from "./since";
import { SourceTable, TimeTable } from "./Tables";

mountSprite(patterns);

interface Finished {
  end: Figures;
  update: Update;
  ending: Ending;
}

export default function End({ table }: { table: TableInfo }): JSX.Element {
  useAt("end", table.game);
  const told = useSignal<Finished | null>(null);
  const problem = useSignal("");

  useEffect(() => {
    let gone = false;
    const own = roomOf(table.game).ending;
    Promise.all([api.end(table.id), api.play(table.id), own?.()]).then(
      ([end, update, module]) => {
        if (!gone) told.value = { end, update, ending: module?.ending ?? plainEnding(table.game, table.options, end) };
      },
      (failure: unknown) => {
        problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
      },
    );
    return () => {
      gone = true;
    };
  }, [table.id, table.status]);

  if (told.value !== null) return <EndPage table={table} {...told.value} />;
  return <Waiting table={table.id} problem={problem.value} />;
}

function EndPage({ table, end, update, ending: whole }: Finished & { table: TableInfo }): JSX.Element {
  useEffect(arrived, []);
  const ending = since(whole, table.beganAt);
  const first = table.beganAt?.chapter ?? 1;
  const players = ranked(table, end, update);
  const groups = ending.groups();
  const stacks = end.scores.map((points) => stack(points, ending));
  const chapters = end.byChapter.map((chapter) => chapter.map((points) => stack(points, ending)));
  const rows = [end.atFirst, ...end.overTime];
  const ends = chapters.map((_, i) => end.chapters.lastIndexOf(i + first) + 1);
  const moments = ending.moments(update.log, update.names, table.options, table.you, table.beganAt);
  const marks = moments.map((moment) => {
    const row = Math.max(0, Math.min(moment.row, rows.length - 1));
    return { row, points: rows[row]?.[moment.seat] ?? 0 };
  });
  const paths = [0, ...end.moments].map((moment) => replayPath(table.id, { moment }));
  const lines = { players, rows, ends, marks, paths, name: ending.chapterName };
  return (
    <main class="wrap endpage">
      <Result table={table} end={end} ending={ending} update={update} players={players} />
      <div class="two">
        <div>
          <section class="pn panel">
            <Heading text={t("end-by-source", { chapter: ending.chapter })} />
            <p class="sub">{mainSource(players, stacks, ending, table.you)}</p>
            <Legend groups={groups} lost={stacks.some((one) => one.lost > 0)} />
            <SourceBars groups={groups} players={players} stacks={stacks} />
            <ChapterColumns groups={groups} players={players} chapters={chapters} name={ending.chapterName} />
            <SourceTable
              players={players}
              stacks={stacks}
              chapters={chapters}
              groups={groups}
              end={end}
              ending={ending}
              table={table}
            />
          </section>
          <section class="pn panel grow">
            <Heading text={t("end-over-time")} tone="verd" aside={t("end-each-part", { chapter: ending.chapter })} />
            <p class="sub">
              {leader(players, rows, ends, ending, table.you)} {moments.length > 0 ? t("end-marks") : ""}
            </p>
            <TimeLines {...lines} class="l" width={840} tall={320} />
            <TimeLines {...lines} class="m" width={350} tall={296} />
            <TimeTable players={players} rows={rows} ends={ends} paths={paths} ending={ending} />
          </section>
        </div>
        <div>
          <LuckPanel players={players} end={end} ending={ending} />
          {ending.Verdict === undefined || table.ending !== "played" ? null : (
            <ending.Verdict update={update} players={players} />
          )}
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
                      <span class="when">{moment.when}</span>
                      <h3>
                        <Link href={replayPath(table.id, { line: moment.line })} title={t("line-moment")}>
                          {moment.title}
                        </Link>
                      </h3>
                      <p>{moment.told}</p>
                    </div>
                    <span class={moment.points < 0 ? "pt num lo" : "pt num"}>
                      {moment.points === 0 ? "" : signed(moment.points)}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </div>
      </div>
      <TalkSection table={table} />
      <DiceCheck table={table} dice={end.dice} />
    </main>
  );
}

/** What brought the winner the most. */
function mainSource(players: readonly Player[], stacks: readonly Stack[], ending: Ending, you: number | null): string {
  const best = players[0];
  const one = best === undefined ? undefined : stacks[best.seat];
  if (best?.place !== 1 || one === undefined) return "";
  const [group, n] = largest(one);
  const name = ending.groups().find(({ id }) => id === group)?.name ?? group;
  const facts = { group: name, n, of: one.total + one.lost };
  return best.seat === you ? t("end-main-source-you", facts) : t("end-main-source", { ...facts, name: best.name });
}

/** From when on the winner led. */
function leader(
  players: readonly Player[],
  rows: readonly (readonly number[])[],
  ends: readonly number[],
  ending: Ending,
  you: number | null,
): string {
  const best = players[0];
  const last = rows.at(-1) ?? [];
  // Who won because somebody gave up need not have been ahead.
  const ahead = best?.place === 1 && last.every((n, seat) => seat === best.seat || n < (last[best.seat] ?? 0));
  if (best === undefined || !ahead) return t("end-each-part-about");
  const from = leadsFrom(rows, best.seat);
  const chapter = ends.findIndex((end) => from <= end) + 1;
  const mine = best.seat === you;
  if (from <= 1) return mine ? t("end-leads-first-you") : t("end-leads-first", { name: best.name });
  if (from >= rows.length - 1) return mine ? t("end-leads-last-you") : t("end-leads-last", { name: best.name });
  const at = t("end-chapter", { chapter: ending.chapter, name: ending.chapterName(chapter) });
  return mine ? t("end-leads-you", { at }) : t("end-leads", { name: best.name, at });
}
