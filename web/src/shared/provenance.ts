/** Where the components of the games come from, counted in their data files. */
import { t } from "./i18n";

export const KINDS = ["printed", "sourced", "reconstructed", "house"] as const;
export type Provenance = (typeof KINDS)[number];
type Counts = Readonly<Partial<Record<Provenance, number>>>;

const files = import.meta.glob<Counts>("@games/*/data/*.toml", {
  query: "?provenance",
  import: "counts",
  eager: true,
});

export interface Count extends Record<Provenance, number> {
  all: number;
}

/** What it means for a component to be of a kind. */
export function provenanceWords(kind: Provenance): string {
  return t(`provenance-${kind}`);
}

/** How many components of a game are of each kind; none where the client does not know the game. */
export function provenanceOf(game: string): Count {
  const count: Count = { all: 0, printed: 0, sourced: 0, reconstructed: 0, house: 0 };
  for (const [path, counts] of Object.entries(files)) {
    if (!path.includes(`/games/${game.replaceAll("-", "_")}/`)) continue;
    for (const kind of KINDS) {
      count[kind] += counts[kind] ?? 0;
      count.all += counts[kind] ?? 0;
    }
  }
  return count;
}

/** How much of a game is not as somebody has printed or told it. */
export function guessed({ all, reconstructed, house }: Count): "nothing" | "partly" | "largely" {
  if (reconstructed + house === 0) return "nothing";
  return 2 * (reconstructed + house) < all ? "partly" : "largely";
}
