/** What is asked beside the actions: at the king's visit a disc, a treat, gifts; in a rebellion, who leaves. */

import type { JSX } from "preact";
import { Icon } from "../../shared/drawings";
import { signed } from "../../shared/i18n";
import { roman } from "../../shared/telling";
import type { Wish } from "../choosing";
import { MOOD, VISIT } from "../components";
import { Cost, Mood } from "../pictures";
import { type Board, backOf } from "../state";
import { romanCard } from "../words";
import { Chip } from "./Chip";

/** At the king's visit: a disc on a Will card. */
export function Cards({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const { wills, step, limit, viewer } = board.view.value;
  const kind = step === "commit" ? "commit" : "neutral";
  const standing = new Map((board.advice.value?.wills ?? []).map((each) => [each.place, each]));
  return (
    <section
      class="kw-desk panel plain"
      data-mine=""
      aria-label={words.say(kind === "commit" ? "kings-will-table-commit-title" : "kings-will-table-neutral-title")}
    >
      <div class="kw-ac wide">
        <h2>{words.say(kind === "commit" ? "kings-will-table-commit-title" : "kings-will-table-neutral-title")}</h2>
        <p>
          {words.say(kind === "commit" ? "kings-will-table-commit-about" : "kings-will-table-neutral-about", {
            last: roman(VISIT.rounds),
          })}
        </p>
        <div class="kw-chips">
          {wills.map((will, card) => {
            const can = board.legal.value.some((act) => act.kind === kind && act.card === card);
            const known = standing.get(card);
            const full = will.discs.length + (will.neutral ? 1 : 0) >= limit;
            const name = will.card === undefined ? words.say(backOf(will, viewer)) : words.will(will.card);
            return (
              <Chip
                key={card}
                board={board}
                part={{ kind, card }}
                can={can}
                why={
                  full
                    ? { text: `${name}: ${words.say("kings-will-table-full")}`, rule: board.update.value.reasons.card }
                    : undefined
                }
                live
                label={`${words.say("kings-will-table-card-n", { card: romanCard(card) })}: ${name}${full ? `, ${words.say("kings-will-table-full")}` : ""}${known === undefined ? "" : `, ${words.say("kings-will-table-worth-now", { n: known.worth })}`}`}
              >
                <b>{romanCard(card)}</b>
                <span>{name}</span>
                {full ? <em>{words.say("kings-will-table-full")}</em> : null}
                {known === undefined ? null : (
                  <em class={known.worth < 0 ? "why num" : "num"}>{signed(known.worth)}</em>
                )}
              </Chip>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** Tavern and gifts. */
export function Gifts({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const acts = board.legal.value.filter(({ kind }) => kind === "give" || kind === "treat");
  const numbers = [...new Set(acts.map(({ offer }) => offer))];
  const wish = board.wish.value;
  const whose = acts.filter((act) => act.kind === "give" && act.place !== undefined && act.offer === wish?.offer);
  return (
    <section class="kw-desk panel plain" data-mine="" aria-label={words.say("kings-will-table-gifts-title")}>
      <div class="kw-ac wide">
        <h2>
          {words.say(
            acts.some(({ kind }) => kind === "treat") ? "kings-will-table-treat-title" : "kings-will-table-gifts-title",
          )}
        </h2>
        <p>
          {words.say(
            acts.some(({ kind }) => kind === "treat") ? "kings-will-table-treat-about" : "kings-will-table-gifts-about",
          )}
        </p>
        <div class="kw-chips">
          {numbers.map((offer) => {
            const act = acts.find((each) => each.offer === offer);
            if (act === undefined) return null;
            const part: Wish = act.kind === "treat" ? { kind: "treat" } : { kind: "give", offer };
            const price = (act.peasants ?? 0) > 0 ? { peasant: act.peasants ?? 0 } : (act.price ?? {});
            const label = words.decision(act, () => "");
            return (
              <Chip key={act.id} board={board} part={part} can live label={label}>
                <Cost amounts={price} />→{" "}
                {act.kind === "treat" ? (
                  <Mood mood={act.mood ?? 0} words={words} />
                ) : (
                  <span class="kw-gain num">
                    {act.points}
                    <Icon name="vp" />
                  </span>
                )}
              </Chip>
            );
          })}
        </div>
        {whose.length > 0 ? (
          <p>
            <b>{words.say("kings-will-table-which-peasant")}</b>
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** The peasants themselves are on the land; here is what it is about. */
export function Rebellion({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  return (
    <section class="kw-desk panel plain" data-mine="" aria-label={words.say("kings-will-table-rebellion-title")}>
      <div class="kw-ac wide">
        <h2>{words.say("kings-will-table-rebellion-title")}</h2>
        <p>
          {words.say("kings-will-table-rebellion-about", { n: VISIT.rebellion_points, mood: signed(MOOD.rebellion) })}
        </p>
      </div>
    </section>
  );
}
