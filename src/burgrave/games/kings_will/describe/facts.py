"""Decisions as plain facts, for programs that draw the table; prospects come from beside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, ids, steps
from burgrave.games.kings_will.actions import NOTHING, Move
from burgrave.games.kings_will.building import price_of
from burgrave.games.kings_will.components import (
    BUILDINGS,
    LANDSCAPES,
    SETTLEMENTS,
    TILES,
    TRAVEL,
    WILLS,
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
from burgrave.games.kings_will.goods import COIN, NAMES, RESOURCES, named
from burgrave.games.kings_will.harvesting import tile_of
from burgrave.games.kings_will.mood import mood_after, rebels
from burgrave.games.kings_will.multiplying import money_for
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.sheet import KingsWillDecision
from burgrave.games.kings_will.state import KingsWill

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
    kind, tile, tell = _KINDS[int(move.code)]
    facts: KingsWillDecision = {"id": int(move.id), "text": move.text, "kind": kind}
    if tile:
        facts["tile"] = tile
    tell(facts, b, seat, move)
    return facts


def _nothing(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    pass


def _take(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["tile"] = TILES[move.number]


def _bring_in(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    told = harvest(b.players[seat], int(move.number))
    facts["tile"] = TILES[tile_of(move.number)]
    facts["action"] = told["action"]
    facts["gain"] = told["gain"]
    facts["lost"] = told["lost"]


def _card(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["card"] = int(move.number)


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
    facts["settlement"] = settlement.id
    facts["place"] = int(move.place)
    facts["price"] = named(price_of(player, move))
    if move.saving != NOTHING:
        facts["saving"] = RESOURCES[move.saving]
    facts["points"] = settlement.points
    _mood(facts, player, settlement.mood)


def _erect(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    player, building = b.players[seat], BUILDINGS[move.number]
    facts["building"] = building.id
    facts["place"] = int(move.place)
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
    facts["place"] = int(move.place)
    facts["side"] = "right" if right else "left"
    facts["steps"] = int(move.to)
    facts["to"] = int(move.place + move.to if right else move.place - move.to)
    facts["finds"] = not 0 <= facts["to"] < len(b.players[seat].land)


def _swap(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["give"] = RESOURCES[move.number]
    facts["get"] = RESOURCES[move.to]
    facts["lost"] = 1 - int(b.players[seat].takes(move.to, 1))


def _offspring(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["place"] = int(move.place)
    facts["price"] = named(ids.MIDWIFE_PRICE) if b.at == steps.OFFSPRING else {}


def _sell(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    player = b.players[seat]
    coins = int(money_for(player))
    kept = int(player.takes(COIN, coins))
    facts["good"] = RESOURCES[move.number]
    facts["gain"] = {"coin": kept}
    facts["lost"] = coins - kept


def _place(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["place"] = int(move.place)


def _treat(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["price"] = named(ids.TREAT_PRICE)
    facts["mood"] = int(mood_after(b.players[seat], ids.TREAT_MOOD))


def _give(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    offer = TRAVEL[b.travel].offers[move.number]
    facts["offer"] = int(move.number)
    facts["price"] = dict(offer.give)
    facts["peasants"] = offer.peasants
    facts["points"] = offer.points
    if move.place != NOTHING:
        facts["place"] = int(move.place)


def _land(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["order"] = [LANDSCAPES[kind].id for kind in move.listed]


def _places(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["places"] = list(move.listed)


def _store(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["goods"] = dict(Counter(NAMES[kind] for kind in move.listed))


def _put(facts: KingsWillDecision, b: KingsWill, seat: int, move: Move) -> None:
    facts["will"] = WILLS[move.number].id


_KINDS: dict[int, tuple[str, str, Callable[[KingsWillDecision, KingsWill, int, Move], None]]] = {
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
