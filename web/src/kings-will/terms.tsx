/** What the things of The King's Will are: a sentence each, with the numbers of the data and the number of the rule. */
import type { JSX } from "preact";
import type { Said } from "../shared/asking";
import { CrestShield, Icon } from "../shared/drawings";
import { has, printed, sentence } from "../shared/i18n";
import { lookUp, type Terms } from "../shared/terms";
import {
  BUILDINGS,
  buildingOf,
  EMBLEMS,
  GOODS,
  LANDSCAPES,
  MOOD,
  ROUNDS,
  ROW,
  roomOn,
  SETTLEMENTS,
  WILLS,
  WRATH,
  yieldOf,
} from "./components";
import {
  BuildingPicture,
  Emblem,
  GameIcon,
  type GameIconName,
  LandscapePicture,
  Medallion,
  SettlementPicture,
} from "./drawings";
import { GoodIcon } from "./pictures";
import type { Good } from "./wire";
import { Words } from "./words";

/** What several drawings stand for. */
const SAME: Partial<Record<string, string>> = {
  gold: "coin",
  high: "mood",
  mid: "mood",
  low: "mood",
  fork: "mood",
  crown: "tile:king",
};

/** Where the rules tell of it; buildings, settlements and cards have a rule each. */
const RULES: Partial<Record<string, string>> = {
  "tile:harvest": "W-2.1",
  "tile:mine": "W-2.3",
  "tile:enrich": "W-2.5",
  "tile:build": "W-2.7",
  "tile:govern": "W-2.9",
  "tile:move": "W-2.11",
  "tile:multiply": "W-2.13",
  "tile:intrigue": "W-2.15",
  "tile:king": "W-1.7",
  "landscape:hill": "W-3.2",
  "landscape:lake": "W-3.3",
  food: "W-4.1",
  leather: "W-4.1",
  wood: "W-4.1",
  stone: "W-4.1",
  coin: "W-4.1",
  peasant: "W-3.1",
  land: "W-3.5",
  vp: "W-6.4",
  mood: "W-4.3",
  edu: "W-4.6",
  dev: "W-4.5",
  site: "W-2.7",
  plot: "W-3.4",
  will: "W-6.1",
  disc: "W-5.2",
  eye: "W-7.5",
  note: "W-7.3",
  tribute: "W-5.4",
  offer: "W-5.6",
};

export const termOf = lookUp({ same: SAME, said, rules: RULES, ruleOf });

function ruleOf(kind: string, id: string): string {
  switch (kind) {
    case "building":
      return `W-B.${id}`;
    case "settlement":
      return `W-S.${id}`;
    case "card":
      return `W-W.${id}`;
    case "emblem":
      return "W-6.3";
    default:
      return "W-3.1";
  }
}

function said(words: Words, kind: string, id: string): Said | null {
  switch (kind) {
    case "tile":
      return { name: words.tile(id), text: words.say(`kings-will-table-what-tile-${id}`, { n: ROUNDS }) };
    case "building": {
      const building = buildingOf(id);
      if (building === undefined) break;
      const [price, points] = [words.amounts(building.cost), words.points(building.points)];
      return { name: words.building(id), text: `${price}; ${points}. ${sentence(words.buildingDoes(building))}` };
    }
    case "settlement": {
      const settlement = SETTLEMENTS.find((each) => each.id === id);
      if (settlement === undefined) break;
      const [price, points] = [words.amounts(settlement.cost), words.points(settlement.points)];
      return { name: words.settlement(id), text: `${price}; ${points}. ${sentence(words.settlementDoes(settlement))}` };
    }
    case "landscape": {
      const good = yieldOf(id);
      const brings =
        good === null
          ? words.say("kings-will-table-what-landscape-bare", roomOn(id))
          : words.say("kings-will-table-what-landscape", { goods: words.amounts({ [good]: 1 }) });
      return { name: words.landscape(id), text: brings };
    }
    case "emblem":
      return {
        name: words.say("kings-will-table-what-emblem", { emblem: words.emblem(id) }),
        text: words.say("kings-will-table-what-emblem-text", { points: words.points(EMBLEMS[id] ?? 0) }),
      };
    case "card":
      return { name: words.will(id), text: sentence(words.willText(id)) };
    case "will":
      return {
        name: words.say("kings-will-table-what-will"),
        text: words.say("kings-will-table-what-will-text", { n: printed(-WRATH) }),
      };
  }
  const key = `kings-will-table-what-${kind}`;
  if (!has(key) || !has(`${key}-text`)) return null;
  return {
    name: words.say(key),
    text: words.say(`${key}-text`, { least: printed(MOOD.least), most: printed(MOOD.most) }),
  };
}

function Sketch({ term }: { term: string }): JSX.Element | null {
  const [kind, id = ""] = term.split(":");
  switch (kind) {
    case "tile":
      return <Medallion id={id} />;
    case "building":
      return <BuildingPicture id={id} />;
    case "settlement":
      return <SettlementPicture id={id} />;
    case "landscape":
      return <LandscapePicture id={id} />;
    case "emblem":
      return <Emblem id={id} />;
    case "mood":
      return <GameIcon name="high" />;
    case "vp":
    case "eye":
      return <Icon name={kind} />;
    case "will":
    case "card":
    case "tribute":
      return <Icon name="crown" />;
    case "disc":
      return <CrestShield crest="tower" />;
    case "site":
    case "plot":
    case "offer":
      return null;
    default:
      return GOODS.includes(term as Good) ? <GoodIcon good={term as Good} /> : <GameIcon name={term as GameIconName} />;
  }
}

const of = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);

export const terms: Terms = {
  groups: [
    { name: "tiles", terms: of("tile", ROW.start) },
    { name: "land", terms: [...of("landscape", LANDSCAPES), "land", "peasant", "site", "plot"] },
    { name: "goods", terms: [...GOODS, "vp", "mood", "edu", "dev"] },
    { name: "visit", terms: ["tribute", "offer", "will", "disc", "eye", "note"] },
    {
      name: "settlements",
      terms: of(
        "settlement",
        SETTLEMENTS.map(({ id }) => id),
      ),
    },
    {
      name: "buildings",
      terms: of(
        "building",
        BUILDINGS.map(({ id }) => id),
      ),
    },
    { name: "emblems", terms: of("emblem", Object.keys(EMBLEMS)) },
    { name: "cards", terms: of("card", [...WILLS.keys()]) },
  ],
  about: (term) => termOf(new Words(), term),
  Sketch,
};
