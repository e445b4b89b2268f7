"""Decisions as plain facts, for programs that draw the table; prospects come from beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, ids, steps
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.building import price_of
from burgrave.games.kings_will.components import (
    BUILDINGS,
    SETTLEMENTS,
    TILES,
    TRAVEL,
)
from burgrave.games.kings_will.describe.decisions import move_of, state_and_seat
from burgrave.games.kings_will.describe.prospects import (
    advice,
    development,
    education,
    harvest,
    joins_at,
    taxes,
)
from burgrave.games.kings_will.goods import COIN, named
from burgrave.games.kings_will.harvesting import tile_of
from burgrave.games.kings_will.mood import mood_after, rebels
from burgrave.games.kings_will.multiplying import money_for
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.sheet import KingsWillDecision
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.sheet import decided

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

__all__ = ["action_facts", "advice"]


def action_facts(look: Look) -> list[KingsWillDecision]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    if look.viewer is None:
        return []
    b, seat = state_and_seat(look)
    return [_decision(b, seat, move_of(action)) for action in look.legal]


def _decision(b: KingsWill, seat: int, move: Move) -> KingsWillDecision:
    facts = decided(move, KingsWillDecision)
    if int(move.code) in _TILES:
        facts["tile"] = _TILES[int(move.code)]
    if int(move.code) in _BRINGS:
        _BRINGS[int(move.code)](facts, b, seat, move)
    return facts


def _bring_in(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    told = harvest(b.players[seat], int(move.number))
    facts["tile"] = TILES[tile_of(move.number)]
    facts["gain"] = told["gain"]
    facts["lost"] = told["lost"]


def _tax(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    told = taxes(b.players[seat])
    facts["gain"] = {"coin": told["coins"]} if told["coins"] else {}
    facts["lost"] = told["lost"]
    facts["mood"] = told["mood"]
    facts["rebels"] = told["rebels"]


def _mood(facts: KingsWillDecision, player: Player, by: int) -> None:
    """The mood after a change, and whether the people rebel on the way."""
    facts["mood"] = int(mood_after(player, by))
    facts["rebels"] = rebels(player, by)


def _found(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    player, settlement = b.players[seat], SETTLEMENTS[move.number]
    facts["price"] = named(price_of(player, move))
    facts["points"] = settlement.points
    _mood(facts, player, settlement.mood)


def _erect(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    player, building = b.players[seat], BUILDINGS[move.number]
    facts["price"] = named(price_of(player, move))
    facts["points"] = building.points
    facts["joins"] = joins_at(player, int(move.number), int(move.place))
    _mood(facts, player, building.mood)


def _learn(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    told = education(b.players[seat])
    assert told is not None
    facts["level"] = told["level"]
    facts["mood"] = told["mood"]
    facts["gain"] = told["gain"]
    facts["points"] = told["points"]


def _develop(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    told = development(b.players[seat])
    assert told is not None
    facts["level"] = told["level"]
    facts["points"] = told["points"]


def _walk(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    right = move.number == actions.RIGHT
    facts["to"] = int(move.place + move.to if right else move.place - move.to)
    facts["finds"] = not 0 <= facts["to"] < len(b.players[seat].land)


def _swap(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["lost"] = 1 - int(b.players[seat].takes(move.to, 1))


def _offspring(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["price"] = named(ids.MIDWIFE_PRICE) if b.at == steps.OFFSPRING else {}


def _sell(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    player = b.players[seat]
    coins = int(money_for(player))
    kept = int(player.takes(COIN, coins))
    facts["gain"] = {"coin": kept}
    facts["lost"] = coins - kept


def _treat(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["price"] = named(ids.TREAT_PRICE)
    facts["mood"] = int(mood_after(b.players[seat], ids.TREAT_MOOD))


def _give(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    offer = TRAVEL[b.travel].offers[move.number]
    facts["price"] = dict(offer.give)
    facts["peasants"] = offer.peasants
    facts["points"] = offer.points


_TILES = {
    **dict.fromkeys(map(int, (actions.EXPLORE, actions.TAXES)), "enrich"),
    **dict.fromkeys(map(int, (actions.FOUND, actions.ERECT)), "build"),
    **dict.fromkeys(map(int, (actions.EDUCATION, actions.DEVELOPMENT)), "govern"),
    **dict.fromkeys(map(int, (actions.WALK, actions.SWAP)), "move"),
    **dict.fromkeys(map(int, (actions.OFFSPRING, actions.SELL)), "multiply"),
}
"""The tile that lets one do it; there are two for a harvest."""
_BRINGS: dict[int, Callable[[KingsWillDecision, KingsWill, int, Move], None]] = {
    int(actions.HARVEST): _bring_in,
    int(actions.TAXES): _tax,
    int(actions.FOUND): _found,
    int(actions.ERECT): _erect,
    int(actions.EDUCATION): _learn,
    int(actions.DEVELOPMENT): _develop,
    int(actions.WALK): _walk,
    int(actions.SWAP): _swap,
    int(actions.OFFSPRING): _offspring,
    int(actions.SELL): _sell,
    int(actions.TREAT): _treat,
    int(actions.GIVE): _give,
}
"""What a decision brings and costs, where it does."""
