"""Revised edition: effects are optional, and their owner is asked where declining can pay."""

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import (
    ALWAYS,
    DECLINE,
    EVERYTHING,
    MOVE_ALWAYS,
    MOVE_ALWAYS_EVERYTHING,
    MOVE_DECLINE,
    MOVE_USE,
    Move,
)
from burgrave.games.kingsburg.components import LAST_YEAR
from burgrave.games.kingsburg.effects import (
    ALL,
    DIE,
    EFFECTS,
    GIVES,
    GOOD,
    MINSTREL,
    POINTS,
    SPOKEN,
)
from burgrave.games.kingsburg.player import (
    USED_PRIEST,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import AUTUMN, Step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY


def offers(b: Kingsburg, seat: i64, effect: i64) -> bool:
    """Ask the owner about an effect; False when it is his without a question."""
    if not is_asked(b, seat, effect):
        return False
    b.offered = effect
    return b.ask(seat)


def is_asked(b: Kingsburg, seat: i64, effect: i64) -> bool:
    """Can declining serve anybody, and has the owner not said that he always takes the effect?"""
    if not b.setting.revised or b.players[seat].always >> effect & 1:
        return False
    return _can_hurt(b, effect)


def _can_hurt(b: Kingsburg, effect: i64) -> bool:
    """Could somebody be better off without what the effect gives?"""
    gives = GIVES[effect]
    if gives == GOOD:
        return goods_are_compared(b)
    if gives == POINTS:
        # The Minstrel's own points come last of all: only another year can make him regret them.
        return points_are_compared(b) and (effect != MINSTREL or b.year < LAST_YEAR)
    if gives == DIE:
        return points_are_compared(b) and _may_bless(b)
    return b.year < LAST_YEAR or points_are_compared(b)


def goods_are_compared(b: Kingsburg) -> bool:
    """Does the king look for the fewest goods once more, for his aid or for the envoy?"""
    return b.setting.revised and (b.year < LAST_YEAR or b.season < AUTUMN)


def points_are_compared(b: Kingsburg) -> bool:
    """Is there a Minstrel, who gains by having few points?"""
    return b.governors >> ids.MINSTREL & 1 != 0


def _may_bless(b: Kingsburg) -> bool:
    """May the Priest still bless this year? He gives a point to those who have a bonus die."""
    seat = b.with_governor(ids.PRIEST)
    return seat != NOBODY and not b.players[seat].used & USED_PRIEST


class Offering(Step):
    """A step in which buildings and governors give what their owners may decline."""

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """An answer about the effect that is on offer, or what else the step has to decide."""
        return self.open_to(b, seat) if b.offered == NOBODY else self.answers(b, seat)

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """The decisions open to a seat when no effect is on offer."""
        raise NotImplementedError

    def answers(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Take the effect, take it always, or not this time."""
        return [MOVE_USE, MOVE_ALWAYS[b.offered], MOVE_ALWAYS_EVERYTHING, MOVE_DECLINE]

    def decide(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """An answer, or what else there is to decide."""
        if b.offered == NOBODY:
            self.play(b, seat, move, log)
            return
        if move not in self.answers(b, seat):
            raise IllegalAction("kingsburg-refused-take-or-decline")
        effect = b.offered
        b.asked = 0
        b.offered = NOBODY
        _remember(b, seat, move, log)
        self.answer(b, seat, effect, move, log)

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Apply a decision, or tell why not."""
        raise NotImplementedError

    def answer(self, b: Kingsburg, seat: i64, effect: i64, move: Move, log: Log) -> None:
        """Take the effect or decline it."""
        if move.code == DECLINE:
            self.decline(b, seat, effect, log)
        else:
            self.take(b, seat, effect, log)

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """Give what the effect gives."""
        raise NotImplementedError

    def decline(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """Go without it."""
        tell_declined(log, seat, EFFECTS[effect])

    def prompt(self, b: Kingsburg) -> str:
        """The effect that is on offer, or what else the step asks for."""
        return self.asks(b) if b.offered == NOBODY else f"offer {SPOKEN[b.offered]}"

    def asks(self, b: Kingsburg) -> str:
        """What is due when no effect is on offer."""
        return self.name


def _remember(b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
    """Keep in mind what a player always takes from now on."""
    if move.code != ALWAYS:
        return
    everything = move.number == EVERYTHING
    b.change(seat).always |= ALL if everything else 1 << move.number
    if log is not None:
        tell(log, "always", seat, effect="everything" if everything else EFFECTS[move.number])


def forget(b: Kingsburg, seat: i64, log: Log) -> None:
    """From now on the player is asked again."""
    b.change(seat).always = 0
    if log is not None:
        tell(log, "asks_again", seat)


def tell_declined(log: Log, seat: i64, effect: str) -> None:
    """Write into the log that an effect was not wanted."""
    if log is not None:
        tell(log, "effect_declined", seat, effect=effect)
