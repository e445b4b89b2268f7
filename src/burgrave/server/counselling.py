"""Counselling: each guest asks so often and once at a time; asked again, it is the same counsel."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import BrokenExecutor
from weakref import WeakValueDictionary

from burgrave.counsel import Counsel
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.heavy_work import Who
from burgrave.server.limits import MANY, Buckets
from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import Refusal

_KEPT = 500
"""So much counsel stays in memory; who asks for older one is thought for anew."""


class Counselling:
    """Where people ask for counsel."""

    def __init__(self, workers: BotWorkers, rate: float, burst: int) -> None:
        self._workers = workers
        self._asks = Buckets(rate, burst)
        self._homes = Buckets(rate * MANY, burst * MANY)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._given: OrderedDict[tuple[str, int, int], Counsel] = OrderedDict()
        """By the table, the seat and the version that its person saw."""

    async def counsel(self, who: Who, table: LiveTable, seat: int, version: int) -> Counsel:
        """Counsel about a decision; only what had to be thought about is counted."""
        own = self._own.setdefault(who.name, asyncio.Lock())
        async with own:
            state = await table.to_weigh(seat, version)
            about = table.row.id, seat, version
            if about not in self._given:
                if not self._homes.take(who.home) or not self._asks.take(who.name):
                    raise Refusal(429, "too-many-hints", "No more counsel for now; wait a while.")
                try:
                    given = await self._workers.advise(table.row.game, state, seat)
                except (TimeoutError, BrokenExecutor):
                    raise Refusal(503, "busy", "No counsel now: the house is busy.") from None
                await table.count_hint(seat)
                self._keep(about, given)
            return self._given[about]

    def _keep(self, about: tuple[str, int, int], given: Counsel) -> None:
        self._given[about] = given
        while len(self._given) > _KEPT:
            self._given.popitem(last=False)
