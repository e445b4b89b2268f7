"""The pulse: is anybody still behind a socket? All are asked, a few at a time.

Who has lost the way to us says nothing; only whoever is asked and does not answer is known to be
gone. With a clock of its own for each of thousands of sockets that would cost more than it tells.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

EVERY = 20.0
"""Seconds until a socket is asked again; by then it has to have answered."""
_TURNS = 80
"""In so many turns all are asked, so that none of them takes long."""


class Asked(Protocol):
    """Somebody who can be asked."""

    def ask(self) -> None:
        """Ask whether anybody is there; give up whoever has not answered the last time."""


class Pulse:
    """Everybody who is asked, each in a turn of its own."""

    def __init__(self, every: float = EVERY) -> None:
        self._pause = every / _TURNS
        self._turns: list[set[Asked]] = [set() for _ in range(_TURNS)]
        self._next = 0
        self._beats = False

    def add(self, one: Asked) -> set[Asked]:
        """Ask somebody from now on; returns with whom, and is over when they are not among them."""
        # Where there are fewest: after a restart all come at once, and are not asked at once.
        turn = min(self._turns, key=len)
        turn.add(one)
        if not self._beats:
            self._beats = True
            self._wait()
        return turn

    def _wait(self) -> None:
        asyncio.get_running_loop().call_later(self._pause, self._beat)

    def _beat(self) -> None:
        for one in list(self._turns[self._next]):
            one.ask()
        self._next = (self._next + 1) % _TURNS
        self._beats = any(self._turns)
        if self._beats:
            self._wait()
