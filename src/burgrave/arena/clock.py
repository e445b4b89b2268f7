"""A clock for bots that want one: how long each may think about a decision and about a game."""

from math import inf
from time import thread_time

from burgrave.bots import Bot, judgement
from burgrave.bots.judgement.weights import encoder_of
from burgrave.kernel.action import Action
from burgrave.kernel.home import game_of
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State

_TO_COME = 80
"""So many decisions a seat has in a game, about, as long as nobody can tell by how it goes."""
_EVEN = 2.0
"""How much more than an even share a decision may take: many are easy and leave time to others."""


class _Timed(Bot):
    """Lets another bot think for as long as it would like to, by the time of the processor.

    Where others work on the same machine, nobody thinks less for that.
    """

    def __init__(self, player: Bot) -> None:
        self._player = player
        self._until = 0.0
        self._seen = 0.0
        """When somebody last looked at the clock ..."""
        self._longest = 0.0
        """... and how long it took at most from one look to the next, in this decision."""
        self._left = float(player.seconds) if player.seconds else inf
        """Of the time for the game."""
        self._decided = 0
        player.late = self._late

    @property
    def name(self) -> str:
        """The other's."""
        return self._player.name

    def choose(self, seat: Seat, rng: Source) -> Action:
        """The other's choice, when it is time."""
        begun = thread_time()
        self._until = begun + self._allowed(seat)
        self._seen, self._longest = begun, 0.0
        action = self._player.choose(seat, rng)
        self._left -= thread_time() - begun
        return action

    def _late(self) -> bool:
        """Would time run out before the next look?"""
        now = thread_time()
        self._longest = max(self._longest, now - self._seen)
        self._seen = now
        return now + self._longest > self._until

    def _allowed(self, seat: Seat) -> float:
        """The seconds for a decision, as long as the game's last."""
        once = self._player.milliseconds / 1000.0 if self._player.milliseconds else inf
        if self._left == inf:
            return once
        if len(seat.legal) > 1:
            self._decided += 1
        share = min(0.5, _EVEN / (1.0 + self._to_come(seat.imagined)))
        return max(0.0, min(once, share * self._left))

    def _to_come(self, state: State) -> float:
        """How many more decisions there will be, if the game goes on as it went."""
        over = _part_over(state)
        guess = _TO_COME * (1.0 - over)
        # Of a game that has hardly begun nobody knows how it goes.
        return guess if over < 0.1 else self._decided * (1.0 - over) / over


def _part_over(state: State) -> float:
    """How much of a game is over, from 0 to 1; of one that nobody has learned, nothing."""
    game = game_of(type(state))
    if not judgement.can_learn(game):
        return 0.0
    encoder = encoder_of(game)
    return float(encoder.clock(state)) / float(encoder.chapters)


def with_clock(player: Bot) -> Bot:
    """The same bot, with a clock if it would like one."""
    return _Timed(player) if player.milliseconds or player.seconds else player
