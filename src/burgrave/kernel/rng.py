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
        # Two rounds of a 64-bit mixer spread neighbouring seeds far apart. It goes by halves, as
        # only sums and products that fit into a word are quick, and safe from interruptions.
        high: i64 = seed >> 32 & 0xFFFFFFFF
        low: i64 = seed & 0xFFFFFFFF
        high, low = _times(high, low, 0x9E3779B9, 0x7F4A7C15)
        low += 0xD9B4E019
        high = high + 0x632BE59B + (low >> 32) & _MASK
        high, low = _mixed(high, low & _MASK, 30, 0xBF58476D, 0x1CE4E5B9)
        high, low = _mixed(high, low, 27, 0x94D049BB, 0x133111EB)
        low ^= (low >> 31 | high << 1) & _MASK
        high ^= high >> 31
        carry = high % (2131995753 - 2) + 1
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


def _mixed(high: i64, low: i64, by: i64, high_factor: i64, low_factor: i64) -> tuple[i64, i64]:
    """A number of 64 bits, folded upon itself and multiplied."""
    low ^= (low >> by | high << 32 - by) & _MASK
    high ^= high >> by
    return _times(high, low, high_factor, low_factor)


def _times(high: i64, low: i64, high_factor: i64, low_factor: i64) -> tuple[i64, i64]:
    """The lower 64 bits of a product of two such numbers, each in halves."""
    across = _product(high, low_factor)[1] + _product(low, high_factor)[1]
    carried, below = _product(low, low_factor)
    return carried + across & _MASK, below


def _product(one: i64, other: i64) -> tuple[i64, i64]:
    """Both halves of a product of two numbers of 32 bits."""
    upper = one * (other >> 16)
    lower = one * (other & 0xFFFF) + ((upper & 0xFFFF) << 16)
    return (upper >> 16) + (lower >> 32), lower & _MASK
