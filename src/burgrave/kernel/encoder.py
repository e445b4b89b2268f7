"""Encoder: what a learner sees of a game, as numbered features of each seat."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class Tally:
    """Takes down the features of a seat: one by one, or what they are worth together."""

    def __init__(self, worths: list[float] | None = None) -> None:
        self.found: Final[list[i64]] = []
        self.total: float = 0.0
        self._worths: Final[list[float] | None] = worths

    def append(self, feature: i64) -> None:
        """The seat has this feature."""
        worths = self._worths
        if worths is None:
            self.found.append(feature)
        else:
            self.total += worths[feature]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns a state into the numbers of the features that a seat has at the start of a chapter.

    A chapter is a stretch of a game after which positions can be compared: a season, a round.
    """

    def __init__(self, names: list[str], chapters: i64) -> None:
        self.names: Final[list[str]] = names
        """What each feature means; the feature with number i stands at index i."""
        self.chapters: Final[i64] = chapters
        """The longest game has so many."""

    def chapter(self, state: State) -> i64:
        """How many chapters are over."""
        raise NotImplementedError

    def clock(self, state: State) -> i64:
        """How late it is, from 0 to `chapters`: the chapter, where all games are equally long."""
        return self.chapter(state)

    def points(self, state: State, seat: i64) -> i64:
        """The points that a seat would have if the game were over."""
        raise NotImplementedError

    def note(self, state: State, seat: i64, found: Tally) -> None:
        """Take down the numbers of the features that a seat has."""
        raise NotImplementedError

    def encode(self, state: State, seat: i64) -> list[i64]:
        """The numbers of the features that a seat has."""
        tally = Tally()
        self.note(state, seat, tally)
        return tally.found

    def worth(self, state: State, seat: i64, worths: list[float]) -> float:
        """What they are worth together, given the worth of each feature."""
        tally = Tally(worths)
        self.note(state, seat, tally)
        return tally.total

    def __reduce__(self) -> str:
        """There is one for each game: copies and pickles mean the one in its module."""
        return "ENCODER"


class Features:
    """Gives numbers to features as a game's encoder names them."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def one(self, name: str) -> int:
        """A feature that a seat has or has not."""
        self.names.append(name)
        return len(self.names) - 1

    def many(self, name: str, count: int) -> int:
        """Features of which a seat has one, for a number from 0 on; the first one's number."""
        first = len(self.names)
        self.names.extend([f"{name} {number}" for number in range(count)])
        return first
