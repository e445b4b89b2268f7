"""A view as plain objects, and what a player can work out from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgrave.games.kings_will.components import (
    BAND_INDEX,
    BAND_LEAST,
    BANDS,
    UNPAID_MOOD,
    WILL_INDEX,
    WILLS,
    WRATH,
    Will,
)
from burgrave.games.kings_will.describe.side import Goods, Side, side_of
from burgrave.games.kings_will.goods import RESOURCES

View = Mapping[str, Any]


@dataclass(frozen=True)
class Card:
    """A place of the Will board, as a viewer sees it."""

    by: int | None
    lies: bool
    discs: tuple[int, ...]
    neutral: bool
    seen_by: tuple[int, ...]
    looking: tuple[int, ...]
    card: str | None


@dataclass(frozen=True)
class Offer:
    """An offer of the travel tile."""

    band: str
    give: Goods
    peasants: int
    points: int

    def lift(self, mood: int) -> int:
        """How much the mood would have to rise for this offer; 0 where it is open."""
        return max(0, BAND_LEAST[BAND_INDEX[self.band]] - mood) if self.band != BANDS[0] else 0


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

    def holds(self, card: Card) -> bool:
        """Is a card open to the viewer until the next decision, and not longer?"""
        kept = self.options["look_again"] == "discs" and self.viewer in card.discs
        return self.viewer in card.looking and self.options["look_again"] != "seen" and not kept

    @property
    def owed(self) -> Goods:
        """What the king will still take from the viewer at his visit."""
        return {} if self.collected else self.tribute

    @property
    def mood_at_offers(self) -> int:
        """The viewer's mood when the offers come: an unpaid tribute spoils it before."""
        unpaid = self.mine.lacks(self.owed)
        return self.mine.mood_after(int(UNPAID_MOOD)) if unpaid else self.mine.mood

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
        collected=_collected(view),
        offers=() if travel is None else tuple(_offer(offer) for offer in travel["offers"]),
        limit=view["limit"],
        cards=tuple(_card(card) for card in view["wills"]),
        supply=view["supply"],
        sides=tuple(side_of(seat, facts) for seat, facts in enumerate(view["seats"])),
    )


def _collected(view: View) -> bool:
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
        tuple(facts["looking"]),
        facts.get("card"),
    )


def band_of(mood: int) -> str:
    """The band of the travel tile beside a mood."""
    return BANDS[max(band for band, least in enumerate(BAND_LEAST) if mood >= least or not band)]


def will_of(card: str) -> Will:
    """A Will card by its id."""
    return WILLS[WILL_INDEX[card]]
