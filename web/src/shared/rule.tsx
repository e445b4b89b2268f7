/** A rule's number that leads to the rule: after a line of the log, or after a reason why not. */
import type { JSX } from "preact";
import { Icon } from "./drawings";
import { t } from "./i18n";
import { lookAt } from "./looking";
import { openRules } from "./rules";

/** After what is refused: always in sight. */
export function RuleChip({ rule }: { rule: string }): JSX.Element | null {
  if (rule === "") return null;
  return (
    <>
      {" "}
      <button type="button" class="rule-no" aria-label={t("rule-number", { rule })} onClick={() => openRules(rule)}>
        {rule}
      </button>
    </>
  );
}

/** After a line of the log: it shows when the line is pointed at or reached; fingers press the line. */
export function LineRule({ rule, n, first }: { rule: string | undefined; n: number; first: boolean }): JSX.Element {
  return (
    <>
      <LineMoment n={n} first={first} />
      {rule === undefined ? null : <LineNumber rule={rule} first={first} />}
    </>
  );
}

/** Leads to the board as it was when a line was told, on pages where that can be seen. */
function LineMoment({ n, first }: { n: number; first: boolean }): JSX.Element | null {
  const look = lookAt.value;
  if (look === null) return null;
  return (
    <>
      {" "}
      <button
        type="button"
        class="line-look"
        tabIndex={first ? 0 : -1}
        aria-label={t("line-moment")}
        title={t("line-moment")}
        onClick={() => look(n)}
      >
        <Icon name="eye" ui />
      </button>
    </>
  );
}

function LineNumber({ rule, first }: { rule: string; first: boolean }): JSX.Element {
  return (
    <>
      {" "}
      <button
        type="button"
        class="rule-no quiet"
        tabIndex={first ? 0 : -1}
        aria-label={t("rule-number", { rule })}
        onClick={() => openRules(rule)}
      >
        {rule}
      </button>
    </>
  );
}

/** The first of the log's numbers, and of its eyes, is reached by Tab, the others from there by arrows. */
export function walkLines(press: KeyboardEvent): void {
  const step = press.key === "ArrowDown" ? 1 : press.key === "ArrowUp" ? -1 : 0;
  const box = press.currentTarget as HTMLElement;
  const kind = (press.target as HTMLElement).matches(".line-look") ? ".line-look" : ".rule-no";
  const all = [...box.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.indexOf(press.target as HTMLElement) + step];
  if (step === 0 || !all.includes(press.target as HTMLElement) || next === undefined) return;
  press.preventDefault();
  next.focus();
}

/** A finger has nothing to point with: it presses the line itself. */
export function pressLine(press: PointerEvent): void {
  if (press.pointerType === "mouse") return;
  const line = (press.target as HTMLElement).closest("li");
  if ((press.target as HTMLElement).closest("button") === null) {
    line?.querySelector<HTMLElement>(".rule-no")?.click();
  }
}
