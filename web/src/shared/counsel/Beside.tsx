/** Counsel beside the table: one sentence, three choices with what they promise and why, and what was reckoned. */
import type { JSX } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { Icon } from "../drawings";
import { joined, language, t } from "../i18n";
import { narrow } from "../media";
import { RuleChip } from "../rule";
import type { CounselGiven, TableInfo } from "../types";
import { CounselRing, Owl } from "./Chip";
import { type Counsel, CounselHere } from "./state";

type Choice = CounselGiven["choices"][number];

interface Props {
  /** May I decide now? */
  asked: boolean;
  /** Draws what a choice is about, where the game has a drawing of it. */
  Picture?: (props: { action: string }) => JSX.Element | null;
  /** Lays a choice out on the table, without playing it; null for what can't be. */
  show?: (action: string) => (() => void) | null;
  /** Does it lie there? */
  isShown?: (action: string) => boolean;
}

export function CounselBeside(props: Props): JSX.Element | null {
  const counsel = useContext(CounselHere);
  if (counsel === null || !counsel.open.value || counsel.table.value === null) return null;
  return <Leaf {...props} counsel={counsel} table={counsel.table.value} />;
}

function Leaf({ counsel, table, ...props }: Props & { counsel: Counsel; table: TableInfo }): JSX.Element {
  const head = useRef<HTMLParagraphElement>(null);
  const hindrance = counsel.hindrance.value;
  const given = counsel.given.value;
  useEffect(() => head.current?.focus({ preventScroll: true }), [given === null]);
  const press = (key: KeyboardEvent): void => {
    if (key.key === "Escape") counsel.close();
    else if (key.key >= "1" && key.key <= "3" && given !== null) {
      counsel.shown.value = Number(key.key) - 1;
      const choice = given.choices[Number(key.key) - 1];
      if (choice !== undefined) props.show?.(choice.action)?.();
    } else return;
    key.stopPropagation();
    key.preventDefault();
  };
  const sentence =
    hindrance === "unlearned"
      ? t("counsel-unlearned")
      : hindrance === "off"
        ? offWords(table)
        : counsel.thinking.value
          ? t("counsel-thinking")
          : counsel.problem.value !== ""
            ? counsel.problem.value
            : (given?.sentence ?? t(props.asked ? "counsel-again" : "counsel-later"));
  return (
    <section class="counsel-beside panel" aria-label={t("counsel")} onKeyDown={press}>
      <header class="counsel-head">
        <Owl asleep={hindrance !== ""} />
        <div>
          <h2>{t(hindrance === "" ? "counsel" : "counsel-no")}</h2>
          <p ref={head} tabIndex={-1} role="status" aria-busy={counsel.thinking.value}>
            {sentence}
          </p>
        </div>
        <button class="ib" type="button" aria-label={t("close")} title={t("close")} onClick={counsel.close}>
          <Icon name="close" ui />
        </button>
      </header>
      {hindrance === "off" ? <AskOthers counsel={counsel} table={table} /> : null}
      {hindrance === "" && given === null && !counsel.thinking.value && props.asked ? (
        <button class="btn pri" type="button" onClick={counsel.ask}>
          {t("counsel-ask")}
        </button>
      ) : null}
      {hindrance !== "" || given === null ? null : (
        <>
          <ol class="counsel-choices">
            {given.choices.map((choice, n) => (
              <ChoiceCard key={choice.action} {...props} counsel={counsel} choice={choice} given={given} n={n} />
            ))}
          </ol>
          <p class="counsel-note">
            <Icon name="glass" ui />
            <span>{t("counsel-reckoned", { tries: given.tries })}</span>
          </p>
          <p class="counsel-note">
            <Icon name="quill" ui />
            <span>{t("counsel-so-far", { n: given.hints })}</span>
          </p>
        </>
      )}
    </section>
  );
}

interface CardProps extends Props {
  counsel: Counsel;
  choice: Choice;
  given: CounselGiven;
  n: number;
}

