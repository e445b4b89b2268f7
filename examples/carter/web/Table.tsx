/** The table of The Carter: the players, the cart on its road, what is asked, and the log. */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { TakeBackAndSkip, ToResult } from "../shared/asked";
import { useAsking } from "../shared/asking";
import { useAt } from "../shared/at";
import { Away, absentClass, PlayAgain, whoPlays } from "../shared/away";
import { RulesBeside } from "../shared/beside";
import { after } from "../shared/changing";
import { crestOf } from "../shared/crests";
import { CrestShield, Die, Icon } from "../shared/drawings";
import { endedEarly } from "../shared/endings";
import { AtFoot } from "../shared/foot";
import { tableName } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { useHeadLine } from "../shared/line";
import { LogBox } from "../shared/logbox";
import { byEvent, type Pace, paced, usePace } from "../shared/pace";
import { type Refused, sender } from "../shared/refused";
import { LineRule, RuleChip } from "../shared/rule";
import { aboutSeat } from "../shared/seats";
import { TalkPane } from "../shared/talk/Talk";
import { Teller } from "../shared/telling";
import { reducedMotion } from "../shared/theme";
import type { Options, TableInfo, TableProps, UpdateOf } from "../shared/types";
import { TELLING } from "./sheet";
import { termOf } from "./terms";
import "./table.css";

type Update = UpdateOf<"carter">;
type Decision = Update["legal"][number];

/** What somebody else does is looked at so long, in milliseconds. */
const LOOK = 900;
const HURRIED = 150;
/** How long a road is, by its name. */
const GOAL: Readonly<Record<string, number>> = { short: 30, long: 60 };
const KEYS: Readonly<Record<string, string>> = { t: "throw", s: "stop" };

function goalOf(options: Options): number {
  return GOAL[String(options["road"])] ?? 0;
}

interface Board {
  readonly pace: Pace<Update>;
  readonly update: ReadonlySignal<Update>;
  /** What I may do now; empty while an older position is still being shown. */
  readonly legal: ReadonlySignal<readonly Decision[]>;
  readonly sending: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refused>;
  send: (decision: Decision) => void;
  takeBack: () => void;
}

function boardOf(props: TableProps<Update>): Board {
  const pace = paced<Update>(props.update.peek(), {
    steps: byEvent((view, event) => ({ ...after(TELLING, view, event), asked: [] })),
    pause: ([event], viewer) => (event === undefined || event.seat === viewer ? HURRIED : LOOK),
    many: 12,
    hurried: HURRIED,
    tooMany: 60,
    reduced: HURRIED,
    quick: () => reducedMotion.peek(),
    lasting: LOOK,
    stays: () => 0,
  });
  const { sending, refusal, send } = sender();
  return {
    pace,
    update: pace.shown,
    legal: computed(() =>
      sending.value || pace.shown.value.version !== props.update.value.version ? [] : pace.shown.value.legal,
    ),
    sending,
    refusal,
    send: (decision) =>
      void send(
        () => props.act(decision),
        () => undefined,
      ),
    takeBack: () => {
      if (props.update.peek().canUndo) void send(props.undo, () => undefined);
    },
  };
}

