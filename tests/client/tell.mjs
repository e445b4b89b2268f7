// Tells the events of tables: { game, language, tables: [{ names, options, told: [[event, you]] }] } becomes their lines.
import { readFileSync } from "node:fs";

const { game, language, tables } = JSON.parse(readFileSync(0, "utf-8"));
const { bring, speak } = await import("../../web/src/shared/i18n.ts");
const { Teller } = await import("../../web/src/shared/telling.ts");
const { TELLING } = await import(`../../web/src/${game}/sheet.ts`);
const { texts } = await import(`@texts/${game}`);
await bring(texts);
await speak(language);
const lines = tables.map(({ names, options, told }) =>
  told.map(([event, you]) => new Teller(TELLING, { names, you, options, types: true }).line(event)),
);
process.stdout.write(JSON.stringify(lines));
