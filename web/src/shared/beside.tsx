/** The place for the rules beside a table; they are fetched when they are first wanted. */
import { type ReadonlySignal, signal, useSignalEffect } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { gently } from "./gently";
import { t } from "./i18n";
import { closeRules, opening, openRules, presentRule } from "./rules";
import type { Update } from "./types";
import "./rules.css";

/** Who reads them later, perhaps without a connection, has them by then; in milliseconds. */
const QUIET = 15_000;

type Panel = ComponentType<{ game: string }>;
const panel = signal<Panel | null>(null);
const failed = signal(false);

async function fetchPanel(game: string): Promise<void> {
  failed.value = false;
  try {
    const { default: loaded, fetchRules } = await gently(() => import("../house/RulesPanel"));
    panel.value = loaded;
    await fetchRules(game);
  } catch {
    failed.value = panel.peek() === null;
  }
}

/** The rule at which the rules are to open once the page has come anew. */
const WANTED = "burgrave.rules-wanted";

/** What fails twice with a connection comes with a new page only: the server was renewed, or the browser remembers that it failed. */
async function tryAgain(game: string): Promise<void> {
  await fetchPanel(game);
  const wanted = opening.peek();
  if (!failed.peek() || !navigator.onLine || wanted === null) return;
  sessionStorage.setItem(WANTED, wanted.rule);
  location.reload();
}

function openIfWanted(): void {
  const rule = sessionStorage.getItem(WANTED);
  sessionStorage.removeItem(WANTED);
  if (rule !== null) openRules(rule);
}

interface BesideProps {
  game: string;
  update: ReadonlySignal<Update>;
}

export function RulesBeside({ game, update }: BesideProps): JSX.Element | null {
  useSignalEffect(() => {
    presentRule.value = update.value.rule;
  });
  useLayoutEffect(() => {
    const press = (key: KeyboardEvent): void => {
      if (key.ctrlKey || key.metaKey || key.altKey || key.key.toLowerCase() !== "h") return;
      const target = key.target as HTMLElement;
      if (target.matches("input, textarea, select") || target.closest("dialog:not(.rules-beside)") !== null) return;
      key.preventDefault();
      if (opening.peek() === null) openRules();
      else closeRules();
    };
    window.addEventListener("keydown", press);
    openIfWanted();
    const later = window.setTimeout(() => void fetchPanel(game), QUIET);
    return () => {
      window.removeEventListener("keydown", press);
      window.clearTimeout(later);
      presentRule.value = null;
      opening.value = null;
    };
  }, [game]);
  const open = opening.value !== null;
  useEffect(() => {
    if (open && panel.peek() === null) void fetchPanel(game);
  }, [open, game]);
  if (!open) return null;
  const Shown = panel.value;
  if (Shown !== null) return <Shown game={game} />;
  return failed.value ? (
    <section class="rules-beside panel rules-failed" role="alert">
      <p>{t("page-failed")}</p>
      <button class="btn small" type="button" onClick={() => void tryAgain(game)}>
        {t("try-again")}
      </button>
      <button class="btn small" type="button" onClick={closeRules}>
        {t("close")}
      </button>
    </section>
  ) : (
    <section class="rules-beside panel" aria-busy="true" />
  );
}
