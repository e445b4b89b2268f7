/** Luck: each player's dice against expectation, and what all share. */
import type { JSX } from "preact";
import { CrestShield } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { halves, signedHalves } from "../shared/luck";
import type { Ending, Player } from "../shared/room";
import type { End, Luck } from "../shared/types";
import { LuckTable } from "./Tables";

/** Eight of ten games lie within so many standard deviations. */
const EIGHT_OF_TEN = 1.2816;

/** From bad luck to good: hard, under, even, over, kind. */
export function luckWord(percentile: number): string {
  if (percentile < 10) return "hard";
  if (percentile < 40) return "under";
  if (percentile <= 60) return "even";
  return percentile <= 90 ? "over" : "kind";
}

interface LuckPanelProps {
  players: readonly Player[];
  end: End;
  ending: Ending;
}

export function LuckPanel({ players, end, ending }: LuckPanelProps): JSX.Element | null {
  // Some games leave nothing to the dice.
  if (end.luck.every(({ rolls }) => rolls === 0)) return null;
  const reach = (one: Luck): number => Math.max(Math.abs(one.pips - one.expected), EIGHT_OF_TEN * one.deviation) * 1.2;
  const widest = Math.max(1, ...end.luck.map(reach));
  return (
    <section class="pn panel">
      <Heading text={t("end-luck")} tone="verm" aside={t("end-luck-about")} />
      {players.map((player) => {
        const one = end.luck.find((other) => other.seat === player.seat);
        return one === undefined ? null : (
          <LuckLine key={player.seat} player={player} one={one} widest={widest} ending={ending} />
        );
      })}
      <div class="axl" aria-hidden="true">
        <span>← {t("end-unlucky")}</span>
        <span>{t("end-hatched")}</span>
        <span>{t("end-lucky")} →</span>
      </div>
      <ending.SharedLuck end={end} />
      <LuckTable players={players} luck={end.luck} ending={ending} />
    </section>
  );
}

interface LuckLineProps {
  player: Player;
  one: Luck;
  widest: number;
  ending: Ending;
}

function LuckLine({ player, one, widest, ending }: LuckLineProps): JSX.Element {
  const at = (n: number): number => 50 + (n / widest) * 50;
  const off = one.pips - one.expected;
  const band = EIGHT_OF_TEN * one.deviation;
  const box = { x: `${at(-band)}%`, y: 7, width: `${at(band) - at(-band)}%`, height: 16 };
  return (
    <div class="lk2">
      <div class="lh">
        <CrestShield crest={player.crest} />
        <b>{player.name}</b>
        <span class="w">{t("end-luck-word", { luck: luckWord(one.percentile) })}</span>
        <span class="num d">{t(ending.luck?.difference ?? "end-pips", { pips: signedHalves(off) })}</span>
      </div>
      <div class={`lbar c-${player.crest}`}>
        <svg width="100%" height="30" aria-hidden="true">
          <rect {...box} class="band" />
          <rect {...box} fill="url(#p-band)" />
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
        {t(ending.luck?.told ?? "end-luck-told", {
          pips: one.pips,
          rolls: one.rolls,
          expected: halves(one.expected),
          percent: Math.round(one.percentile),
        })}
      </p>
    </div>
  );
}
