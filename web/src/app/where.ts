/** Which table this is, in words. */
import { has, t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";

/** How the catalogue names the games' yes-or-no options. */
export const OPTION_NAMES: Partial<Record<string, string>> = {
  more_buildings: "module-1",
  governors: "module-2",
  army_tokens: "module-3",
  documented_governors: "option-documented-governors",
};

export function gameTitle(game: string): string {
  const key = `game-${game.replaceAll("_", "-")}`;
  return has(key) ? t(key) : game;
}

export function editionName(table: Pick<TableInfo, "options">): string {
  const edition = table.options["edition"];
  return typeof edition === "string" ? t(`edition-${edition}`) : "";
}

/** The options that are switched on. */
export function optionNames(table: Pick<TableInfo, "options">): string[] {
  return Object.entries(table.options)
    .filter(([, value]) => value === true)
    .map(([name]) => t(OPTION_NAMES[name] ?? name));
}

/** The table's sign, such as “Grey Heron”, in the reader's language. */
export function tableName(table: Pick<TableInfo, "sign">): string {
  const [adjective, animal] = table.sign;
  return t("table-name", { adjective, animal });
}

export function tableWhere(table: TableInfo): string {
  return [gameTitle(table.game), editionName(table), ...optionNames(table)].filter((part) => part !== "").join(" · ");
}
