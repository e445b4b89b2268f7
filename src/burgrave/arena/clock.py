"""A clock for bots that want one: how long each may think about a decision."""

from time import thread_time

from burgrave.bots import Bot
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat


class _Timed(Bot):
    """Lets another bot think for as long as it would like to, by the time of the processor.

    Where others work on the same machine, nobody thinks less for that.
    """

    def __init__(self, player: Bot) -> None:
        self._player = player
        self._until = 0.0
        player.late = lambda: thread_time() >= self._until

    @property
    def name(self) -> str:
        """The other's."""
        return self._player.name

    def choose(self, seat: Seat, rng: Source) -> Action:
        """The other's choice, when it is time."""
        self._until = thread_time() + self._player.milliseconds / 1000.0
        return self._player.choose(seat, rng)


def with_clock(player: Bot) -> Bot:
    """The same bot, with a clock if it would like one."""
    return _Timed(player) if player.milliseconds else player
