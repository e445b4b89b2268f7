"""Codes that a phone's camera reads: an address as dark squares on light ground."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

import segno

from burgrave.server.wire import QrCode

_QUIET = 4
"""Squares of light ground on every side, which cameras need."""


@lru_cache(maxsize=256)
def code(text: str) -> QrCode:
    """The code of an address, as the path of a drawing with one unit a square."""
    matrix = segno.make(text, error="m", micro=False, boost_error=False).matrix
    steps = [step for y, row in enumerate(matrix, _QUIET) for step in _dark(bytes(row), y)]
    return QrCode(size=len(matrix) + 2 * _QUIET, path="".join(steps))


def _dark(row: bytes, y: int) -> list[str]:
    """The dark stretches of a row."""
    steps, x = [], _QUIET
    for dark, squares in groupby(row):
        length = len(list(squares))
        if dark:
            steps.append(f"M{x} {y}h{length}v1h-{length}z")
        x += length
    return steps
