/** What a domain is worth, line by line, and who is ahead for the awards. */
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { signed } from "../shared/i18n";
import { LARGEST_CITY, MOST_CULTURE, PIECES } from "./components";
import { GameIcon, PiecePicture } from "./drawings";
import type { Board } from "./state";
import type { Domain } from "./wire";

export function Points({ board, domain }: { board: Board; domain: Domain }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[domain.seat];
  const mine = domain.seat === view.viewer;
  const title = mine
    ? words.say("era-table-points")
    : words.say("era-table-points-of", { player: words.player(domain.seat) });
  const awards = awardsOf(board);
  const built = domain.buildings.reduce((sum, { points }) => sum + points, 0);
  const setUp = view.step === "set up";
  return (
    <section class="e-legend panel" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      <ul class="num" data-about="vp">
        {domain.buildings.map(({ piece, number, inside, bonus, points }) => {
          const worth = PIECES.get(piece)?.points ?? 0;
          return (
            <li key={piece} class={inside > 0 ? "dbl" : ""}>
              <PiecePicture id={piece} />
              <span>
                {words.piece(piece)}
                <em>{reckoned(number, inside, worth, bonus)}</em>
              </span>
              <b>{points}</b>
            </li>
          );
        })}
        <li>
          <GameIcon name="culture" />
          <span>{words.say("era-table-culture")}</span>
          <b>{side?.culture ?? 0}</b>
        </li>
        {awards
          .filter(({ seats }) => seats.includes(domain.seat))
          .map(({ id, points }) => (
            <li key={id}>
              <Icon name="crown" />
              <span>{words.award(id)}</span>
              <b>{points}</b>
            </li>
          ))}
        <li>
          <GameIcon name="skull" />
          <span>{words.say("era-table-disasters")}</span>
          <b class={side?.disaster ? "neg" : ""}>{signed(-(side?.disaster ?? 0)).replace("+", "")}</b>
        </li>
        <li class="tot">
          <Icon name="vp" />
          <span>{words.say("era-table-in-all")}</span>
          <b>{setUp ? built : (side?.points ?? 0)}</b>
        </li>
      </ul>
      <div class="e-awards" data-about="city">
        {awards.map(({ id, points, told }) => (
          <p key={id}>
            <b>
              {words.award(id)} +{points}
            </b>
            {told}
          </p>
        ))}
      </div>
      <div class="e-key" aria-hidden="true">
        <p>
          <i class="sw c" />
          {words.say("era-table-key-city")}
        </p>
        <p>
          <i class="sw g" />
          {words.say("era-table-key-gap")}
        </p>
        <p>
          <i class="sw s" />
          {words.say("era-table-key-scorched")}
        </p>
        {board.update.value.just === undefined ? (
          <p>
            <i class="sw f" />
            {words.say("era-table-key-fits")}
          </p>
        ) : (
          <p>
            <i class="sw j" />
            {words.say("era-table-key-just")}
          </p>
        )}
      </div>
    </section>
  );
}

/** "2 × 2 + 1 + 4": how many count double, how many once, and what comes on top. */
function reckoned(number: number, inside: number, worth: number, bonus: number): string {
  const once = number - inside;
  const parts = [
    inside === 0 ? "" : inside === 1 ? `${worth} × 2` : `${inside} × ${worth} × 2`,
    once === 0 ? "" : once === 1 ? String(worth) : `${once} × ${worth}`,
    bonus === 0 ? "" : String(bonus),
  ];
  return parts.filter((part) => part !== "").join(" + ");
}

interface Award {
  id: "city" | "culture";
  points: number;
  seats: readonly number[];
  told: string;
}

/** Who holds the two awards as things stand; alone there is only the city's. */
function awardsOf(board: Board): Award[] {
  const words = board.words.value;
  const view = board.view.value;
  const areas = view.seats.map(({ cities }) => Math.max(0, ...cities));
  const widest = Math.max(...areas);
  const cityHolders = holders(areas, widest);
  const alone = view.seats.length === 1;
  const city: Award = {
    id: "city",
    points: LARGEST_CITY,
    seats: cityHolders,
    told:
      widest === 0
        ? words.say(alone ? "era-table-award-any-city" : "era-table-award-no-city")
        : words.say("era-table-award-held", {
            players: words.joined(cityHolders.map((seat) => words.whom(seat))),
            n: widest,
            many: cityHolders.length > 1,
          }),
  };
  if (alone) return [city];
  const culture = view.seats.map((side) => side.culture);
  const most = Math.max(...culture);
  const learned = holders(culture, most);
  return [
    city,
    {
      id: "culture",
      points: MOST_CULTURE,
      seats: learned,
      told:
        most === 0
          ? words.say("era-table-award-no-culture")
          : words.say("era-table-award-held", {
              players: words.joined(learned.map((seat) => words.whom(seat))),
              n: most,
              many: learned.length > 1,
            }),
    },
  ];
}

function holders(numbers: readonly number[], most: number): number[] {
  return most === 0 ? [] : numbers.flatMap((n, seat) => (n === most ? [seat] : []));
}
