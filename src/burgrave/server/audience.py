"""The audience of a table: its sockets, each with what it has yet to read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator


class Audience:
    """The sockets at a table, and whose they are."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._guests: Counter[int | None] = Counter()

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        """A socket came."""
        if listener not in self._listeners:
            self._listeners.add(listener)
            self._guests[listener.guest] += 1

    def discard(self, listener: Listener) -> None:
        """A socket went, if it was there."""
        if listener in self._listeners:
            self._listeners.discard(listener)
            self._guests[listener.guest] -= 1
            if not self._guests[listener.guest]:
                del self._guests[listener.guest]

    def has(self, guest: int) -> bool:
        """Is one of them this guest's?"""
        return guest in self._guests


class Listener:
    """A socket at a table, with a bounded queue of what it has yet to read."""

    def __init__(self, guest: int | None, token: str | None, room: int) -> None:
        self.guest = guest
        self.token = token
        self.viewer: int | None = None
        """As whom it was told how things stand."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(room)
        self.dropped = False
        self.parted = False
        """Has it been told the last that there is to tell?"""

    def offer(self, message: bytes) -> None:
        """Hand over a message; a reader who is too slow is dropped and has to come again."""
        if self.dropped or self.parted:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Hand nothing over any more."""
        if self.parted:
            return
        self.dropped = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def part(self, word: bytes) -> None:
        """Hand over a last message, after what was told before."""
        self.offer(word)
        if self.dropped:
            return
        self.parted = True
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message, or None when the socket is to be closed."""
        return await self._queue.get()
