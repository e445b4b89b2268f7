"""A view as plain objects, and what a player can work out from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgrave.games.kings_will.components import (
    BAND_INDEX,
    BAND_LEAST,
    BANDS,
    BUILDING_INDEX,
    BUILDINGS,
    COINS_MOST,
    EMBLEMS,
    HARVESTS,
    LANDSCAPE_INDEX,
    LANDSCAPES,
    MONEY_COINS,
    MOOD_AFTER_REBELLION,
    MOOD_LEAST,
    MOOD_MOST,
    SCALES,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    TAX_MOOD,
    UNPAID_MOOD,
    WALK_STEPS,
    WILL_INDEX,
    WILLS,
    WRATH,
    Building,
    Settlement,
    Will,
    effect,
)
from burgrave.games.kings_will.goods import RESOURCES

View = Mapping[str, Any]
Goods = dict[str, int]


@dataclass(frozen=True)
class Spot:
    """A landscape of somebody's land."""

    landscape: str
    peasants: int
    places: int
    sites: int
    settlements: tuple[str, ...]
    building: str | None

    @property
    def free_sites(self) -> int:
        """How many settlements could still be founded here."""
        return self.sites - len(self.settlements)

    @property
    def free_places(self) -> int:
        """How many peasants could still come here."""
        return self.places - self.peasants


@dataclass(frozen=True)
class Side:
    """What one player has, as a viewer sees it."""

    seat: int
    land: tuple[Spot, ...]
    goods: Goods
    room: Goods
    mood: int
    education: int
    development: int
    peasants: int
    settlements: Goods
    buildings: tuple[str, ...]
    emblems: int
    points: int | None
    stage: str
    paid: tuple[int, ...]
    given: tuple[int, ...]
    hand: tuple[str, ...]
    put: str | None

    def has(self, building: str) -> bool:
        """Does this building stand here?"""
        return building in self.buildings

    def yield_of(self, action: str) -> int:
        """What a harvest brings before it is stored."""
        good = RESOURCES[HARVESTS.index(action)]
        workers = sum(
            spot.peasants
            for spot in self.land
            if LANDSCAPES[LANDSCAPE_INDEX[spot.landscape]].yields == good
        )
        learnt = sum(
            step["more"]
            for step in SCALES["development"]
            if step.get("action") == action and step["level"] <= self.development
        )
        built = sum(
            BUILDINGS[BUILDING_INDEX[name]].effects["gain"]["more"]
            for name in self.buildings
            if BUILDINGS[BUILDING_INDEX[name]].effects.get("gain", {}).get("action") == action
        )
        return int(workers + learnt + built)

    def stored(self, good: str, number: int) -> int:
        """How many of these would find room."""
        most = int(COINS_MOST) if good == "coin" else self.room[good]
        return min(number, most - self.goods.get(good, 0))

    def money(self) -> int:
        """How many coins a resource brings."""
        return effect("mint", "money") if self.has("mint") else int(MONEY_COINS)

    def steps(self) -> int:
        """How many steps a move has."""
        return effect("relay_station", "steps") if self.has("relay_station") else int(WALK_STEPS)

    def tax_mood(self) -> int:
        """How the mood changes with taxes, before a monastery soothes it."""
        return effect("customs_house", "tax_mood") if self.has("customs_house") else int(TAX_MOOD)

    def mood_after(self, by: int) -> int:
        """The mood after a change; a rebellion is at the least mood, not after it."""
        if by < 0 and self.settlements.get("monastery"):
            by = min(0, by + SETTLEMENTS[SETTLEMENT_INDEX["monastery"]].soothes)
        return max(int(MOOD_LEAST), min(int(MOOD_MOST), self.mood + by))

    def price(self, settlement: Settlement) -> Goods:
        """What a settlement costs, lowered by education but not by the masons' lodge."""
        cost = dict(settlement.cost)
        for step in SCALES["education"]:
            if step["level"] <= self.education and step.get("settlement") == settlement.id:
                for good, n in step["saves"].items():
                    cost[good] = max(0, cost.get(good, 0) - n)
        return {good: n for good, n in cost.items() if n}

    def lacks(self, settlement: Settlement) -> Goods:
        """What is missing for a settlement; the masons' lodge spares a unit of a longer price."""
        price = self.price(settlement)
        lacking = missing(self.goods, price)
        if lacking and self.has("masons_lodge") and sum(price.values()) > 1:
            lacking[next(iter(lacking))] -= effect("masons_lodge", "saves")
        return {good: n for good, n in lacking.items() if n > 0}

    def joins(self, building: Building, place: int) -> list[tuple[str, str]]:
        """The emblems that a building would complete at a place: side and emblem."""
        found: list[tuple[str, str]] = []
        left = self._neighbour(place - 1)
        right = self._neighbour(place + 1)
        if left is not None and building.left and left.right == building.left:
            found.append(("left", building.left))
        if right is not None and building.right and right.left == building.right:
            found.append(("right", building.right))
        return found

    def _neighbour(self, place: int) -> Building | None:
        if not 0 <= place < len(self.land):
            return None
        name = self.land[place].building
        return None if name is None else BUILDINGS[BUILDING_INDEX[name]]

    def band(self, unpaid: bool) -> str:
        """The band of the travel tile beside the mood, as an unpaid tribute would leave it."""
        mood = self.mood
        if unpaid:
            mood = max(int(MOOD_AFTER_REBELLION), self.mood_after(int(UNPAID_MOOD)))
        return BANDS[max(i for i, least in enumerate(BAND_LEAST) if mood >= least)]


