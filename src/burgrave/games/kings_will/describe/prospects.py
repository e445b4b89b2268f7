"""What the viewer could reckon: what each action would bring, prices, tribute, offers, cards."""

from __future__ import annotations

from typing import Any

from burgrave.games.kings_will.components import (
    BUILDINGS,
    DEVELOPMENT_MOST,
    DEVELOPMENT_POINTS,
    EDUCATION_MOST,
    EDUCATION_POINTS,
    HARVESTS,
    LESSON_MOOD,
    SETTLEMENTS,
    UNPAID_MOOD,
    Building,
    Settlement,
)
from burgrave.games.kings_will.describe.scene import Offer, Scene, View, scene, will_of
from burgrave.games.kings_will.describe.side import Goods, Join, Side, less
from burgrave.games.kings_will.goods import RESOURCES

Facts = dict[str, Any]


def advice(view: View) -> Facts | None:
    """What the viewer could reckon: what each action brings, prices, tribute, Will cards."""
    at = scene(view)
    if at.viewer is None or at.over:
        return None
    side = at.mine
    return {
        "harvests": [harvest(side, action) for action in HARVESTS],
        "taxes": taxes(side),
        "money": side.money(),
        "steps": side.steps(),
        "swaps": side.swaps(),
        "looks": side.looks(),
        "education": education(side),
        "development": development(side),
        "sites": _sites(side),
        "births": _births(at),
        "free": _free_places(side),
        "settlements": [_settlement(at, settlement) for settlement in SETTLEMENTS],
        "buildings": [_building(at, building) for building in BUILDINGS],
        "tribute": None if at.travel is None else _tribute(at),
        "offers": [_offer(at, number, offer) for number, offer in enumerate(at.offers)],
        "wills": _standings(at),
    }


def harvest(side: Side, action: str) -> Facts:
    """What a harvest brings in, and what finds no room."""
    good = RESOURCES[HARVESTS.index(action)]
    gain = side.harvest(action)
    kept = side.stored(good, gain)
    return {"action": action, "gain": {good: kept} if kept else {}, "lost": gain - kept}


def taxes(side: Side) -> Facts:
    """A coin from each peasant, and how the people take it."""
    coins = side.stored("coin", side.peasants)
    return {"coins": coins, "lost": side.peasants - coins} | mood_facts(side, side.tax_mood())


def mood_facts(side: Side, by: int) -> Facts:
    """The mood after a change, and whether the people rebel on the way."""
    return {"mood": side.mood_after(by), "rebels": side.rebels(by)}


def education(side: Side) -> Facts | None:
    """What the next level brings; None at the end of the scale."""
    level = side.education + 1
    if level > EDUCATION_MOST:
        return None
    coins = side.stored("coin", side.lesson_coins())
    return {
        "level": level,
        "mood": side.mood_after(int(LESSON_MOOD)),
        "gain": {"coin": coins} if coins else {},
        "points": int(EDUCATION_POINTS) if level == EDUCATION_MOST else 0,
    }


def development(side: Side) -> Facts | None:
    """What the next level brings; None at the end of the scale."""
    level = side.development + 1
    if level > DEVELOPMENT_MOST:
        return None
    return {"level": level, "points": int(DEVELOPMENT_POINTS) if level == DEVELOPMENT_MOST else 0}


def _sites(side: Side) -> list[int]:
    """Where a settlement could be founded: a peasant stands by a free site."""
    return [place for place, spot in enumerate(side.land) if spot.peasants and spot.free_sites]


def _births(at: Scene) -> list[int]:
    """Where a peasant could be born."""
    if not at.supply["peasants"]:
        return []
    return [
        place
        for place, spot in enumerate(at.mine.land)
        if spot.fruitful and spot.peasants and spot.free_places > 0
    ]


def _free_places(side: Side) -> list[int]:
    return [place for place, spot in enumerate(side.land) if spot.building is None]


def _settlement(at: Scene, settlement: Settlement) -> Facts:
    return {
        "settlement": settlement.id,
        "price": at.mine.price(settlement),
        "missing": at.mine.lacks_for(settlement),
        "saves": at.mine.saves(settlement),
        "left": int(at.supply["settlements"][settlement.id]),
        "points": settlement.points,
    } | mood_facts(at.mine, settlement.mood)


def _building(at: Scene, building: Building) -> Facts:
    side, owner = at.mine, at.owner(building.id)
    facts: Facts = {"building": building.id}
    if owner is not None:
        return facts | {"state": "mine" if owner == at.viewer else "taken", "owner": owner}
    missing = side.lacks(building.cost)
    joins = [
        {"place": place, "joins": join_facts(found)}
        for place in _free_places(side)
        if (found := side.joins(building, place))
    ]
    facts |= {"state": "missing" if missing else "can", "missing": missing, "joins": joins}
    return facts | mood_facts(side, building.mood)


def join_facts(found: list[Join]) -> list[Facts]:
    """The emblems that would become whole, and what they score."""
    return [{"side": join.side, "emblem": join.emblem, "points": join.points} for join in found]


def _tribute(at: Scene) -> Facts:
    """What the viewer owes, or how it was settled, and the mood that the offers will meet."""
    missing = at.mine.lacks(at.owed)
    return {
        "goods": at.tribute,
        "missing": missing,
        "settled": _settled(at),
        "mood": at.mood_at_offers,
        "rebels": bool(missing) and at.mine.rebels(int(UNPAID_MOOD)),
    }


def _settled(at: Scene) -> str | None:
    if not at.collected:
        return None
    return "paid" if at.round in at.mine.paid else "unpaid"


def _offer(at: Scene, number: int, offer: Offer) -> Facts:
    """Can an offer be taken up, or what stands in the way?"""
    missing = _missing(at, offer)
    facts: Facts = {"number": number, "state": "missing" if missing else "can", "missing": missing}
    if number in at.mine.given:
        return facts | {"state": "given"}
    if lift := offer.lift(at.mood_at_offers):
        return facts | {"state": "mood", "lift": lift}
    return facts


def _missing(at: Scene, offer: Offer) -> Goods:
    """What is missing for an offer, of what the tribute leaves."""
    side = at.mine
    goods = side.goods if side.lacks(at.owed) else less(side.goods, at.owed)
    missing = less(offer.give, goods)
    if offer.peasants and side.peasants <= offer.peasants:
        # The last peasant never leaves.
        missing["peasant"] = offer.peasants + 1 - side.peasants
    return missing


def _standings(at: Scene) -> list[Facts]:
    """How the viewer stands with each Will card that the viewer knows."""
    return [
        {"place": place} | _standing(at, card.card)
        for place, card in enumerate(at.cards)
        if card.card is not None
    ]


def _standing(at: Scene, card: str) -> Facts:
    will = will_of(card)
    base, wish = (at.measure(at.mine, what) for what in (will.base_of, will.wish_of))
    return {
        "base": {"of": will.base_of, "need": will.base, "have": base},
        "wish": {"of": will.wish_of, "need": will.wish, "have": wish},
        "worth": at.will_points(at.mine, will),
    }
