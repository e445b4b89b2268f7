"""How people are shown a look at a game: as a board in letters, and as a picture.

The kernel can do neither. What can stands above it and says so here, when `burgrave` is loaded.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

Show = Callable[["Look"], str | None]
"""What shows a look; None for a game that it does not know."""
_shows: dict[str, Show] = {}


def show_by(board: Show, picture: Show) -> None:
    """From now on looks are shown by these."""
    _shows["board"] = board
    _shows["picture"] = picture


def board_of(look: "Look") -> str | None:
    """The board as the terminal draws it."""
    return _shows["board"](look)


def picture_of(look: "Look") -> str | None:
    """The board as a picture, in SVG."""
    return _shows["picture"](look)
