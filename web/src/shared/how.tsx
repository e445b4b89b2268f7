/** The way to how a game is played, on one screen: in a window of its own, so that nobody leaves a table for it. */
import type { JSX } from "preact";
import { Icon } from "./drawings";
import { t } from "./i18n";

export function HowLink({ game, class: more = "" }: { game: string; class?: string }): JSX.Element {
  return (
    <a class={more} href={`/learn/${game}`} target="_blank" rel="noopener">
      {more === "" ? null : <Icon name="quill" ui />}
      {t("how-to-play")}
    </a>
  );
}
