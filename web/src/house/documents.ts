/** The rules of every game and the rulings, each in the languages it is written in. */
import { gameTitle } from "../shared/games";
import { t } from "../shared/i18n";

/** Where the books differ or are silent, for all games. */
const RULINGS = "rulings";
/** Where the numbers come from, for all games; made from their data files. */
const PROVENANCE = "provenance";
const FOLDER = "../../../docs/rules/";
const pages = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** A page in one language, to be fetched when it is wanted. */
export interface Page {
  language: string;
  load: () => Promise<string>;
}

/** What can be read, the pages for all games last. */
export function documents(): string[] {
  const names = Object.keys(pages).flatMap((path) => /^([^/]+)\.md$/.exec(path.slice(FOLDER.length))?.[1] ?? []);
  return [...names.filter((name) => name !== RULINGS && name !== PROVENANCE).sort(), RULINGS, PROVENANCE];
}

/** A document in the reader's language, or in English where it is not translated. */
export function pageOf(name: string, language: string): Page | undefined {
  const own = pages[`${FOLDER}${language}/${name}.md`];
  if (own !== undefined) return { language, load: own };
  const english = pages[`${FOLDER}${name}.md`];
  return english === undefined ? undefined : { language: "en", load: english };
}

export function nameOf(document: string): string {
  if (document === PROVENANCE) return t("about-numbers");
  return document === RULINGS ? t("rulings") : gameTitle(document);
}
