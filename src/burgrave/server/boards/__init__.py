"""The boards: for each game what its own table needs on the wire.

A further game adds a module like `kingsburg` with a `BOARD`, and its name in the three lines below.
"""

from __future__ import annotations

from burgrave.server.boards import era, kings_will, kingsburg
from burgrave.server.boards.board import Board

AnyUpdate = kingsburg.KingsburgUpdate | era.EraUpdate | kings_will.KingsWillUpdate
"""The updates of all games, told apart by `game`."""
AnyEnd = kingsburg.KingsburgEnd | era.EraEnd | kings_will.KingsWillEnd
"""The figures of all games, likewise."""

_BOARDS: dict[str, Board] = {
    board.name: board for board in (kingsburg.BOARD, era.BOARD, kings_will.BOARD)
}

__all__ = ["AnyEnd", "AnyUpdate", "Board", "board", "names"]


def names() -> tuple[str, ...]:
    """The games that can be played at tables here."""
    return tuple(_BOARDS)


def board(name: str) -> Board:
    """The board of a game."""
    return _BOARDS[name]
