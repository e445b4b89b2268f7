"""How far counts are from what they should be."""

from __future__ import annotations

from collections.abc import Sequence


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    """Pearson's sum; about the number of classes when the counts fit."""
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected))


def limit(classes: int) -> float:
    """What the sum exceeds once in some ten million fits (Wilson and Hilferty's cube)."""
    freedom = classes - 1
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 5.2 * spread**0.5) ** 3)
