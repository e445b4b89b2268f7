"""Placing a piece: its ghost on the domain, what it would bring there, or why it can't stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.era.telling import fitting_fields
from burgrave.cli.picking import Picker
from burgrave.cli.reading import words_of
from burgrave.games.era.actions import MOVE_PLACE, PLACE, Move
from burgrave.games.era.components import HEIGHT, PIECES, WIDTH
from burgrave.games.era.describe import brings
from burgrave.games.era.describe.look import EraLook, move_of
from burgrave.games.era.describe.words import Words
from burgrave.games.era.grid import COLUMNS, SHAPES
from burgrave.games.era.placing import obstacle

if TYPE_CHECKING:
    from burgrave.cli.era.board import Board
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_TURN = ("t", " ", "tab")


class Placing(Picker):
    """One piece on its way over the domain."""

    def __init__(self, look: Look, ways: Sequence[Move], speaker: Speaker, board: Board) -> None:
        self._look = look
        self._ways = ways
        self._speaker = speaker
        self._words = Words(speaker)
        self._board = board
        self._at = EraLook.of(look)
        middle = min(self._ways, key=_off_the_middle)
        self._piece, self._turn = int(middle.piece), int(middle.turn)
        self._x, self._y = int(middle.x), int(middle.y)
        self._fits_told = False

    @property
    def actions(self) -> Sequence[Action]:
        """All places where it fits."""
        return self._ways

    @property
    def chosen(self) -> Action | None:
        """The piece where it is now, if it may stand there."""
        ghost = self.held
        return next((move for move in self._ways if move.id == ghost.id), None)

    @property
    def held(self) -> Move:
        """The piece where it is now."""
        return MOVE_PLACE[self._piece][self._turn][16 * self._y + self._x]

    def lines(self, keys: bool = False) -> list[str]:
        """The domain with the ghost, what it means, and how to go on."""
        ghost = self.held
        told = told_place(self._speaker, self._look, ghost, self.chosen is not None)
        turned = len(SHAPES[self._piece]) > 1
        asked = self._words.say("menu-keys" if keys else "menu-fields", turns=turned)
        if self._board.plain:
            return [*self._fits(), *self._board.fitted(told), *self._board.fitted(asked)]
        domain = [row.rstrip() for row in self._board.domain(self._at.decider, ghost)]
        return [*domain, *self._board.fitted(told), *self._board.fitted(asked)]

    def _fits(self) -> list[str]:
        """Where it fits, told once."""
        lines = [] if self._fits_told else fitting_fields(self._words, self._ways)
        self._fits_told = True
        return lines

    def press(self, key: str) -> bool:
        """An arrow moves it by a field; t, space and tab turn it."""
        if key in _TURN:
            self._put(self._x, self._y, self._turn + 1)
        elif key in _STEPS:
            dx, dy = _STEPS[key]
            self._put(self._x + dx, self._y + dy, self._turn)
        else:
            return False
        return True

    def read(self, text: str) -> bool:
        """`g5`, `g5 turned`, `turn`."""
        found = _place_in(words_of(text), self._words)
        if found is None or found[0]:
            return False
        _, cell, turn = found
        x, y = (self._x, self._y) if cell is None else cell
        if turn is None:
            turn = self._turn if cell is not None else self._turn + 1
        self._put(x, y, turn)
        return True

    def _put(self, x: int, y: int, turn: int) -> None:
        """As far as the domain reaches."""
        self._turn = turn % len(SHAPES[self._piece])
        shape = SHAPES[self._piece][self._turn]
        self._x = max(0, min(x, int(WIDTH) - shape.width))
        self._y = max(0, min(y, int(HEIGHT) - shape.height))


def read_place(look: Look, speaker: Speaker, text: str) -> Action | str | None:
    """The placement that `farm g5` or `farm g5 turned` means, or why it can't be."""
    words = Words(speaker)
    name, cell, turn = _place_in(words_of(text), words) or ([], None, None)
    if cell is None:
        return None
    x, y = cell
    moves = [move_of(action) for action in look.legal]
    pieces = {int(move.piece) for move in moves if move.code == PLACE}
    named = [piece for piece in pieces if name and name in _names_of(piece, words)]
    if len(named) != 1:
        return None
    shapes = SHAPES[named[0]]
    shape = shapes[(turn or 0) % len(shapes)]
    if x + shape.width > WIDTH or y + shape.height > HEIGHT:
        return words.say("menu-outside", piece=words.piece(PIECES[named[0]].id))
    ghost = MOVE_PLACE[named[0]][(turn or 0) % len(shapes)][16 * y + x]
    for move in moves:
        if move.id == ghost.id:
            return move
    return told_place(speaker, look, ghost, False)


def place_meant(speaker: Speaker, text: str) -> str | None:
    """The notation of a piece on a field, wherever that is; None if no such thing is named."""
    words = Words(speaker)
    name, cell, turn = _place_in(words_of(text), words) or ([], None, None)
    named = [n for n in range(len(PIECES)) if name and name in _names_of(n, words)]
    if cell is None or not named:
        return None
    x, y = cell
    turned = f" turn {turn}" if turn else ""
    return f"place {PIECES[named[0]].id} {COLUMNS[x]}{y + 1}{turned}"


def told_place(speaker: Speaker, look: Look, ghost: Move, fits: bool) -> str:
    """A piece at a place: what it brings there, or why it can't stand there."""
    at, words = EraLook.of(look), Words(speaker)
    if fits:
        told = brings(look, ghost, speaker)
    else:
        told = words.say(f"table-why-{obstacle(at.mine, ghost, at.view['step'])}")
    return words.say("menu-place", where=words.place(ghost), fits=fits, brings=told)


Place = tuple[list[str], tuple[int, int] | None, int | None]
"""The words before a field, the field, and how often the piece is turned, where these are told."""


def _place_in(typed: list[str], words: Words) -> Place | None:
    """What a line says of a place; None if it says nothing of the kind."""
    turns = words_of(words.say("menu-turn-words"))
    turn: int | None = None
    if typed and typed[-1] in turns:
        turn = 1 if len(typed) > 1 else None
        typed = typed[:-1]
        if not typed:
            return [], None, None
    elif len(typed) > 1 and typed[-2] in turns and typed[-1] in "0123":
        typed, turn = typed[:-2], int(typed[-1])
    found = re.fullmatch(rf"([{COLUMNS}])(\d{{1,2}})", typed[-1]) if typed else None
    if found is None or not 1 <= int(found[2]) <= HEIGHT:
        return None
    name = [word for word in typed[:-1] if word not in ("place", "build")]
    return name, (COLUMNS.index(found[1]), int(found[2]) - 1), turn


def _names_of(piece: int, words: Words) -> list[list[str]]:
    """What a piece is called, in the notation and in the reader's language."""
    id = PIECES[piece].id
    return [words_of(id), words_of(words.piece(id))]


def _off_the_middle(move: Move) -> tuple[int, int, int]:
    shape = SHAPES[move.piece][move.turn]
    x = abs(2 * int(move.x) + shape.width - int(WIDTH))
    y = abs(2 * int(move.y) + shape.height - int(HEIGHT))
    return int(move.turn), x + y, x
