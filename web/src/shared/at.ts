/** Which page is shown, told to the styles: a page's rules hold on that page alone, however many others were seen before. */
import { useEffect, useMemo } from "preact/hooks";

type Page = "home" | "arrive" | "lobby" | "table" | "end" | "house" | "learn";

/** Told before anything of the page stands: what measures itself as it comes would be styled twice. */
export function useAt(page: Page, game = ""): void {
  useMemo(() => {
    const { dataset } = document.documentElement;
    dataset["at"] = page;
    dataset["of"] = game;
  }, [page, game]);
}

/** With other eyes the new table comes before the old one goes. */
let lookedAt = 0;

/** The table is there to look back at. */
export function useLookingBack(): void {
  const root = document.documentElement;
  useMemo(() => {
    lookedAt++;
    root.toggleAttribute("data-back", true);
  }, []);
  useEffect(
    () => () => {
      lookedAt--;
      root.toggleAttribute("data-back", lookedAt > 0);
    },
    [],
  );
}
