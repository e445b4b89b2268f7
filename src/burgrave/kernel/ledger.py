"""Ledger: what a player has scored, by source, as two numbers that copy fast."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.kernel.step import Shared

_IN_ONE: Final[i64] = 7
"""So many sources have room in one number, eight bits each."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Scored(Shared):
    """A player with a ledger; a loss is counted as it grows and taken off in the total."""

    def __init__(self) -> None:
        self.ledger: i64 = 0
        self.ledger_2: i64 = 0

    def copy(self) -> "Scored":
        """An independent copy."""
        raise NotImplementedError

    def book(self, source: i64, points: i64) -> None:
        """Write points, or a loss, into the ledger."""
        if source < _IN_ONE:
            self.ledger += points << 8 * source
        else:
            self.ledger_2 += points << 8 * (source - _IN_ONE)

    def earned(self, source: i64) -> i64:
        """What the ledger has for a source."""
        if source < _IN_ONE:
            return self.ledger >> 8 * source & 255
        return self.ledger_2 >> 8 * (source - _IN_ONE) & 255

    def earned_in_all(self) -> i64:
        """The sum over all sources, as they stand in the ledger."""
        total: i64 = 0
        rest = self.ledger
        while rest:
            total += rest & 255
            rest >>= 8
        rest = self.ledger_2
        while rest:
            total += rest & 255
            rest >>= 8
        return total

    def by_source(self, names: Sequence[str], losses: list[i64]) -> dict[str, int]:
        """Points by the names of their sources; losses are negative."""
        ledger: dict[str, int] = {}
        for source, name in enumerate(names):
            earned = int(self.earned(source))
            ledger[name] = -earned if source in losses else earned
        return ledger