@dataclass(frozen=True)
class Card:
    """A place of the Will board, as a viewer sees it."""

    by: int | None
    lies: bool
    discs: tuple[int, ...]
    neutral: bool
    seen_by: tuple[int, ...]
    card: str | None


@dataclass(frozen=True)
class Offer:
    """An offer of the travel tile."""

    band: str
    give: Goods
    peasants: int
    points: int


@dataclass(frozen=True)
class Scene:
    """A view as plain objects."""

    viewer: int | None
    options: Mapping[str, Any]
    round: int
    turns: int
    step: str
    over: bool
    drawing: bool
    asked: tuple[int, ...]
    start: int | None
    active: int | None
    order: tuple[int, ...]
    row: tuple[str, ...]
    locked: int
    tile: str | None
    left: int
    more: int
    travel: str | None
    tribute: Goods
    collected: bool
    offers: tuple[Offer, ...]
    limit: int
    cards: tuple[Card, ...]
    supply: Mapping[str, Any]
    sides: tuple[Side, ...]

    @property
    def mine(self) -> Side:
        """The viewer's own side."""
        assert self.viewer is not None
        return self.sides[self.viewer]

    def owner(self, building: str) -> int | None:
        """Who has a building."""
        return next((side.seat for side in self.sides if side.has(building)), None)

    def full(self, card: Card) -> bool:
        """Does a Will card take no more discs?"""
        return len(card.discs) + card.neutral >= self.limit

    def row_after(self, tile: str) -> tuple[str, ...]:
        """The row as it will be when a tile was taken."""
        return (tile, *(other for other in self.row if other != tile))

    def measure(self, side: Side, what: str) -> int:
        """How much a player has of what a Will card counts."""
        resources = {good: side.goods.get(good, 0) for good in RESOURCES}
        counted = {
            "mood": side.mood,
            "education": side.education,
            "development": side.development,
            "peasants": side.peasants,
            "landscapes": len(side.land),
            "hamlets": side.settlements.get("hamlet", 0),
            "castles": side.settlements.get("castle", 0),
            "monasteries": side.settlements.get("monastery", 0),
            "villages": side.settlements.get("village", 0),
            "settlement_kinds": len(side.settlements),
            "buildings": len(side.buildings),
            "coins": side.goods.get("coin", 0),
            "resources": sum(resources.values()),
            "most_buildings": int(
                len(side.buildings) >= max(len(other.buildings) for other in self.sides)
            ),
            "resource_kinds": sum(n > 0 for n in resources.values()),
            "full_sets": min(resources.values()),
            "lived_landscapes": sum(1 for spot in side.land if spot.settlements and spot.peasants),
        }
        return counted[what]

    def will_points(self, side: Side, will: Will) -> int:
        """What a Will card would score for a player as things stand."""
        if self.measure(side, will.base_of) < will.base:
            return -int(WRATH)
        wished = self.measure(side, will.wish_of)
        if wished < will.wish:
            return 0
        return min(will.points, will.each * wished) if will.each else will.points


