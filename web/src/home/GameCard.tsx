/** A game: what it is, play now, play with friends, and what to change before. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { GamePicture } from "../app/GamePicture";
import { roomOf } from "../app/rooms";
import { api } from "../shared/api";
import { Icon } from "../shared/drawings";
import { choices, gameLine, gameTitle, possible, switchedOn } from "../shared/games";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { introduced } from "../shared/profile";
import { guessed, provenanceOf } from "../shared/provenance";
import type { Room } from "../shared/room";
import { Link, navigate } from "../shared/router";
import type { Crest, GameInfo, NewSeat } from "../shared/types";
import { Settings } from "./Settings";
import { defaults, keep, seatsAgainstBots, seatsForFriends, type Wishes, wishesFor } from "./wishes";

interface GameCardProps {
  game: GameInfo;
  /** My own crest, once it is known. */
  crest: Crest | null;
  open: boolean;
  toggle: () => void;
}

export function GameCard({ game, crest, open, toggle }: GameCardProps): JSX.Element {
  const wishes = useSignal<Wishes>(wishesFor(game));
  const busy = useSignal(false);
  const problem = useSignal("");
  const room = roomOf(game.name);
  const options = possible(wishes.value.options, defaults(game), room.refuses);

  const change = (next: Wishes): void => {
    wishes.value = next;
    keep(game.name, next);
  };
  const start = async (seats: NewSeat[]): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      if (!(await introduced())) return;
      const table = await api.open(game.name, options, seats);
      navigate(`/t/${encodeURIComponent(table.id)}`);
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    } finally {
      busy.value = false;
    }
  };
  const playNow = (): void => void start(seatsAgainstBots(wishes.value));
  const usual = defaults(game);
  const changed = {
    game: game.name,
    options: Object.fromEntries(Object.entries(options).filter(([option, value]) => value !== usual[option])),
  };
  const chosen = [...choices(changed), ...switchedOn(changed)];
  const panel = `settings-${game.name}`;

  return (
    <>
      <article class={open ? "game panel changing" : "game panel"}>
        <GamePicture game={game.name} />
        <div class="in">
          <Heading text={gameTitle(game.name)} tone={room.tone} />
          <About game={game} room={room} />
          {room.board === undefined ? (
            <p class="acts note">{t("home-terminal-only", { command: `burgrave play ${game.name}` })}</p>
          ) : (
            <div class="acts">
              <button class="btn pri big" type="button" aria-disabled={busy.value} onClick={playNow}>
                {t("home-play-now")}
                <small>
                  {[
                    ...(chosen.length > 0 ? chosen : [t(`game-${game.name}-part-1`)]),
                    t("home-you-and-bots", { n: wishes.value.bots.length }),
                  ].join(" · ")}
                </small>
              </button>
              <div class="row2">
                <button
                  class="btn"
                  type="button"
                  aria-disabled={busy.value}
                  onClick={() => void start(seatsForFriends(wishes.value))}
                >
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
          )}
        </div>
      </article>
      {open ? (
        <Settings
          id={panel}
          game={game}
          room={room}
          wishes={wishes.value}
          options={options}
          crest={crest}
          change={change}
          play={playNow}
        />
      ) : null}
    </>
  );
}

/** How many, how long, what it is about, and where its components come from. */
function About({ game, room }: { game: GameInfo; room: Room }): JSX.Element {
  const key = game.name.replaceAll("_", "-");
  const time = gameLine(game.name, "time");
  const count = provenanceOf(game.name);
  const [fewest, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return (
    <>
      <ul class="facts">
        <li>
          <Icon name="people" ui label={t("home-players")} />
          {fewest === most ? fewest : `${fewest}–${most}`}
        </li>
        {time === "" ? null : (
          <li>
            <Icon name="glass" ui />
            {time}
          </li>
        )}
        <li>
          <Link href={`/rules/${game.name}`}>{t("rules")}</Link>
        </li>
        <li>
          <Link href={`/learn/${game.name}`}>{t("how-to-play")}</Link>
        </li>
      </ul>
      <p class="about">{gameLine(game.name, "about")}</p>
      {room.parts === 0 ? null : (
        <ul class="eds" aria-label={t("home-parts")}>
          {Array.from({ length: room.parts }, (_, i) => (
            <li key={i}>{t(`game-${key}-part-${i + 1}`)}</li>
          ))}
        </ul>
      )}
      {count.all === 0 ? null : <p class={`prv ${guessed(count)}`}>{t("provenance-counts", { ...count })}</p>}
    </>
  );
}
