/** The whole game as a line: chapters and their parts, rolls and decisions, and the key moments above it. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../shared/i18n";
import type { Ending, Moment } from "../shared/room";
import type { ReplayMoment, TableInfo } from "../shared/types";
import type { Looking } from "./state";

interface ScrubberProps {
  back: Looking;
  table: TableInfo;
  ending: Ending;
}

interface Span {
  chapter: number;
  part: number;
  from: number;
  /** The first place behind it. */
  to: number;
}

/** Neighbouring moments of the same chapter, or of the same part of it. */
function spans(moments: readonly ReplayMoment[], parts: boolean): Span[] {
  const found: Span[] = [];
  moments.forEach(({ chapter, part }, i) => {
    const last = found.at(-1);
    if (last !== undefined && last.chapter === chapter && (!parts || last.part === part)) last.to = i + 1;
    else found.push({ chapter, part, from: i, to: i + 1 });
  });
  return found;
}

export function Scrubber({ back, table, ending }: ScrubberProps): JSX.Element {
  const { moments } = back.frames;
  const last = Math.max(1, moments.length - 1);
  const at = back.at.value;
  const now = moments[at];
  const chapters = useMemo(() => spans(moments, false), [moments]);
  const parts = useMemo(() => spans(moments, true), [moments]);
  const keys = useMemo(() => keyMoments(back, table, ending), [back, ending, t("look-back")]);
  const name = t("replay-chapter", { chapter: ending.chapter });
  const share = (n: number): string => `${(100 * n) / last}%`;
  return (
    <div class="rp-scrub">
      <div class="rp-keys">
        {keys.map(({ index, moment }, i) => (
          <KeyMoment key={i} n={i + 1} moment={moment} left={share(index)} table={table} go={() => back.go(index)} />
        ))}
      </div>
      <div class="rp-line">
        {/* Moved by itself: whatever the line inherited would style its hundreds of ticks anew. */}
        <i style={{ transform: `scaleX(${at / last})` }} />
        <Ticks moments={moments} table={table} />
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={at}
          aria-label={t("replay-where")}
          aria-valuetext={`${now === undefined ? "" : ending.partName(now.chapter, now.part)}, ${at}/${last}`}
          onInput={(event) => back.go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="rp-chapters" role="group" aria-label={name}>
        {chapters.map(({ chapter, from, to }) => (
          <div key={chapter} style={{ left: share(from), width: share(Math.min(to, last) - from) }}>
            {ending.PartMark === undefined ? null : (
              <span class="rp-parts" aria-hidden="true">
                {parts
                  .filter((span) => span.chapter === chapter)
                  .map((span) => {
                    const Mark = ending.PartMark;
                    const here = now?.chapter === chapter && now.part === span.part;
                    return (
                      <i key={span.from} class={here ? "now" : ""}>
                        {Mark === undefined ? null : <Mark part={span.part} />}
                      </i>
                    );
                  })}
              </span>
            )}
            <button
              type="button"
              aria-current={now?.chapter === chapter}
              aria-label={t("end-chapter", { chapter: ending.chapter, name: ending.chapterName(chapter) })}
              onClick={() => back.go(from)}
            >
              {ending.chapterName(chapter)}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Every roll a dot, every decision a stroke in its player's colour. */
function Ticks({ moments, table }: { moments: readonly ReplayMoment[]; table: TableInfo }): JSX.Element {
  return useMemo(() => {
    const last = Math.max(1, moments.length - 1);
    return (
      <svg class="rp-ticks" viewBox={`0 0 ${last} 10`} preserveAspectRatio="none" aria-hidden="true">
        {moments.map(({ kind, seat }, i) => {
          if (kind === "forced" || kind === "beginning") return null;
          const crest = seat === null ? "" : (table.seats[seat]?.crest ?? "");
          return (
            <path
              key={i}
              class={kind === "outcome" ? "roll" : `c-${crest}`}
              d={kind === "outcome" ? `M${i} 7v3` : `M${i} 1v5`}
            />
          );
        })}
      </svg>
    );
  }, [moments, table]);
}

/** The key moments, and their places on the line. */
function keyMoments(back: Looking, table: TableInfo, ending: Ending): { index: number; moment: Moment }[] {
  const { moments, update } = back.frames;
  const { log, names } = update(moments.length - 1, true);
  return ending
    .moments(log, names, table.options, table.you, back.replay.beganAt)
    .map((moment) => ({ index: moments.findIndex((at) => at.log.some(({ n }) => n === moment.line)), moment }))
    .filter(({ index }) => index >= 0);
}

interface KeyProps {
  n: number;
  moment: Moment;
  left: string;
  table: TableInfo;
  go: () => void;
}

function KeyMoment({ n, moment, left, table, go }: KeyProps): JSX.Element {
  const crest = table.seats[moment.seat]?.crest ?? "";
  return (
    <button
      type="button"
      class={`rp-key c-${crest}`}
      style={{ left }}
      title={`${moment.when}: ${moment.title}`}
      aria-label={`${n}. ${moment.when}: ${moment.title}`}
      onClick={go}
    >
      <span class="num">{n}</span>
    </button>
  );
}
