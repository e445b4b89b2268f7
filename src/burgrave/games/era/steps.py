"""The steps of a game in the order of play."""

from typing import Final

from mypy_extensions import i64

SET_UP: Final[i64] = 0
DRAW_START: Final[i64] = 1
ROLL: Final[i64] = 2
COLLECT: Final[i64] = 3
FEED: Final[i64] = 4
DISASTERS: Final[i64] = 5
BUILD: Final[i64] = 6
EXTORT: Final[i64] = 7
ROUND_END: Final[i64] = 8
OVER: Final[i64] = 9

NAMES: Final = (
    "set up",
    "draw start",
    "roll",
    "collect",
    "feed",
    "disasters",
    "build",
    "extort",
    "round end",
    "over",
)
"""As a position writes them."""


def phase_of(step: i64) -> int:
    """The phase, from 1 to 6, that a step belongs to; the set-up is 0."""
    return max(0, min(int(step) - 1, 6))
