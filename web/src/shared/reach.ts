/** Where others can open this server: whoever has opened it on its own machine has an address that works only there. */
import { signal } from "@preact/signals";
import { api } from "./api";
import type { Reach } from "./types";

const OWN = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;

/** Is this page's address one that means another machine to everybody else? */
const alone = OWN.test(location.hostname);

/** What the server knows about its addresses; null as long as it has not told, or need not. */
export const reach = signal<Reach | null>(null);
/** What links begin with. */
export const origin = signal(location.origin);

let asked = false;

/** Asks for addresses that friends can reach, where this page's own is none. */
export function lookAround(): void {
  if (asked || !alone) return;
  asked = true;
  api.reach().then(
    (told) => {
      reach.value = told;
      origin.value = told.addresses[0] ?? location.origin;
    },
    () => {
      asked = false;
    },
  );
}

/** A link as others can open it. */
export function absolute(path: string): string {
  return new URL(path, origin.value).href;
}
