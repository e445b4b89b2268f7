/** At the table's foot: what happened just now, where in the game that was, and how to go on. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { CopyButton } from "../shared/copying";
import { CrestShield, Icon } from "../shared/drawings";
import { has, inPerson, t } from "../shared/i18n";
import { replayPath } from "../shared/looking";
import type { Ending } from "../shared/room";
import { Link } from "../shared/router";
import type { Position, ReplayMoment, TableInfo } from "../shared/types";
import { PlayOnWindow } from "./PlayOn";
import { EVERYTHING, type Eyes } from "./ReplayPage";
import { Scrubber } from "./Scrubber";
import { type Looking, SPEEDS, STRIDES } from "./state";

interface ControlsProps {
  back: Looking;
  table: TableInfo;
  ending: Ending;
  /** Where I sat, whosever eyes I borrow. */
  you: number | null;
  /** Whose eyes are wanted; they may still be on their way. */
  wish: ReadonlySignal<Eyes>;
  look: (eyes: Eyes) => void;
  /** How things stood at a moment, with all that was hidden, if that may be told. */
  position: (moment: number) => Promise<Position>;
  /** Back to where a position is written. */
  change?: (() => void) | undefined;
}

/** From this pace on nobody could listen along. */
const SILENT = 2;

export function Controls({ back, table, ending, you, wish, look, position, change }: ControlsProps): JSX.Element {
  const opened = useSignal(false);
  const alone = back.frames.moments.length === 1;
  const moment = back.frames.moments[back.at.value];
  const crest = moment?.seat == null ? null : table.seats[moment.seat]?.crest;
  const playOn = (): void => {
    back.pause();
    opened.value = true;
  };
  return (
    <section class={alone ? "rp panel rp-alone" : "rp panel"} aria-label={t(alone ? "position" : "look-back")}>
      {/* The colour is here alone: whatever the panel inherited would style the whole line anew. */}
      <i class={`rp-edge${crest ? ` c-${crest}` : ""}`} />
      <div class="rp-head">
        {crest ? <CrestShield crest={crest} /> : <Icon name="crown" class="rp-sign" />}
        <Sentences back={back} moment={moment} table={table} ending={ending} />
        <EyesOf back={back} table={table} you={you} wish={wish} look={look} />
        <Ways back={back} table={table} moment={moment} playOn={playOn} change={change} />
      </div>
      {alone ? null : <Line back={back} table={table} ending={ending} />}
      {opened.value ? (
        <PlayOnWindow
          table={table}
          you={you}
          position={() => position(moment?.n ?? 0)}
          close={() => (opened.value = false)}
        />
      ) : null}
    </section>
  );
}

/** The line of the game, and the buttons with which one goes along it. */
function Line({ back, table, ending }: Pick<ControlsProps, "back" | "table" | "ending">): JSX.Element {
  return (
    <>
      <Scrubber back={back} table={table} ending={ending} />
      <div class="rp-foot">
        <Buttons back={back} table={table} />
        <Choice
          label={t("replay-speed")}
          class="rp-speed"
          of={SPEEDS.map((speed) => ({ id: speed, name: speed === 0.5 ? "½×" : `${speed}×` }))}
          chosen={back.speed.value}
          choose={(speed) => (back.speed.value = speed)}
        />
        <Choice
          label={t("replay-stride")}
          class="rp-stride"
          of={STRIDES.map((stride) => ({ id: stride, name: told(stride, ending.chapter) }))}
          chosen={back.stride.value}
          choose={(stride) => (back.stride.value = stride)}
        />
      </div>
    </>
  );
}

interface SentencesProps {
  back: Looking;
  moment: ReplayMoment | undefined;
  table: TableInfo;
  ending: Ending;
}

/** What happened, as the log tells it: the first sentence large. */
function Sentences({ back, moment, table, ending }: SentencesProps): JSX.Element {
  const update = back.update.value;
  const last = back.frames.moments.length - 1;
  const said = (moment?.log ?? []).map((entry) => ending.line(entry, update, table.you));
  const nothing = (): string => (last === 0 ? t("position") : untold(table.game, moment, update.names, table.you));
  const [first = nothing(), ...more] = said;
  const when = moment === undefined ? "" : ending.partName(moment.chapter, moment.part);
  const quiet = back.playing.value && back.speed.value >= SILENT;
  return (
    <div class="rp-told" role="status" aria-live={quiet ? "off" : "polite"}>
      <h2 style={{ "--letters": first.length }}>{first}</h2>
      <p>
        <b class="num">{[when, ...(last === 0 ? [] : [t("replay-of", { n: back.at.value, of: last })])].join(" · ")}</b>{" "}
        {more.join(" ")}
      </p>
    </div>
  );
}

/** What is said of a moment of which the log has nothing to tell. */
function untold(game: string, moment: ReplayMoment | undefined, names: readonly string[], you: number | null): string {
  if (moment === undefined || moment.kind === "beginning") return t("replay-beginning");
  if (moment.seat === null) return t("replay-chance");
  const own = `did-${game}-${moment.did}`;
  return inPerson(has(own) ? own : "replay-decides", moment.seat === you, { name: names[moment.seat] ?? "" });
}

