"""What the steps of The King's Will have in common, and the number of each."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will.actions import MOVE_PASS, PASS, Move
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel import step
from burgrave.kernel.action import Action
from burgrave.kernel.event import Log
from burgrave.kernel.seats import NOBODY

START_PLAYER: Final[i64] = 0
DEAL_WILLS: Final[i64] = 1
SET_UP: Final[i64] = 2
FILL_WILLS: Final[i64] = 3
TRAVEL_TILE: Final[i64] = 4
TAKE_TILE: Final[i64] = 5
ACT: Final[i64] = 6
WALK: Final[i64] = 7
FIND: Final[i64] = 8
SWAP: Final[i64] = 9
EXPLORE: Final[i64] = 10
OFFSPRING: Final[i64] = 11
REBELLION: Final[i64] = 12
COMMIT: Final[i64] = 13
NEUTRAL_DISC: Final[i64] = 14
TAVERN: Final[i64] = 15
TRIBUTE: Final[i64] = 16
OFFERS: Final[i64] = 17
OVER: Final[i64] = 18

# How far a player has come with setting up.
LAYING_LAND: Final[i64] = 0
SETTING_HAMLET: Final[i64] = 1
SETTING_PEASANTS: Final[i64] = 2
FILLING_STORE: Final[i64] = 3
PUTTING_WILL: Final[i64] = 4
READY: Final[i64] = 5
STAGES: Final = ("land", "hamlet", "peasants", "store", "will", "ready")


def in_turn(at: i64) -> bool:
    """Is this a step of somebody's turn, with a tile taken?"""
    return ACT <= at <= OFFSPRING


def in_visit(at: i64) -> bool:
    """Is the king here? (A rebellion can also come at another time.)"""
    return COMMIT <= at <= OFFERS


class Step(step.Step[KingsWill, Move]):
    """A step whose decisions are found out when somebody is asked."""

    def open_to(self, b: KingsWill, seat: i64) -> list[Move]:
        """The decisions open to a seat that is asked; not to be changed."""
        return b.choices

    def legal(self, b: KingsWill, seat: i64) -> list[Action]:
        """The decisions open to a seat that is asked."""
        return list(self.open_to(b, seat))

    def decide(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Refuse what is not legal; who decides puts down the card that was looked at."""
        found = False
        choices = self.open_to(b, seat)
        for choice in choices:
            if choice is move:
                found = True
                break
        if not found:
            raise b.impossible(move)
        if len(choices) > 1 and b.players[seat].looking != NOBODY:
            # Nobody loses sight of a card by what is forced.
            b.change(seat).looking = NOBODY
        b.asked = 0
        self.play(b, seat, move, log)

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Apply a decision that is legal."""
        raise NotImplementedError


class Rest(Step):
    """The rest of an action that has several parts, or no more of it."""

    def add(self, b: KingsWill, seat: i64, choices: list[Move]) -> None:
        """What the player may go on with."""
        raise NotImplementedError

    def go_on(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """One part more."""
        raise NotImplementedError

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask for it, where there is any."""
        seat = b.now()
        choices: list[Move] = [MOVE_PASS]
        self.add(b, seat, choices)
        return len(choices) > 1 and b.let_choose(seat, choices)

    def ends(self, b: KingsWill, log: Log) -> None:
        """Back to the actions of the turn."""
        b.more = 0
        b.at = ACT

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Go on, or not."""
        if move.code == PASS:
            self.ends(b, log)
        else:
            self.go_on(b, seat, move, log)
