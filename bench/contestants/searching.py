"""What contestants share that search: positions from random games, and simulations counted."""

import time
from collections.abc import Callable
from typing import TypeVar

import meter

Position = TypeVar("Position")
POSITIONS = 40
"""As many points of decision, each from a random game of its own."""


def search(
    positions: list[Position], look: Callable[[Position], None], simulations: int, seconds: float
) -> None:
    """Search at each position in turn for that long, after a tenth of it; print the counts."""
    warm = time.perf_counter() + seconds / 10
    number = 0
    while number == 0 or time.perf_counter() < warm:
        look(positions[number % len(positions)])
        number += 1
    searches = 0
    wall_start = time.perf_counter()
    core_start = time.process_time()
    end = wall_start + seconds
    while searches == 0 or time.perf_counter() < end:
        look(positions[(number + searches) % len(positions)])
        searches += 1
    meter.show(
        {
            "searches": searches,
            "simulations": searches * simulations,
            "core_seconds": time.process_time() - core_start,
            "wall_seconds": time.perf_counter() - wall_start,
            "peak_bytes": meter.peak_bytes(),
        }
    )
