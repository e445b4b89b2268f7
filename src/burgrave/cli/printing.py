"""What `print` shows of a state or a seat: the board in 80 columns, the same everywhere."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from burgrave.cli.face import face
from burgrave.cli.parts import IF_ROOM
from burgrave.cli.terminal import NARROW, Terminal
from burgrave.games import is_known
from burgrave.kernel.home import game_of
from burgrave.locale import speaker

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look


def show(look: Look) -> str | None:
    """The board as a terminal in English shows it; None for a game that nobody brought in."""
    game = game_of(type(look.imagined)).name
    if not is_known(game):
        return None
    terminal = Terminal(StringIO(), {}, columns=NARROW)
    seats = range(look.imagined.seats)
    drawn = face(game, terminal, speaker("en"), [f"seat {seat}" for seat in seats])
    drawn.letters = [str(seat) for seat in seats]
    return "\n".join(drawn.board(look, IF_ROOM))
