/** SHA-256 where the browser has none to offer: pages over plain http, as in a home network. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0)) continue;
    const fraction = n ** (1 / root) % 1;
    found.push((fraction * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 2);
const ROUND = roots(64, 3);

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with its end mark and its length in bits, a multiple of 64 bytes long. */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = blocks.getInt32(block + 4 * i);
      else {
        const [early, late] = [word(i - 15), word(i - 2)];
        const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
        const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
        words[i] = (word(i - 16) + first + word(i - 7) + second) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g);
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUND[i] ?? 0) + word(i)) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    for (const [i, part] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] ?? 0) + part) | 0;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, part] of hash.entries()) digest.setInt32(4 * i, part);
  return new Uint8Array(digest.buffer);
}
