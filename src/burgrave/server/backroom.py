"""The back room: heavy work beside the games, one piece at a time, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from burgrave.server.limits import MANY, Buckets
from burgrave.server.refusals import Refusal, too_many
from burgrave.server.thinking import Chair

_LONGEST = 10.0
"""Seconds after which work on what strangers bring is given up."""
_REST = 120.0
"""Seconds without work after which its process goes."""

T = TypeVar("T")


class Who(NamedTuple):
    """Who asks: a guest, or somebody unknown from an address, and where they ask from."""

    name: str
    home: str


class BackRoom:
    """Where games are walked through for those who look back; who plays never waits for that.

    However much one visitor asks for, only one piece of it stands in the queue: the next visitor
    waits for that, and not for the rest.
    """

    def __init__(self, rate: float, burst: int, apart: bool) -> None:
        self._asks = Buckets(rate, burst)
        self._homes = Buckets(rate * MANY, burst * MANY)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._desk = asyncio.Lock()
        self._chair = Chair(apart)
        self._rest: asyncio.TimerHandle | None = None

    async def beside(self, who: Who, work: Callable[..., T], *facts: object) -> T:
        """Work on what is the house's own, in a thread."""
        async with self._in_turn(who):
            return await asyncio.to_thread(work, *facts)

    async def apart(self, who: Who, work: Callable[..., T], *facts: object) -> T:
        """Work on what strangers bring, in a process that is ended if it takes too long."""
        async with self._in_turn(who):
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
    async def _in_turn(self, who: Who) -> AsyncIterator[None]:
        if not self._homes.take(who.home) or not self._asks.take(who.name):
            raise too_many()
        own = self._own.setdefault(who.name, asyncio.Lock())
        async with own, self._desk:
            yield
