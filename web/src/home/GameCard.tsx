/** A game: what it is, play now, play with friends, and what to change before. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { editionName, gameTitle, optionNames } from "../app/where";
import { api, Refusal } from "../shared/api";
import { Icon } from "../shared/drawings";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { navigate } from "../shared/router";
import type { GameInfo, NewSeat } from "../shared/types";
import { cardOf } from "./cards";
import { Settings } from "./Settings";
import { keep, possible, seatsAgainstBots, seatsForFriends, wishesFor, type Wishes } from "./wishes";

interface GameCardProps {
  game: GameInfo;
  open: boolean;
  toggle: () => void;
}

export function GameCard({ game, open, toggle }: GameCardProps): JSX.Element {
  const wishes = useSignal<Wishes>(wishesFor(game));
  const busy = useSignal(false);
  const problem = useSignal("");
  const card = cardOf(game.name);
  const key = game.name.replaceAll("_", "-");
  const options = possible(game, wishes.value.options);
  const bots = wishes.value.bots.length;

  const change = (next: Wishes): void => {
    wishes.value = next;
    keep(game.name, next);
  };
  const start = async (seats: NewSeat[]): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      const table = await api.open(game.name, options, seats);
      navigate(`/t/${encodeURIComponent(table.id)}`);
    } catch (failure) {
      problem.value = failure instanceof Refusal && failure.message !== "" ? failure.message : t("offline");
    } finally {
      busy.value = false;
    }
  };
  const playNow = (): void => void start(seatsAgainstBots(wishes.value));
  const choice = [editionName({ options }) || t("home-base-game"), ...optionNames({ options }), t("home-you-and-bots", { n: bots })];
  const panel = `settings-${game.name}`;

  return (
    <>
      <article class="game panel">
        <Picture svg={card.picture} class="minibox" />
        <div class="in">
          <Heading text={gameTitle(game.name)} tone={card.tone} />
          <ul class="facts">
            <li>
              <Icon name="people" ui label={t("home-players")} />
              {Math.min(...game.seats)}–{Math.max(...game.seats)}
            </li>
            <li>
              <Icon name="glass" ui />
              {t(`home-${key}-time`)}
            </li>
          </ul>
          <p class="about">{t(`home-${key}-about`)}</p>
          <ul class="eds" aria-label={t("home-parts")}>
            {Array.from({ length: card.parts }, (_, i) => (
              <li key={i}>{t(`home-${key}-part-${i + 1}`)}</li>
            ))}
          </ul>
          <p class="prv">
            <b>{t(`home-${key}-provenance`)}</b> {t(`home-${key}-provenance-more`)}
          </p>
          <div class="acts">
            <button class="btn pri big" type="button" aria-disabled={busy.value} onClick={playNow}>
              {t("home-play-now")}
              <small>{choice.join(" · ")}</small>
            </button>
            <div class="row2">
              <button class="btn" type="button" aria-disabled={busy.value} onClick={() => void start(seatsForFriends(wishes.value))}>
                <Icon name="people" ui />
                {t("home-friends")}
              </button>
              <button class="btn tog" type="button" aria-expanded={open} aria-controls={panel} onClick={toggle}>
                {t("home-change")}
                <Icon name="chev" ui />
              </button>
            </div>
            <p class="problem" role="alert">
              {problem}
            </p>
          </div>
        </div>
      </article>
      {open ? <Settings id={panel} game={game} wishes={wishes.value} options={options} change={change} play={playNow} /> : null}
    </>
  );
}
