"""What one player has, as a viewer sees it, and what can be worked out from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import (
    BUILDING_INDEX,
    BUILDINGS,
    COINS_MOST,
    DEVELOPMENT_BONUS,
    EMBLEMS,
    HARVESTS,
    LANDSCAPE_INDEX,
    LANDSCAPES,
    MONEY_COINS,
    MOOD_AFTER_REBELLION,
    MOOD_LEAST,
    MOOD_MOST,
    SETTLEMENT_COST,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    TAX_MOOD,
    WALK_STEPS,
    Building,
    Settlement,
)
from burgrave.games.kings_will.goods import RESOURCES, named

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

    @property
    def fruitful(self) -> bool:
        """Is there a settlement where peasants are born?"""
        return any(SETTLEMENTS[SETTLEMENT_INDEX[name]].offspring for name in self.settlements)


class Join(NamedTuple):
    """An emblem that a building would complete on one of its sides."""

    side: str
    emblem: str

    @property
    def points(self) -> int:
        """What the whole emblem scores."""
        return EMBLEMS[self.emblem]


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

    def harvest(self, action: str) -> int:
        """What a harvest brings before it is stored: by peasants, development and buildings."""
        kind = HARVESTS.index(action)
        workers = sum(
            spot.peasants
            for spot in self.land
            if LANDSCAPES[LANDSCAPE_INDEX[spot.landscape]].yields == RESOURCES[kind]
        )
        built = sum(
            gain["more"]
            for name in self.buildings
            if (gain := _of(name).effects.get("gain")) and gain["action"] == action
        )
        return workers + int(DEVELOPMENT_BONUS[kind][self.development]) + int(built)

    def stored(self, good: str, number: int) -> int:
        """How many of these would find room."""
        most = int(COINS_MOST) if good == "coin" else self.room[good]
        return min(number, most - self.goods.get(good, 0))

    def money(self) -> int:
        """How many coins a resource brings."""
        return int(ids.MINT_COINS if self.has("mint") else MONEY_COINS)

    def steps(self) -> int:
        """How many steps a move has."""
        return int(ids.RELAY_STEPS if self.has("relay_station") else WALK_STEPS)

    def swaps(self) -> int:
        """How many units a swap action swaps."""
        return int(ids.MARKET_SWAPS) if self.has("market") else 1

    def looks(self) -> int:
        """How many cards an exploration shows."""
        return int(ids.SCOUT_LOOKS) if self.has("scout_house") else 1

    def lesson_coins(self) -> int:
        """How many coins better education brings."""
        return int(ids.SCHOOL_COINS) if self.has("school") else 0

    def tax_mood(self) -> int:
        """How the mood changes with taxes, before a monastery soothes it."""
        return int(ids.CUSTOMS_TAX_MOOD if self.has("customs_house") else TAX_MOOD)

    def rebels(self, by: int) -> bool:
        """Would a change of the mood bring a rebellion?"""
        return self.mood + self._soothed(by) <= MOOD_LEAST

    def mood_after(self, by: int) -> int:
        """The mood after a change, and after the rebellion that it may bring."""
        if self.rebels(by):
            return int(MOOD_AFTER_REBELLION)
        return min(int(MOOD_MOST), self.mood + self._soothed(by))

    def _soothed(self, by: int) -> int:
        if by < 0 and self.settlements.get("monastery"):
            return min(0, by + int(ids.MONASTERY_SOOTHES))
        return by

    def lacks(self, price: Mapping[str, int]) -> Goods:
        """What is missing to pay a price."""
        return less(price, self.goods)

    def price(self, settlement: Settlement) -> Goods:
        """What a settlement costs, lowered by education but not by the masons' lodge."""
        return named(SETTLEMENT_COST[SETTLEMENT_INDEX[settlement.id]][self.education])

    def saves(self, settlement: Settlement) -> bool:
        """Does the masons' lodge spare a unit of the price?"""
        return self.has("masons_lodge") and sum(self.price(settlement).values()) > 1

    def lacks_for(self, settlement: Settlement) -> Goods:
        """What is missing for a settlement; the masons' lodge best spares what is missing."""
        lacking = self.lacks(self.price(settlement))
        if lacking and self.saves(settlement):
            return less(lacking, {next(iter(lacking)): int(ids.LODGE_SAVES)})
        return lacking

    def joins(self, building: Building, place: int) -> list[Join]:
        """The emblems that a building would complete at a place."""
        found: list[Join] = []
        left = self._neighbour(place - 1)
        right = self._neighbour(place + 1)
        if left is not None and building.left and left.right == building.left:
            found.append(Join("left", building.left))
        if right is not None and building.right and right.left == building.right:
            found.append(Join("right", building.right))
        return found

    def _neighbour(self, place: int) -> Building | None:
        if not 0 <= place < len(self.land):
            return None
        name = self.land[place].building
        return None if name is None else _of(name)


def less(goods: Mapping[str, int], by: Mapping[str, int]) -> Goods:
    """What is left of goods."""
    left = {name: n - by.get(name, 0) for name, n in goods.items()}
    return {name: n for name, n in left.items() if n > 0}


def _of(building: str) -> Building:
    return BUILDINGS[BUILDING_INDEX[building]]


def side_of(seat: int, facts: Mapping[str, Any]) -> Side:
    """Read a player's part of a view."""
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
