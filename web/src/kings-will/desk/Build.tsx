/** Founding a settlement, erecting a building. */
import type { JSX } from "preact";
import { fits } from "../choosing";
import { BUILDINGS } from "../components";
import { BuildingPicture, Emblem, SettlementPicture } from "../drawings";
import { Cost, GoodIcon } from "../pictures";
import { type Board, landscapeAt, mySide } from "../state";
import type { Advice, Goods } from "../wire";
import { type ActProps, Chip } from "./Chip";

export function Settlements({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const wish = board.wish.value;
  const { found, left } = board.update.value.reasons;
  const none = words.say("kings-will-table-none-found");
  const sites = [...new Set(advice.sites.map((place) => words.landscape(landscapeAt(board, place))))];
  const saving = live
    ? acts.filter(
        (act) =>
          fits(act, { kind: "found", settlement: board.picked.value?.settlement, place: board.picked.value?.place }) &&
          act.saving !== undefined,
      )
    : [];
  return (
    <>
      <p>
        {sites.length > 0 ? (
          <>
            {words.say("kings-will-table-sites")} <b>{sites.join(", ")}</b>
          </>
        ) : (
          words.say("kings-will-table-sites-none")
        )}
      </p>
      <div class="kw-sets">
        {advice.settlements.map((each) => {
          const can = live
            ? acts.some(({ settlement }) => settlement === each.settlement)
            : advice.sites.length > 0 && each.left > 0 && Object.keys(each.missing).length === 0;
          const chosen = live && wish?.kind === "found" && board.picked.value?.settlement === each.settlement;
          const why =
            each.left === 0
              ? words.say("kings-will-table-none-left")
              : Object.keys(each.missing).length > 0
                ? words.say("kings-will-table-missing", { goods: words.amounts(each.missing) })
                : "";
          const mood = each.rebels
            ? words.say("kings-will-table-rebels-short")
            : words.moodBy(each.mood - (mySide(board)?.mood ?? 0));
          const label = words.say("kings-will-table-settlement-label", {
            settlement: words.settlement(each.settlement),
            price: words.amounts(each.price),
            points: words.points(each.points),
            mood: why === "" ? mood : why,
            effect: words.settlementEffect(each.settlement),
          });
          const inside = (
            <>
              <span class="sr">{label}</span>
              <SettlementPicture id={each.settlement} />
              <b aria-hidden="true" class={words.settlement(each.settlement).length > 9 ? "long" : ""}>
                {words.settlement(each.settlement)}
              </b>
              <Cost amounts={each.price} missing={each.missing} />
              <em class={why === "" ? "" : "why"} aria-hidden="true">
                {why === "" ? mood : <Missing board={board} goods={each.missing} none={why} />}
              </em>
              <span class="kw-pt num" aria-hidden="true">
                {each.points}
              </span>
            </>
          );
          const look = `kw-set${can ? (live ? " can" : " then") : ""}${chosen ? " chosen" : ""}${why === "" ? "" : " short"}`;
          return live ? (
            <button
              key={each.settlement}
              type="button"
              class={look}
              aria-pressed={can ? chosen : undefined}
              aria-disabled={!can}
              title={words.settlementEffect(each.settlement)}
              onClick={() => {
                if (can) board.choose({ kind: "found", settlement: each.settlement });
                else
                  board.refusal.value = {
                    text: `${words.settlement(each.settlement)}: ${why || none}`,
                    rule: each.left === 0 ? left : found,
                  };
              }}
            >
              {inside}
            </button>
          ) : (
            <span key={each.settlement} class={look} title={words.settlementEffect(each.settlement)}>
              {inside}
            </span>
          );
        })}
      </div>
      {saving.length > 1 ? (
        <div class="kw-chips" role="group" aria-label={words.say("kings-will-table-saving")}>
          <span>{words.say("kings-will-table-saving")}</span>
          {saving.map((act) => (
            <Chip
              key={act.id}
              board={board}
              part={{ kind: "found", saving: act.saving }}
              can
              live
              label={words.good(act.saving ?? "wood")}
            >
              <GoodIcon good={act.saving ?? "wood"} />
            </Chip>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Missing({ board, goods, none }: { board: Board; goods: Goods; none: string }): JSX.Element {
  const n = Object.values(goods).reduce((sum, each) => sum + each, 0);
  return <>{n === 0 ? none : board.words.value.say("kings-will-table-missing-n", { n })}</>;
}

export function Erecting({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const payable = advice.buildings.filter(({ state }) => state === "can");
  const offered = advice.buildings.filter(({ state }) => state === "can" || state === "missing").length;
  const picked = board.picked.value;
  const best = bestJoin(board, advice, live);
  const shown = live && picked?.kind === "erect" ? { id: picked.building ?? "", joins: picked.joins ?? [] } : best;
  return (
    <>
      <p>
        <b>{words.say("kings-will-table-payable", { n: payable.length, of: offered })}</b> ·{" "}
        {words.say("kings-will-table-free-places", { n: advice.free.length })}
      </p>
      {shown === null ? null : (
        <div class="kw-hint">
          <BuildingPicture id={shown.id} />
          <span>
            <b>{words.building(shown.id)}</b>{" "}
            {shown.joins.length === 0 ? (
              words.say("kings-will-table-joins-none")
            ) : (
              <>
                {words.say("kings-will-table-joins")}{" "}
                {shown.joins.map((join) => (
                  <span key={join.side} class="kw-nw">
                    <Emblem id={join.emblem} class="small" />+{join.points}
                  </span>
                ))}
                <span class="sr">
                  {words.joined(
                    shown.joins.map(({ emblem, points }) => `${words.emblem(emblem)} ${words.points(points)}`),
                  )}
                </span>
              </>
            )}
          </span>
        </div>
      )}
      {live && acts.length > 0 ? (
        <div
          class="kw-picks"
          role="group"
          aria-label={words.say("kings-will-table-payable", { n: payable.length, of: offered })}
        >
          {BUILDINGS.filter(({ id }) => acts.some((act) => act.building === id)).map(({ id }) => (
            <button
              key={id}
              type="button"
              class={`kw-pick can${picked?.building === id ? " chosen" : ""}`}
              aria-pressed={picked?.building === id}
              title={words.building(id)}
              aria-label={words.building(id)}
              onClick={() => board.choose({ kind: "erect", building: id })}
            >
              <BuildingPicture id={id} />
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** The payable building that would join the most. */
function bestJoin(
  board: Board,
  advice: Advice,
  live: boolean,
): { id: string; joins: { side: string; emblem: string; points: number }[] } | null {
  let best: { id: string; joins: { side: string; emblem: string; points: number }[]; sum: number } | null = null;
  const can = new Set(
    board.legal.value.flatMap(({ kind, building }) => (kind === "erect" && building !== undefined ? [building] : [])),
  );
  for (const each of advice.buildings) {
    if (live ? !can.has(each.building) : each.state !== "can") continue;
    for (const { joins } of each.joins ?? []) {
      const sum = joins.reduce((total, { points }) => total + points, 0);
      if (best === null || sum > best.sum) best = { id: each.building, joins, sum };
    }
  }
  return best;
}
