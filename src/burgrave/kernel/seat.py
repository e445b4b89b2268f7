"""Seat: all that a bot gets to see."""

from typing import Final

from burgrave.kernel.action import Action
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.state import Json, State


class Seat:
    """One seat's look at a game: its view, its legal actions and states it can imagine.

    It is built on a state that was itself imagined for that seat, so nothing that can be
    reached from here ever held the true hidden facts.
    """

    def __init__(self, number: int, state: State, rng: Source) -> None:
        self.number: Final[int] = number
        self._imagined: State = state.imagine(number, rng)

    @property
    def imagined(self) -> State:
        """A full state that looks the same to this seat: read it, or copy it to play on."""
        return self._imagined

    @property
    def view(self) -> Json:
        """What this seat may know."""
        return self._imagined.view(self.number)

    @property
    def legal(self) -> list[Action]:
        """What this seat may do."""
        return self._imagined.legal(self.number)

    def imagine(self, rng: Source) -> State:
        """Another such state, its secrets drawn anew; yours to play on."""
        return self._imagined.imagine(self.number, rng)

    def __reduce__(self) -> tuple[object, ...]:
        """Only what was imagined goes into copies and pickles: there is nothing else."""
        return _looking_at, (self.number, self._imagined)


def _looking_at(number: int, imagined: State) -> Seat:
    """A seat again, with the very state that it imagined."""
    seat = Seat(number, imagined, Rng())
    seat._imagined = imagined
    return seat
