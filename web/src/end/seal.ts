/** The seal of the dice, reckoned in the reader's own browser. */
import { sha256 } from "../shared/sha256";

/** Each use of a hash has a label of its own, so that no value can stand in for another. */
const LABEL = "burgrave fair dice 1: commitment\0";

async function hashed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Browsers keep theirs from pages over plain http.
  return window.isSecureContext ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes);
}

/** The seal that belongs to a seed; both in hexadecimal. */
export async function sealOf(seed: string): Promise<string> {
  const bytes = (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const sealed = Uint8Array.from([...new TextEncoder().encode(LABEL), ...bytes]);
  return Array.from(await hashed(sealed), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
