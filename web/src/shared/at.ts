/** Which page is shown, told to the styles: a page's rules hold on that page alone, however many others were seen before. */
import { useLayoutEffect } from "preact/hooks";

type Page = "home" | "arrive" | "lobby" | "table" | "end" | "house" | "learn";

export function useAt(page: Page, game = ""): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["at"] = page;
    dataset["of"] = game;
  }, [page, game]);
}

/** The table is there to look back at. */
export function useLookingBack(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-back", true);
    return () => root.toggleAttribute("data-back", false);
  }, []);
}
