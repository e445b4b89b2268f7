/** Looking at Will cards, swapping and selling. */
import { Fragment, type JSX } from "preact";
import { Icon } from "../../shared/drawings";
import { RESOURCES } from "../components";
import { GoodIcon } from "../pictures";
import { sawCard } from "../state";
import { romanCard } from "../words";
import { type ActProps, Chip } from "./Chip";

export function Looks({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const { wills, viewer } = board.view.value;
  const hidden = wills.flatMap((will, place) => (will.card === undefined && will.lies ? [place] : []));
  const seen = (card: number): boolean => sawCard(wills[card], viewer);
  return (
    <>
      <p>
        {words.say("kings-will-table-about-explore", {
          n: live && board.view.value.step === "explore" ? board.view.value.more : advice.looks,
          unseen: hidden.filter((card) => !seen(card)).length,
        })}
      </p>
      <div class="kw-chips" role="group" aria-label={words.say("kings-will-table-action-explore")}>
        {(live ? acts.map(({ card }) => card ?? 0) : hidden).map((card) => (
          <Chip
            key={card}
            board={board}
            part={{ kind: "explore", card }}
            can
            live={live}
            label={`${words.say("kings-will-table-card-n", { card: romanCard(card) })}${seen(card) ? `, ${words.say("kings-will-table-seen-down")}` : ""}`}
          >
            <b>{romanCard(card)}</b>
            {seen(card) ? <Icon name="eye" /> : null}
          </Chip>
        ))}
      </div>
    </>
  );
}

export function Swaps({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const wish = board.wish.value;
  const mine = wish?.kind === "swap" ? wish : null;
  return (
    <>
      <p>
        {words.say("kings-will-table-about-swap", {
          n: live && board.view.value.step === "swap" ? board.view.value.more : advice.swaps,
        })}
      </p>
      {live && acts.length > 0 ? (
        <div class="kw-swap">
          {(["give", "get"] as const).map((side) => (
            <Fragment key={side}>
              <span>{words.say(side === "give" ? "kings-will-table-give" : "kings-will-table-get")}</span>
              <div
                class="kw-chips"
                role="group"
                aria-label={words.say(side === "give" ? "kings-will-table-give" : "kings-will-table-get")}
              >
                {RESOURCES.map((good) => {
                  const can = acts.some(
                    (act) =>
                      act[side] === good && (side === "give" || (mine?.give !== undefined && act.give === mine.give)),
                  );
                  return (
                    <Chip
                      key={good}
                      board={board}
                      part={{ kind: "swap", [side]: good }}
                      can={can}
                      live
                      label={words.say(`kings-will-table-swap-${side}`, {
                        good: words.good(good),
                      })}
                    >
                      <GoodIcon good={good} />
                    </Chip>
                  );
                })}
              </div>
            </Fragment>
          ))}
        </div>
      ) : null}
    </>
  );
}

export function Sales({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  return (
    <>
      <p>{words.say("kings-will-table-about-sell", { n: advice.money })}</p>
      <div class="kw-chips" role="group" aria-label={words.say("kings-will-table-action-sell")}>
        {RESOURCES.filter((good) => (live ? acts.some((act) => act.good === good) : false)).map((good) => (
          <Chip
            key={good}
            board={board}
            part={{ kind: "sell", good }}
            can
            live={live}
            label={words.say("kings-will-table-sell-good", {
              good: words.good(good),
              n: advice.money,
            })}
          >
            <GoodIcon good={good} />→ {advice.money}
            <GoodIcon good="coin" />
          </Chip>
        ))}
      </div>
    </>
  );
}
