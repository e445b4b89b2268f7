/** Home: who I am, the tables that wait for me, and a game in one click. */
import "./home.css";
import "../shared/seats.css";
import "../kingsburg/drawings";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { Footer, OfflineLine, TopBar } from "../app/frame";
import { api, Refusal } from "../shared/api";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { announce } from "../shared/turn";
import type { GameInfo, Me } from "../shared/types";
import { GameCard } from "./GameCard";
import { isWaiting, MyTables } from "./MyTables";
import scene from "./pictures/scene.svg?raw";
import { WhoIAm } from "./WhoIAm";

const AGAIN = 15_000;

export default function Home(): JSX.Element {
  const me = useSignal<Me | null>(null);
  const games = useSignal<GameInfo[]>([]);
  const offline = useSignal(false);
  const changing = useSignal<string | null>(null);

  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState === "hidden" && me.peek() !== null) return;
      try {
        const [mine, offered] = await Promise.all([api.me(), games.peek().length > 0 ? games.peek() : api.games()]);
        if (gone) return;
        me.value = mine;
        games.value = offered;
        offline.value = false;
      } catch (problem) {
        offline.value = problem instanceof Refusal;
      }
    };
    void look();
    const timer = window.setInterval(() => void look(), AGAIN);
    const back = (): void => void look();
    document.addEventListener("visibilitychange", back);
    return () => {
      gone = true;
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, []);

  const waiting = me.value?.tables.filter(isWaiting).length ?? 0;
  const title = t("home-where");
  useEffect(() => announce(waiting > 0 ? `(${waiting}) ${title}` : title, false), [waiting, title]);
  useEffect(() => () => announce("", false), []);

  return (
    <>
      {offline.value ? <OfflineLine /> : null}
      <TopBar where={title} />
      <main class="wrap home">
        <section class="hero panel" aria-label={t("home-welcome")}>
          <div class="txt">
            <h1>{t("home-title")}</h1>
            <p>{t("home-lead")}</p>
            {me.value === null ? <div class="who" /> : <WhoIAm me={me.value} changed={(next) => (me.value = next)} />}
          </div>
          <Picture svg={scene} label={t("home-scene")} class="scenebox" />
        </section>
        <div class="cols">
          <MyTables tables={me.value?.tables ?? []} loaded={me.value !== null} />
          <section class={games.value.length < 2 ? "games one" : "games"} aria-label={t("home-games")}>
            {games.value.map((game) => (
              <GameCard
                key={game.name}
                game={game}
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
