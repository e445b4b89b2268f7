/** The page around every page: its route, loaded when it is needed. */
import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import { place, type Place } from "../shared/router";
import { announce } from "../shared/turn";
import { KeysWindow } from "./Keys";
import { Notice } from "./Notice";

const Home = lazy(() => import("../home/Home"));
const TablePage = lazy(() => import("./TablePage"));
const Rules = lazy(() => import("../house/Rules"));
const About = lazy(() => import("../house/About"));

export function App(): JSX.Element {
  const now = place.value;
  return (
    <>
      <Page now={now} />
      <KeysWindow game={now.page === "rules" ? (now.game ?? "") : ""} />
    </>
  );
}

function Page({ now }: { now: Place }): JSX.Element {
  switch (now.page) {
    case "home":
      return <Home />;
    case "table":
    case "end":
      return <TablePage key={now.id} id={now.id} end={now.page === "end"} />;
    case "rules":
      return <Rules game={now.game} />;
    case "about":
      return <About />;
    case "nowhere":
      return <Nowhere />;
  }
}

function Nowhere(): JSX.Element {
  const title = t("nowhere-title");
  useEffect(() => announce(title, false), [title]);
  return <Notice title={title} about={t("nowhere-about")} />;
}
