"""Bot: a player that is a program."""

from collections.abc import Callable

from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat


class Bot:
    """A player that is a program: a class with one method.

    >>> from burgrave import Rng, Seat, game
    >>> class First(Bot):
    ...     def choose(self, seat, rng):
    ...         return seat.legal[0]
    >>> state = game("kingsburg").new(players=2)
    >>> while state.chance:
    ...     state.settle(0)
    >>> First().choose(Seat(state.actors[0], state, Rng(1)), Rng(2))
    <action 14: take gold>
    """

    late: Callable[[], bool] | None = None
    """Where somebody has a clock: is it time to decide? Without one a bot thinks to its end."""
    milliseconds = 0
    """How long it would like to think about a decision, where somebody has a clock ..."""
    seconds = 0
    """... and about all decisions of a game together; 0 where it does not care."""

    @property
    def name(self) -> str:
        """How results and errors call it: the class, in small letters and without "Bot"."""
        return type(self).__name__.removesuffix("Bot").lower() or "bot"

    def choose(self, seat: Seat, rng: Source) -> Action:
        """One of `seat.legal`; whatever chance the bot wants, it draws from `rng`."""
        raise NotImplementedError
