/** The rules of a game beside its table: at one rule, to be searched, with links that stay inside. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../shared/drawings";
import { gameTitle } from "../shared/games";
import { gently } from "../shared/gently";
import { Heading } from "../shared/heading";
import { language, t } from "../shared/i18n";
import { closeRules, covering, opening, presentRule } from "../shared/rules";
import { type Block, blocksOf } from "./blocks";
import { nameOf, pageOf } from "./documents";
import { found } from "./finding";
import { Document } from "./markdown";

/** What the browser remembers of an open sheet, so that its way back closes it. */
const SHEET = "rules";

/** Fetches the rules of a game ahead, in the reader's language. */
export async function fetchRules(game: string): Promise<void> {
  const page = pageOf(game, language.peek());
  if (page !== undefined) await gently(page.load);
}

/** A place in a document: a rule by its number, or a heading. */
interface Spot {
  document: string;
  at: string;
}

export default function RulesPanel({ game }: { game: string }): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const wanted = useSignal("");
  const spot = useSignal<Spot>({ document: game, at: opening.peek()?.rule ?? "" });
  const { blocks, failed, again, inEnglish } = usePage(spot.value.document);
  const present = presentRule.value ?? "";
  const hits = useMemo(
    () => (wanted.value.trim() === "" || blocks === null ? null : found(blocks, wanted.value)),
    [wanted.value, blocks],
  );

  useSheet(frame);
  useEffect(() => {
    const led = opening.value;
    if (led === null) return;
    wanted.value = "";
    spot.value = { document: game, at: led.rule };
  }, [opening.value, game]);
  const there = blocks !== null && hits === null ? spot.value : null;
  useEffect(() => {
    const target = there === null || paper.current === null ? null : placeIn(paper.current, there.at);
    if (paper.current === null || target === null) return;
    bring(paper.current, target);
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [there, blocks]);

  const follow = (click: MouseEvent): void => {
    const link = (click.target as HTMLElement).closest("a");
    const to = link === null ? null : spotOf(link.getAttribute("href") ?? "", spot.peek().document);
    if (to === null || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    click.stopPropagation();
    wanted.value = "";
    spot.value = to;
  };
  const press = (key: KeyboardEvent): void => {
    // The table's own keys rest while the focus is here.
    if (key.key === "?" || (key.key.toLowerCase() === "h" && !(key.target as HTMLElement).matches("input"))) return;
    key.stopPropagation();
    if (key.key !== "Escape") return;
    key.preventDefault();
    if (wanted.peek() === "") closeRules();
    else wanted.value = "";
  };
  const { document, at } = spot.value;
  const elsewhere = present !== "" && (document !== game || at !== present || hits !== null);
  const label = t("rules-of", { game: gameTitle(game) });
  return (
    <dialog class="rules-beside panel" ref={frame} aria-label={label} onKeyDown={press} onClose={closeRules}>
      <div class="rules-head">
        <Heading text={t("rules")} />
        <button class="ib" type="button" aria-label={t("rules-close")} title={t("rules-close")} onClick={closeRules}>
          <Icon name="close" ui />
        </button>
      </div>
      <Search wanted={wanted} hits={hits?.rules ?? null} />
      {document === game ? null : (
        <button class="btn small" type="button" onClick={() => (spot.value = { document: game, at: present })}>
          {t("rules-back", { game: gameTitle(game) })}
        </button>
      )}
      <div
        class="rules-paper"
        role="region"
        aria-label={nameOf(document)}
        aria-busy={blocks === null && !failed}
        tabIndex={0}
        ref={paper}
        onClickCapture={follow}
      >
        {failed ? (
          <p role="alert">
            {t("page-failed")}{" "}
            <button class="btn small" type="button" onClick={again}>
              {t("try-again")}
            </button>
          </p>
        ) : null}
        {inEnglish ? <p class="note">{t("rules-in-english")}</p> : null}
        <div lang={inEnglish ? "en" : language.value}>
          {blocks === null ? null : <Document blocks={hits?.blocks ?? blocks} marked={at} />}
        </div>
      </div>
      <div class="rules-foot">
        {elsewhere ? (
          <button
            class="btn small"
            type="button"
            onClick={() => {
              wanted.value = "";
              spot.value = { document: game, at: present };
            }}
          >
            {t("rules-to-step")} <span class="rule-mark">{present}</span>
          </button>
        ) : null}
        <a href={`/rules/${document}#${at}`} target="_blank" rel="noopener">
          {t("rules-whole")}
        </a>
      </div>
    </dialog>
  );
}

function Search({ wanted, hits }: { wanted: Signal<string>; hits: number | null }): JSX.Element {
  return (
    <search class="rules-search">
      <label>
        <span class="sr">{t("rules-find")}</span>
        <input
          type="search"
          placeholder={t("rules-find")}
          value={wanted.value}
          autocomplete="off"
          spellcheck={false}
          onInput={(typed) => (wanted.value = typed.currentTarget.value)}
        />
      </label>
      <span role="status">{hits === null ? "" : t("rules-found", { n: hits })}</span>
    </search>
  );
}

interface Fetched {
  blocks: readonly Block[] | null;
  failed: boolean;
  inEnglish: boolean;
  again: () => void;
}

/** A document in the reader's language; until another one is there, the one before stays. */
function usePage(document: string): Fetched {
  const page = pageOf(document, language.value);
  const text = useSignal<{ of: string; written: string } | null>(null);
  const failed = useSignal(false);
  const tries = useSignal(0);
  useEffect(() => {
    let gone = false;
    failed.value = false;
    const loading = page === undefined ? undefined : gently(page.load);
    loading?.then(
      (written) => {
        if (!gone) text.value = { of: document, written };
      },
      () => {
        if (!gone) failed.value = true;
      },
    );
    return () => {
      gone = true;
    };
  }, [document, page?.language, tries.value]);
  const now = text.value?.of === document ? text.value.written : null;
  const blocks = useMemo(() => (now === null ? null : blocksOf(now)), [now]);
  return {
    blocks,
    failed: failed.value && blocks === null,
    inEnglish: page !== undefined && page.language !== language.value,
    again: () => tries.value++,
  };
}

/** Beside the table it leaves the rest alone; where it covers the table, Escape and the way back close it. */
function useSheet(frame: { current: HTMLDialogElement | null }): void {
  const covers = covering.value;
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (dialog === null) return undefined;
    if (!covers) {
      dialog.show();
      return () => dialog.open && quietly(dialog);
    }
    dialog.showModal();
    if (history.state?.sheet !== SHEET) history.pushState({ ...history.state, sheet: SHEET }, "");
    let left = false;
    const back = (): void => {
      left = true;
      closeRules();
    };
    window.addEventListener("popstate", back);
    return () => {
      window.removeEventListener("popstate", back);
      if (dialog.open) quietly(dialog);
      if (!left && history.state?.sheet === SHEET) history.back();
    };
  }, [covers]);
}

/** Closes a frame that is about to go or to change, without telling. */
function quietly(dialog: HTMLDialogElement): void {
  dialog.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  dialog.close();
}

/** Where a link inside our documents leads; null for all others. */
function spotOf(href: string, document: string): Spot | null {
  const inside = /^(?:\/rules\/([a-z_-]+))?(?:#(.+))?$/.exec(href);
  return inside === null || href === "" ? null : { document: inside[1] ?? document, at: inside[2] ?? "" };
}

function placeIn(paper: HTMLElement, at: string): HTMLElement | null {
  return at === "" ? paper.querySelector("h1") : paper.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`);
}

/** Scrolls the paper alone: what stands around it stays where it is. */
function bring(paper: HTMLElement, target: HTMLElement): void {
  const above = target.getBoundingClientRect().top - paper.getBoundingClientRect().top;
  const room = Math.max(12, (paper.clientHeight - target.offsetHeight) / 3);
  paper.scrollTo({ top: paper.scrollTop + above - room });
}
