"""The menu of decisions, with placements by piece and then on the domain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.era.placing import Placing
from burgrave.cli.menu import Asking, Menu, numbered, option_lines
from burgrave.games.era import actions, steps
from burgrave.games.era.components import PIECES
from burgrave.games.era.describe import brings, describe_action
from burgrave.games.era.describe.look import move_of, state_of
from burgrave.games.era.describe.words import Words
from burgrave.games.era.goods import COST, named

if TYPE_CHECKING:
    from burgrave.cli.era.board import Board
    from burgrave.games.era.actions import Move
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_REFRAIN = {int(kind) for kind in (actions.STOP, actions.DECLINE, actions.DONE)}
"""Decisions to do nothing: they have the number 0 everywhere."""
_FEW = 12
"""So few placements are listed one by one."""


def menu(asking: Asking, board: Board) -> Menu:
    """The legal decisions, numbered."""
    moves = [move_of(action) for action in asking.look.legal]
    rest = [move for move in moves if int(move.code) not in _REFRAIN]
    if len(rest) > _FEW and all(move.code == actions.PLACE for move in rest):
        shown = _by_piece(asking, rest, board)
    else:
        shown = asking.listed(rest)
    return asking.with_refraining(shown, [move for move in moves if int(move.code) in _REFRAIN])


def _by_piece(asking: Asking, moves: Sequence[Move], board: Board) -> Menu:
    """The piece first, then its place on the domain."""
    words = Words(asking.speaker)
    shown = Menu({}, [])
    building = state_of(asking.look).at == steps.BUILD
    kinds = sorted({int(move.piece) for move in moves})
    for key, kind in numbered(kinds).items():
        piece = PIECES[kind]
        ways = [move for move in moves if move.piece == kind]
        brings = f"{words.points(piece.points)}. {words.effect(piece)}"
        if building:
            brings = f"{words.amounts(named(COST[kind]))}; {brings}"
        what = words.say("menu-piece", piece=words.piece(piece.id), n=len(ways))
        shown.lines.extend(option_lines(asking.terminal, asking.speaker, key, what, brings))
        shown.items[key] = words.piece(piece.id)
        placing = Placing(asking.look, ways, asking.speaker, board)
        shown.menus[key] = Menu({}, [], picker=placing)
    return shown


def details(look: Look, action: Action, speaker: Speaker) -> list[str]:
    """What a decision is, how it is written and what it brings."""
    words = Words(speaker)
    return [
        describe_action(look, action, speaker) + ".",
        words.common("details-notation", notation=action.text),
        brings(look, action, speaker),
    ]
