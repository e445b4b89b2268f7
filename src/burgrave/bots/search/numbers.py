"""Numbers: the same luck for all choices that are tried side by side."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seats import MOST_SEATS

_SEEDS: Final[i64] = 1 << 30
_STREAMS: Final[i64] = MOST_SEATS + 1


@final
class Numbers:
    """What chance will bring: numbers of its own for every seat, and for what is nobody's.

    Who throws once more than in another trial so moves nobody else's dice, and what is left of the
    difference between two trials is due to the choices.
    """

    def __init__(self, rng: Source) -> None:
        self._seed: Final[i64] = rng.below(_SEEDS) * _STREAMS
        self._streams: list[Rng | None] = [None] * _STREAMS

    def again(self) -> "Numbers":
        """The numbers begin anew."""
        self._streams = [None] * _STREAMS
        return self

    def of(self, seat: i64) -> Rng:
        """Where the numbers of a seat come from; those that are nobody's are of -1."""
        stream = self._streams[seat + 1]
        if stream is None:
            stream = self._fresh(seat + 1)
            self._streams[seat + 1] = stream
        return stream

    def drawn(self) -> bool:
        """Did anybody draw a number, since they began?"""
        for place in range(_STREAMS):
            stream = self._streams[place]
            if stream is not None and stream.below(_SEEDS) != self._fresh(place).below(_SEEDS):
                return True
        return False

    def _fresh(self, place: i64) -> Rng:
        return Rng(int(self._seed + place))
