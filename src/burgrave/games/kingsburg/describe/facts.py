"""Decisions as plain facts, for programs that draw the table; prospects come from beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.actions import IDLERS, Move
from burgrave.games.kingsburg.components import BUILDINGS, GOODS, GOVERNORS
from burgrave.games.kingsburg.describe.deals import deal_of
from burgrave.games.kingsburg.describe.decisions import goods_of, move_of, price_of
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.offers import effect_of
from burgrave.games.kingsburg.describe.prospects import advice
from burgrave.games.kingsburg.dice import FACES
from burgrave.games.kingsburg.sheet import KingsburgDecision

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

__all__ = ["action_facts", "advice"]


def action_facts(look: Look) -> list[KingsburgDecision]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    moves = [move_of(action) for action in look.legal]
    if not moves:
        return []
    at = KingsburgLook.of(look)
    return [_decision(at, move) for move in moves]


def _decision(at: KingsburgLook, move: Move) -> KingsburgDecision:
    kind, tell = _KINDS[int(move.code)]
    facts: KingsburgDecision = {"id": int(move.id), "text": move.text, "kind": kind}
    tell(facts, at, move)
    deal = deal_of(at, move)
    if deal is not None:
        facts["give"], facts["get"] = deal
    return facts


def _nothing(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    pass


def _influence(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["place"] = int(move.target)
    facts["own"] = list(FACES[move.own])
    facts["bonus"] = list(FACES[move.bonus])
    facts["token"] = bool(move.token)
    facts["market"] = int(move.shift)
    facts["envoy"] = bool(at.groups_at(int(move.target)))


def _goods(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["goods"] = goods_of(move)


def _build(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["building"] = BUILDINGS[move.building].id
    facts["price"] = price_of(at, move)
    if move.code == actions.BUILD_SAVING:
        facts["saving"] = GOODS[move.number]
    elif move.code == actions.BUILD_WITH_WOOD:
        facts["wood_for_stone"] = True


def _raise(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["building"] = BUILDINGS[move.building].id


def _number(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["number"] = int(move.number)


def _face(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["number"] = int(move.number)
    facts["to"] = int(move.to)


def _governor(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["governor"] = GOVERNORS[move.number].id


def _always(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["effect"] = effect_of(move)


def _hold_back(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["outcome"] = actions.OUTCOMES[move.number]


def _without(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["effect"] = IDLERS[move.number]


_KINDS: dict[int, tuple[str, Callable[[KingsburgDecision, KingsburgLook, Move], None]]] = {
    int(actions.PASS): ("pass", _nothing),
    int(actions.INFLUENCE): ("influence", _influence),
    int(actions.TAKE): ("take", _goods),
    int(actions.TRADE): ("trade", _nothing),
    int(actions.DECLINE): ("decline", _nothing),
    int(actions.LOOK): ("look", _nothing),
    int(actions.BUILD): ("build", _build),
    int(actions.BUILD_SAVING): ("build", _build),
    int(actions.BUILD_WITH_WOOD): ("build", _build),
    int(actions.BUILD_NOTHING): ("build_nothing", _nothing),
    int(actions.RAISE): ("raise", _raise),
    int(actions.BONUS_DICE): ("bonus_dice", _number),
    int(actions.STATUE_OWN): ("statue_own", _nothing),
    int(actions.STATUE_BONUS): ("statue_bonus", _nothing),
    int(actions.CHAPEL): ("chapel", _nothing),
    int(actions.TURN): ("turn", _face),
    int(actions.SHIFT): ("shift", _face),
    int(actions.PRINCE): ("prince", _nothing),
    int(actions.KEEP): ("keep", _nothing),
    int(actions.USE): ("use", _nothing),
    int(actions.TOWN_HALL): ("town_hall", _nothing),
    int(actions.SAWMILL): ("sawmill", _nothing),
    int(actions.QUARRY): ("quarry", _nothing),
    int(actions.GOLDSMITH): ("goldsmith", _nothing),
    int(actions.EXCHANGE): ("exchange", _nothing),
    int(actions.SELL): ("sell", _nothing),
    int(actions.DONE): ("done", _nothing),
    int(actions.RECRUIT): ("recruit", _nothing),
    int(actions.ARMY): ("send", _number),
    int(actions.GOVERNOR): ("governor", _governor),
    int(actions.LOSE): ("lose", _goods),
    int(actions.ALWAYS): ("always", _always),
    int(actions.HOLD_BACK): ("hold_back", _hold_back),
    int(actions.IDLE): ("without", _without),
    int(actions.ASK_AGAIN): ("ask_again", _nothing),
}
