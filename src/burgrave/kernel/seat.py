"""Seat: all that a bot gets to see."""

from typing import Final

from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import Json, State


class Seat:
    """One seat's look at a game: its view, its legal actions and states it can imagine.

    It is built on a state that was itself imagined for that seat, so nothing that can be
    reached from here ever held the true hidden facts.
    """

    def __init__(self, number: int, state: State, rng: Source) -> None:
        self.number: Final[int] = number
        self.imagined: Final[State] = state.imagine(number, rng)
        """A full state that looks the same to this seat: read it, or copy it to play on."""

    @property
    def view(self) -> Json:
        """What this seat may know."""
        return self.imagined.view(self.number)

    @property
    def legal(self) -> list[Action]:
        """What this seat may do."""
        return self.imagined.legal(self.number)

    def imagine(self, rng: Source) -> State:
        """Another such state, its secrets drawn anew; yours to play on."""
        return self.imagined.imagine(self.number, rng)
