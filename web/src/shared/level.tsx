/** How well a bot plays, in four steps. */
import type { JSX } from "preact";
import { has, t } from "./i18n";
import type { BotInfo } from "./types";

export const LEVELS = [1, 2, 3, 4] as const;

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
      {LEVELS.map((level) => {
        const bot = bots.find((one) => one.level === level);
        const said = t("level", { n: level });
        return (
          <label
            key={level}
            class={bot === undefined ? "none" : bot.id === chosen ? "on" : ""}
            title={bot === undefined ? t("level-missing", { level: said }) : said}
          >
            <input
              type="radio"
              name={name}
              aria-label={said}
              disabled={bot === undefined}
              checked={bot !== undefined && bot.id === chosen}
              onChange={() => bot !== undefined && choose(bot.id)}
            />
            <Bars level={level} />
          </label>
        );
      })}
    </div>
  );
}

function Bars({ level }: { level: number }): JSX.Element {
  return (
    <svg class="bars" viewBox="0 0 24 14" aria-hidden="true">
      {LEVELS.filter((step) => step <= level).map((step) => (
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

/** How well a bot plays, from 1 to 4. */
export function levelOf(bots: readonly BotInfo[], id: string): number {
  return bots.find((bot) => bot.id === id)?.level ?? 1;
}

/** What a bot is like, in one line. */
export function characterOf(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : "";
}
