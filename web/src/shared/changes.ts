/** How one value becomes the next; the server tells long stories, and what happens at a table, in this way. */

/** `[value]` is new or replaced, null is no more, an object tells what has changed inside. */
export type Change = readonly unknown[] | { readonly [name: string]: Change } | null;

type Box = Record<string, unknown> | readonly unknown[];

/** The value after a change; what has not changed is the same object as before. */
export function applied(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change ?? {}) as [string, Change][];
  if (parts.length === 0) return before;
  const box = before as Box;
  const after: Record<string, unknown> = (Array.isArray(box) ? [...box] : { ...box }) as Record<string, unknown>;
  for (const [name, part] of parts) {
    if (part === null) delete after[name];
    else after[name] = applied(after[name], part);
  }
  return after;
}
