// Lets Node find modules as the client's build does: without endings, with messages as text and components as objects.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { parse } from "../../web/node_modules/smol-toml/dist/index.js";
import { toldOf, withNumbers } from "../../web/numbers.ts";
import { TEXTS, textsOf } from "../../web/texts.ts";

const root = new URL("../../", import.meta.url);
globalThis.document = { documentElement: {} };
globalThis.localStorage = { getItem: () => null, setItem: () => undefined };

registerHooks({
  resolve(name, context, next) {
    if (name.startsWith("@locale/")) return { url: new URL(`src/burgrave/locale/${name.slice(8)}`, root).href, shortCircuit: true };
    // The components of games lie where whoever asks says.
    if (name.startsWith("@games/")) return { url: new URL(name.slice(7), globalThis.games).href, shortCircuit: true };
    if (name.startsWith(TEXTS)) return { url: `texts:${name}`, shortCircuit: true };
    if (/^\.{1,2}\//.test(name) && !/\.\w+$/.test(name)) return next(`${name}.ts`, context);
    return next(name, context);
  },
  load(url, context, next) {
    if (url.startsWith("texts:")) return { format: "module", source: textsOf(url.slice(6)), shortCircuit: true };
    const [path, asked] = url.split("?");
    if (path.endsWith(".toml")) {
      const tables = parse(readFileSync(new URL(path), "utf-8"));
      const kinds = Object.values(tables).flat().map(({ id, provenance }) => [id, provenance]);
      const source = asked ? `export const kinds = ${JSON.stringify(Object.fromEntries(kinds))};` : `export default ${toldOf(tables)};`;
      return { format: "module", source, shortCircuit: true };
    }
    if (!url.endsWith(".ftl")) return next(url, context);
    const text = JSON.stringify(withNumbers(readFileSync(new URL(url), "utf-8"), globalThis.games).text);
    return { format: "module", source: `export default ${text};`, shortCircuit: true };
  },
});
