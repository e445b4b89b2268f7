/** The owl beside a question: asks for counsel, or sleeps where there is none. */
import type { JSX } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import { mountSprite } from "../drawings/sprite";
import { t } from "../i18n";
import owls from "./owl.svg?raw";
import { type Counsel, CounselHere } from "./state";
import "./counsel.css";

export function Owl({ asleep = false }: { asleep?: boolean }): JSX.Element {
  mountSprite(owls);
  return (
    <svg class="art ui owl" viewBox="0 0 64 64" aria-hidden="true">
      <use href={asleep ? "#owl-asleep" : "#owl-awake"} />
    </svg>
  );
}

export function CounselChip({ asked }: { asked: boolean }): JSX.Element | null {
  const counsel = useContext(CounselHere);
  useKey(asked ? counsel : null);
  if (counsel === null || !asked) return null;
  const none = counsel.hindrance.value !== "";
  const open = counsel.open.value;
  return (
    <button
      type="button"
      class={none ? "counsel-chip none" : "counsel-chip"}
      aria-expanded={open}
      aria-keyshortcuts="O"
      aria-label={t(none ? "counsel-no" : "counsel-ask")}
      onClick={open ? counsel.close : counsel.ask}
    >
      <Owl asleep={none} />
      <span aria-hidden="true">{t(none ? "counsel-no-short" : "counsel")}</span>
    </button>
  );
}

/** Its key works from the moment the owl is on the page. */
function useKey(counsel: Counsel | null): void {
  useLayoutEffect(() => {
    if (counsel === null) return undefined;
    const press = (key: KeyboardEvent): void => {
      const target = key.target as HTMLElement;
      if (key.key === "Escape" && target.closest("dialog") === null) counsel.close();
      if (key.ctrlKey || key.metaKey || key.altKey || key.key.toLowerCase() !== "o") return;
      if (target.matches("input, textarea, select") || target.closest("dialog") !== null) return;
      key.preventDefault();
      if (counsel.open.peek()) counsel.close();
      else counsel.ask();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [counsel]);
}

/** The ring with which counsel marks a thing on the board. */
export function CounselRing({ rank }: { rank: number }): JSX.Element | null {
  if (rank === 0) return null;
  return (
    <span class={rank === 1 ? "counsel-ring one num" : "counsel-ring num"} aria-hidden="true">
      {rank}
    </span>
  );
}
