// Changes views by events: { game, steps: [[view, events]] } becomes the views after them.
import { readFileSync } from "node:fs";

const { game, steps } = JSON.parse(readFileSync(0, "utf-8"));
const { after } = await import("../../web/src/shared/changing.ts");
const { TELLING } = await import(`../../web/src/${game}/sheet.ts`);
const views = steps.map(([view, events]) => events.reduce((seen, event) => after(TELLING, seen, event), view));
process.stdout.write(JSON.stringify(views));
