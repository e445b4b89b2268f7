/** What the things of Era are: a sentence each, with the numbers of the data and the number of the rule. */
import type { JSX } from "preact";
import type { Said } from "../shared/asking";
import { Icon } from "../shared/drawings";
import { has } from "../shared/i18n";
import { lookUp, type Terms } from "../shared/terms";
import {
  DIE_KINDS,
  DISASTERS,
  type DieKind,
  DOMAIN,
  FACES,
  isWall,
  LARGEST_CITY,
  MOST,
  MOST_CULTURE,
  PHASE_ICONS,
  PIECES,
  THROWS,
} from "./components";
import { Die, GameIcon, type GameIconName, PiecePicture } from "./drawings";
import { symbolsOf, Words } from "./words";

/** What several drawings stand for. */
const SAME: Partial<Record<string, string>> = {
  dice: "phase:1",
  crate: "phase:2",
  bowl: "phase:3",
  fist: "phase:6",
  crown: "city",
  flame: "disaster:fire",
};

/** Where the rules tell of it; pieces and dice have a rule each. */
const RULES: Partial<Record<string, string>> = {
  food: "E-3.1",
  wood: "E-0.3",
  stone: "E-0.3",
  goods: "E-0.3",
  culture: "E-9.4",
  hammer: "E-5.1",
  sword: "E-6.1",
  shield: "E-6.6",
  skull: "E-1.4",
  feather: "E-1.6",
  disaster: "E-9.7",
  vp: "E-9.8",
  marker: "E-5.5",
  field: "E-5.2",
  city: "E-8.1",
  gap: "E-8.1",
  domain: "E-0.4",
  odds: "E-1.3",
  "phase:1": "E-1.3",
  "phase:2": "E-2.1",
  "phase:3": "E-3.1",
  "phase:4": "E-4.1",
  "phase:5": "E-5.1",
  "phase:6": "E-6.1",
  "disaster:bandits": "E-4.2",
  "disaster:disease": "E-4.3",
  "disaster:treachery": "E-4.6",
  "disaster:fire": "E-4.9",
  "disaster:pestilence": "E-4.11",
  "disaster:revolt": "E-4.12",
};

export const termOf = lookUp({ same: SAME, said, rules: RULES, ruleOf });

function ruleOf(kind: string, id: string): string {
  return kind === "die" ? `E-D.${id}` : `E-B.${isWall(id) ? "wall" : id}`;
}

function said(words: Words, kind: string, id: string): Said | null {
  switch (kind) {
    case "piece":
      return piece(words, id);
    case "die": {
      const found = DIE_KINDS.find((each) => each === id);
      return found === undefined ? null : die(words, found);
    }
    case "disaster": {
      const row = DISASTERS.findIndex((each) => each.id === id);
      const steps = DISASTERS[row]?.steps;
      // Without a disaster's name it is the track.
      if (steps === undefined) break;
      return {
        name: words.disaster(id),
        text: `${words.store("skull", row + 1)}: ${words.say(about(id), { steps })}`,
      };
    }
    case "phase":
      return { name: words.phase(id), text: words.say(`era-table-what-phase-${id}`, { throws: THROWS }) };
  }
  const key = about(kind);
  if (!has(key) || !has(`${key}-text`)) return null;
  const facts = {
    most: kind in MOST ? MOST[kind as keyof typeof MOST] : 0,
    culture: MOST_CULTURE,
    city: LARGEST_CITY,
    ...DOMAIN,
  };
  return { name: words.say(key), text: words.say(`${key}-text`, facts) };
}

/** The message about something. */
function about(thing: string): string {
  return `era-table-what-${thing}`;
}

function piece(words: Words, id: string): Said | null {
  const found = PIECES.get(id);
  if (found === undefined) return null;
  const effect = words.effect(id);
  const price = Object.keys(found.cost).length === 0 ? "" : words.amounts(found.cost);
  const points = found.points === 0 ? "" : words.say("era-table-points-n", { n: found.points });
  const told = [price, points].filter((each) => each !== "").join("; ");
  return { name: words.piece(id), text: told === "" ? effect : `${told}. ${effect}` };
}

/** A die with all its faces, as it is printed. */
function die(words: Words, kind: DieKind): Said {
  const faces = FACES[kind].map((_, i) => words.amounts(symbolsOf(kind, i + 1)));
  return {
    name: words.kind(kind, 1),
    text: words.say("era-table-what-die", { faces: faces.join("; ") }),
  };
}

function Sketch({ term }: { term: string }): JSX.Element | null {
  const [kind, id = ""] = term.split(":");
  switch (kind) {
    case "piece":
      return <PiecePicture id={id} />;
    case "die":
      return <Die kind={id as DieKind} />;
    case "phase":
      return <GameIcon name={PHASE_ICONS[Number(id) - 1] ?? "dice"} />;
    case "disaster":
      return <GameIcon name="skull" />;
    case "vp":
      return <Icon name="vp" />;
    case "marker":
      return <Icon name="glass" />;
    case "city":
      return <Icon name="crown" />;
    case "field":
    case "gap":
    case "domain":
    case "odds":
      return null;
    default:
      return <GameIcon name={term as GameIconName} />;
  }
}

const of = (kind: string, ids: readonly (string | number)[]): string[] => ids.map((id) => `${kind}:${id}`);

export const terms: Terms = {
  groups: [
    { name: "round", terms: [...of("phase", [1, 2, 3, 4, 5, 6]), "marker", "vp"] },
    { name: "dice", terms: [...of("die", DIE_KINDS), "hammer", "sword", "shield", "skull", "feather", "odds"] },
    { name: "stores", terms: ["food", "wood", "stone", "goods", "culture"] },
    { name: "domain", terms: ["domain", "field", "city", "gap"] },
    { name: "pieces", terms: of("piece", [...PIECES.keys()]) },
    {
      name: "disasters",
      terms: [
        "disaster",
        ...of(
          "disaster",
          DISASTERS.map(({ id }) => id),
        ),
      ],
    },
  ],
  about: (term) => termOf(new Words(), term),
  Sketch,
};
