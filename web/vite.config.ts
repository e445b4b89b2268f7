import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import type { AtRule, Plugin as PostcssPlugin } from "postcss";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./licences";
import { toldOf, withNumbers } from "./numbers";
import { TEXTS, textsOf } from "./texts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What was read besides modules: data that catalogues and drawings took numbers from, sheets that others import. */
const besides = new Set<string>();

/** The catalogues without their comments, which only translators read, and with their numbers. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(".ftl") || id.includes("?raw")) return null;
      const told = numbered(this, code)
        .split("\n")
        .filter((line) => !line.startsWith("#") && line.trim() !== "");
      return { code: `export default ${JSON.stringify(told.join("\n"))};`, map: null };
    },
  };
}

/** The drawings that have numbers of components on them. */
function drawings(): Plugin {
  return {
    name: "drawings",
    enforce: "pre",
    load(id) {
      const [path = "", asked] = id.split("?");
      if (!path.endsWith(".svg") || asked !== "raw") return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(numbered(this, readFileSync(path, "utf-8")))};`;
    },
  };
}

/** A text with its numbers, made anew when they change. */
function numbered(watcher: { addWatchFile(path: string): void }, code: string): string {
  const { text, files } = withNumbers(code);
  for (const path of files.map((file) => fileURLToPath(file))) {
    watcher.addWatchFile(path);
    besides.add(path);
  }
  return text;
}

/** The texts of a game or a page, by name. */
function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${TEXTS}`) ? textsOf(id.slice(1)) : null),
  };
}

const hash = (of: string | Buffer): string => createHash("sha256").update(of).digest("hex");

/** Which files a build was made of, with their hashes, so that nobody tests an older one unawares. */
function sources(): Plugin {
  return {
    name: "sources",
    apply: "build",
    generateBundle() {
      const used = [...this.getModuleIds(), ...besides].map((id) => id.split("?")[0] ?? "");
      const kept = readdirSync(here("public")).map((name) => here(`public/${name}`));
      const made = ["vite.config.ts", "licences.ts", "numbers.ts", "texts.ts", "package-lock.json"].map(here);
      const own = [...new Set([...used, ...kept, ...made])].filter(
        (path) => !path.includes("node_modules") && existsSync(path),
      );
      const hashes = own.map((path) => [relative(here(".."), path).replaceAll("\\", "/"), hash(readFileSync(path))]);
      // Some are found by looking into a folder: one file more there is another client.
      const found = (name: string): boolean => /\.(ftl|toml|md)$/.test(name);
      const listed = [...new Set(own.filter(found).map((path) => dirname(path)))].map((folder) => [
        `${relative(here(".."), folder).replaceAll("\\", "/")}/`,
        hash(readdirSync(folder).filter(found).sort().join("\n")),
      ]);
      this.emitFile({
        type: "asset",
        fileName: "sources.json",
        source: JSON.stringify(Object.fromEntries([...hashes, ...listed].sort()), null, 1),
      });
    },
  };
}

interface Entry {
  id?: string;
  provenance: string;
}

/** The games' component files as objects, or, with `?provenance`, only where what stands in them comes from. */
function components(): Plugin {
  return {
    name: "components",
    enforce: "pre",
    transform(code, id) {
      const [path = "", asked] = id.split("?");
      if (!path.endsWith(".toml") || asked === "raw") return null;
      const tables = parse(code);
      if (asked === "provenance")
        return { code: provenance(Object.values(tables).flat() as unknown as Entry[]), map: null };
      return { code: `export default ${toldOf(tables)};`, map: null };
    },
  };
}

/** How many components there are of each kind, and of which kind each is that has a name. */
function provenance(entries: readonly Entry[]): string {
  const counts: Record<string, number> = {};
  const kinds: Record<string, string> = {};
  for (const { id, provenance: kind } of entries) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (id !== undefined) kinds[id] = kind;
  }
  return `export const counts = ${JSON.stringify(counts)};\nexport const kinds = ${JSON.stringify(kinds)};`;
}

/** Where the rules of a style sheet hold: on its page; drawings are used by copies that see nothing around them. */
function reach(path: string): string | null {
  const [area = "", ...rest] = relative(here("src"), path).replaceAll("\\", "/").split("/");
  if (area === "..") return null;
  if (area === "shared") return PAGES_OF[rest[0] ?? ""] ?? null;
  if (!existsSync(here(`src/${area}/room.ts`))) return `[data-at=${area}]`;
  if (rest[0] === "drawings") return null;
  return `[data-at=${rest[0] === "ending.css" ? "end" : "table"}][data-of=${area}]`;
}

const PAGES_OF: Partial<Record<string, string>> = {
  "options.css": ":is([data-at=home],[data-at=lobby])",
  "pictures.css": ":is([data-at=home],[data-at=learn])",
  "seats.css": ":is([data-at=home],[data-at=lobby],[data-at=table])",
  "who.css": ":is([data-at=home],[data-at=lobby],[data-at=arrive])",
};

/** Sheets stay when their page goes, so each rule names the page that it is for; that adds no weight to it. */
function scoped(): PostcssPlugin {
  return {
    postcssPlugin: "scoped",
    Once(sheet) {
      sheet.walkRules((rule) => {
        const path = rule.source?.input.file ?? "";
        besides.add(path);
        const within = reach(path);
        if (within === null || rule.parent?.type === "rule") return;
        if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes")) return;
        rule.selectors = rule.selectors.map((selector) =>
          /^(html|:root)\b/.test(selector)
            ? selector.replace(/^(html|:root)/, `$1:where(${within})`)
            : `:where(${within}) ${selector}`,
        );
      });
    },
  };
}

export default defineConfig({
  css: { postcss: { plugins: [scoped()] } },
  plugins: [texts(), catalogues(), drawings(), components(), sources(), licences(), preact({ devToolsEnabled: false })],
  resolve: { alias: { "@locale": here("../src/burgrave/locale"), "@games": here("../src/burgrave/games") } },
  build: {
    outDir: here("../src/burgrave/server/static"),
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8400", ws: true } },
  },
});
