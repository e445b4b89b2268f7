"""Waiting: what asyncio has for it, in so little room that every socket can have its own."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Gate:
    """As an `asyncio.Event`: open or not, and those who wait until it is."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Is it open?"""
        return self._open

    def set(self) -> None:
        """Open it, and let everybody through who waits."""
        self._open = True
        waiting, self._waiting = self._waiting, None
        for each in waiting or ():
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        """Close it."""
        self._open = False

    async def wait(self) -> bool:
        """Go through, as soon as it is open."""
        while not self._open:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), mine]
            await mine
        return True


class Mail(Generic[Item]):
    """As an `asyncio.Queue` for one reader: what has come and was not taken yet."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Item] | None = None
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Is there nothing to take?"""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Something has come."""
        self._items = [*(self._items or ()), item]
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Item:
        """Take what has come first, as soon as there is something."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        first, *rest = self._items
        self._items = rest or None
        return first
