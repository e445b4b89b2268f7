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
        self._state: Final[State] = state.imagine(number, rng)

    @property
    def view(self) -> Json:
        """What this seat may know."""
        return self._state.view(self.number)

    @property
    def legal(self) -> list[Action]:
        """What this seat may do."""
        return self._state.legal(self.number)

    def imagine(self, rng: Source) -> State:
        """A full state that looks the same to this seat; yours to play on."""
        return self._state.imagine(self.number, rng)
