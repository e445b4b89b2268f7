/** What is played here, for all to see. */
import type { JSX } from "preact";
import { choices, gameLine, gameTitle, switchedOn } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import type { GameInfo, TableInfo } from "../shared/types";

export function OptionsPanel({ table, game }: { table: TableInfo; game: GameInfo | null }): JSX.Element {
  const modules = switchedOn(table);
  const hasModules = game?.options.some((option) => typeof option.default === "boolean") ?? false;
  return (
    <section class="panel">
      <Heading text={t("lobby-options")} tone="verd" aside={t("lobby-all-see")} />
      <dl class="dl">
        <dt>{t("lobby-game")}</dt>
        <dd>
          {gameTitle(table.game)}
          <small>{choices(table).join(", ") || t("home-base-game")}</small>
        </dd>
        {hasModules ? (
          <>
            <dt>{t("home-modules")}</dt>
            <dd>{modules.length > 0 ? modules.join(", ") : t("lobby-no-modules")}</dd>
          </>
        ) : null}
        <dt>{t("lobby-pace")}</dt>
        <dd>
          {t("lobby-pace-live")}
          <small>{t("lobby-pace-bots")}</small>
        </dd>
        <dt>{t("lobby-start")}</dt>
        <dd>{gameLine(table.game, "start")}</dd>
        <dt>{t("lobby-undo")}</dt>
        <dd>{t("lobby-undo-news")}</dd>
        <dt>{t("lobby-spectators")}</dt>
        <dd>{t("lobby-spectators-link")}</dd>
      </dl>
    </section>
  );
}
