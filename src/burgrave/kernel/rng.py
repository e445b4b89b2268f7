"""Where chance outcomes come from: anything that can draw below(n)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_MASK: Final[i64] = 0xFFFFFFFF
# A multiplier for which both a * 2**32 - 1 and a * 2**31 - 1 are prime: the period is about 2**62.
_MULTIPLIER: Final[i64] = 2131995753


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A source of uniformly drawn numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at least 1 and below 2**31."""
        raise NotImplementedError


class Rng(Source):
    """A small fast generator (multiply with carry) that draws the same numbers on every machine.

    >>> [Rng(7).below(6) for _ in range(3)] == [Rng(7).below(6)] * 3
    True
    """

    def __init__(self, seed: int = 0) -> None:
        # Two rounds of a 64-bit mixer spread neighbouring seeds far apart.
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        low = mixed & 0xFFFFFFFF
        carry = (mixed >> 32) % (2131995753 - 2) + 1
        self._state: i64 = carry << 32 | low

    def _next(self) -> i64:
        state = self._state
        self._state = _MULTIPLIER * (state & _MASK) + (state >> 32)
        return (state & _MASK) ^ (state >> 32)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely."""
        if n < 1:
            raise ValueError("There is no number below 1 to draw: n must be at least 1.")
        product = self._next() * n
        low = product & _MASK
        if low < n:
            # Lemire's method: draw again in the few cases that would favour some numbers.
            threshold = (_MASK + 1 - n) % n
            while low < threshold:
                product = self._next() * n
                low = product & _MASK
        return product >> 32
