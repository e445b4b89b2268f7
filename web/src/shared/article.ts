/** The Hungarian article, which goes by the sound of what follows it. */

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** “az” before what is spoken with a vowel, “a” before all else. */
export function article(what: string | number): string {
  let text = String(what).replace(/^[^\p{L}\p{N}]+/u, "");
  if (/^[IVXLCDM]+$/.test(text)) text = String(worthOf(text));
  const figures = /^\d+/.exec(text)?.[0];
  if (figures !== undefined) {
    // Read from the left: thousands by thousands, and 1 to 3 figures come first.
    const leading = figures.slice(0, figures.length % 3 || 3);
    return leading === "1" || leading.startsWith("5") ? "az" : "a";
  }
  return /^[aeiou]/.test(text.normalize("NFD").toLowerCase()) ? "az" : "a";
}

function worthOf(numeral: string): number {
  const worth = [...numeral].map((letter) => ROMAN[letter] ?? 0);
  return worth.reduce((sum, n, i) => sum + (n < (worth[i + 1] ?? 0) ? -n : n), 0);
}
