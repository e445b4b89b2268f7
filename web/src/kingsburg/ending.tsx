/** After a game of Kingsburg: sources of points, key moments, the winner's province, the King's help. */
import type { JSX } from "preact";
import { Die } from "../shared/drawings";
import { t } from "../shared/i18n";
import { halves, percentile } from "../shared/luck";
import type { Ending, Group } from "../shared/room";
import { roman } from "../shared/telling";
import { Town } from "../shared/town";
import { Building, GameIcon, type GameIconName } from "./drawings";
import { keyMoments } from "./moments";
import type { End, Event, Options, Update } from "./wire";
import { tellerFor, Words } from "./words";

const MEAN = 3.5;
const SIDES = 6;
const SEASONS: readonly GameIconName[] = ["spring", "summer", "autumn"];

const GROUP_OF: Partial<Record<string, string>> = {
  buildings: "buildings",
  free_buildings: "buildings",
  advisors: "advisors",
  smuggler: "advisors",
  kings_reward: "reward",
  spoils: "battles",
  strongest_winner: "battles",
  fortress: "battles",
  defeats: "battles",
};

function groups(): Group[] {
  return [
    { id: "buildings", pattern: "bricks", name: t("end-kingsburg-buildings") },
    { id: "advisors", pattern: "dots", name: t("end-kingsburg-advisors") },
    { id: "reward", pattern: "lattice", name: t("end-kingsburg-reward") },
    { id: "battles", pattern: "slants", name: t("end-kingsburg-battles") },
    { id: "effects", pattern: "waves", name: t("end-kingsburg-effects") },
  ];
}

function words(options: Options): Words {
  return new Words(String(options["edition"] ?? "revised"));
}

function buildingsOf(update: Update, seat: number): string[] {
  return update.view.seats[seat]?.buildings ?? [];
}

function Skyline({ update, seat, options }: { update: Update; seat: number; options: Options }): JSX.Element {
  const town = buildingsOf(update, seat);
  const named = town.map((id) => words(options).building(id)).join(", ");
  return (
    <Town label={t("end-kingsburg-province", { buildings: named })}>
      {town.map((id) => (
        <Building key={id} id={id} />
      ))}
    </Town>
  );
}

/** The King's die helps everybody alike; army tokens take its place, and then there is nothing to expect. */
function SharedLuck({ end }: { end: End }): JSX.Element | null {
  const rolled = end.reinforcements;
  if (rolled.length === 0) return null;
  const sum = rolled.reduce((total, n) => total + n, 0);
  const expected = rolled.length * MEAN;
  return (
    <div class="kd">
      <ul aria-label={t("end-kingsburg-reinforcements-years", { numbers: rolled.join(", ") })}>
        {rolled.map((n, i) => (
          <li key={i}>
            <Die face={n} crest={null} />
            <span>{roman(i + 1)}</span>
          </li>
        ))}
      </ul>
      <p>
        <b class="num">{t("end-kingsburg-reinforcements", { n: sum, expected: halves(expected) })}</b>
        {t("end-kingsburg-reinforcements-word", {
          luck: sum < expected - 2 ? "under" : sum > expected + 2 ? "over" : "even",
          percent: Math.round(percentile(rolled.length, SIDES, sum)),
        })}
      </p>
    </div>
  );
}

export const ending: Ending = {
  chapter: "year",
  chapterName: roman,
  partName: (year, season) => t("end-kingsburg-when", { year: roman(year), season }),
  groups,
  groupOf: (source) => GROUP_OF[source] ?? "effects",
  moments: keyMoments,
  line: (entry: Event, { names, view }: Update, you) => tellerFor(names, view.options, you).line(entry),
  PartMark: ({ part }) => <GameIcon name={SEASONS[part - 1] ?? "winter"} />,
  holdings: (update: Update, seat) => t("kingsburg-buildings", { n: buildingsOf(update, seat).length }),
  tie(update: Update, first, second) {
    const held = (seat: number): [number, number] => {
      const goods = Object.values(update.view.seats[seat]?.goods ?? {});
      return [goods.reduce((sum, n) => sum + n, 0), buildingsOf(update, seat).length];
    };
    const [[goods, buildings], [others, standing]] = [held(first), held(second)];
    if (goods !== others) return { told: t("tie-kingsburg", { by: "goods", n: goods, m: others }), rule: "K-9.4" };
    return buildings === standing
      ? { told: t("tie-kingsburg-shared", { goods, buildings }), rule: "K-9.5" }
      : { told: t("tie-kingsburg", { by: "buildings", n: buildings, m: standing }), rule: "K-9.5" };
  },
  Skyline,
  SharedLuck,
};
