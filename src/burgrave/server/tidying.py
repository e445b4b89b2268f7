"""Tidying: garbage is collected in steps so small that nobody waits for one.

A full collection looks at every object, and over thousands of tables that takes a second in which
nothing else happens. What lives is therefore laid aside every second, and only what came since is
looked at. Sockets and tables refer to nothing that refers to them, so they go without any
collection, wherever they lie. Whatever else was laid aside in vain waits until nobody is there, or
until there is so much of it that the pause is worth it: nobody can fill the memory with garbage.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

_OFTEN = 1.0
_FULL = 600.0
"""Seconds between two collections of everything, while nobody is there."""
_YOUNG, _SELDOM = 10_000, 1_000_000
"""So many new objects are looked at before the second is over, which takes some milliseconds; the
older ones wait for its end. Looking at a few hundred each time costs a twentieth of all work."""
_GROWN = 2
"""When there is so many times as much as after the last such collection, it may be garbage."""
_EACH = 250
"""But so many blocks more are no wonder for each table and each socket that came since then."""


async def keep_tidy(visitors: Callable[[], int], tables: Callable[[], int]) -> None:
    """Collect garbage for as long as the server runs."""
    gc.set_threshold(_YOUNG, _SELDOM, _SELDOM)
    waited, kept, known = 0.0, 0, 0
    while True:
        waited += _OFTEN
        there = visitors() + tables()
        expected = _GROWN * kept + _EACH * max(0, there - known)
        if sys.getallocatedblocks() > expected or _may_pause(waited, visitors):
            gc.unfreeze()
            tidy()
            waited, kept, known = 0.0, sys.getallocatedblocks(), there
        else:
            tidy()
        await asyncio.sleep(_OFTEN)


def _may_pause(waited: float, visitors: Callable[[], int]) -> bool:
    return waited >= _FULL and not visitors()


def tidy() -> None:
    """Collect what is garbage among all that came since the last time, and lay the rest aside."""
    gc.collect()
    gc.freeze()
