import "./shared/tokens.css";
import "./shared/drawings/drawings.css";
import "./shared/base.css";
import { render } from "preact";
import { App } from "./app/App";
import { startSpeaking } from "./shared/i18n";

const root = document.getElementById("app");
if (root !== null) void startSpeaking().then(() => render(<App />, root));
