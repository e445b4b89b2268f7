"""Exact odds of skulls: how many there will be when some dice are thrown again."""

from __future__ import annotations

from fractions import Fraction
from math import comb

_SKULL = Fraction(1, 6)


def skulls_after(skulls: int, dice: int) -> dict[int, Fraction]:
    """The chance of each number of skulls, with so many locked and so many dice thrown."""
    return {
        skulls + more: comb(dice, more) * _SKULL**more * (1 - _SKULL) ** (dice - more)
        for more in range(dice + 1)
    }


def rows_after(skulls: int, dice: int) -> list[Fraction]:
    """The chance of each row of the disaster table, from none to six skulls and more."""
    rows = [Fraction(0)] * 7
    for number, chance in skulls_after(skulls, dice).items():
        rows[min(number, 6)] += chance
    return rows
