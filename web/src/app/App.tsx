/** The page around every page: its route, loaded when it is needed. */
import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import { Link, place } from "../shared/router";
import { announce } from "../shared/turn";
import { Footer, TopBar } from "./frame";

const Home = lazy(() => import("../home/Home"));
const TablePage = lazy(() => import("./TablePage"));

export function App(): JSX.Element {
  const now = place.value;
  switch (now.page) {
    case "home":
      return <Home />;
    case "table":
    case "end":
      return <TablePage key={now.id} id={now.id} end={now.page === "end"} />;
    case "nowhere":
      return <Nowhere />;
  }
}

function Nowhere(): JSX.Element {
  useEffect(() => announce(t("nowhere-title"), false));
  return (
    <>
      <TopBar />
      <main class="wrap waiting-page">
        <h1>{t("nowhere-title")}</h1>
        <Link class="btn" href="/">
          {t("nowhere-home")}
        </Link>
      </main>
      <Footer />
    </>
  );
}
