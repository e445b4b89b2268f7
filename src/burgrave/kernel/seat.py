"""Look and Seat: all that those who tell of a game, and those who play it, get to see of it."""

from typing import Final

from burgrave.kernel.action import Action
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.shown import board_of, picture_of
from burgrave.kernel.state import State, View


class Look:
    """A viewer's look at a game: the view for what is shown, a state for what is reckoned.

    It is built on a state that was itself imagined for that viewer, so nothing that can be
    reached from here ever held the true hidden facts. What is told of it may hang on nothing that
    was drawn there, so that any draw will do.
    """

    def __init__(
        self,
        viewer: int | None,
        state: State,
        rng: Source | None = None,
        lies_open: View | None = None,
    ) -> None:
        """Look at a state; what lies open can be shared with a spectator's look at the same one."""
        self.viewer: Final[int | None] = viewer
        """A seat, or None for somebody who only watches."""
        self._imagined: State = state.imagine(viewer, Rng() if rng is None else rng)
        self._lies_open: View | None = lies_open
        self._view: View | None = None

    @property
    def imagined(self) -> State:
        """A full state that looks the same to this viewer: read it, or copy it to play on."""
        return self._imagined

    @property
    def view(self) -> View:
        """What this viewer may know; the same at every look."""
        if self._view is None:
            if self._lies_open is None:
                self._view = self._imagined.view(self.viewer)
            else:
                self._view = self._imagined.view_beside(self.viewer, self._lies_open)
        return self._view

    @property
    def legal(self) -> list[Action]:
        """What this viewer may do."""
        return [] if self.viewer is None else self._imagined.legal(self.viewer)

    def imagine(self, rng: Source) -> State:
        """Another such state, its secrets drawn anew; yours to play on."""
        return self._imagined.imagine(self.viewer, rng)

    def __repr__(self) -> str:
        who = "an onlooker" if self.viewer is None else f"seat {self.viewer}"
        return f"<look of {who} at {self._imagined!r}>"

    def __str__(self) -> str:
        """The board as the terminal shows it to this viewer."""
        return board_of(self) or repr(self)

    def _repr_svg_(self) -> str | None:
        """The board of this viewer as a picture, which notebooks show."""
        return picture_of(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Only what was imagined goes into copies and pickles: there is nothing else."""
        return _looking_at, (self.viewer, self._imagined)


class Seat(Look):
    """A seat's look at the game it plays: all that a bot gets to see."""

    def __init__(self, number: int, state: State, rng: Source) -> None:
        super().__init__(number, state, rng)
        self.number: Final[int] = number

    def __repr__(self) -> str:
        return f"<seat {self.number} at {self._imagined!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        """As with every look, told that it is a seat's."""
        return _sitting_at, (self.number, self._imagined)


def _looking_at(viewer: int | None, imagined: State) -> Look:
    """A look again, with the very state that was imagined for it."""
    look = Look(viewer, imagined)
    look._imagined = imagined
    return look


def _sitting_at(number: int, imagined: State) -> Seat:
    """A seat again, with the very state that it imagined."""
    seat = Seat(number, imagined, Rng())
    seat._imagined = imagined
    return seat
