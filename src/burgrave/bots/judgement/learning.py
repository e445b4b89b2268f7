"""Learning: how the weights of a judgement follow from games that were played."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from burgrave.bots.judgement.value import between_knots, shares, split
from burgrave.kernel.encoder import Encoder
from burgrave.kernel.state import State

_RATE: Final = 3.0
"""How far one game moves a weight that no game has moved yet."""
_REMEMBERED: Final[i64] = 1000
"""Over so many games weights are averaged, so that the last few count no more than others."""
_WINNING: Final = 450.0
"""How much a chance to win that was wrong counts beside points that were wrong."""
_STEADY: Final = 4000.0
"""The squares of the steps behind a weight that was learned before: it moves, but little."""
_SCALE_RATE: Final = 0.02
_FIRST_SCALE: Final = 6.0


class Moment:
    """One seat at the start of a chapter."""

    def __init__(self, seat: i64, chapter: i64, points: float, features: list[i64]) -> None:
        self.seat: Final[i64] = seat
        self.chapter: Final[i64] = chapter
        self.points: Final[float] = points
        self.features: Final[list[i64]] = features


class Learner:
    """Weights that follow the games: each step is smaller the more steps there were (AdaGrad)."""

    def __init__(self, encoder: Encoder, knots: i64, points_alone: bool = False) -> None:
        """Who learns `points_alone` does not care who wins."""
        self.encoder: Final[Encoder] = encoder
        self.winning: Final[float] = 0.0 if points_alone else _WINNING
        self.knots: Final[list[list[float]]] = [[0.0] * knots for _ in encoder.names]
        self.moved: Final[list[list[float]]] = [[1.0] * knots for _ in encoder.names]
        """The sum of the squares of all steps."""
        self.mean: Final[list[list[float]]] = [[0.0] * knots for _ in encoder.names]
        """The weights, averaged over the games lately: calmer than where each game leaves them."""
        self.games: i64 = 0
        self.inverse: Final[list[float]] = [1.0 / _FIRST_SCALE] * (encoder.chapters + 1)
        """How much a point of lead says about winning, for each chapter."""
        self.error: float = 0.0
        """The mean square of what was wrong lately."""

    def begin_with(self, knots: list[list[float]], scales: list[float]) -> None:
        """Go on from what somebody learned before; nobody forgets it for a game or two.

        What nobody learned anything of before is learned as quickly as at any beginning.
        """
        for feature in range(len(knots)):
            for knot in range(len(knots[feature])):
                worth = knots[feature][knot]
                if worth != 0.0:
                    self.knots[feature][knot] = worth
                    self.mean[feature][knot] = worth
                    self.moved[feature][knot] = _STEADY
        for chapter in range(len(scales)):
            self.inverse[chapter] = 1.0 / scales[chapter]
        self.games = _REMEMBERED

    def scales(self) -> list[float]:
        """How far points spread until the end, for each chapter."""
        return [1.0 / each for each in self.inverse]

    def moments(self, state: State) -> list[Moment]:
        """What every seat looks like now."""
        encoder = self.encoder
        chapter = encoder.clock(state)
        return [
            Moment(seat, chapter, float(encoder.points(state, seat)), encoder.encode(state, seat))
            for seat in range(state.seats)
        ]

    def learn(self, chapters: list[list[Moment]], ended: State) -> None:
        """Move the weights towards what came out for the seats of one game."""
        final = [float(self.encoder.points(ended, seat)) for seat in range(ended.seats)]
        self.follow(chapters, final, shares(ended.ranking()))

    def follow(self, chapters: list[list[Moment]], final: list[float], won: list[float]) -> None:
        """The same, from everybody's points and parts of the win at the end."""
        for moments in chapters:
            expected = [moment.points + self._promised(moment) for moment in moments]
            inverse = self.inverse[moments[0].chapter]
            chances = split(expected, 1.0 / inverse)
            for moment in moments:
                seat = moment.seat
                wrong = expected[seat] - final[seat]
                self.error += 0.0005 * (wrong * wrong - self.error)
                # What decides is who wins: a point more for who is far behind hardly matters.
                self._step(moment, wrong + self.winning * inverse * (chances[seat] - won[seat]))
            self._step_scale(moments[0].chapter, expected, won)
        self._remember()

    def _remember(self) -> None:
        """Let the mean of the weights follow them."""
        self.games += 1
        part = 1.0 / float(min(self.games, _REMEMBERED))
        for feature in range(len(self.knots)):
            knots = self.knots[feature]
            mean = self.mean[feature]
            for knot in range(len(knots)):
                if knots[knot] != mean[knot]:
                    mean[knot] += part * (knots[knot] - mean[knot])

    def _promised(self, moment: Moment) -> float:
        """The points to come that the weights promise a moment's features."""
        before, part = self._knots_at(moment)
        promised = 0.0
        for feature in moment.features:
            knots = self.knots[feature]
            promised += knots[before] * (1.0 - part) + knots[before + 1] * part
        return promised

    def _knots_at(self, moment: Moment) -> tuple[i64, float]:
        return between_knots(moment.chapter, self.encoder.chapters, len(self.knots[0]))

    def _step(self, moment: Moment, slope: float) -> None:
        """Move the weights of a moment's features down a slope."""
        before, part = self._knots_at(moment)
        number = float(len(moment.features))
        for feature in moment.features:
            self._move(feature, before, slope * (1.0 - part), number)
            self._move(feature, before + 1, slope * part, number)

    def _move(self, feature: i64, knot: i64, slope: float, number: float) -> None:
        if slope == 0.0:
            return
        moved = self.moved[feature]
        moved[knot] += slope * slope
        self.knots[feature][knot] -= _RATE * slope / sqrt(moved[knot] * number / 8.0)

    def _step_scale(self, chapter: i64, expected: list[float], won: list[float]) -> None:
        """Make the chances of a chapter sharper or softer, whichever would have told more."""
        inverse = self.inverse[chapter]
        chances = split(expected, 1.0 / inverse)
        slope = 0.0
        for seat in range(len(expected)):
            slope += (won[seat] - chances[seat]) * expected[seat]
        self.inverse[chapter] = max(0.02, min(2.0, inverse + _SCALE_RATE * 0.01 * slope))
