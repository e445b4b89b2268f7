"""The menu of decisions, with placements by piece, orientation and field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.menu import Asking, Menu, numbered, option_lines
from burgrave.cli.terminal import Terminal
from burgrave.games.era import actions, describe
from burgrave.games.era.components import HEIGHT, PIECES, WIDTH
from burgrave.games.era.describe import describe_action, hint
from burgrave.games.era.describe.scene import Scene, move_of, price_of
from burgrave.games.era.describe.words import Words

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json
    from burgrave.locale import Speaker

_REFRAIN = {int(kind) for kind in (actions.STOP, actions.DECLINE, actions.DONE)}
"""Decisions to do nothing: they have the number 0 everywhere."""
_FEW = 12
"""So few placements are listed one by one."""


def menu(view: Json, legal: Sequence[Action], speaker: Speaker, terminal: Terminal) -> Menu:
    """The legal decisions, numbered."""
    asking = Asking(describe, view, speaker, terminal)
    moves = [move_of(action) for action in legal]
    rest = [move for move in moves if int(move.kind) not in _REFRAIN]
    if len(rest) > _FEW and all(move.kind == actions.PLACE for move in rest):
        shown = _by_piece(view, rest, speaker, terminal)
    else:
        shown = asking.listed(rest)
    return asking.with_refraining(shown, [move for move in moves if int(move.kind) in _REFRAIN])


def _by_piece(view: Json, moves: Sequence[Move], speaker: Speaker, terminal: Terminal) -> Menu:
    """The piece first, then its orientation, then the field of its top left corner."""
    words = Words(speaker)
    shown = Menu({}, [])
    building = Scene(view).step == "build"
    kinds = sorted({int(move.piece) for move in moves})
    for key, kind in numbered(kinds).items():
        piece = PIECES[kind]
        ways = [move for move in moves if move.piece == kind]
        brings = f"{words.points(piece.points)}. {words.effect(piece.id)}"
        if building:
            brings = f"{words.amounts(price_of(piece.id))}; {brings}"
        what = words.say("menu-piece", piece=words.piece(piece.id), n=len(ways))
        shown.lines.extend(option_lines(terminal, key, what, brings))
        shown.menus[key] = _by_turn(words, ways, terminal)
    return shown


def _by_turn(words: Words, ways: Sequence[Move], terminal: Terminal) -> Menu:
    turns = sorted({int(move.turn) for move in ways})
    if len(turns) == 1:
        return _by_field(words, ways, terminal)
    shown = Menu({}, [])
    for key, turn in numbered(turns).items():
        turned = [move for move in ways if move.turn == turn]
        shown.menus[key] = _by_field(words, turned, terminal)
        shown.lines.extend(option_lines(terminal, key, words.say("menu-turn", turn=turn)))
    return shown


def _by_field(words: Words, ways: Sequence[Move], terminal: Terminal) -> Menu:
    """The numbers laid out like the domain, each at the top left corner of its place."""
    shown = Menu({**numbered(ways)}, [])
    piece = words.piece(PIECES[ways[0].piece].id)
    shown.lines.append(words.say("menu-where", piece=piece))
    grid = [["·"] * int(WIDTH) for _ in range(int(HEIGHT))]
    for key, move in numbered(ways).items():
        grid[int(move.y)][int(move.x)] = key
    shown.lines.append("   " + "".join(f"{column:>5}" for column in "abcdefghijklmn"))
    for row, numbers in enumerate(grid, 1):
        shown.lines.append(f"{row:>3}" + "".join(f"{number:>5}" for number in numbers))
    return shown


def details(view: Json, action: Action, speaker: Speaker) -> list[str]:
    """What a decision is, how it is written and what it brings."""
    words = Words(speaker)
    return [
        describe_action(view, action, speaker) + ".",
        words.common("details-notation", notation=action.text),
        hint(view, action, speaker),
    ]
