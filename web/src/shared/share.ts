/** My share of a table's dice, kept so that I can find it again after the game. */
const KEPT = "burgrave.share.";

export function keepShare(table: string, share: string): void {
  localStorage.setItem(KEPT + table, share);
}

export function keptShare(table: string): string | null {
  return localStorage.getItem(KEPT + table);
}
