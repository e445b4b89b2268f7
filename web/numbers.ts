/** Numbers of components in texts and drawings: `DATA("…")` is what the games' data have there, when the client is built. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

const GAMES = new URL("../src/burgrave/games/", import.meta.url);
const ASKED = /DATA\("([^"]+)"(?:, one: "([^"]+)", other: "([^"]+)")?\)/g;

/** A catalogue with the numbers in it that it asks for, from the data of `games`, and the files that have them. */
export function withNumbers(catalogue: string, games = GAMES): { text: string; files: URL[] } {
  const files = new Map<string, URL>();
  const text = catalogue.replace(ASKED, (_, path: string, one?: string, other?: string) => {
    const [game = "", name = "", ...way] = path.split("/");
    const file = new URL(`${game.replaceAll("-", "_")}/data/${name}.toml`, games);
    files.set(file.href, file);
    const end = way.reduce<unknown>((at, step) => within(at, step), parse(readFileSync(file, "utf-8")));
    const number = Array.isArray(end) ? end.length : end;
    if (typeof number !== "number") throw new Error(`no number is at ${path}`);
    return one === undefined ? String(number) : `"${number} ${number === 1 ? one : other}"`;
  });
  return { text, files: [...files.values()] };
}

/** What an entry of a component file tells about itself. */
const ABOUT = new Set(["provenance", "source", "printed", "sourced"]);

/** The tables of a component file as the client gets them, without where they come from. */
export function toldOf(tables: unknown): string {
  return JSON.stringify(tables, (key, value: unknown) => (ABOUT.has(key) ? undefined : value));
}

/** One step of a path, as `games/numbers.py` has it. */
function within(at: unknown, step: string): unknown {
  if (typeof at === "number") return Math.abs(at);
  if (!Array.isArray(at)) return (at as Record<string, unknown>)[step];
  if (step === "least") return Math.min(...at);
  if (step === "most") return Math.max(...at);
  if (/^\d+$/.test(step)) return at[Number(step)];
  const [, field = "", not, wanted = ""] = /^(\w+)(!?)=(.*)$/.exec(step) ?? [];
  if (field !== "") return at.filter((each) => wanted.split("|").includes(String(each[field])) !== (not === "!"));
  return at.find(({ id }) => id === step) ?? at.map((each) => each[step]);
}
