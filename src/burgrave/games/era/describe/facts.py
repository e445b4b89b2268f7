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
from burgrave.games.era.components import DICE, FACES, PIECES, STORES
from burgrave.games.era.describe.look import move_of, state_of
from burgrave.games.era.describe.prospects import advice, hexed
from burgrave.games.era.grid import cell_name, fields_of
from burgrave.games.era.placing import crowding, gains
from burgrave.games.era.player import Player
from burgrave.games.era.sheet import EraDecision

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
            found.append(_single(move))
    if look.viewer is not None and groups:
        player = state_of(look).players[look.viewer]
        found += [_group(player, moves) for moves in groups.values()]
    return found


def _single(move: Move) -> EraDecision:
    facts: EraDecision = {"id": int(move.id), "text": move.text, "kind": _KINDS[int(move.code)]}
    kind = move.code
    if kind in (actions.MARK, actions.SET, actions.QUILL) and move.slot >= 0:
        facts["die"] = DICE[move.slot // FACES].id
        facts["face"] = int(move.slot % FACES) + 1
    if kind == actions.SET:
        facts["to"] = int(move.to) + 1
    elif kind in (actions.LOSE, actions.DEMAND):
        facts["store"] = STORES[move.store]
    elif kind == actions.REMOVE:
        facts["at"] = cell_name(int(move.x), int(move.y))
    return facts


_KINDS = {
    int(actions.STOP): "stop",
    int(actions.THROW): "throw",
    int(actions.MARK): "mark",
    int(actions.SET): "set",
    int(actions.DECLINE): "decline",
    int(actions.QUILL): "quill",
    int(actions.SUFFER): "suffer",
    int(actions.LOSE): "lose",
    int(actions.DONE): "done",
    int(actions.REMOVE): "remove",
    int(actions.DEMAND): "demand",
    int(actions.PAY): "pay",
    int(actions.REFUSE): "refuse",
}


def _group(player: Player, moves: list[Move]) -> EraDecision:
    first = moves[0]
    corners = [(int(move.x), int(move.y)) for move in moves]
    tighter = [cell for cell, more in zip(corners, crowding(player, moves)) if more > 0]
    brings = dict(zip((cell_name(*cell) for cell in corners), gains(player, moves)))
    usual = Counter(brings.values()).most_common(1)[0][0]
    return {
        "id": int(first.id),
        "text": first.text,
        "kind": "place",
        "piece": PIECES[first.piece].id,
        "turn": int(first.turn),
        "corners": hexed(fields_of(tuple(corners))),
        "crowded": hexed(fields_of(tuple(tighter))),
        "points": usual,
        "unusual": {cell: gain for cell, gain in brings.items() if gain != usual},
    }
