// Catalogues with their numbers, as the client's build puts them in: { catalogues } becomes their texts.
import { readFileSync } from "node:fs";
import { withNumbers } from "../../web/numbers.ts";

const { catalogues } = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(catalogues.map((catalogue) => withNumbers(catalogue).text)));
