/** At the table's foot: what happened just now, where in the game that was, and how to go on. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { CopyButton } from "../shared/copying";
import { CrestShield, Icon } from "../shared/drawings";
import { t, told } from "../shared/i18n";
import { replayPath } from "../shared/looking";
import type { Ending } from "../shared/room";
import { Link } from "../shared/router";
import type { ReplayMoment, TableInfo } from "../shared/types";
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
}

/** From this pace on nobody could listen along. */
const SILENT = 2;

export function Controls({ back, table, ending, you, wish, look }: ControlsProps): JSX.Element {
  const moment = back.frames.moments[back.at.value];
  const crest = moment?.seat == null ? null : table.seats[moment.seat]?.crest;
  return (
    <section class={`rp panel${crest ? ` c-${crest}` : ""}`} aria-label={t("look-back")}>
      <div class="rp-head">
        {crest ? <CrestShield crest={crest} /> : <Icon name="crown" class="rp-sign" />}
        <Told back={back} moment={moment} table={table} ending={ending} />
        <EyesOf back={back} table={table} you={you} wish={wish} look={look} />
        <Ways back={back} table={table} moment={moment} />
      </div>
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
          of={STRIDES.map((stride) => ({ id: stride, name: t(`replay-${stride}`, { chapter: ending.chapter }) }))}
          chosen={back.stride.value}
          choose={(stride) => (back.stride.value = stride)}
        />
      </div>
    </section>
  );
}

interface ToldProps {
  back: Looking;
  moment: ReplayMoment | undefined;
  table: TableInfo;
  ending: Ending;
}

/** What happened, as the log tells it: the first sentence large. */
function Told({ back, moment, table, ending }: ToldProps): JSX.Element {
  const update = back.update.value;
  const said = (moment?.log ?? []).map((entry) => ending.line(entry, update, table.you));
  const [first = untold(moment, update.names, table.you), ...more] = said;
  const when = moment === undefined ? "" : ending.partName(moment.chapter, moment.part);
  const quiet = back.playing.value && back.speed.value >= SILENT;
  return (
    <div class="rp-told" role="status" aria-live={quiet ? "off" : "polite"}>
      <h2>{first}</h2>
      <p>
        <b class="num">
          {when} · {t("replay-of", { n: back.at.value, of: back.frames.moments.length - 1 })}
        </b>{" "}
        {more.join(" ")}
      </p>
    </div>
  );
}

/** What is said of a moment of which the log has nothing to tell. */
function untold(moment: ReplayMoment | undefined, names: readonly string[], you: number | null): string {
  if (moment === undefined || moment.kind === "beginning") return t("replay-beginning");
  if (moment.seat === null) return t("replay-chance");
  return told("replay-decides", moment.seat === you, { name: names[moment.seat] ?? "" });
}

/** Whose eyes: mine as it was then, or all; who did not play may borrow anybody's. */
function EyesOf({ back, table, you, wish, look }: Omit<ControlsProps, "ending">): JSX.Element | null {
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

function Buttons({ back, table }: { back: Looking; table: TableInfo }): JSX.Element {
  const last = back.frames.moments.length - 1;
  const at = back.at.value;
  const step = (name: "first" | "back" | "on" | "last", keys: string, still: boolean, go: () => void): JSX.Element => (
    <button
      type="button"
      class={`btn rp-b rp-${name}`}
      aria-label={t(`replay-${name}`)}
      title={t(`replay-${name}`)}
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
}

/** Where one can go from here. */
function Ways({ back, table, moment }: WaysProps): JSX.Element | null {
  if (table.id === "") return null;
  const link = `${location.origin}${replayPath(table.id, { moment: moment?.n ?? 0 })}`;
  return (
    <div class="rp-ways">
      {back.replay.runs ? (
        <Link class="btn small" href={`/t/${encodeURIComponent(table.id)}`}>
          {t("end-to-table")}
        </Link>
      ) : (
        <CopyButton icon="share" text={link}>
          {t("replay-link")}
        </CopyButton>
      )}
    </div>
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
