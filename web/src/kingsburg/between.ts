/** Positions between two updates, as far as events tell them: for the eye while a story is told, never for play. */
import type { EnemyCard, Group, KingsburgView, LogEntry, Side } from "./wire";
import type { Amounts } from "./words";

type Change = (view: KingsburgView, event: LogEntry) => KingsburgView;

/** The view after an event, from the view before it; what an event does not tell stays as it was. */
export function after(view: KingsburgView, event: LogEntry): KingsburgView {
  return CHANGES[event.kind]?.(view, event) ?? view;
}

const amounts = (event: LogEntry, name: string): Amounts => (event[name] as Amounts | undefined) ?? {};
const faces = (event: LogEntry, name: string): number[] => (event[name] as number[] | undefined) ?? [];
const number = (event: LogEntry, name: string): number => Number(event[name] ?? 0);

function withSide(view: KingsburgView, seat: number | undefined, change: (side: Side) => Partial<Side>): KingsburgView {
  return { ...view, seats: view.seats.map((side, i) => (i === seat ? { ...side, ...change(side) } : side)) };
}

function sum(side: Side, gained: Amounts, paid: Amounts = {}): Side["goods"] {
  const of = (good: "gold" | "wood" | "stone"): number =>
    Math.max(0, (side.goods[good] ?? 0) + (gained[good] ?? 0) - (paid[good] ?? 0));
  return { gold: of("gold"), wood: of("wood"), stone: of("stone") };
}

/** Goods, soldiers, tokens and points that come to a seat. */
const gains: Change = (view, event) =>
  withSide(view, event.seat, (side) => ({
    goods: sum(side, amounts(event, "goods"), amounts(event, "paid")),
    soldiers: side.soldiers + number(event, "soldiers"),
    tokens: side.tokens + number(event, "tokens") - (event["token"] === true ? 1 : 0),
    points: side.points + number(event, "points") - number(event, "price"),
  }));

const lies: Change = (view, event) =>
  withSide(view, event.seat, () => ({ own: faces(event, "own"), bonus: faces(event, "bonus") }));

const point: Change = (view, event) => withSide(view, event.seat, (side) => ({ points: side.points + 1 }));
const soldier: Change = (view, event) => withSide(view, event.seat, (side) => ({ soldiers: side.soldiers + 1 }));
const good =
  (goods: Amounts, paid: Amounts = {}): Change =>
  (view, event) =>
    withSide(view, event.seat, (side) => ({ goods: sum(side, goods, paid) }));

function without(lying: readonly number[], laid: readonly number[]): number[] {
  const left = [...lying];
  for (const face of laid) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const influenced: Change = (view, event) => {
  const [own, bonus] = [faces(event, "own"), faces(event, "bonus")];
  const group: Group = {
    place: number(event, "advisor"),
    seat: event.seat ?? null,
    own,
    bonus,
    token: event["token"] === true,
    market: number(event, "market"),
    envoy: event["envoy"] === true,
  };
  const laid = withSide(view, event.seat, (side) => ({
    own: without(side.own, own),
    bonus: without(side.bonus, bonus),
    tokens: side.tokens - (group.token === true ? 1 : 0),
  }));
  return { ...laid, step: "influence", court: [...view.court, group], envoy: group.envoy === true ? null : view.envoy };
};

const built: Change = (view, event) =>
  withSide(view, event.seat, (side) => ({
    buildings: [...side.buildings, String(event["building"])],
    goods: sum(side, {}, amounts(event, "price")),
    points: side.points + number(event, "points"),
  }));

const SEASONS = ["spring", "summer", "autumn"];

const CHANGES: Partial<Record<string, Change>> = {
  gift: gains,
  traded: gains,
  "kings aid good": gains,
  "governor good": gains,
  "governor points": gains,
  exchanged: gains,
  sold: gains,
  spoils: gains,
  "cathedral points": gains,
  "army token points": gains,
  "town hall": (view, event) => point(gains(view, event), event),
  "kings reward": point,
  "embassy point": point,
  "fortress point": point,
  "strongest winner": point,
  "guild gold": good({ gold: 1 }),
  sawmill: good({ gold: 2 }, { wood: 1 }),
  quarry: good({ gold: 3 }, { stone: 1 }),
  "inn token": (view, event) => withSide(view, event.seat, (side) => ({ tokens: side.tokens + 1 })),
  "stables soldier": soldier,
  "training camp": soldier,
  recruited: (view, event) => withSide(gains(view, event), event.seat, (side) => ({ soldiers: side.soldiers + 1 })),
  "lost goods": (view, event) =>
    withSide(view, event.seat, (side) => ({ goods: sum(side, {}, amounts(event, "goods")) })),
  "points lost": (view, event) =>
    withSide(view, event.seat, (side) => ({ points: side.points - number(event, "points") })),
  "building destroyed": (view, event) =>
    withSide(view, event.seat, (side) => ({
      buildings: side.buildings.filter((id) => id !== event["building"]),
      points: side.points - number(event, "points"),
    })),
  rolled: lies,
  rerolled: lies,
  turned: lies,
  shifted: lies,
  prince: lies,
  influenced,
  passed: (view, event) => ({ ...view, passed: [...view.passed, event.seat ?? 0] }),
  built,
  raised: built,
  "turn order": (view, event) => ({
    ...view,
    order: faces(event, "order"),
    passed: [],
    court: view.court.filter(({ seat }) => seat === null),
  }),
  "envoy awarded": (view, event) => ({ ...view, envoy: event.seat ?? null }),
  "envoy nobody": (view) => ({ ...view, envoy: null }),
  "envoy returned": (view) => ({ ...view, envoy: null }),
  "neutral dice": (view, event) => ({
    ...view,
    court: [...view.court, { place: number(event, "advisor"), seat: null }],
  }),
  "enemy revealed": (view, event) => ({
    ...view,
    phase: 8,
    court: [],
    enemy:
      view.enemy === null
        ? null
        : {
            ...view.enemy,
            revealed: true,
            card: {
              enemy: String(event["enemy"]),
              strength: number(event, "strength"),
              penalty: { ...(event.penalty as EnemyCard["penalty"]) },
              reward: { ...(event.reward as EnemyCard["reward"]) },
            },
          },
  }),
  "year begins": (view, event) => ({
    ...view,
    year: number(event, "year"),
    phase: 1,
    season: SEASONS[0] ?? view.season,
    court: [],
    enemy: null,
  }),
  "enemy drawn": (view, event) => ({
    ...view,
    enemy: { weakest: number(event, "weakest"), strongest: number(event, "strongest"), seen_by: [], revealed: false },
  }),
};
