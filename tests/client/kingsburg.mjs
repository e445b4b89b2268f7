// Says what Kingsburg's components do: { language, games } becomes gifts and effects in their order.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { language, games } = JSON.parse(readFileSync(0, "utf-8"));
globalThis.games = pathToFileURL(`${games}/`);
const { bring, speak } = await import("../../web/src/shared/i18n.ts");
const { texts } = await import("@texts/kingsburg");
const { Words } = await import("../../web/src/kingsburg/words.ts");
const { ADVISORS, BUILDINGS, GOVERNORS } = await import("../../web/src/kingsburg/components.ts");
await bring(texts);
await speak(language);
const words = new Words("revised");
const said = {
  gifts: ADVISORS.map((_, i) => words.gift(i + 1)),
  short: ADVISORS.map((_, i) => words.gift(i + 1, true)),
  governors: Object.keys(GOVERNORS).map((id) => words.governorEffect(id)),
  shorts: BUILDINGS.map(({ id }) => words.shortEffect(id)),
  buildings: BUILDINGS.map(({ id }) => words.buildingEffect(id)),
};
process.stdout.write(JSON.stringify(said));
