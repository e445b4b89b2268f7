/** One of the two actions of a tile: what it brings, and the choice that it needs. */
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../shared/drawings";
import { RuleChip } from "../../shared/rule";
import { GameIcon } from "../drawings";
import { Cost, Mood } from "../pictures";
import { type Board, isReason, landscapeAt, mySide } from "../state";
import type { Advice, Goods, Update } from "../wire";
import { Erecting, Settlements } from "./Build";
import { type ActProps, Chip } from "./Chip";
import { Looks, Sales, Swaps } from "./Trade";

interface ActionProps {
  board: Board;
  /** The word's key of the action. */
  act: string;
  /** Can it be played now, or is this a look ahead? */
  live: boolean;
}

export function Action({ board, act, live: asked }: ActionProps): JSX.Element | null {
  const words = board.words.value;
  const advice = board.advice.value;
  const { step, more } = board.view.value;
  const { reasons } = board.update.value;
  const kind = kindOf(act);
  const mine = board.legal.value.filter(
    (each) => each.kind === kind.kind && (kind.action === undefined || each.action === kind.action),
  );
  if (advice === null) return null;
  const off = asked && mine.length === 0;
  // While one action goes on the other has to wait: that says nothing about whether it could be done.
  const live = asked && (step === "act" || !off);
  const bodies: Partial<Record<string, () => ComponentChildren>> = {
    found: () => <Settlements board={board} advice={advice} live={live} acts={mine} />,
    erect: () => <Erecting board={board} advice={advice} live={live} acts={mine} />,
    explore: () => <Looks board={board} advice={advice} live={live} acts={mine} />,
    swap: () => <Swaps board={board} advice={advice} live={live} acts={mine} />,
    sell: () => <Sales board={board} advice={advice} live={live} acts={mine} />,
    walk: () => (
      <p>
        {words.say(
          live
            ? mine.length > 0
              ? "kings-will-table-walk-now"
              : "kings-will-table-walk-none"
            : "kings-will-table-walk-then",
          {
            n: live && step === "walk" ? more : advice.steps,
          },
        )}
        {live && mine.length === 0 ? <RuleChip rule={reasons.walk} /> : null}
      </p>
    ),
    offspring: () => (
      <p>
        {(live ? mine.length : advice.births.length) > 0
          ? words.say("kings-will-table-births", {
              spots: words.spots(
                ...new Set(
                  (live ? mine.map(({ place }) => place ?? 0) : advice.births).map((place) =>
                    landscapeAt(board, place),
                  ),
                ),
              ),
            })
          : words.say("kings-will-table-births-none")}
        {(live ? mine.length : advice.births.length) > 0 ? null : <RuleChip rule={reasons.offspring} />}
      </p>
    ),
  };
  const body = bodies[act];
  const single = body === undefined;
  return (
    <div class={`kw-ac${off ? " off" : ""}`}>
      <h2>{words.action(act)}</h2>
      {single ? <Single board={board} act={act} live={live} acts={mine} advice={advice} /> : body?.()}
      {off && live && !single && act !== "walk" && act !== "offspring" ? (
        <p class="why">
          {words.say(`kings-will-table-none-${act}`)}
          <RuleChip rule={reasonOf(act, reasons)} />
        </p>
      ) : null}
    </div>
  );
}

function kindOf(act: string): { kind: string; action?: string } {
  const harvests = ["fields", "cattle", "fell-wood", "quarry-stone"];
  return harvests.includes(act) ? { kind: "harvest", action: act.replaceAll("-", "_") } : { kind: act };
}

/** The rule because of which an action can't be chosen: its own, or that it would change nothing. */
function reasonOf(act: string, reasons: Update["reasons"]): string {
  return isReason(act, reasons) ? reasons[act] : reasons.nothing;
}

const WHY_NOT: Partial<Record<string, string>> = {
  harvest: "kings-will-table-none-harvest",
  taxes: "kings-will-table-brings-none",
};

/** An action without a choice of its own: what it brings. */
function Single({ board, act, live, acts, advice }: ActProps & { act: string }): JSX.Element {
  const words = board.words.value;
  const { kind, action } = kindOf(act);
  const can = live ? acts.length > 0 : true;
  const told = brings(advice, act);
  const label = `${words.action(act)}: ${told === null ? words.say("kings-will-table-brings-none") : bringsWords(board, told)}`;
  return (
    <>
      <p>{words.say(`kings-will-table-about-${act}`)}</p>
      <Chip
        board={board}
        part={action === undefined ? { kind } : { kind, action }}
        can={can && told !== null}
        live={live}
        label={label}
      >
        {told === null ? (
          <span>{words.say(kind === "harvest" ? "kings-will-table-brings-none" : "kings-will-table-scale-full")}</span>
        ) : (
          <>
            {Object.keys(told.gain).length > 0 ? (
              <span class="kw-gain">
                +<Cost amounts={told.gain} />
              </span>
            ) : null}
            {told.level === undefined ? null : (
              <span class="kw-gain">
                <GameIcon name={act === "education" ? "edu" : "dev"} />
                {words.say("kings-will-table-level", { n: told.level })}
              </span>
            )}
            {told.points > 0 ? (
              <span class="kw-gain">
                +{told.points}
                <Icon name="vp" />
              </span>
            ) : null}
            {told.mood === undefined ? null : (
              <span class="kw-gain">
                → <Mood mood={told.mood} words={words} />
              </span>
            )}
          </>
        )}
      </Chip>
      {told !== null && told.lost > 0 ? (
        <p class="why">{words.say("kings-will-table-lost", { n: told.lost })}</p>
      ) : null}
      {told?.rebels === true ? <p class="why">{words.rebels(mySide(board))}</p> : null}
      {live && acts.length === 0 ? (
        <p class="why">
          {words.say(WHY_NOT[kind] ?? "kings-will-table-scale-full")}
          <RuleChip rule={reasonOf(act, board.update.value.reasons)} />
        </p>
      ) : null}
    </>
  );
}

interface Brings {
  gain: Goods;
  lost: number;
  points: number;
  mood?: number;
  rebels?: boolean;
  level?: number;
}

function brings(advice: Advice, act: string): Brings | null {
  switch (act) {
    case "taxes":
      return {
        gain: { coin: advice.taxes.coins },
        lost: advice.taxes.lost,
        points: 0,
        mood: advice.taxes.mood,
        rebels: advice.taxes.rebels,
      };
    case "education":
      return advice.education === null ? null : { ...advice.education, lost: 0 };
    case "development":
      return advice.development === null ? null : { ...advice.development, gain: {}, lost: 0 };
    default: {
      const harvest = advice.harvests.find(({ action }) => action === act.replaceAll("-", "_"));
      return harvest === undefined || (Object.keys(harvest.gain).length === 0 && harvest.lost === 0)
        ? null
        : { gain: harvest.gain, lost: harvest.lost, points: 0 };
    }
  }
}

function bringsWords(board: Board, told: Brings): string {
  const words = board.words.value;
  const parts = [
    Object.keys(told.gain).length > 0 ? words.amounts(told.gain) : "",
    told.level === undefined ? "" : words.say("kings-will-table-level", { n: told.level }),
    told.points > 0 ? words.points(told.points) : "",
    told.mood === undefined ? "" : words.say("kings-will-table-mood-to", { mood: words.mood(told.mood) }),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