function listen(board: Board): () => void {
  const press = (key: KeyboardEvent): void => {
    if (key.ctrlKey || key.metaKey || key.altKey || (key.target as HTMLElement).matches("input, textarea, select"))
      return;
    const decision = board.legal.peek().find(({ kind }) => kind === KEYS[key.key.toLowerCase()]);
    if (decision !== undefined) board.send(decision);
    else if (key.key.toLowerCase() === "u") board.takeBack();
    else if (key.key === " " && board.pace.busy.peek()) {
      board.pace.skip();
      key.preventDefault();
    }
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}

export default function Table(props: TableProps<Update>): JSX.Element {
  useAt("table", "carter");
  const { table } = props;
  const board = useMemo(() => boardOf(props), [table.id]);
  usePace(board.pace, props.update);
  useHeadLine(() => <Round board={board} />, board);
  useAsking((key) => {
    const [kind = "", id = ""] = key.split(":");
    return kind === "seat" || kind === "crest" ? aboutSeat(table, kind, id) : termOf(null, key);
  }, board);
  useLayoutEffect(() => listen(board), [board]);
  return (
    <main class="carter">
      <h1 class="sr">{props.title ?? tableName(table)}</h1>
      <Players board={board} table={table} />
      <Road board={board} table={table} />
      <AtFoot>
        <Tray board={board} table={table} />
      </AtFoot>
      <section class="c-side panel">
        <Log board={board} table={table} />
      </section>
      <TalkPane class="c-side" table={table} />
      <RulesBeside game={table.game} update={board.update} />
    </main>
  );
}

function Round({ board }: { board: Board }): JSX.Element {
  const { round, options } = board.update.value.view;
  return (
    <div class="when">
      <b>{t("carter-tell-round", { round, goal: goalOf(options) })}</b>
    </div>
  );
}

function Players({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const { view, names } = board.update.value;
  const goal = goalOf(view.options);
  return (
    <section class="c-players" aria-label={t("carter-table-players")}>
      {view.seats.map(({ points }, seat) => (
        <article
          key={seat}
          class={`panel${view.asked.includes(seat) ? " turn" : ""}${absentClass(table, seat)}`}
          data-seat={seat}
          data-about={`seat:${seat}`}
        >
          <CrestShield crest={crestOf(table, seat) ?? ""} labelled />
          <b>{names[seat]}</b>
          <small class="about">{whoPlays(table.seats[seat], t("carter-table-bot"), t("carter-table-stand-in"))}</small>
          <Away table={table} seat={seat} />
          <span class="num vp">{t("points", { n: points })}</span>
          <progress value={Math.min(points, goal)} max={goal} aria-hidden="true" />
        </article>
      ))}
    </section>
  );
}

/** The cart of whose turn it is, with its sacks, and the die that was thrown last. */
function Road({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const { view, advice } = board.update.value;
  const thrown = board.pace.log.value.findLast((event) => "face" in event);
  const title = t("carter-tell-round", { round: view.round, goal: goalOf(view.options) });
  return (
    <section class="c-road panel" aria-label={title}>
      <Heading text={title} tone="verm" />
      <div class="c-cart" role="img" aria-label={t("carter-table-load", { load: view.load })} data-about="load">
        <svg class="bld art" viewBox="0 0 140 72" aria-hidden="true">
          <path class="k" d="M4 34h90v14H4zM94 40h40v4H94z" />
          <circle class="k2" cx="26" cy="56" r="15" />
          <circle class="k2" cx="74" cy="56" r="15" />
          {view.load > 0 ? (
            <path class="kp" d="M14 34q-6-22 8-24t12 24zM38 34q-6-26 10-28t14 28zM64 34q-6-20 6-22t14 22z" />
          ) : null}
        </svg>
        <b class="num">{view.load}</b>
      </div>
      {thrown !== undefined && "face" in thrown ? (
        <Die
          face={thrown.face}
          crest={crestOf(table, thrown.seat)}
          label={t("carter-table-thrown", { face: thrown.face })}
        />
      ) : null}
      <p data-about="robbers">
        {view.over || advice === null ? "" : t("carter-brings-throw", { robbers: advice.robbers })}
      </p>
    </section>
  );
}

function Tray({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const { view, names } = board.update.value;
  const legal = board.legal.value;
  const event = board.pace.event.value;
  const { text, rule } = board.refusal.value;
  const teller = new Teller(TELLING, { names, you: table.you });
  const waiting = t("carter-tell-turn", { player: names[view.asked[0] ?? view.draws ?? 0] ?? "" });
  const head = view.over
    ? endedEarly(table) || t("carter-tell-over")
    : legal.length > 0
      ? t("carter-ask", { load: view.load })
      : event !== null
        ? teller.line(event)
        : waiting;
  return (
    <section
      class={`c-tray panel${legal.length > 0 ? " asked" : ""}`}
      data-mine="tray"
      aria-label={t("carter-table-tray")}
    >
      <h2 aria-live="polite">{head}</h2>
      <p role="status" class={text === "" ? "" : "why"}>
        {text || (event === null || teller.line(event) === head ? "" : teller.line(event))}
        <RuleChip rule={rule} />
      </p>
      <div class="c-acts">
        {view.over ? (
          <ToResult table={table} />
        ) : (
          <>
            <TakeBackAndSkip board={board} />
            <PlayAgain table={table} />
            {legal.map((decision) => (
              <button
                key={decision.id}
                type="button"
                class={decision.kind === "throw" ? "btn pri" : "btn out"}
                data-do={decision.kind}
                onClick={() => board.send(decision)}
              >
                {t(`carter-do-${decision.kind}`)}
              </button>
            ))}
          </>
        )}
      </div>
    </section>
  );
}

function Log({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const teller = new Teller(TELLING, { names: board.update.value.names, you: table.you });
  return (
    <LogBox title={t("carter-table-log")} tone="verm" style="c-">
      {[...board.pace.log.value].reverse().map((entry, i) => (
        <li key={entry.n} class={entry.kind === "round_begins" ? "sep" : ""}>
          {entry.seat === undefined ? <Icon name="crown" /> : <CrestShield crest={crestOf(table, entry.seat) ?? ""} />}
          <span>
            {teller.line(entry)}
            <LineRule rule={entry.rule} n={entry.n} first={i === 0} />
          </span>
        </li>
      ))}
    </LogBox>
  );
}
