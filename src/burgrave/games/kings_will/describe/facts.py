"""Decisions as plain facts, for programs that draw the table; prospects come from beside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, ids
from burgrave.games.kings_will.actions import NOTHING, Move
from burgrave.games.kings_will.components import BUILDINGS, LANDSCAPES, SETTLEMENTS, TILES, WILLS
from burgrave.games.kings_will.describe.prospects import (
    Goods,
    advice,
    development,
    education,
    harvest,
    joins_of,
    less,
    money,
    mood_after,
    price_of,
    stored,
    taxes,
)
from burgrave.games.kings_will.describe.standings import Facts, Side, View
from burgrave.games.kings_will.goods import NAMES, named

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

__all__ = ["action_facts", "advice"]


def action_facts(view: View, legal: Iterable[Action]) -> list[Facts]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    moves = [move for move in legal if isinstance(move, Move)]
    if not moves:
        return []
    side = view["seats"][view["viewer"]]
    return [_action(view, side, move) for move in moves]


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
    told = harvest(side, int(move.number))
    return {"tile": tile, "action": told["action"], "gain": told["gain"], "lost": told["lost"]}


def _card(view: View, side: Side, move: Move) -> Facts:
    return {"card": int(move.number)}


def _tax(view: View, side: Side, move: Move) -> Facts:
    told = taxes(side)
    return {
        "gain": {"coin": told["coins"]} if told["coins"] else {},
        "lost": told["lost"],
        "mood": told["mood"],
        "rebels": told["rebels"],
    }


def _found(view: View, side: Side, move: Move) -> Facts:
    settlement = SETTLEMENTS[move.number]
    price = price_of(side, int(move.number))
    facts: Facts = {"settlement": settlement.id, "place": int(move.place)}
    if move.saving != NOTHING:
        facts["saving"] = NAMES[move.saving]
        price = less(price, {NAMES[move.saving]: 1})
    mood, rebels = mood_after(side, settlement.mood)
    return facts | {"price": price, "mood": mood, "rebels": rebels, "points": settlement.points}


def _erect(view: View, side: Side, move: Move) -> Facts:
    building = BUILDINGS[move.number]
    mood, rebels = mood_after(side, building.mood)
    return {
        "building": building.id,
        "place": int(move.place),
        "price": dict(building.cost),
        "mood": mood,
        "rebels": rebels,
        "points": building.points,
        "joins": joins_of(side, int(move.number), int(move.place)),
    }


def _learn(view: View, side: Side, move: Move) -> Facts:
    told = education(side)
    assert told is not None
    return told


def _develop(view: View, side: Side, move: Move) -> Facts:
    told = development(side)
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
    coins = money(side)
    kept = stored(side, "coin", coins)
    return {"good": NAMES[move.number], "gain": {"coin": kept}, "lost": coins - kept}


def _place(view: View, side: Side, move: Move) -> Facts:
    return {"place": int(move.place)}


def _treat(view: View, side: Side, move: Move) -> Facts:
    mood, _ = mood_after(side, int(ids.TREAT_MOOD))
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
