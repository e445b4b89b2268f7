/** The page around every page: its route, loaded when it is needed. */
import { texts as learnTexts } from "@texts/learn";
import { texts as replayTexts } from "@texts/replay";
import { texts as talkTexts } from "@texts/talk";
import type { JSX } from "preact";
import { AskedCard } from "../shared/asking";
import { saying, t } from "../shared/i18n";
import { lazy } from "../shared/lazy";
import { type Place, place } from "../shared/router";
import { KeysWindow } from "./Keys";
import { Notice } from "./Notice";

const Home = lazy(() => import("../home/Home"));
const TablePage = lazy(() => import("./TablePage"));
const Rules = lazy(() => import("../house/Rules"));
const Learn = lazy(saying(learnTexts, () => import("../learn/Learn")));
const HowPage = lazy(saying(learnTexts, () => import("../learn/HowPage")));
const Glossary = lazy(saying(learnTexts, () => import("../learn/Glossary")));
const LessonPage = lazy(saying(learnTexts, () => import("../learn/LessonPage")));
const RecordPage = lazy(saying([replayTexts, talkTexts], () => import("../replay/RecordPage")));
const PositionPage = lazy(saying([replayTexts, talkTexts], () => import("../replay/PositionPage")));
const About = lazy(() => import("../house/About"));

export function App(): JSX.Element {
  const now = place.value;
  return (
    <>
      <Page now={now} />
      <AskedCard />
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
    case "replay":
      return <TablePage key={now.id} id={now.id} shows={now.page} />;
    case "rules":
      return <Rules game={now.game} />;
    case "learn":
      return <Learn />;
    case "how":
      return <HowPage key={now.game} game={now.game} />;
    case "glossary":
      return <Glossary key={now.game} game={now.game} />;
    case "lesson":
      return <LessonPage key={`${now.game}/${now.lesson}`} game={now.game} lesson={now.lesson} />;
    case "record":
      return <RecordPage />;
    case "position":
      return <PositionPage />;
    case "about":
      return <About />;
    case "nowhere":
      return <Notice title={t("nowhere-title")} about={t("nowhere-about")} />;
  }
}
