/** The drawing on a game's card, fetched when it is shown; where it can't be had, its place stays empty. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Picture } from "../shared/picture";
import { roomOf } from "./rooms";

export function GamePicture({ game }: { game: string }): JSX.Element {
  const drawing = useSignal("");
  useEffect(() => {
    roomOf(game)
      .picture()
      .then(
        (module) => (drawing.value = module.default),
        () => undefined,
      );
  }, [game]);
  return <Picture svg={drawing.value} class="minibox" />;
}