function ChoiceCard({ counsel, choice, given, n, Picture, show, isShown }: CardProps): JSX.Element {
  const lay = show?.(choice.action) ?? null;
  const lies = isShown?.(choice.action) === true;
  const open = !narrow.value || counsel.shown.value === n;
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const points = number(choice.points, 1);
  return (
    <li class={n === 0 ? "counsel-choice pick" : "counsel-choice"}>
      <CounselRing rank={n + 1} />
      <span class="counsel-picture">{Picture === undefined ? null : <Picture action={choice.action} />}</span>
      <span class="counsel-name">
        {narrow.value ? (
          <button type="button" aria-expanded={open} onClick={() => (counsel.shown.value = n)}>
            {choice.text}
          </button>
        ) : (
          <b>{choice.text}</b>
        )}
      </span>
      {given.alone ? null : (
        <span class="counsel-win">
          <b class="num">{t("counsel-percent", { n: Math.round(100 * choice.win) })}</b>
          <i class="counsel-bar" aria-hidden="true">
            <i style={{ width: `${100 * choice.win}%` }} />
          </i>
          <small class="num">{t("counsel-error", { n: number(100 * choice.error, 1) })}</small>
        </span>
      )}
      {!open ? null : (
        <>
          <span class="counsel-expected num">
            {given.alone
              ? t("counsel-expected-alone", { points })
              : t("counsel-expected", { place: number(choice.place, 1), points })}
          </span>
          <p class="counsel-why">{choice.brings}</p>
          {choice.reasons.map((reason) => (
            <p class={`counsel-why ${reason.ground}`} key={reason.text}>
              {reason.text}
              <RuleChip rule={reason.rule} />
            </p>
          ))}
          <span class="counsel-foot">
            <Sureness choice={choice} n={n} />
            {lies ? (
              <span class="counsel-lies">
                <Icon name="check" ui />
                {t("counsel-lies")}
              </span>
            ) : lay === null ? null : (
              <button class="btn small" type="button" onClick={lay}>
                {t("counsel-show")}
              </button>
            )}
          </span>
        </>
      )}
    </li>
  );
}

/** How sure it is that a choice stands rightly where it stands: in bars and in a word. */
function Sureness({ choice, n }: { choice: Choice; n: number }): JSX.Element {
  const bars = choice.sure === "sure" ? 3 : choice.sure === "fairly" ? 2 : 1;
  return (
    <span class="counsel-sure">
      <span class="counsel-bars" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} class={bar <= bars ? "on" : ""} />
        ))}
      </span>
      {t(`counsel-is-${choice.sure}`, { behind: n, next: n === 0 ? 2 : n })}
    </span>
  );
}

/** Who wants counsel here, and who does not, or not yet. */
function offWords(table: TableInfo): string {
  const named = (seats: readonly number[]): string =>
    joined(seats.filter((seat) => seat !== table.you).map((seat) => table.seats[seat]?.name ?? ""));
  const { agreed, missing } = table.counsel;
  if (table.you !== null && agreed.includes(table.you)) return t("counsel-off-waiting", { names: named(missing) });
  const asking = named(agreed);
  return asking === "" ? t("counsel-off") : t("counsel-off-asked", { names: asking });
}

function AskOthers({ counsel, table }: { counsel: Counsel; table: TableInfo }): JSX.Element {
  const { agreed } = table.counsel;
  const mine = table.you !== null && agreed.includes(table.you);
  const wish = async (agree: boolean): Promise<void> => {
    try {
      await counsel.allow(agree);
    } catch {
      // The table tells by itself that it is out of reach; the button stays.
    }
  };
  return (
    <p class="counsel-off">
      <button class={mine ? "btn" : "btn pri"} type="button" onClick={() => void wish(!mine)}>
        {t(mine ? "counsel-withdraw" : agreed.length > 0 ? "counsel-agree" : "counsel-ask-others")}
      </button>
      <button class="btn" type="button" onClick={counsel.close}>
        {t("counsel-good")}
      </button>
    </p>
  );
}
