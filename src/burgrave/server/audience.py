"""The audience of a table: its sockets, each with what it has yet to read."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import Protocol

NO_TABLE = 4404
TOO_SLOW = 4408
_AT_ONCE = 50
"""Sockets that are written to before others get their turn on the loop."""


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


class Outlet(Protocol):
    """Where the messages of a listener go."""

    @property
    def free(self) -> bool:
        """Is everything on its way that was said before?"""

    def say(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def hang_up(self, code: int) -> None:
        """Close the socket, and say why."""


class Listener:
    """A socket at a table; what it cannot take at once waits, up to a bound."""

    __slots__ = (
        *("guest", "token", "viewer", "dropped", "parted"),
        *("_room", "_waiting", "_outlet", "__weakref__"),
    )

    def __init__(self, guest: int | None, token: str | None, room: int) -> None:
        self.guest = guest
        self.token = token
        self.viewer: int | None = None
        """As whom it was told how things stand."""
        self.dropped = False
        self.parted = False
        """Has it been told the last that there is to tell?"""
        self._room = room
        self._waiting: deque[bytes] | None = None
        self._outlet: Outlet | None = None

    @property
    def waiting(self) -> list[bytes]:
        """What is yet to be sent."""
        return list(self._waiting or ())

    def attach(self, outlet: Outlet) -> None:
        """From now on messages go there."""
        self._outlet = outlet
        self.go_on()

    def detach(self) -> None:
        """Nobody is there any more."""
        self._outlet = None

    def offer(self, message: bytes) -> None:
        """Hand over a message; a reader who is too slow is dropped and has to come again."""
        self.lay(message)
        self.go_on()

    def lay(self, message: bytes) -> None:
        """The same, to be sent as soon as it goes on."""
        if self.dropped or self.parted:
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        if len(self._waiting) > self._room:
            self.drop()

    def drop(self) -> None:
        """Hand nothing over any more."""
        if self.parted:
            return
        self.dropped = True
        self._waiting = None
        self.go_on()

    def part(self, word: bytes) -> None:
        """Hand over a last message, after what was told before."""
        self.lay(word)
        if not self.dropped:
            self.parted = True
            self.go_on()

    def go_on(self) -> None:
        """Send what waits, as far as it is taken."""
        outlet = self._outlet
        if outlet is None:
            return
        while self._waiting and outlet.free:
            outlet.say(self._waiting.popleft())
        if not self._waiting:
            self._waiting = None
            if self.dropped or self.parted:
                self.detach()
                outlet.hang_up(NO_TABLE if self.parted else TOO_SLOW)


def hand_out(told: Iterable[tuple[Listener, bytes]]) -> None:
    """Give many listeners a message each, the first of them at once, and let nobody wait for all.

    What is laid before a listener keeps its order, whenever its turn comes.
    """
    listeners = []
    for listener, message in told:
        listener.lay(message)
        listeners.append(listener)
    _go_on(listeners, 0)


def _go_on(listeners: list[Listener], first: int) -> None:
    for listener in listeners[first : first + _AT_ONCE]:
        listener.go_on()
    if first + _AT_ONCE < len(listeners):
        asyncio.get_running_loop().call_soon(_go_on, listeners, first + _AT_ONCE)
