import { readdirSync } from "node:fs";

const LOCALE = new URL("../src/burgrave/locale/", import.meta.url);
/** What every page needs: the pages' own texts, and what they say of each game. */
const PAGES = /^(web|table|kingsburg|.*-pages)\.ftl$/;

export const TEXTS = "@texts/";

/**
 * The module of a name: `@texts/era` has the texts of Era by language, each fetched when it is needed, and
 * `@texts/era/de` all catalogues `era.ftl` and `era-*.ftl` in German. `@texts/pages` is there from the start.
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
  const brought = own.map((page, n) => `import page${n} from "@locale/${language}/${page}";`);
  return `${brought.join("")}export default [${own.map((_, n) => `page${n}`)}];`;
}
