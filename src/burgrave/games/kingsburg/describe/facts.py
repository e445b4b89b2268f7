"""Decisions as plain facts, for programs that draw the table; prospects come from beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.describe.deals import deal_of
from burgrave.games.kingsburg.describe.decisions import move_of, price_of
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.prospects import advice
from burgrave.games.kingsburg.sheet import KingsburgDecision
from burgrave.kernel.sheet import decided

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
    facts = decided(move, KingsburgDecision)
    if move.code == actions.INFLUENCE:
        facts["envoy"] = bool(at.groups_at(int(move.target)))
    elif move.code in _BUILDS:
        facts["price"] = price_of(at, move)
    deal = deal_of(at, move)
    if deal is not None:
        facts["give"], facts["get"] = deal
    return facts


_BUILDS = (actions.BUILD, actions.BUILD_SAVING, actions.BUILD_WITH_WOOD)
