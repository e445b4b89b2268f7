/** A word that goes along to the next page: what came of it, in one sentence. */
import { signal } from "@preact/signals";
import { navigate } from "./router";

export const notice = signal("");

export function goHome(word: string): void {
  notice.value = word;
  navigate("/");
}