/** Whose eyes: mine as it was then, or all; who did not play may borrow anybody's. */
function EyesOf({
  back,
  table,
  you,
  wish,
  look,
}: Omit<ControlsProps, "ending" | "position" | "change">): JSX.Element | null {
  if (back.replay.runs) return <span class="rp-runs">{t("replay-runs")}</span>;
  const now = wish.value;
  const seats = you === null ? table.seats : table.seats.filter(({ seat }) => seat === you);
  return (
    <div class="rp-eyes" aria-busy={now !== back.replay.eyes}>
      <span class="rp-lab">{t("replay-eyes")}</span>
      <div class="seg" role="group" aria-label={t("replay-eyes")}>
        {seats.map(({ seat, crest, name }) => (
          <button
            key={seat}
            type="button"
            aria-pressed={now === seat}
            aria-keyshortcuts={you === null ? undefined : "E"}
            title={seat === you ? t("replay-mine") : name}
            onClick={() => look(seat)}
          >
            <CrestShield crest={crest} />
            <span class={seat === you ? "" : "sr"}>{seat === you ? t("replay-you") : name}</span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={now === EVERYTHING}
          title={t("replay-everything")}
          onClick={() => look(EVERYTHING)}
        >
          <Icon name="people" ui />
          {t("replay-all")}
        </button>
      </div>
    </div>
  );
}

const PICTURES = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M15.500 5l-7 7 7 7",
  on: "M8.500 5l7 7-7 7",
  last: "M18 5v14M5 5l9 7-9 7z",
  play: "M7 4.500l12 7.500-12 7.500z",
  pause: "M8 5v14M16 5v14",
} as const;

function Sign({ of }: { of: keyof typeof PICTURES }): JSX.Element {
  return (
    <svg class="rp-sg" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES[of]} />
    </svg>
  );
}

function told(what: string, chapter = ""): string {
  return t(`replay-${what}`, { chapter });
}

function Buttons({ back, table }: { back: Looking; table: TableInfo }): JSX.Element {
  const last = back.frames.moments.length - 1;
  const at = back.at.value;
  const step = (name: "first" | "back" | "on" | "last", keys: string, still: boolean, go: () => void): JSX.Element => (
    <button
      type="button"
      class={`btn rp-b rp-${name}`}
      aria-label={told(name)}
      title={told(name)}
      aria-keyshortcuts={keys}
      aria-disabled={still}
      onClick={go}
    >
      <Sign of={name} />
    </button>
  );
  const playing = back.playing.value;
  const over = at === last && !playing && table.status === "over" && table.id !== "";
  return (
    <div class="rp-buttons">
      {step("first", "Home", at === 0, () => back.go(0))}
      {step("back", "ArrowLeft", at === 0, () => back.step(-1))}
      <button
        type="button"
        class={over ? "btn rp-play" : "btn pri rp-play"}
        aria-keyshortcuts="Space"
        onClick={() => (playing ? back.pause() : back.play())}
      >
        <Sign of={playing ? "pause" : "play"} />
        {t(playing ? "replay-pause" : "replay-play")}
      </button>
      {step("on", "ArrowRight", at === last, () => back.step(1))}
      {step("last", "End", at === last, () => back.go(last))}
      {over ? (
        <Link class="btn pri" href={`/t/${encodeURIComponent(table.id)}/end`}>
          {t("ask-to-end")}
        </Link>
      ) : null}
    </div>
  );
}

interface WaysProps {
  back: Looking;
  table: TableInfo;
  moment: ReplayMoment | undefined;
  playOn: () => void;
  change: (() => void) | undefined;
}

/** Where one can go from here. */
function Ways({ back, table, moment, playOn, change }: WaysProps): JSX.Element {
  return (
    <div class="rp-ways">
      {back.replay.runs ? null : (
        <button
          class="btn small rp-on-from"
          type="button"
          aria-haspopup="dialog"
          title={t("play-on-title")}
          onClick={playOn}
        >
          <Icon name="again" ui />
          <span>{t("play-on")}</span>
        </button>
      )}
      {change === undefined ? null : (
        <button class="btn small" type="button" title={t("position-change")} onClick={change}>
          <Icon name="quill" ui />
          <span>{t("position-change")}</span>
        </button>
      )}
      {table.id === "" ? null : <Onward back={back} table={table} moment={moment} />}
    </div>
  );
}

/** The way back to a table that is still played at, or a link to this moment. */
function Onward({ back, table, moment }: Pick<WaysProps, "back" | "table" | "moment">): JSX.Element {
  const link = `${location.origin}${replayPath(table.id, { moment: moment?.n ?? 0 })}`;
  return back.replay.runs ? (
    <Link class="btn small" href={`/t/${encodeURIComponent(table.id)}`}>
      {t("end-to-table")}
    </Link>
  ) : (
    <CopyButton icon="share" text={link}>
      {t("replay-link")}
    </CopyButton>
  );
}

interface ChoiceProps<Id extends string | number> {
  label: string;
  class: string;
  of: readonly { id: Id; name: string }[];
  chosen: Id;
  choose: (id: Id) => void;
}

function Choice<Id extends string | number>({ label, class: more, of, chosen, choose }: ChoiceProps<Id>): JSX.Element {
  return (
    <div class={more}>
      <span class="rp-lab">{label}</span>
      <div class="seg" role="group" aria-label={label}>
        {of.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
