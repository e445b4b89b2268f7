"""Heavy work beside the games, one piece at a desk, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from burgrave.server.bot_workers import Chair
from burgrave.server.limits import MANY, Buckets
from burgrave.server.refusals import Refusal, too_many

_LONGEST = 10.0
"""Seconds after which work on what strangers bring is given up."""
_REST = 120.0
"""Seconds without work after which its process goes."""
_A_SECOND = 5
"""A second of work counts like so many questions."""

T = TypeVar("T")


class Who(NamedTuple):
    """Who asks: a guest, or somebody unknown from an address, and where they ask from."""

    name: str
    home: str


class _Desk:
    """Where one piece of work is done at a time.

    However much one visitor asks for, only one piece of it stands in the queue, and however many
    visitors ask from one home, only one piece of theirs: the next home waits for that, and not for
    the rest.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._desk = asyncio.Lock()

    @asynccontextmanager
    async def taken_by(self, who: Who) -> AsyncIterator[None]:
        """Take the desk, as soon as it is free for this one."""
        async with self._lock(f"who {who.name}"), self._lock(f"home {who.home}"), self._desk:
            yield

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())


class HeavyWork:
    """Where games are walked through for those who look back; who plays never waits for that.

    What strangers bring has a desk of its own, for which nobody waits who looks back at a table.
    Everybody may ask so often, and long work counts like many questions.
    """

    def __init__(
        self, rate: float, burst: int, apart: bool, clock: Callable[[], float] = monotonic
    ) -> None:
        self._asks = Buckets(rate, burst, clock)
        self._homes = Buckets(rate * MANY, burst * MANY, clock)
        self._clock = clock
        self._own, self._brought = _Desk(), _Desk()
        self._chair = Chair(apart)
        self._rest: asyncio.TimerHandle | None = None

    async def beside(self, who: Who, work: Callable[..., T], *facts: object) -> T:
        """Work on what is the house's own, in a thread."""
        async with self._counted(who, self._own):
            return await asyncio.to_thread(work, *facts)

    async def apart(self, who: Who, work: Callable[..., T], *facts: object) -> T:
        """Work on what strangers bring, in a process that is ended if it takes too long."""
        async with self._counted(who, self._brought):
            try:
                return await self._chair.ask(_LONGEST, work, *facts)
            except (TimeoutError, BrokenExecutor):
                raise Refusal(422, "too-long", "This takes too long to be checked.") from None
            finally:
                self._rest_later()

    def close(self) -> None:
        """Send everybody home."""
        if self._rest is not None:
            self._rest.cancel()
        self._chair.close()

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(_REST, self._chair.close)

    @asynccontextmanager
    async def _counted(self, who: Who, desk: _Desk) -> AsyncIterator[None]:
        if not self._homes.take(who.home) or not self._asks.take(who.name):
            raise too_many()
        async with desk.taken_by(who):
            began = self._clock()
            try:
                yield
            finally:
                cost = _A_SECOND * (self._clock() - began)
                self._asks.spend(who.name, cost)
                self._homes.spend(who.home, cost)
