/** A window to play on from a moment against bots, and to share the position. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { CrestShield } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { LevelChoice } from "../shared/level";
import { inLines, positionPath } from "../shared/positions";
import { introduced } from "../shared/profile";
import { navigate } from "../shared/router";
import type { BotInfo, Position, TableInfo } from "../shared/types";
import "../shared/seats.css";
import "../shared/playing-on.css";

type Hidden = "anew" | "same";
const USUAL_LEVEL = 2;

interface PlayOnProps {
  table: TableInfo;
  /** Whose seat I would most likely take. */
  you: number | null;
  position: () => Promise<Position>;
  close: () => void;
}

export function PlayOnWindow({ table, you, position, close }: PlayOnProps): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  const found = useSignal<Position | null>(null);
  const link = useSignal("");
  const bots = useSignal<readonly BotInfo[]>([]);
  const problem = useSignal("");
  const fail = (failure: unknown): void => {
    problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
  };
  useEffect(() => {
    frame.current?.showModal();
    Promise.all([position(), api.games()])
      .then(async ([told, games]) => {
        link.value = await positionPath(told.position);
        bots.value = games.find(({ name }) => name === table.game)?.bots ?? [];
        found.value = told;
      })
      .catch(fail);
  }, []);
  const there = found.value;
  return (
    <dialog class="keys panel po" ref={frame} aria-label={t("play-on-title")} onClose={close}>
      <Heading text={t("play-on-title")} tone="verd" />
      {there === null ? (
        <p class="lead" aria-busy={problem.value === ""}>
          {problem.value === "" ? "…" : ""}
        </p>
      ) : there.over ? (
        <p class="lead">{t("play-on-over")}</p>
      ) : (
        <Wishes table={table} first={you ?? there.waiting[0] ?? 0} bots={bots.value} there={there} fail={fail} />
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
      {there === null ? null : (
        <>
          <h3>{t("share-position")}</h3>
          <p class="lead">{t("share-position-about")}</p>
          <p class="acts2">
            <CopyButton icon="share" text={`${location.origin}${link.value}`}>
              {t("share-position-link")}
            </CopyButton>
            <CopyButton text={inLines(there.position)}>{t("share-position-json")}</CopyButton>
          </p>
        </>
      )}
      <button class="btn small" type="button" onClick={() => frame.current?.close()}>
        {t("close")}
      </button>
    </dialog>
  );
}

interface WishesProps {
  table: TableInfo;
  first: number;
  bots: readonly BotInfo[];
  there: Position;
  fail: (failure: unknown) => void;
}

/** Which seat is mine, how well the others play, and what becomes of what I may not know. */
function Wishes({ table, first, bots, there, fail }: WishesProps): JSX.Element {
  const seat = useSignal(first);
  const bot = useSignal(bots.find(({ level }) => level === USUAL_LEVEL)?.id ?? bots[0]?.id ?? "");
  const hidden = useSignal<Hidden>("anew");
  const busy = useSignal(false);
  const begin = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      if (!(await introduced())) return;
      const next = await api.playOn(there.position, seat.value, bot.value, hidden.value);
      navigate(`/t/${encodeURIComponent(next.id)}`);
    } catch (failure) {
      fail(failure);
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <p class="lead">{t("play-on-about")}</p>
      <h3>{t("play-on-seat")}</h3>
      <div class="po-seats" role="radiogroup" aria-label={t("play-on-seat")}>
        {table.seats.map(({ seat: number, crest, name }) => (
          <label key={number} class={number === seat.value ? "on" : ""}>
            <input type="radio" name="po-seat" checked={number === seat.value} onChange={() => (seat.value = number)} />
            <CrestShield crest={crest} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {table.seats.length < 2 ? null : (
        <>
          <h3>{t("play-on-bots")}</h3>
          <LevelChoice
            bots={bots}
            chosen={bot.value}
            label={t("play-on-bots")}
            name="po-bot"
            choose={(id) => (bot.value = id)}
          />
        </>
      )}
      <h3>{t("play-on-hidden")}</h3>
      <div class="seg po-hidden" role="group" aria-label={t("play-on-hidden")}>
        {(["anew", "same"] as const).map((wish) => (
          <button key={wish} type="button" aria-pressed={wish === hidden.value} onClick={() => (hidden.value = wish)}>
            {t(`play-on-${wish}`)}
          </button>
        ))}
      </div>
      <p class="po-note">{t(`play-on-${hidden.value}-about`)}</p>
      <button class="btn pri po-go" type="button" aria-disabled={busy.value} onClick={() => void begin()}>
        {t("play-on-go")}
      </button>
    </>
  );
}
