"""Pearson's chi-square test: do counts agree with probabilities?"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from statistics import NormalDist

LEAST_EXPECTED = 5.0
"""The test needs about so many expected hits in every cell; rarer outcomes are pooled."""


def quantile(probability: float, degrees: int) -> float:
    """The chi-square quantile, by Wilson and Hilferty: its cube root is nearly normal."""
    spread = 2 / (9 * degrees)
    root = 1 - spread + NormalDist().inv_cdf(probability) * sqrt(spread)
    return float(degrees * root**3)


def statistic(
    counts: Counter[int], outcomes: Iterable[tuple[int, Fraction]], samples: int
) -> tuple[float, int]:
    """The sum of squared deviations over their expectations, and the degrees of freedom."""
    cells: list[tuple[float, int]] = []
    pool, pooled = 0.0, 0
    for outcome, probability in outcomes:
        expected = samples * float(probability)
        if expected >= LEAST_EXPECTED:
            cells.append((expected, counts[outcome]))
            continue
        pool += expected
        pooled += counts[outcome]
        if pool >= LEAST_EXPECTED:
            cells.append((pool, pooled))
            pool, pooled = 0.0, 0
    if pool:
        # What is left over joins the last cell.
        expected, count = cells.pop()
        cells.append((expected + pool, count + pooled))
    return sum((count - e) ** 2 / e for e, count in cells), len(cells) - 1


def agrees(
    counts: Counter[int],
    outcomes: Iterable[tuple[int, Fraction]],
    samples: int,
    doubt: float = 1e-5,
) -> bool:
    """Would a fair source deviate so far more often than this small share of times?"""
    deviation, degrees = statistic(counts, outcomes, samples)
    return degrees == 0 or deviation <= quantile(1 - doubt, degrees)


def uniform(numbers: Iterable[int], classes: int) -> bool:
    """Do numbers from 0 to classes - 1 look equally likely?"""
    counts = Counter(numbers)
    outcomes = [(number, Fraction(1, classes)) for number in range(classes)]
    return agrees(counts, outcomes, counts.total(), doubt=1e-7)
