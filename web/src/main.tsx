import "./shared/tokens.css";
import "./shared/drawings/drawings.css";
import "./shared/base.css";
import { render } from "preact";
import { App } from "./app/App";
import { renewOnFailure } from "./shared/gently";
import { startSpeaking } from "./shared/i18n";
import { place } from "./shared/router";

renewOnFailure();
// What a table's address will need is fetched beside the language, not after it.
if (place.peek().page === "table") void import("./app/TablePage");
const root = document.getElementById("app");
if (root !== null) void startSpeaking().then(() => render(<App />, root));
