/** Positions in links: the whole of it behind the #, packed, so that nobody has to keep it. */
import type { PositionDocument } from "./types";

/** No position is longer; the server takes no more than this. */
const MOST_CHARACTERS = 64 * 1024;
const PACKED = "z";
const PLAIN = "j";

/** Where anybody can look at a position and play on. */
export async function positionPath(position: PositionDocument): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const packed =
    typeof CompressionStream === "undefined" ? null : await through(bytes, new CompressionStream("deflate-raw"));
  return `/position#${packed === null ? PLAIN + inLetters(bytes) : PACKED + inLetters(packed)}`;
}

/** The text of the position that stands behind the # of an address; null for what is none. */
export async function positionIn(hash: string): Promise<string | null> {
  const [kind, letters] = [hash.slice(1, 2), hash.slice(2)];
  try {
    const bytes = fromLetters(letters);
    if (kind === PLAIN) return new TextDecoder().decode(bytes);
    if (kind !== PACKED) return null;
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

/** What comes out at the other end, and no more than a position can be. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (
    new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>
  ).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > MOST_CHARACTERS) throw new RangeError();
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function inLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** A position to read and to change: what is short stands in one line. */
export function inLines(position: PositionDocument): string {
  const short = /(?<=[[{])\s+([^[\]{}]*?)\s+(?=[\]}])/g;
  return JSON.stringify(position, null, 1).replace(short, (_, inner: string) => inner.replace(/\s*\n\s*/g, " "));
}
