/** Positions to begin with on the set-up page, as people would write them; a test shows that all can be played on. */
import { gameTitle } from "../shared/games";

const found = import.meta.glob<string>("../*/example.toml", { query: "?raw", import: "default", eager: true });

/** Title and example of each game that has one. */
export function examples(): [string, string][] {
  const titled = Object.entries(found).map(([path, text]): [string, string] => [
    gameTitle(path.split("/")[1] ?? ""),
    text,
  ]);
  return titled.sort(([a], [b]) => a.localeCompare(b));
}
