"""What the viewer could reckon: what each action would bring, prices, tribute and offers."""

from __future__ import annotations

from typing import Any

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import (
    BAND_LEAST,
    BANDS,
    BUILDINGS,
    DEVELOPMENT_BONUS,
    DEVELOPMENT_MOST,
    DEVELOPMENT_POINTS,
    EDUCATION_MOST,
    EDUCATION_POINTS,
    EMBLEMS,
    GAIN_BUILDINGS,
    HARVESTS,
    LANDSCAPES,
    LESSON_MOOD,
    MONEY_COINS,
    MOOD_AFTER_REBELLION,
    MOOD_LEAST,
    MOOD_MOST,
    SETTLEMENT_COST,
    SETTLEMENTS,
    TAX_MOOD,
    UNPAID_MOOD,
    WALK_STEPS,
)
from burgrave.games.kings_will.describe.scene import tribute_collected
from burgrave.games.kings_will.describe.standings import Facts, Side, View, standings
from burgrave.games.kings_will.goods import RESOURCES, named

Goods = dict[str, int]


def advice(view: View) -> Facts | None:
    """What the viewer could reckon: what each action brings, prices, tribute, Will cards."""
    if view["viewer"] is None or view["over"]:
        return None
    side: Side = view["seats"][view["viewer"]]
    return {
        "harvests": [harvest(side, good) for good in range(len(HARVESTS))],
        "taxes": taxes(side),
        "money": money(side),
        "steps": int(ids.RELAY_STEPS if _has(side, ids.RELAY_STATION) else WALK_STEPS),
        "swaps": int(ids.MARKET_SWAPS) if _has(side, ids.MARKET) else 1,
        "looks": int(ids.SCOUT_LOOKS) if _has(side, ids.SCOUT_HOUSE) else 1,
        "education": education(side),
        "development": development(side),
        "sites": _sites(side),
        "births": _births(view, side),
        "free": _free_places(side),
        "settlements": [_settlement(view, side, kind) for kind in range(len(SETTLEMENTS))],
        "buildings": [_building(view, side, number) for number in range(len(BUILDINGS))],
        "tribute": _tribute(view, side),
        "offers": _offers(view, side),
        "wills": standings(view),
    }


def _has(side: Side, building: int) -> bool:
    return BUILDINGS[building].id in side["buildings"]


def less(goods: Goods, by: Goods) -> Goods:
    """What is left of goods."""
    left = {name: n - by.get(name, 0) for name, n in goods.items()}
    return {name: n for name, n in left.items() if n > 0}


def _missing(side: Side, price: Goods) -> Goods:
    return less(price, side["goods"])


def stored(side: Side, good: str, n: int) -> int:
    """How many of the goods that come find room."""
    return max(0, min(n, int(side["room"][good]) - int(side["goods"].get(good, 0))))


def mood_after(side: Side, by: int) -> tuple[int, bool]:
    """The mood after a change, and whether the people rebel on the way."""
    if by < 0 and side["settlements"].get(SETTLEMENTS[ids.MONASTERY].id):
        by = min(0, by + int(ids.MONASTERY_SOOTHES))
    mood = max(int(MOOD_LEAST), min(int(MOOD_MOST), int(side["mood"]) + by))
    rebels = mood == MOOD_LEAST
    return (int(MOOD_AFTER_REBELLION) if rebels else mood), rebels


def harvest(side: Side, good: int) -> Facts:
    """One from each peasant there, and what development and a building add."""
    name = RESOURCES[good]
    yields = {landscape.id for landscape in LANDSCAPES if landscape.yields == name}
    gain = sum(int(spot["peasants"]) for spot in side["land"] if spot["landscape"] in yields)
    gain += int(DEVELOPMENT_BONUS[good][side["development"]])
    for number in range(len(BUILDINGS)):
        if GAIN_BUILDINGS[good] >> number & 1 and _has(side, number):
            gain += 1
    kept = stored(side, name, gain)
    return {
        "action": HARVESTS[good],
        "gain": {name: kept} if kept else {},
        "lost": gain - kept,
    }


def taxes(side: Side) -> Facts:
    """A coin from each peasant, and how the people take it."""
    customs = _has(side, ids.CUSTOMS_HOUSE)
    mood, rebels = mood_after(side, int(ids.CUSTOMS_TAX_MOOD if customs else TAX_MOOD))
    coins = stored(side, "coin", int(side["peasants"]))
    return {"coins": coins, "lost": int(side["peasants"]) - coins, "mood": mood, "rebels": rebels}


def money(side: Side) -> int:
    """How many coins a resource brings."""
    return int(ids.MINT_COINS if _has(side, ids.MINT) else MONEY_COINS)


def education(side: Side) -> Facts | None:
    """What the next level brings; None at the end of the scale."""
    level = int(side["education"]) + 1
    if level > EDUCATION_MOST:
        return None
    coins = stored(side, "coin", int(ids.SCHOOL_COINS)) if _has(side, ids.SCHOOL) else 0
    return {
        "level": level,
        "mood": mood_after(side, int(LESSON_MOOD))[0],
        "gain": {"coin": coins} if coins else {},
        "points": int(EDUCATION_POINTS) if level == EDUCATION_MOST else 0,
    }


def development(side: Side) -> Facts | None:
    """What the next level brings; None at the end of the scale."""
    level = int(side["development"]) + 1
    if level > DEVELOPMENT_MOST:
        return None
    return {"level": level, "points": int(DEVELOPMENT_POINTS) if level == DEVELOPMENT_MOST else 0}


