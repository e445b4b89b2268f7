"""Decisions as plain facts, for programs that draw the table; prospects come from beside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, ids
from burgrave.games.kings_will.actions import NOTHING, Move
from burgrave.games.kings_will.components import (
    BUILDINGS,
    HARVESTS,
    LANDSCAPES,
    SETTLEMENTS,
    TILES,
    WILLS,
)
from burgrave.games.kings_will.describe.prospects import (
    Facts,
    advice,
    development,
    education,
    harvest,
    join_facts,
    mood_facts,
    taxes,
)
from burgrave.games.kings_will.describe.scene import Scene, View, scene
from burgrave.games.kings_will.describe.side import Goods, less
from burgrave.games.kings_will.goods import NAMES, named

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

__all__ = ["action_facts", "advice"]


def action_facts(view: View, legal: Iterable[Action]) -> list[Facts]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    moves = [move for move in legal if isinstance(move, Move)]
    if not moves:
        return []
    at = scene(view)
    return [_action(at, move) for move in moves]


def _action(at: Scene, move: Move) -> Facts:
    kind, tile, tell = _KINDS[int(move.kind)]
    facts: Facts = {"id": int(move.id), "text": move.text, "kind": kind}
    if tile:
        facts["tile"] = tile
    return facts | tell(at, move)


def _nothing(at: Scene, move: Move) -> Facts:
    return {}


def _take(at: Scene, move: Move) -> Facts:
    return {"tile": TILES[move.number]}


def _bring_in(at: Scene, move: Move) -> Facts:
    tile = "harvest" if move.number < 2 else "mine"
    return {"tile": tile} | harvest(at.mine, HARVESTS[move.number])


def _card(at: Scene, move: Move) -> Facts:
    return {"card": int(move.number)}


def _tax(at: Scene, move: Move) -> Facts:
    told = taxes(at.mine)
    coins = told.pop("coins")
    return told | {"gain": {"coin": coins} if coins else {}}


def _found(at: Scene, move: Move) -> Facts:
    settlement = SETTLEMENTS[move.number]
    price = at.mine.price(settlement)
    facts: Facts = {"settlement": settlement.id, "place": int(move.place)}
    if move.saving != NOTHING:
        facts["saving"] = NAMES[move.saving]
        price = less(price, {NAMES[move.saving]: 1})
    facts |= {"price": price, "points": settlement.points}
    return facts | mood_facts(at.mine, settlement.mood)


def _erect(at: Scene, move: Move) -> Facts:
    building = BUILDINGS[move.number]
    return {
        "building": building.id,
        "place": int(move.place),
        "price": dict(building.cost),
        "points": building.points,
        "joins": join_facts(at.mine.joins(building, int(move.place))),
    } | mood_facts(at.mine, building.mood)


def _learn(at: Scene, move: Move) -> Facts:
    told = education(at.mine)
    assert told is not None
    return told


def _develop(at: Scene, move: Move) -> Facts:
    told = development(at.mine)
    assert told is not None
    return told


def _walk(at: Scene, move: Move) -> Facts:
    right = move.number == actions.RIGHT
    to = int(move.place + move.to if right else move.place - move.to)
    return {
        "place": int(move.place),
        "side": "right" if right else "left",
        "steps": int(move.to),
        "to": to,
        "finds": not 0 <= to < len(at.mine.land),
    }


def _swap(at: Scene, move: Move) -> Facts:
    give, get = NAMES[move.number], NAMES[move.to]
    return {"give": give, "get": get, "lost": 1 - at.mine.stored(get, 1)}


def _offspring(at: Scene, move: Move) -> Facts:
    second = at.step == "offspring"
    return {"place": int(move.place), "price": named(ids.MIDWIFE_PRICE) if second else {}}


def _sell(at: Scene, move: Move) -> Facts:
    coins = at.mine.money()
    kept = at.mine.stored("coin", coins)
    return {"good": NAMES[move.number], "gain": {"coin": kept}, "lost": coins - kept}


def _place(at: Scene, move: Move) -> Facts:
    return {"place": int(move.place)}


def _treat(at: Scene, move: Move) -> Facts:
    return {"price": named(ids.TREAT_PRICE), "mood": at.mine.mood_after(int(ids.TREAT_MOOD))}


def _give(at: Scene, move: Move) -> Facts:
    offer = at.offers[move.number]
    facts: Facts = {
        "offer": int(move.number),
        "price": offer.give,
        "peasants": offer.peasants,
        "points": offer.points,
    }
    return facts if move.place == NOTHING else facts | {"place": int(move.place)}


def _land(at: Scene, move: Move) -> Facts:
    return {"order": [LANDSCAPES[kind].id for kind in move.listed]}


def _places(at: Scene, move: Move) -> Facts:
    return {"places": list(move.listed)}


def _store(at: Scene, move: Move) -> Facts:
    goods: Goods = {}
    for kind in move.listed:
        goods[NAMES[kind]] = goods.get(NAMES[kind], 0) + 1
    return {"goods": goods}


def _put(at: Scene, move: Move) -> Facts:
    return {"will": WILLS[move.number].id}


_KINDS: dict[int, tuple[str, str, Callable[[Scene, Move], Facts]]] = {
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
