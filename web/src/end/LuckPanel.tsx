/** Luck: each player's dice against expectation, and the King's reinforcements. */
import type { JSX } from "preact";
import { CrestShield, Die } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import type { Luck } from "../shared/types";
import { roman } from "../kingsburg/words";
import type { Player } from "./Charts";
import { spread } from "./figures";

const MEAN = 3.5;
/** Eight of ten games lie within so many standard deviations. */
const EIGHT_OF_TEN = 1.2816;
const MOST_ARMY = 6;

interface LuckPanelProps {
  players: readonly Player[];
  luck: readonly Luck[];
  reinforcements: readonly number[];
}

/** Halves as people write them: 17½. */
function halves(n: number): string {
  const whole = Math.trunc(Math.abs(n));
  const half = Math.abs(n) - whole >= 0.25 ? "½" : "";
  return whole === 0 && half !== "" ? half : `${whole}${half}`;
}

function signedHalves(n: number): string {
  return n === 0 ? "0" : `${n < 0 ? "−" : "+"}${halves(n)}`;
}

function word(percentile: number): string {
  if (percentile < 10) return "hard";
  if (percentile < 40) return "under";
  if (percentile <= 60) return "even";
  return percentile <= 90 ? "over" : "kind";
}

export function LuckPanel({ players, luck, reinforcements }: LuckPanelProps): JSX.Element {
  const shown = players.map((player) => ({ player, of: luck.find((one) => one.seat === player.seat) }));
  const widest = Math.max(
    1,
    ...luck.map((one) => Math.max(Math.abs(one.pips - one.expected), EIGHT_OF_TEN * spread(one.expected / MEAN)) * 1.2),
  );
  const at = (n: number): number => 50 + (n / widest) * 50;
  const sum = reinforcements.reduce((total, n) => total + n, 0);
  const expected = reinforcements.length * MEAN;
  // Army tokens take the place of the die: then there is nothing to expect.
  const dice = reinforcements.length > 0 && reinforcements.every((n) => n >= 1 && n <= MOST_ARMY);
  return (
    <section class="pn panel">
      <Heading text={t("end-luck")} tone="verm" aside={t("end-luck-about")} />
      {shown.map(({ player, of }) => {
        if (of === undefined) return null;
        const off = of.pips - of.expected;
        const count = Math.round(of.expected / MEAN);
        const band = EIGHT_OF_TEN * spread(count);
        return (
          <div class="lk2" key={player.seat}>
            <div class="lh">
              <CrestShield crest={player.crest} />
              <b>{player.name}</b>
              <span class="w">{t("end-luck-word", { luck: word(of.percentile) })}</span>
              <span class="num d">{t("end-pips", { pips: signedHalves(off) })}</span>
            </div>
            <div class={`lbar c-${player.crest}`}>
              <svg width="100%" height="30" aria-hidden="true">
                <rect x={`${at(-band)}%`} y="7" width={`${at(band) - at(-band)}%`} height="16" class="band" />
                <rect x={`${at(-band)}%`} y="7" width={`${at(band) - at(-band)}%`} height="16" fill="url(#p-band)" />
                <rect x="0" y="14.5" width="100%" height="1" class="ax2" />
                <rect x={`${Math.min(50, at(off))}%`} y="12.5" width={`${Math.abs(at(off) - 50)}%`} height="5" class="off" />
                <rect x="50%" y="3" width="1.5" height="24" class="ax" />
                <svg x={`${at(off)}%`} y="2" class="pin" overflow="visible">
                  <svg class={`crest c-${player.crest}`} x="-11.5" width="23" height="26" viewBox="0 0 32 36">
                    <use href={`#c-${player.crest}`} />
                  </svg>
                </svg>
              </svg>
            </div>
            <p class="num">
              {t("end-luck-told", { pips: of.pips, dice: count, expected: halves(of.expected), percent: Math.round(of.percentile) })}
            </p>
          </div>
        );
      })}
      <div class="axl" aria-hidden="true">
        <span>← {t("end-unlucky")}</span>
        <span>{t("end-hatched")}</span>
        <span>{t("end-lucky")} →</span>
      </div>
      {dice ? (
        <div class="kd">
          <ul aria-label={t("end-reinforcements-years", { numbers: reinforcements.join(", ") })}>
            {reinforcements.map((n, i) => (
              <li key={i}>
                <Die face={n} crest={null} />
                <span>{roman(i + 1)}</span>
              </li>
            ))}
          </ul>
          <p>
            <b class="num">{t("end-reinforcements", { n: sum, expected: halves(expected) })}</b>
            {t("end-reinforcements-word", { luck: sum < expected - 2 ? "under" : sum > expected + 2 ? "over" : "even" })}
          </p>
        </div>
      ) : null}
    </section>
  );
}

