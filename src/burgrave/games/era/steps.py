"""What the steps of Era have in common, and the number of each."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era.actions import Move
from burgrave.games.era.state import Era
from burgrave.kernel import step
from burgrave.kernel.event import Log

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


def phase_of(step: i64) -> int:
    """The phase, from 1 to 6, that a step belongs to; the set-up is 0."""
    return max(0, min(int(step) - 1, 6))


class Step(step.Refusing[Era, Move]):
    """A step that tells why it refuses what its rules do not allow."""

    def ends(self, b: Era, log: Log) -> None:
        """The next step, from the first player on."""
        super().ends(b, log)
        b.other = 0