def scene(view: View) -> Scene:
    """Read a view."""
    travel = view["travel"]
    return Scene(
        viewer=view["viewer"],
        options=view["options"],
        round=view["round"],
        turns=view["turns"],
        step=view["step"],
        over=view["over"],
        drawing=view["drawing"],
        asked=tuple(view["asked"]),
        start=view["start"],
        active=view["active"],
        order=tuple(view["order"]),
        row=tuple(view["row"]),
        locked=view["locked"],
        tile=view["tile"],
        left=view["left"],
        more=view["more"],
        travel=None if travel is None else travel["tile"],
        tribute={} if travel is None else dict(travel["tribute"]),
        collected=tribute_collected(view),
        offers=() if travel is None else tuple(_offer(offer) for offer in travel["offers"]),
        limit=view["limit"],
        cards=tuple(_card(card) for card in view["wills"]),
        supply=view["supply"],
        sides=tuple(_side(seat, facts) for seat, facts in enumerate(view["seats"])),
    )


def tribute_collected(view: View) -> bool:
    """Has the king had the viewer's tribute at this visit, paid or not?"""
    if view["step"] != "rebellion" or view["tile"] is not None or view["viewer"] is None:
        return bool(view["step"] == "offers")
    # The people of the one who is asked rebelled over the tribute; those behind still have to pay.
    order = list(view["order"])
    return order.index(view["viewer"]) <= order.index(view["asked"][0])


def _offer(facts: Mapping[str, Any]) -> Offer:
    return Offer(facts["band"], dict(facts["give"]), facts["peasants"], facts["points"])


def _card(facts: Mapping[str, Any]) -> Card:
    return Card(
        facts["by"],
        facts["lies"],
        tuple(facts["discs"]),
        facts["neutral"],
        tuple(facts["seen by"]),
        facts.get("card"),
    )


def _side(seat: int, facts: Mapping[str, Any]) -> Side:
    return Side(
        seat=seat,
        land=tuple(_spot(spot) for spot in facts["land"]),
        goods=dict(facts["goods"]),
        room=dict(facts["room"]),
        mood=facts["mood"],
        education=facts["education"],
        development=facts["development"],
        peasants=facts["peasants"],
        settlements=dict(facts["settlements"]),
        buildings=tuple(facts["buildings"]),
        emblems=facts["emblems"],
        points=facts["points"],
        stage=facts["stage"],
        paid=tuple(facts["paid"]),
        given=tuple(facts["given"]),
        hand=tuple(facts.get("hand", ())),
        put=facts.get("put"),
    )


def _spot(facts: Mapping[str, Any]) -> Spot:
    return Spot(
        facts["landscape"],
        facts["peasants"],
        facts["places"],
        facts["sites"],
        tuple(facts["settlements"]),
        facts["building"],
    )


def missing(goods: Mapping[str, int], price: Mapping[str, int]) -> Goods:
    """What is lacking to pay a price."""
    lacking = {good: n - goods.get(good, 0) for good, n in price.items()}
    return {good: n for good, n in lacking.items() if n > 0}


def reaches(band: str, offer: Offer) -> bool:
    """Is an offer open to people of this band?"""
    return BAND_INDEX[band] >= BAND_INDEX[offer.band]


def will_of(card: str) -> Will:
    """A Will card by its id."""
    return WILLS[WILL_INDEX[card]]


def rebels(side: Side, by: int) -> bool:
    """Would a change of the mood bring a rebellion?"""
    return side.mood_after(by) <= int(MOOD_LEAST) < int(MOOD_AFTER_REBELLION)


def emblem_worth(emblem: str) -> int:
    """What a whole emblem scores."""
    return EMBLEMS[emblem]
