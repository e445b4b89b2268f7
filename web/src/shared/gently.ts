/** Parts that the page can do without: where one cannot be fetched, the page stays as it is. */

let asked = 0;

/** Fetches such a part; whoever asked tells what is missing. */
export async function gently<Part>(load: () => Promise<Part>): Promise<Part> {
  asked++;
  try {
    return await load();
  } finally {
    asked--;
  }
}

/** A server that was renewed has no parts of an older client any more: take the new one. */
export function renewOnFailure(): void {
  window.addEventListener("vite:preloadError", () => {
    if (asked === 0) location.reload();
  });
}
