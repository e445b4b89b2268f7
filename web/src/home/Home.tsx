/** Home: who I am, the tables that wait for me, and a game in one click. */
import "../shared/pictures.css";
import "./home.css";
import "../shared/options.css";
import "../shared/seats.css";
import "../shared/who.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Footer, OfflineLine, TopBar } from "../app/frame";
import { api, Refusal } from "../shared/api";
import { useAt } from "../shared/at";
import { t } from "../shared/i18n";
import { notice } from "../shared/notice";
import { Picture } from "../shared/picture";
import { lookUp, who } from "../shared/profile";
import { arrived } from "../shared/router";
import { announce } from "../shared/turn";
import type { GameInfo, Me } from "../shared/types";
import { WhoIAm } from "../shared/WhoIAm";
import { GameCard } from "./GameCard";
import { isWaiting, MyTables } from "./MyTables";
import { NoticeLine } from "./NoticeLine";
import scene from "./scene.svg?raw";

const AGAIN = 15_000;
const AGAIN_OFFLINE = 3_000;
/** Where there is room, a game alone shows at once what can be changed. */
const ROOMY = "(min-width: 1400px)";

export default function Home(): JSX.Element {
  useAt("home");
  const me = useSignal<Me | null>(null);
  const games = useSignal<GameInfo[]>([]);
  const offline = useSignal(false);
  const changing = useSignal<string | null>(null);

  useEffect(() => {
    let gone = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      window.clearTimeout(timer);
      if (document.visibilityState === "hidden" && me.peek() !== null) return;
      try {
        const [mine, offered] = await Promise.all([lookUp(), games.peek().length > 0 ? games.peek() : api.games()]);
        if (gone) return;
        const [only, ...more] = offered;
        if (games.peek().length === 0 && only !== undefined && more.length === 0 && window.matchMedia(ROOMY).matches)
          changing.value = only.name;
        me.value = mine;
        games.value = offered;
        offline.value = false;
      } catch (problem) {
        offline.value = problem instanceof Refusal;
      }
      if (!gone) timer = window.setTimeout(() => void look(), offline.peek() ? AGAIN_OFFLINE : AGAIN);
    };
    void look();
    const back = (): void => void look();
    document.addEventListener("visibilitychange", back);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, []);

  const changed = (word: string): void => {
    notice.value = word;
    api.me().then(
      (mine) => (me.value = mine),
      () => undefined,
    );
  };
  const waiting = me.value?.tables.filter(isWaiting).length ?? 0;
  const title = t("home-where");
  useEffect(() => announce(waiting > 0 ? `(${waiting}) ${title}` : title, false), [waiting, title]);
  useEffect(() => () => announce("", false), []);
  useEffect(arrived, []);

  return (
    <>
      {offline.value ? <OfflineLine /> : null}
      <TopBar where={title} />
      <main class="wrap home">
        <NoticeLine />
        <section class="hero panel" aria-label={t("home-welcome")}>
          <div class="txt">
            <h1>{t("home-title", { n: games.value.length })}</h1>
            <p>{t("home-lead")}</p>
            <WhoIAm />
          </div>
          <Picture svg={scene} label={t("home-scene")} class="scenebox" />
        </section>
        <div class="cols">
          <MyTables tables={me.value?.tables ?? []} loaded={me.value !== null} changed={changed} />
          <section class={games.value.length < 2 ? "games one" : "games"} aria-label={t("home-games")}>
            {games.value.map((game) => (
              <GameCard
                key={game.name}
                game={game}
                crest={who.value?.crest ?? null}
                open={changing.value === game.name}
                toggle={() => (changing.value = changing.value === game.name ? null : game.name)}
              />
            ))}
          </section>
        </div>
      </main>
      <Footer />
    </>
  );
}
