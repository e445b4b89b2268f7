/** What a page brings besides the table: a leaf of its own in the place of the talk. */
import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import { createContext, type JSX } from "preact";

export interface Aside {
  label: () => string;
  Leaf: () => JSX.Element;
}

export const AsideHere = createContext<Aside | null>(null);

/** Brings into sight what is pointed at; the table knows behind which tab it lies. */
export function usePointing(
  points: ReadonlySignal<readonly string[]> | undefined,
  show: (thing: string, id: string) => void,
): void {
  useSignalEffect(() => {
    const [first] = points?.value ?? [];
    if (first === undefined) return;
    const [thing = "", id = ""] = first.split(":");
    show(thing, id);
  });
}
