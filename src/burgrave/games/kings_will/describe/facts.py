"""Decisions and prospects as plain facts, for programs that draw the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.kings_will import actions, ids
from burgrave.games.kings_will.actions import NOTHING, Move
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
    TILES,
    UNPAID_MOOD,
    WALK_STEPS,
    WILL_INDEX,
    WILLS,
    WRATH,
    Will,
)
from burgrave.games.kings_will.goods import NAMES, RESOURCES, named

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

View = Mapping[str, Any]
Facts = dict[str, Any]
Goods = dict[str, int]
Side = Mapping[str, Any]


def action_facts(view: View, legal: Iterable[Action]) -> list[Facts]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    moves = [move for move in legal if isinstance(move, Move)]
    if not moves:
        return []
    side = view["seats"][view["viewer"]]
    return [_action(view, side, move) for move in moves]


def advice(view: View) -> Facts | None:
    """What the viewer could reckon: what each action brings, prices, tribute, Will cards."""
    if view["viewer"] is None or view["over"]:
        return None
    side: Side = view["seats"][view["viewer"]]
    return {
        "harvests": [_harvest(side, good) for good in range(len(HARVESTS))],
        "taxes": _taxes(side),
        "money": _money(side),
        "steps": int(ids.RELAY_STEPS if _has(side, ids.RELAY_STATION) else WALK_STEPS),
        "swaps": int(ids.MARKET_SWAPS) if _has(side, ids.MARKET) else 1,
        "looks": int(ids.SCOUT_LOOKS) if _has(side, ids.SCOUT_HOUSE) else 1,
        "education": _education(side),
        "development": _development(side),
        "sites": _sites(side),
        "births": _births(view, side),
        "free": _free_places(side),
        "settlements": [_settlement(view, side, kind) for kind in range(len(SETTLEMENTS))],
        "buildings": [_building(view, side, number) for number in range(len(BUILDINGS))],
        "tribute": _tribute(view, side),
        "offers": _offers(view, side),
        "wills": _wills(view),
    }


def _action(view: View, side: Side, move: Move) -> Facts:
    kind, tile, tell = _KINDS[int(move.kind)]
    facts: Facts = {"id": int(move.id), "text": move.text, "kind": kind}
    if tile:
        facts["tile"] = tile
    return facts | tell(view, side, move)


def _nothing(view: View, side: Side, move: Move) -> Facts:
    return {}


def _take(view: View, side: Side, move: Move) -> Facts:
    return {"tile": TILES[move.number]}


def _bring_in(view: View, side: Side, move: Move) -> Facts:
    tile = "harvest" if move.number < 2 else "mine"
    told = _harvest(side, int(move.number))
    return {"tile": tile, "action": told["action"], "gain": told["gain"], "lost": told["lost"]}


def _card(view: View, side: Side, move: Move) -> Facts:
    return {"card": int(move.number)}


def _tax(view: View, side: Side, move: Move) -> Facts:
    told = _taxes(side)
    return {
        "gain": {"coin": told["coins"]} if told["coins"] else {},
        "lost": told["lost"],
        "mood": told["mood"],
        "rebels": told["rebels"],
    }


def _found(view: View, side: Side, move: Move) -> Facts:
    settlement = SETTLEMENTS[move.number]
    price = _price(side, int(move.number))
    facts: Facts = {"settlement": settlement.id, "place": int(move.place)}
    if move.saving != NOTHING:
        facts["saving"] = NAMES[move.saving]
        price = _less(price, {NAMES[move.saving]: 1})
    mood, rebels = _mood_after(side, settlement.mood)
    return facts | {"price": price, "mood": mood, "rebels": rebels, "points": settlement.points}


def _erect(view: View, side: Side, move: Move) -> Facts:
    building = BUILDINGS[move.number]
    mood, rebels = _mood_after(side, building.mood)
    return {
        "building": building.id,
        "place": int(move.place),
        "price": dict(building.cost),
        "mood": mood,
        "rebels": rebels,
        "points": building.points,
        "joins": _joins(side, int(move.number), int(move.place)),
    }


def _learn(view: View, side: Side, move: Move) -> Facts:
    told = _education(side)
    assert told is not None
    return told


def _develop(view: View, side: Side, move: Move) -> Facts:
    told = _development(side)
    assert told is not None
    return told


def _walk(view: View, side: Side, move: Move) -> Facts:
    right = move.number == actions.RIGHT
    to = int(move.place + move.to if right else move.place - move.to)
    return {
        "place": int(move.place),
        "side": "right" if right else "left",
        "steps": int(move.to),
        "to": to,
        "finds": not 0 <= to < len(side["land"]),
    }


def _swap(view: View, side: Side, move: Move) -> Facts:
    give, get = NAMES[move.number], NAMES[move.to]
    lost = int(side["goods"].get(get, 0) >= side["room"][get])
    return {"give": give, "get": get, "lost": lost}


def _offspring(view: View, side: Side, move: Move) -> Facts:
    second = view["step"] == "offspring"
    return {"place": int(move.place), "price": named(ids.MIDWIFE_PRICE) if second else {}}


def _sell(view: View, side: Side, move: Move) -> Facts:
    money = _money(side)
    stored = _stored(side, "coin", money)
    return {"good": NAMES[move.number], "gain": {"coin": stored}, "lost": money - stored}


def _place(view: View, side: Side, move: Move) -> Facts:
    return {"place": int(move.place)}


def _treat(view: View, side: Side, move: Move) -> Facts:
    mood, _ = _mood_after(side, int(ids.TREAT_MOOD))
    return {"price": named(ids.TREAT_PRICE), "mood": mood}


def _give(view: View, side: Side, move: Move) -> Facts:
    offer = view["travel"]["offers"][move.number]
    facts: Facts = {
        "offer": int(move.number),
        "price": dict(offer["give"]),
        "peasants": offer["peasants"],
        "points": offer["points"],
    }
    return facts if move.place == NOTHING else facts | {"place": int(move.place)}


def _land(view: View, side: Side, move: Move) -> Facts:
    return {"order": [LANDSCAPES[kind].id for kind in move.listed]}


def _places(view: View, side: Side, move: Move) -> Facts:
    return {"places": list(move.listed)}


def _store(view: View, side: Side, move: Move) -> Facts:
    goods: Goods = {}
    for kind in move.listed:
        goods[NAMES[kind]] = goods.get(NAMES[kind], 0) + 1
    return {"goods": goods}


def _put(view: View, side: Side, move: Move) -> Facts:
    return {"will": WILLS[move.number].id}


_KINDS: dict[int, tuple[str, str, Callable[[View, Side, Move], Facts]]] = {
    int(actions.PASS): ("pass", "", _nothing),
    int(actions.TAKE): ("take", "", _take),
    int(actions.HARVEST): ("harvest", "", _bring_in),
    int(actions.EXPLORE): ("explore", "enrich", _card),
    int(actions.TAXES): ("taxes", "enrich", _tax),
    int(actions.FOUND): ("found", "build", _found),
    int(actions.ERECT): ("erect", "build", _erect),
    int(actions.EDUCATION): ("education", "govern", _learn),
    int(actions.DEVELOPMENT): ("development", "govern", _develop),
    int(actions.WALK): ("walk", "move", _walk),
    int(actions.SWAP): ("swap", "move", _swap),
    int(actions.OFFSPRING): ("offspring", "multiply", _offspring),
    int(actions.SELL): ("sell", "multiply", _sell),
    int(actions.DISMISS): ("dismiss", "", _place),
    int(actions.COMMIT): ("commit", "", _card),
    int(actions.NEUTRAL): ("neutral", "", _card),
    int(actions.TREAT): ("treat", "", _treat),
    int(actions.GIVE): ("give", "", _give),
    int(actions.LAND): ("land", "", _land),
    int(actions.HAMLET): ("hamlet", "", _place),
    int(actions.PEASANTS): ("peasants", "", _places),
    int(actions.STORE): ("store", "", _store),
    int(actions.PUT): ("put", "", _put),
}


def _has(side: Side, building: int) -> bool:
    return BUILDINGS[building].id in side["buildings"]


def _less(goods: Goods, by: Goods) -> Goods:
    left = {name: n - by.get(name, 0) for name, n in goods.items()}
    return {name: n for name, n in left.items() if n > 0}


def _missing(side: Side, price: Goods) -> Goods:
    return _less(price, side["goods"])


def _stored(side: Side, good: str, n: int) -> int:
    """How many of the goods that come find room."""
    return max(0, min(n, int(side["room"][good]) - int(side["goods"].get(good, 0))))


def _mood_after(side: Side, by: int) -> tuple[int, bool]:
    """The mood after a change, and whether the people rebel on the way."""
    if by < 0 and side["settlements"].get(SETTLEMENTS[ids.MONASTERY].id):
        by = min(0, by + int(ids.MONASTERY_SOOTHES))
    mood = max(int(MOOD_LEAST), min(int(MOOD_MOST), int(side["mood"]) + by))
    rebels = mood == MOOD_LEAST
    return (int(MOOD_AFTER_REBELLION) if rebels else mood), rebels


def _harvest(side: Side, good: int) -> Facts:
    """One from each peasant there, and what development and a building add."""
    name = RESOURCES[good]
    yields = {landscape.id for landscape in LANDSCAPES if landscape.yields == name}
    gain = sum(int(spot["peasants"]) for spot in side["land"] if spot["landscape"] in yields)
    gain += int(DEVELOPMENT_BONUS[good][side["development"]])
    for number in range(len(BUILDINGS)):
        if GAIN_BUILDINGS[good] >> number & 1 and _has(side, number):
            gain += 1
    stored = _stored(side, name, gain)
    return {
        "action": HARVESTS[good],
        "gain": {name: stored} if stored else {},
        "lost": gain - stored,
    }


def _taxes(side: Side) -> Facts:
    customs = _has(side, ids.CUSTOMS_HOUSE)
    mood, rebels = _mood_after(side, int(ids.CUSTOMS_TAX_MOOD if customs else TAX_MOOD))
    coins = _stored(side, "coin", int(side["peasants"]))
    return {"coins": coins, "lost": int(side["peasants"]) - coins, "mood": mood, "rebels": rebels}


def _money(side: Side) -> int:
    return int(ids.MINT_COINS if _has(side, ids.MINT) else MONEY_COINS)


def _education(side: Side) -> Facts | None:
    """What the next level brings; None at the end of the scale."""
    level = int(side["education"]) + 1
    if level > EDUCATION_MOST:
        return None
    coins = _stored(side, "coin", int(ids.SCHOOL_COINS)) if _has(side, ids.SCHOOL) else 0
    return {
        "level": level,
        "mood": _mood_after(side, int(LESSON_MOOD))[0],
        "gain": {"coin": coins} if coins else {},
        "points": int(EDUCATION_POINTS) if level == EDUCATION_MOST else 0,
    }


def _development(side: Side) -> Facts | None:
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


def _price(side: Side, settlement: int) -> Goods:
    return named(SETTLEMENT_COST[settlement][side["education"]])


def _settlement(view: View, side: Side, kind: int) -> Facts:
    settlement = SETTLEMENTS[kind]
    price = _price(side, kind)
    missing = _missing(side, price)
    saves = _has(side, ids.MASONS_LODGE) and sum(price.values()) > 1
    if saves and missing:
        # The lodge spares one unit, best one that is missing.
        missing = _less(missing, {next(iter(missing)): 1})
    mood, rebels = _mood_after(side, settlement.mood)
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
    mood, rebels = _mood_after(side, building.mood)
    joins = [
        {"place": place, "joins": found}
        for place in _free_places(side)
        if (found := _joins(side, number, place))
    ]
    return facts | {
        "state": "missing" if missing else "can",
        "missing": missing,
        "mood": mood,
        "rebels": rebels,
        "joins": joins,
    }


def _joins(side: Side, number: int, place: int) -> list[Facts]:
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
    travel = view["travel"]
    if travel is None:
        return None
    mood, rebels = _mood_after(side, int(UNPAID_MOOD))
    goods = dict(travel["tribute"])
    return {"goods": goods, "missing": _missing(side, goods), "mood": mood, "rebels": rebels}


def _band(mood: int) -> int:
    return max(band for band, least in enumerate(BAND_LEAST) if mood >= least or band == 0)


def _offers(view: View, side: Side) -> list[Facts]:
    """Each offer of the travel tile: can it be made, or what stands in the way?"""
    travel = view["travel"]
    if travel is None:
        return []
    band = _band(int(side["mood"]))
    paid = side["goods"]
    owed = {} if view["step"] == "offers" else travel["tribute"]
    if not _missing(side, owed):
        paid = _less(dict(side["goods"]), owed)
    found: list[Facts] = []
    for number, offer in enumerate(travel["offers"]):
        needs = BANDS.index(offer["band"])
        missing = _less(dict(offer["give"]), paid)
        if offer["peasants"] and side["peasants"] <= offer["peasants"]:
            missing["peasant"] = int(offer["peasants"]) + 1 - int(side["peasants"])
        state = "missing" if missing else "can"
        facts: Facts = {"number": number, "state": state, "missing": missing}
        if number in side["given"]:
            facts["state"] = "given"
        elif needs > band:
            facts["state"] = "mood"
            facts["lift"] = BAND_LEAST[needs] - int(side["mood"])
        found.append(facts)
    return found


def _wills(view: View) -> list[Facts]:
    """How the viewer stands with each Will card that the viewer knows."""
    known = [
        (place, WILLS[WILL_INDEX[will["card"]]])
        for place, will in enumerate(view["wills"])
        if "card" in will
    ]
    return [{"place": place} | _standing(view, card) for place, card in known]


def _standing(view: View, card: Will) -> Facts:
    base = _measure(view, card.base_of)
    wish = _measure(view, card.wish_of)
    if base < card.base:
        worth = -int(WRATH)
    elif wish < card.wish:
        worth = 0
    else:
        worth = min(card.points, card.each * wish) if card.each else card.points
    return {
        "base": {"of": card.base_of, "need": card.base, "have": base},
        "wish": {"of": card.wish_of, "need": card.wish, "have": wish},
        "worth": worth,
    }


def _measure(view: View, what: str) -> int:
    """How much the viewer has of what a card counts."""
    side: Side = view["seats"][view["viewer"]]
    resources = [int(side["goods"].get(name, 0)) for name in RESOURCES]
    land = side["land"]
    if what in _SCALES:
        return int(side[what])
    if what in _SETTLED:
        return int(side["settlements"].get(_SETTLED[what], 0))
    if what == "landscapes":
        return len(land)
    if what == "settlement_kinds":
        return len(side["settlements"])
    if what == "buildings":
        return len(side["buildings"])
    if what == "coins":
        return int(side["goods"].get("coin", 0))
    if what == "resources":
        return sum(resources)
    if what == "most_buildings":
        return int(len(side["buildings"]) == max(len(each["buildings"]) for each in view["seats"]))
    if what == "resource_kinds":
        return sum(n > 0 for n in resources)
    if what == "full_sets":
        return min(resources)
    return sum(bool(spot["settlements"] and spot["peasants"]) for spot in land)


_SCALES = ("mood", "education", "development", "peasants")
_SETTLED = {
    "hamlets": "hamlet",
    "castles": "castle",
    "monasteries": "monastery",
    "villages": "village",
}
