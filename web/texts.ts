import { existsSync, readdirSync } from "node:fs";

const LOCALE = new URL("../src/burgrave/locale/", import.meta.url);
const GAMES = new URL("../src/burgrave/games/", import.meta.url);
/** What every page needs: the pages' own texts, and what they say of each game. */
const PAGES = /^(web|common|.*-pages)\.ftl$/;

export const TEXTS = "@texts/";

/**
 * The module of a name: `@texts/era` has the texts of Era by language, each fetched when it is needed, and
 * `@texts/era/de` all catalogues `era.ftl` and `era-*.ftl` in German. `@texts/pages` is there from the start.
 * With `@texts/learn` come the texts of all lessons, which stand beside them.
 */
export function textsOf(id: string): string {
  const [, name = "", language] = id.split("/");
  if (language === undefined) {
    const folders = readdirSync(LOCALE, { withFileTypes: true }).filter((each) => /^[a-z]{2}$/.test(each.name));
    return `export const texts = {${folders.map((each) => `${each.name}: () => import("${id}/${each.name}")`)}};`;
  }
  const belongs = new RegExp(`^${name}[-.]`);
  const own = readdirSync(new URL(language, LOCALE)).filter((page) =>
    name === "pages" ? PAGES.test(page) : belongs.test(page) && !PAGES.test(page),
  );
  const paths = own.map((page) => `@locale/${language}/${page}`);
  if (name === "learn") paths.push(...lessons(language));
  const brought = paths.map((path, n) => `import page${n} from "${path}";`);
  return `${brought.join("")}export default [${paths.map((_, n) => `page${n}`)}];`;
}

/** The catalogues of the games' lessons in a language. */
function lessons(language: string): string[] {
  return readdirSync(GAMES).flatMap((game) => {
    const folder = `${game}/lessons/${language}`;
    if (!existsSync(new URL(folder, GAMES))) return [];
    return readdirSync(new URL(folder, GAMES)).map((page) => `@games/${folder}/${page}`);
  });
}
