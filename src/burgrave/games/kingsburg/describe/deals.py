"""What a decision gives away and what it brings, where that is a number of pieces."""

from __future__ import annotations

from collections.abc import Callable

from burgrave.games.kingsburg import actions, ids
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.offers import gain_of, offered
from burgrave.games.kingsburg.events import Amounts
from burgrave.games.kingsburg.goods import named
from burgrave.games.kingsburg.season_end import gives

Deal = tuple[Amounts, Amounts]
"""What is given, and what one gets for it."""


def deal_of(at: KingsburgLook, move: Move) -> Deal | None:
    """The deal that a decision is, if it is one."""
    made = DEALS.get(int(move.code))
    if made is not None:
        return made(at, move)
    effect = offered(at)
    return ({}, gain_of(at, effect)) if effect is not None and move.code == actions.USE else None


def _as_said(at: KingsburgLook, move: Move) -> Deal:
    return move.facts["give"], move.facts["get"]


def _bartered(at: KingsburgLook, move: Move) -> Deal:
    """Goods for goods, at the end of a season."""
    return named(move.goods), named(gives(at.mine, move))


def _goldsmith(at: KingsburgLook, move: Move) -> Deal:
    got = {"soldiers": int(ids.GOLDSMITH_SOLDIERS), "points": int(ids.GOLDSMITH_SCORES)}
    return named(move.goods), got


def _town_hall(at: KingsburgLook, move: Move) -> Deal:
    return _payment(move), {"points": int(ids.TOWN_HALL_SCORES)}


def _recruit(at: KingsburgLook, move: Move) -> Deal:
    return _payment(move), {"soldiers": 1}


def _payment(move: Move) -> Amounts:
    return {"tokens": 1} if move.token else named(move.goods)


_BARTERS = (actions.EXCHANGE, actions.SELL, actions.SAWMILL, actions.QUARRY)
DEALS: dict[int, Callable[[KingsburgLook, Move], Deal]] = {
    int(actions.TRADE): _as_said,
    **dict.fromkeys(map(int, _BARTERS), _bartered),
    int(actions.GOLDSMITH): _goldsmith,
    int(actions.TOWN_HALL): _town_hall,
    int(actions.RECRUIT): _recruit,
}
