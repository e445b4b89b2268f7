"""Decisions as plain facts, for programs that draw the table; prospects come from beside.

Placements come in groups, one for each piece and orientation, or an update would carry thousands
of them. A group names its first placement; `corners` are all the fields that can stand in its
notation instead, as a set: four hexadecimal digits for each row, the lowest bit for column a.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from burgrave.games.era import actions
from burgrave.games.era.actions import Move
from burgrave.games.era.describe.look import move_of, state_of
from burgrave.games.era.describe.prospects import advice, hexed
from burgrave.games.era.grid import cell_name, fields_of
from burgrave.games.era.placing import crowding, gains
from burgrave.games.era.player import Player
from burgrave.games.era.sheet import EraDecision
from burgrave.kernel.sheet import decided

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

__all__ = ["action_facts", "advice"]


def action_facts(look: Look) -> list[EraDecision]:
    """For each decision of the viewer, placements in groups, what it is and what it brings."""
    found: list[EraDecision] = []
    groups: dict[tuple[int, int], list[Move]] = {}
    for action in look.legal:
        move = move_of(action)
        if move.code == actions.PLACE:
            groups.setdefault((int(move.piece), int(move.turn)), []).append(move)
        else:
            found.append(decided(move, EraDecision))
    if look.viewer is not None and groups:
        player = state_of(look).players[look.viewer]
        found += [_group(player, moves) for moves in groups.values()]
    return found


def _group(player: Player, moves: list[Move]) -> EraDecision:
    first = moves[0]
    corners = [(int(move.x), int(move.y)) for move in moves]
    tighter = [cell for cell, more in zip(corners, crowding(player, moves)) if more > 0]
    brings = dict(zip((cell_name(*cell) for cell in corners), gains(player, moves)))
    usual = Counter(brings.values()).most_common(1)[0][0]
    facts = decided(first, EraDecision)
    facts["corners"] = hexed(fields_of(tuple(corners)))
    facts["crowded"] = hexed(fields_of(tuple(tighter)))
    facts["points"] = usual
    facts["unusual"] = {cell: gain for cell, gain in brings.items() if gain != usual}
    return facts
