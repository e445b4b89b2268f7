"""Judgement: what a position promises each seat, as points and as a chance to win."""

from math import exp
from typing import Final

from mypy_extensions import i64

from burgrave.kernel.encoder import Encoder
from burgrave.kernel.seats import MOST_SEATS
from burgrave.kernel.state import State


def between_knots(chapter: i64, chapters: i64, knots: i64) -> tuple[i64, float]:
    """The knot before a chapter, and how far the chapter is on the way to the next one."""
    way = float(chapter) * float(knots - 1) / float(chapters)
    before = min(i64(way), knots - 2)
    return before, way - float(before)


class Judgement:
    """Sums what each feature of a seat is worth; the worth changes as the game goes on.

    It judges positions at the start of a chapter; `search.chapters` leads others there.
    """

    def __init__(
        self,
        encoder: Encoder,
        knots: list[list[float]],
        scales: list[float],
        spreads: list[float] | None = None,
    ) -> None:
        """`knots[i][k]` is the worth of feature i at knot k, `scales[c]` the spread of points.

        With n seats it is `spreads[n]` times as wide: a lead says less among few than among many.
        """
        self.encoder: Final[Encoder] = encoder
        self.worth: Final[list[list[float]]] = [
            _at(encoder, knots, chapter) for chapter in range(encoder.chapters + 1)
        ]
        """For each chapter the points that each feature still brings."""
        self.scales: Final[list[float]] = scales
        self.spreads: Final[list[float]] = (
            [1.0] * int(MOST_SEATS + 1) if spreads is None else spreads
        )

    def points(self, state: State) -> list[float]:
        """Everybody's points at the end of the game."""
        encoder = self.encoder
        over = state.over
        worth = self.worth[encoder.clock(state)]
        expected: list[float] = []
        for seat in range(state.seats):
            points = float(encoder.points(state, seat))
            expected.append(points if over else points + encoder.worth(state, seat, worth))
        return expected

    def chances(self, state: State) -> list[float]:
        """Everybody's chance to win; a win that is shared counts in parts."""
        if state.over:
            return shares(state.ranking())
        return split(self.points(state), self.scale(state))

    def scale(self, state: State) -> float:
        """How far points spread from now until the end, at this table."""
        return self.scales[self.encoder.clock(state)] * self.spreads[state.seats]

    def promise(self, state: State) -> list[float]:
        """What a seat plays for: to win, and for points where that makes no difference."""
        points = self.points(state)
        if len(points) == 1:
            return [points[0] / _ALONE]
        chances = shares(state.ranking()) if state.over else split(points, self.scale(state))
        return [chances[seat] + points[seat] / _BESIDES for seat in range(len(points))]


_ALONE: Final = 100.0
_BESIDES: Final = 2000.0
"""So many points count as much as a win: alone, and among others."""


def shares(ranking: list[int]) -> list[float]:
    """The parts of a win at the end of a game."""
    winners = 0
    for place in ranking:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


def split(points: list[float], scale: float) -> list[float]:
    """Chances to win for seats that expect so many points, which are sure to about a scale."""
    most = points[0]
    for each in points:
        if each > most:
            most = each
    weights = [exp((each - most) / scale) for each in points]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def _at(encoder: Encoder, knots: list[list[float]], chapter: i64) -> list[float]:
    """The worth of every feature in one chapter."""
    worth: list[float] = []
    for each in knots:
        before, part = between_knots(chapter, encoder.chapters, len(each))
        worth.append(each[before] * (1.0 - part) + each[before + 1] * part)
    return worth
