"""Presence: who is at a table, since when the others are away, and who wants a bot for them.

All of it is kept in memory alone: a table that comes into the memory anew knows of no call, and
gives everybody the whole grace once more. Servers that share a store tell each other of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic

import msgspec

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


class Attendance(msgspec.Struct, frozen=True):
    """What one server tells the others of the people of a table."""

    sockets: list[int] = []
    """Who has one there."""
    asked: dict[int, float] = {}
    """How many seconds ago others asked for something there."""
    calls: dict[int, list[int]] = {}
    """For people who are away: who has called for a bot there."""


class Presence:
    """The people of one table, each by the guest's number."""

    def __init__(
        self,
        grace: float,
        attends: Callable[[int], bool],
        tell: Callable[[], None],
        share: Callable[[], None] = lambda: None,
    ) -> None:
        """With how to find out whether a guest has a socket here, and how to tell everybody.

        And how to let other servers know that there is something new here.
        """
        self._grace = grace
        self._attends = attends
        self._tell = tell
        self._share = share
        self._shared: dict[int, float] = {}
        """When other servers were last told of somebody who asked here."""
        self._there: frozenset[int] = frozenset()
        """Who has a socket at another server."""
        self._asked_there: dict[int, float] = {}
        self._calls_there: dict[int, set[int]] = {}
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
        if self._attends(guest) or guest in self._there:
            return True
        return monotonic() - self._asked_last(guest) < QUIET

    def _asked_last(self, guest: int) -> float:
        return max(self._asked.get(guest, -inf), self._asked_there.get(guest, -inf))

    def gone(self, guest: int | None) -> bool:
        """Is this person away, and the grace over?"""
        return guest is not None and not self.here(guest) and self._left(guest) == 0

    def absence(self, guest: int | None, people: Collection[int]) -> Absence | None:
        """How it stands with one of these people; None while they are here."""
        if guest is None or self.here(guest):
            return None
        present = frozenset(each for each in people if each != guest and self.here(each))
        agreed = present & (self._calls.get(guest, set()) | self._calls_there.get(guest, set()))
        return Absence(self._left(guest), agreed, len(present) // 2 + 1)

    def _left(self, guest: int) -> float:
        last = self._last.get(guest, self._opened)
        return max(0.0, last + self._grace - monotonic())

    def asks(self, guest: int) -> None:
        """A request, or a socket that opens, shows that somebody is here."""
        was_here = self.here(guest)
        if not was_here:
            self._forget(guest)
        self._asked[guest] = self._last[guest] = now = monotonic()
        if guest not in self._awaited:
            self._awaited.add(guest)
            self._await(guest, QUIET)
        if not was_here or now - self._shared.get(guest, -inf) > QUIET / 3:
            self._shared[guest] = now
            self._share()
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
        self._asked_there.pop(guest, None)
        self._last[guest] = monotonic()

    def calls(self, caller: int, absent: int) -> None:
        """Somebody wants a bot for somebody who is away."""
        self._calls.setdefault(absent, set()).add(caller)
        self._share()
        self._tell()

    def attendance(self, people: Collection[int]) -> Attendance:
        """What other servers are to know of these people."""
        now = monotonic()
        sockets = [guest for guest in people if self._attends(guest)]
        asked = {guest: now - at for guest, at in self._asked.items() if now - at < QUIET}
        calls = {absent: sorted(callers) for absent, callers in self._calls.items() if callers}
        return Attendance(sockets, asked, calls)

    def hear(self, told: Sequence[tuple[Attendance, float]]) -> None:
        """What all other servers know of the people here, and how many seconds ago each said so."""
        now = monotonic()
        known = {*self._last, *self._there, *(g for one, _ in told for g in _named(one))}
        before = {guest for guest in known if self.here(guest)}, self._calls_there
        there = frozenset(guest for one, _ in told for guest in one.sockets)
        for guest in self._there - there:
            # Who has closed the page there has gone from here, too.
            if self._asked.pop(guest, None) is not None:
                self._share()
        for guest in self._there | there:
            self._last[guest] = now
        self._there, self._asked_there, self._calls_there = there, {}, {}
        for one, age in told:
            self._note_elsewhere(one, now - age)
        here = {guest for guest in known if self.here(guest)}
        for guest in here - before[0]:
            self._forget(guest)
        if before != (here, self._calls_there):
            self._tell()

    def _note_elsewhere(self, told: Attendance, at: float) -> None:
        for guest, ago in told.asked.items():
            self._asked_there[guest] = max(self._asked_there.get(guest, -inf), at - ago)
            self._last[guest] = max(self._last.get(guest, -inf), at - ago)
            if guest not in self._awaited:
                self._awaited.add(guest)
                self._await(guest, QUIET)
        for absent, callers in told.calls.items():
            self._calls_there.setdefault(absent, set()).update(callers)

    def _await(self, guest: int, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._miss, guest)

    def _miss(self, guest: int) -> None:
        """Tell everybody that somebody has gone quiet, or look again later."""
        left = self._asked_last(guest) + QUIET - monotonic()
        if left > 0:
            self._await(guest, left)
            return
        self._awaited.discard(guest)
        if not self.here(guest):
            self._tell()


def _named(told: Attendance) -> set[int]:
    return {*told.sockets, *told.asked}
