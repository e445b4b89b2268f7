/** What the things of Kingsburg are: a sentence each, with the numbers of the data and the number of the rule. */

import type { JSX } from "preact";
import type { Said } from "../shared/asking";
import { Die } from "../shared/drawings";
import { has } from "../shared/i18n";
import { roman } from "../shared/telling";
import { lookUp, type Terms } from "../shared/terms";
import { BUILDINGS, COURT, GOVERNORS, PHASE_ICONS, PRIVATE, rank, YEARS } from "./components";
import { GameIcon, type GameIconName } from "./drawings";
import { Advisor, BuildingPicture, EnemyPicture, Governor } from "./pictures";
import { Words } from "./words";

/** What several drawings stand for. */
const SAME: Partial<Record<string, string>> = {
  battle: "enemy",
  kingdie: "phase:1",
  spring: "phase:2",
  crown: "phase:3",
  summer: "phase:4",
  autumn: "phase:6",
  winter: "phase:8",
};

/** Where the rules tell of it; advisors, buildings, governors and years have a rule each. */
const RULES: Partial<Record<string, string>> = {
  gold: "K-0.8",
  wood: "K-0.8",
  stone: "K-0.8",
  any: "K-2c.20",
  soldier: "K-7.1",
  token: "K-2b.6",
  vp: "K-9.3",
  building: "K-8.11",
  eye: "K-2c.22",
  envoy: "K-5.5",
  "die:own": "K-2b.4",
  "die:white": "K-2b.5",
  army: "K-M3.2",
  turn: "K-2a.5",
  odds: "K-8.4",
  governors: "K-M2.2",
  hammer: "K-2d.1",
  enemy: "K-8.6",
  "phase:1": "K-1.1",
  "phase:2": "K-2.1",
  "phase:3": "K-3.1",
  "phase:4": "K-2.1",
  "phase:5": "K-5.2",
  "phase:6": "K-2.1",
  "phase:7": "K-7.1",
  "phase:8": "K-8.4",
};

export const termOf = lookUp({ same: SAME, said, rules: RULES, ruleOf });

function ruleOf(kind: string, id: string): string {
  switch (kind) {
    case "advisor":
      return PRIVATE.includes(Number(id)) ? "K-G.politician" : `K-2c.${id}`;
    case "building":
      return `K-B.${id}`;
    case "governor":
      return `K-G.${id}`;
    default:
      return `K-E.${id}`;
  }
}

function said(words: Words, kind: string, id: string): Said | null {
  switch (kind) {
    case "advisor": {
      const place = Number(id);
      return { name: `${rank(place)} · ${words.advisor(place)}`, text: words.gift(place) };
    }
    case "building": {
      const building = BUILDINGS.find((one) => one.id === id);
      if (building === undefined) break;
      const [price, points] = [words.amounts({ ...building.cost }), words.say("points", { n: building.points })];
      return { name: words.building(id), text: `${price}; ${points}. ${words.buildingEffect(id)}` };
    }
    case "governor":
      return { name: words.governor(id), text: words.governorEffect(id) };
    case "phase":
      return { name: words.phase(id), text: words.say(`kingsburg-table-what-phase-${id}`) };
    case "year": {
      const [weakest = 0, strongest = 0] = YEARS[Number(id) - 1] ?? [];
      return {
        name: words.year(Number(id)),
        text: words.say("kingsburg-table-what-year", { weakest, strongest, last: roman(YEARS.length) }),
      };
    }
  }
  const key = `kingsburg-table-what-${id === "" ? kind : `${kind}-${id}`}`;
  if (!has(key)) return null;
  return { name: words.say(key), text: words.say(`${key}-text`, { years: YEARS.length }) };
}

function Sketch({ term }: { term: string }): JSX.Element | null {
  const [kind, id = ""] = term.split(":");
  switch (kind) {
    case "advisor":
      return <Advisor place={Number(id)} />;
    case "building":
      return id === "" ? <GameIcon name="building" /> : <BuildingPicture id={id} />;
    case "governors":
      return <GameIcon name="crown" />;
    case "governor":
      return <Governor id={id} />;
    case "enemy":
      return <EnemyPicture id="goblins" />;
    case "die":
      return <Die face={5} crest={id === "white" ? null : "tower"} />;
    case "phase":
      return <GameIcon name={PHASE_ICONS[Number(id) - 1] ?? "spring"} />;
    case "year":
    case "turn":
    case "odds":
    case "army":
      return null;
    default:
      return <GameIcon name={term as GameIconName} />;
  }
}

const of = (kind: string, ids: readonly (string | number)[]): string[] => ids.map((id) => `${kind}:${id}`);

export const terms: Terms = {
  groups: [
    {
      name: "year",
      terms: [
        ...of("phase", [1, 2, 3, 4, 5, 6, 7, 8]),
        ...of(
          "year",
          [...YEARS.keys()].map((n) => n + 1),
        ),
        "enemy",
        "odds",
      ],
    },
    {
      name: "pieces",
      terms: [
        ...of("die", ["own", "white"]),
        ...[
          "gold",
          "wood",
          "stone",
          "any",
          "soldier",
          "token",
          "vp",
          "building",
          "eye",
          "envoy",
          "turn",
          "hammer",
          "army",
        ],
      ],
    },
    { name: "court", terms: of("advisor", [...COURT, ...PRIVATE]) },
    {
      name: "buildings",
      terms: of(
        "building",
        BUILDINGS.map(({ id }) => id),
      ),
    },
    { name: "governors", terms: ["governors", ...of("governor", Object.keys(GOVERNORS))] },
  ],
  about: (term) => termOf(new Words("first"), term),
  Sketch,
};
