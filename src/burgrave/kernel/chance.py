"""Chance: a random event of the rules, settled from outside with an outcome that somebody drew."""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from burgrave.kernel.composed import Composed
from burgrave.kernel.errors import BadNotation
from burgrave.kernel.rng import Source


class Chance(Composed):
    """A random event with outcomes numbered from 0, each with a whole-number weight."""

    def __init__(self, kind: str, seat: i64, texts: list[str], weights: list[int]) -> None:
        self.kind: Final[str] = kind
        """What happens, such as `roll`."""
        self.seat: Final[i64] = seat
        """Whose roll or draw it is, or -1."""
        self.texts: Final[list[str]] = texts
        self.weights: Final[list[int]] = weights
        # One entry for each equally likely elementary outcome: sampling is one look-up.
        self._draw: Final[list[int]] = [
            o for o, weight in enumerate(weights) for _ in range(weight)
        ]
        self._size: Final[i64] = len(self._draw)

    def parts(self) -> tuple[object, ...]:
        """Its kind and seat, and the notation and weight of each outcome."""
        return self.kind, int(self.seat), self.texts, self.weights

    def sample(self, rng: Source) -> i64:
        """Draw one outcome."""
        return self._draw[rng.below(self._size)]

    @property
    def count(self) -> i64:
        """How many different outcomes there are."""
        return len(self.texts)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Every outcome with its exact probability."""
        total = sum(self.weights)
        return [(o, Fraction(weight, total)) for o, weight in enumerate(self.weights)]

    def text(self, outcome: int) -> str:
        """The notation of an outcome."""
        return self.texts[outcome]

    def parse(self, text: str) -> int:
        """The outcome that a notation names."""
        try:
            return self.texts.index(text)
        except ValueError:
            raise BadNotation(
                "amiss-no-outcome", text=text, kind=self.kind, like=self.texts[0]
            ) from None

    def __repr__(self) -> str:
        whose = f" of seat {self.seat}" if self.seat >= 0 else ""
        return f"<chance {self.kind}{whose}: {self.count} outcomes>"