def _sites(side: Side) -> list[int]:
    """Where a settlement could be founded: a peasant stands by a free site."""
    return [
        place
        for place, spot in enumerate(side["land"])
        if spot["peasants"] and len(spot["settlements"]) < spot["sites"]
    ]


def _births(view: View, side: Side) -> list[int]:
    """Where a peasant could be born."""
    if not view["supply"]["peasants"]:
        return []
    fruitful = {settlement.id for settlement in SETTLEMENTS if settlement.offspring}
    return [
        place
        for place, spot in enumerate(side["land"])
        if 0 < spot["peasants"] < spot["places"] and fruitful.intersection(spot["settlements"])
    ]


def _free_places(side: Side) -> list[int]:
    return [place for place, spot in enumerate(side["land"]) if spot["building"] is None]


def price_of(side: Side, settlement: int) -> Goods:
    """What a settlement costs at the present level of education."""
    return named(SETTLEMENT_COST[settlement][side["education"]])


def _settlement(view: View, side: Side, kind: int) -> Facts:
    settlement = SETTLEMENTS[kind]
    price = price_of(side, kind)
    missing = _missing(side, price)
    saves = _has(side, ids.MASONS_LODGE) and sum(price.values()) > 1
    if saves and missing:
        # The lodge spares one unit, best one that is missing.
        missing = less(missing, {next(iter(missing)): 1})
    mood, rebels = mood_after(side, settlement.mood)
    left = int(view["supply"]["settlements"][settlement.id])
    return {
        "settlement": settlement.id,
        "price": price,
        "missing": missing,
        "saves": saves,
        "left": left,
        "mood": mood,
        "rebels": rebels,
        "points": settlement.points,
    }


def _owner(view: View, building: str) -> int | None:
    for seat, side in enumerate(view["seats"]):
        if building in side["buildings"]:
            return seat
    return None


def _building(view: View, side: Side, number: int) -> Facts:
    building = BUILDINGS[number]
    owner = _owner(view, building.id)
    facts: Facts = {"building": building.id}
    if owner is not None:
        state = "mine" if owner == view["viewer"] else "taken"
        return facts | {"state": state, "owner": owner}
    missing = _missing(side, building.cost)
    mood, rebels = mood_after(side, building.mood)
    joins = [
        {"place": place, "joins": found}
        for place in _free_places(side)
        if (found := joins_of(side, number, place))
    ]
    return facts | {
        "state": "missing" if missing else "can",
        "missing": missing,
        "mood": mood,
        "rebels": rebels,
        "joins": joins,
    }


def joins_of(side: Side, number: int, place: int) -> list[Facts]:
    """The emblems that a building would complete with its neighbours."""
    building = BUILDINGS[number]
    found: list[Facts] = []
    for step, own, theirs, name in (
        (-1, building.left, "right", "left"),
        (1, building.right, "left", "right"),
    ):
        beside = _building_at(side, place + step)
        if own and beside is not None and getattr(beside, theirs) == own:
            found.append({"side": name, "emblem": own, "points": int(EMBLEMS[own])})
    return found


def _building_at(side: Side, place: int) -> Any:
    land = side["land"]
    if not 0 <= place < len(land) or land[place]["building"] is None:
        return None
    return next(each for each in BUILDINGS if each.id == land[place]["building"])


def _tribute(view: View, side: Side) -> Facts | None:
    """What the viewer owes, or how it was settled, and the mood that the offers will meet."""
    travel = view["travel"]
    if travel is None:
        return None
    goods = dict(travel["tribute"])
    if tribute_collected(view):
        paid = view["round"] in side["paid"]
        return {
            "goods": goods,
            "missing": {},
            "settled": "paid" if paid else "unpaid",
            "mood": int(side["mood"]),
            "rebels": False,
        }
    missing = _missing(side, goods)
    mood, rebels = mood_after(side, int(UNPAID_MOOD)) if missing else (int(side["mood"]), False)
    return {"goods": goods, "missing": missing, "settled": None, "mood": mood, "rebels": rebels}


def _band(mood: int) -> int:
    return max(band for band, least in enumerate(BAND_LEAST) if mood >= least or band == 0)


def _offers(view: View, side: Side) -> list[Facts]:
    """Each offer of the travel tile: can it be made, or what stands in the way?"""
    travel, tribute = view["travel"], _tribute(view, side)
    if tribute is None:
        return []
    # What the tribute leaves counts: goods, or the mood after the penalty.
    mood, goods = tribute["mood"], dict(side["goods"])
    if tribute["settled"] is None and not tribute["missing"]:
        goods = less(goods, tribute["goods"])
    band = _band(mood)
    found: list[Facts] = []
    for number, offer in enumerate(travel["offers"]):
        needs = BANDS.index(offer["band"])
        missing = less(dict(offer["give"]), goods)
        if offer["peasants"] and side["peasants"] <= offer["peasants"]:
            missing["peasant"] = int(offer["peasants"]) + 1 - int(side["peasants"])
        state = "missing" if missing else "can"
        facts: Facts = {"number": number, "state": state, "missing": missing}
        if number in side["given"]:
            facts["state"] = "given"
        elif needs > band:
            facts["state"] = "mood"
            facts["lift"] = BAND_LEAST[needs] - mood
        found.append(facts)
    return found
