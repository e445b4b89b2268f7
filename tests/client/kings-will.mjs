// Says what The King's Will's buildings do: { language, games } becomes their effects, and the same in few words.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { language, games } = JSON.parse(readFileSync(0, "utf-8"));
globalThis.games = pathToFileURL(`${games}/`);
const { bring, speak } = await import("../../web/src/shared/i18n.ts");
const { texts } = await import("@texts/kings-will");
const { Words } = await import("../../web/src/kings-will/words.ts");
const { BUILDINGS } = await import("../../web/src/kings-will/components.ts");
await bring(texts);
await speak(language);
const words = new Words();
const said = {
  effects: BUILDINGS.map((building) => words.buildingEffect(building)),
  shorts: BUILDINGS.map((building) => words.buildingShort(building)),
};
process.stdout.write(JSON.stringify(said));
