"""What the steps of Kingsburg have in common, and the number of each."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg.actions import MOVE_DECLINE, MOVE_USE, USE, Move
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel import step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log

DRAW_ORDER: Final[i64] = 0
DEAL_GOVERNORS: Final[i64] = 1
CHOOSE_GOVERNOR: Final[i64] = 2
DRAW_ENEMY: Final[i64] = 3
SORCERER: Final[i64] = 4
KINGS_AID: Final[i64] = 5
GOVERNORS_AID: Final[i64] = 6
NEUTRAL_THREE: Final[i64] = 7
NEUTRAL_TWO: Final[i64] = 8
SEASON_START: Final[i64] = 9
FAIRY: Final[i64] = 10
PRIEST: Final[i64] = 11
LEAVE_DICE: Final[i64] = 12
ROLL: Final[i64] = 13
REROLL: Final[i64] = 14
INFLUENCE: Final[i64] = 15
DUKE: Final[i64] = 16
REWARDS: Final[i64] = 17
BUILD: Final[i64] = 18
SEASON_END: Final[i64] = 19
RECRUIT: Final[i64] = 20
ARMY_TOKEN: Final[i64] = 21
REINFORCEMENTS: Final[i64] = 22
ACADEMY: Final[i64] = 23
BATTLE: Final[i64] = 24
YEAR_END: Final[i64] = 25
OVER: Final[i64] = 26

SPRING: Final[i64] = 0
SUMMER: Final[i64] = 1
AUTUMN: Final[i64] = 2
SEASONS: Final = ("spring", "summer", "autumn")


def phase_of(step: i64, season: i64) -> int:
    """The phase, from 1 to 8, that a step belongs to; set-up counts to phase 1."""
    if step < NEUTRAL_THREE:
        return 1
    if step <= SEASON_END:
        return int(2 + 2 * season)
    return 7 if step == RECRUIT else 8


class Step(step.Refusing[Kingsburg, Move]):
    """A step that tells why it refuses what its rules do not allow."""


class Once(Step):
    """A step that is one random event."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Wait for it, once."""
        if b.part:
            return False
        b.part = 1
        return b.draw()


class Secret(Step):
    """A step in which everybody chooses at the same time, in secret."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask all at the same time."""
        if b.part:
            return False
        b.part = 1
        b.asked = b.setting.everyone
        return True


class ByGovernor(Step):
    """A step in which somebody may use a governor, or wait."""

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Use the governor, or decline."""
        return [MOVE_USE, MOVE_DECLINE]

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Use the governor, or don't."""
        if move is not MOVE_USE and move is not MOVE_DECLINE:
            raise IllegalAction("kingsburg-refused-governor-or-decline")
        b.asked = 0
        if move.code == USE:
            self.use(b, seat, log)

    def use(self, b: Kingsburg, seat: i64, log: Log) -> None:
        """What the governor does."""
        raise NotImplementedError
