"""Exact odds of skulls: how many there will be when some dice are thrown again."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from burgrave.games.era.components import DISASTERS, FACES

_SKULL = Fraction(1, int(FACES))
"""Every die has its one skull."""


def skulls_after(skulls: int, dice: int) -> dict[int, Fraction]:
    """The chance of each number of skulls, with so many locked and so many dice thrown."""
    return {
        skulls + more: comb(dice, more) * _SKULL**more * (1 - _SKULL) ** (dice - more)
        for more in range(dice + 1)
    }


@cache
def further_skulls(dice: int) -> list[list[float]]:
    """For each number of dice thrown, the chances of none, one, two and more further skulls."""
    return [[float(each) for each in skulls_after(0, n).values()] for n in range(dice + 1)]


def rows_after(skulls: int, dice: int) -> list[Fraction]:
    """The chance of each row of the disaster table, from none to the last one and more."""
    last = len(DISASTERS)
    rows = [Fraction(0)] * (last + 1)
    for number, chance in skulls_after(skulls, dice).items():
        rows[min(number, last)] += chance
    return rows
