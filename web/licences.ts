/** What a build carries of others, each with the text of its licence: their terms ask for it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** What Vite puts into a build of its own: the loader of pages. */
const LOADER = "vite";
const HEAD =
  "Burgrave is free software under the Apache License 2.0. Its pages carry the following works of others,\n" +
  "each under its own licence.\n";

interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const fonts = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const used = [...this.getModuleIds(), ...fonts].map((path) => PACKAGE.exec(path.replaceAll("\\", "/"))?.[1]);
      const names = [...new Set([...used, LOADER])].filter((name) => name !== undefined).sort();
      const source = [HEAD, ...names.map(notice)].join("\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function notice(name: string): string {
  const folder = here(`node_modules/${name}/`);
  const about = JSON.parse(readFileSync(`${folder}package.json`, "utf8")) as Manifest;
  const by = typeof about.author === "string" ? about.author : about.author?.name;
  const title = `${about.name} ${about.version}, ${about.license}${by === undefined ? "" : `, by ${by}`}`;
  return `${"=".repeat(100)}\n${title}\n\n${terms(folder, about)}\n`;
}

/** The package's own text; who is under our licence may leave it to us to bring it along. */
function terms(folder: string, { name, license }: Manifest): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (own !== undefined) {
    const text = readFileSync(folder + own, "utf8");
    // Vite's file goes on with the licences of its own tools, which no build carries.
    return (text.split("\n# Licenses of bundled dependencies")[0] ?? text).trim();
  }
  const ours = here("../LICENSE");
  if (license === "Apache-2.0" && existsSync(ours)) return readFileSync(ours, "utf8").trim();
  throw new Error(`${name} (${license}) brings no text of its licence; a build that carries it has to`);
}
