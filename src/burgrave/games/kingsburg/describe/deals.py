"""What a decision gives away and what it brings, where that is a number of pieces."""

from __future__ import annotations

from collections.abc import Callable

from burgrave.games.kingsburg import actions, ids
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.offers import gain_of, offered
from burgrave.games.kingsburg.events import Amounts
from burgrave.games.kingsburg.goods import ONE_GOLD, ONE_STONE, ONE_WOOD, UNITS, named
from burgrave.games.kingsburg.season_end import gold_for_sale

Deal = tuple[Amounts, Amounts]
"""What is given, and what one gets for it."""


def deal_of(at: KingsburgLook, move: Move) -> Deal | None:
    """The deal that a decision is, if it is one."""
    made = DEALS.get(int(move.code))
    if made is not None:
        return made(at, move)
    effect = offered(at)
    return ({}, gain_of(at, effect)) if effect is not None and move.code == actions.USE else None


def _trade(at: KingsburgLook, move: Move) -> Deal:
    return named(move.goods), named(actions.TRADE_BRINGS[move.number])


def _exchange(at: KingsburgLook, move: Move) -> Deal:
    return named(UNITS[move.number]), named(UNITS[move.to])


def _sell(at: KingsburgLook, move: Move) -> Deal:
    return named(move.goods), {"gold": int(gold_for_sale(at.mine))}


def _sawmill(at: KingsburgLook, move: Move) -> Deal:
    return named(ONE_WOOD), {"gold": int(ids.SAWMILL_GOLD)}


def _quarry(at: KingsburgLook, move: Move) -> Deal:
    return named(ONE_STONE), {"gold": int(ids.QUARRY_GOLD)}


def _goldsmith(at: KingsburgLook, move: Move) -> Deal:
    got = {"soldiers": int(ids.GOLDSMITH_SOLDIERS), "points": int(ids.GOLDSMITH_SCORES)}
    return named(ONE_GOLD), got


def _town_hall(at: KingsburgLook, move: Move) -> Deal:
    return _payment(move), {"points": int(ids.TOWN_HALL_SCORES)}


def _recruit(at: KingsburgLook, move: Move) -> Deal:
    return _payment(move), {"soldiers": 1}


def _payment(move: Move) -> Amounts:
    return {"tokens": 1} if move.token else named(move.goods)


DEALS: dict[int, Callable[[KingsburgLook, Move], Deal]] = {
    int(actions.TRADE): _trade,
    int(actions.EXCHANGE): _exchange,
    int(actions.SELL): _sell,
    int(actions.SAWMILL): _sawmill,
    int(actions.QUARRY): _quarry,
    int(actions.GOLDSMITH): _goldsmith,
    int(actions.TOWN_HALL): _town_hall,
    int(actions.RECRUIT): _recruit,
}
