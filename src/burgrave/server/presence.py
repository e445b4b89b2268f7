"""Presence: who is at a table, since when the others are away, and who wants a bot for them.

All of it is kept in memory alone: a table that comes into the memory anew knows of no call, and
gives everybody the whole grace once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from time import monotonic

QUIET = 30.0
"""Seconds for which a person without a socket counts as present after a request."""


@dataclass(frozen=True, slots=True)
class Absence:
    """How it stands with somebody who is away."""

    left: float
    """Seconds until a bot may be called in; 0 from then on."""
    agreed: frozenset[int]
    """Who of those present wants one."""
    needed: int
    """How many of them have to."""

    @property
    def decided(self) -> bool:
        """Do enough of those present want a bot?"""
        return len(self.agreed) >= self.needed


class Presence:
    """The people of one table, each by the guest's number."""

    def __init__(
        self, grace: float, attends: Callable[[int], bool], tell: Callable[[], None]
    ) -> None:
        """With how to find out whether a guest has a socket here, and how to tell everybody."""
        self._grace = grace
        self._attends = attends
        self._tell = tell
        self._opened = monotonic()
        self._last: dict[int, float] = {}
        """When somebody was last there; whoever is missing here, when the table was opened."""
        self._asked: dict[int, float] = {}
        """When somebody last asked for something, unless they have closed the page since."""
        self._awaited: set[int] = set()
        """Whose absence will be told, should nothing more be heard from them."""
        self._calls: dict[int, set[int]] = {}
        """For people who are away: who wants a bot for them."""

    def here(self, guest: int | None) -> bool:
        """Is this person at the table?"""
        if guest is None:
            return False
        if self._attends(guest):
            return True
        return guest in self._asked and monotonic() - self._asked[guest] < QUIET

    def gone(self, guest: int | None) -> bool:
        """Is this person away, and the grace over?"""
        return guest is not None and not self.here(guest) and self._left(guest) == 0

    def absence(self, guest: int | None, people: Collection[int]) -> Absence | None:
        """How it stands with one of these people; None while they are here."""
        if guest is None or self.here(guest):
            return None
        present = frozenset(each for each in people if each != guest and self.here(each))
        agreed = present & self._calls.get(guest, set())
        return Absence(self._left(guest), agreed, len(present) // 2 + 1)

    def _left(self, guest: int) -> float:
        last = self._last.get(guest, self._opened)
        return max(0.0, last + self._grace - monotonic())

    def asks(self, guest: int) -> None:
        """A request, or a socket that opens, shows that somebody is here."""
        was_here = self.here(guest)
        if not was_here:
            self._forget(guest)
        self._asked[guest] = self._last[guest] = monotonic()
        if guest not in self._awaited:
            self._awaited.add(guest)
            self._await(guest, QUIET)
        if not was_here:
            self._tell()

    def _forget(self, guest: int) -> None:
        """Whoever was away has called for nobody, and is called for no more."""
        self._calls.pop(guest, None)
        for callers in self._calls.values():
            callers.discard(guest)

    def goes(self, guest: int) -> None:
        """A socket went; a person without any other is gone, however lately they played."""
        self._asked.pop(guest, None)
        self._last[guest] = monotonic()

    def calls(self, caller: int, absent: int) -> None:
        """Somebody wants a bot for somebody who is away."""
        self._calls.setdefault(absent, set()).add(caller)
        self._tell()

    def _await(self, guest: int, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._miss, guest)

    def _miss(self, guest: int) -> None:
        """Tell everybody that somebody has gone quiet, or look again later."""
        left = self._asked.get(guest, -QUIET) + QUIET - monotonic()
        if left > 0:
            self._await(guest, left)
            return
        self._awaited.discard(guest)
        if not self.here(guest):
            self._tell()
