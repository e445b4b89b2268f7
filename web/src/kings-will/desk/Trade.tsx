/** Looking at Will cards, swapping and selling. */
import { Fragment, type JSX } from "preact";
import { RESOURCES } from "../components";
import { GoodIcon } from "../pictures";
import { romanCard } from "../words";
import { type ActProps, Chip } from "./Chip";

export function Looks({ board, advice, live, acts }: ActProps): JSX.Element {
  const words = board.words.value;
  const unseen = board.view.value.wills.flatMap((will, place) => (will.card === undefined && will.lies ? [place] : []));
  return (
    <>
      <p>
        {words.say("kwt-about-explore", {
          n: live && board.view.value.step === "explore" ? board.view.value.more : advice.looks,
          unseen: unseen.length,
        })}
      </p>
      <div class="kw-chips" role="group" aria-label={words.say("kwt-action-explore")}>
        {(live ? acts.map(({ card }) => card ?? 0) : unseen).map((card) => (
          <Chip
            key={card}
            board={board}
            part={{ kind: "explore", card }}
            can
            live={live}
            label={words.say("kwt-card-n", { card: romanCard(card) })}
          >
            <b>{romanCard(card)}</b>
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
        {words.say("kwt-about-swap", {
          n: live && board.view.value.step === "swap" ? board.view.value.more : advice.swaps,
        })}
      </p>
      {live && acts.length > 0 ? (
        <div class="kw-swap">
          {(["give", "get"] as const).map((side) => (
            <Fragment key={side}>
              <span>{words.say(side === "give" ? "kwt-give" : "kwt-get")}</span>
              <div class="kw-chips" role="group" aria-label={words.say(side === "give" ? "kwt-give" : "kwt-get")}>
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
                      label={words.say(`kwt-swap-${side}`, { good: words.say(`kwt-good-${good}`) })}
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
      <p>{words.say("kwt-about-sell", { n: advice.money })}</p>
      <div class="kw-chips" role="group" aria-label={words.say("kwt-action-sell")}>
        {RESOURCES.filter((good) => (live ? acts.some((act) => act.good === good) : false)).map((good) => (
          <Chip
            key={good}
            board={board}
            part={{ kind: "sell", good }}
            can
            live={live}
            label={words.say("kwt-sell-good", { good: words.say(`kwt-good-${good}`), n: advice.money })}
          >
            <GoodIcon good={good} />→ {advice.money}
            <GoodIcon good="coin" />
          </Chip>
        ))}
      </div>
    </>
  );
}
