/** How well a bot plays: as many levels as there are bots, each with its word. */
import type { JSX } from "preact";
import { has, t } from "./i18n";
import type { BotInfo } from "./types";

const STEPS = [1, 2, 3, 4] as const;

interface LevelProps {
  bots: readonly BotInfo[];
  chosen: string;
  label: string;
  name: string;
  choose: (bot: string) => void;
}

export function LevelChoice({ bots, chosen, label, name, choose }: LevelProps): JSX.Element {
  return (
    <div class="lv" role="radiogroup" aria-label={label}>
      {bots.map((bot) => (
        <label key={bot.id} class={bot.id === chosen ? "on" : ""} title={characterOf(bot.id)}>
          <input
            type="radio"
            name={name}
            aria-label={t("level", { n: bot.level })}
            checked={bot.id === chosen}
            onChange={() => choose(bot.id)}
          />
          <Bars level={bot.level} />
          <span aria-hidden="true">{t("level", { n: bot.level })}</span>
        </label>
      ))}
    </div>
  );
}

function Bars({ level }: { level: number }): JSX.Element {
  return (
    <svg class="bars" viewBox="0 0 24 14" aria-hidden="true">
      {STEPS.filter((step) => step <= level).map((step) => (
        <rect
          key={step}
          x={(step - 1) * 6 + (4 - level) * 3}
          y={11 - step * 3 + 1}
          width="4"
          height={step * 3 + 2}
          rx="1"
        />
      ))}
    </svg>
  );
}

/** What a bot is like, in one line. */
export function characterOf(bot: string): string {
  const key = `bot-${bot}`;
  return has(key) ? t(key) : "";
}
