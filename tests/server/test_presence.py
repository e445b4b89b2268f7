"""Presence by itself: for how long somebody without a socket is at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from burgrave.server import presence
from burgrave.server.presence import QUIET, Attendance, Presence

BELA = 7


class Hours:
    """A clock that stands still until it is set forward, and what waits for it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._waiting: list[tuple[float, Callable[[int], None], int]] = []

    def call_later(self, seconds: float, do: Callable[[int], None], guest: int) -> None:
        self._waiting.append((self.now + seconds, do, guest))

    def forward(self, seconds: float) -> None:
        self.now += seconds
        due = [each for each in self._waiting if each[0] <= self.now]
        self._waiting = [each for each in self._waiting if each not in due]
        for _, do, guest in due:
            do(guest)

    @property
    def is_over(self) -> bool:
        """Does nobody wait any more?"""
        return not self._waiting


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    hours = Hours()
    monkeypatch.setattr(presence, "monotonic", lambda: hours.now)
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: hours)
    return hours


def test_who_falls_silent_is_missed_at_once_when_the_time_is_over(hours: Hours) -> None:
    told: list[bool] = []
    people = Presence(60.0, lambda guest: False, lambda: told.append(people.here(BELA)))
    people.asks(BELA)
    assert told == [True]
    hours.forward(QUIET - 1)
    people.asks(BELA)
    hours.forward(1)
    hours.forward(QUIET - 1.5)
    assert told == [True]
    hours.forward(0.5)
    assert told == [True, False]
    assert hours.is_over


def test_other_servers_hear_of_who_asked_here_lately(hours: Hours) -> None:
    people = Presence(60.0, lambda guest: False, lambda: None)
    hours.forward(100)
    people.asks(BELA)
    hours.forward(5)
    assert people.attendance([BELA]).asked == {BELA: 5.0}
    hours.forward(QUIET)
    assert people.attendance([BELA]).asked == {}


def test_the_grace_begins_when_somebody_leaves_another_server(hours: Hours) -> None:
    people = Presence(60.0, lambda guest: False, lambda: None)
    hours.forward(100)
    people.hear([(Attendance(sockets=[BELA]), 0.0)])
    assert people.here(BELA)
    hours.forward(30)
    people.hear([])
    away = people.absence(BELA, [BELA])
    assert away is not None
    assert away.left == 60.0
    hours.forward(59)
    assert not people.gone(BELA)
    hours.forward(1)
    assert people.gone(BELA)


def test_who_asked_at_another_server_is_here_as_long_as_who_asked_here(hours: Hours) -> None:
    told: list[bool] = []
    people = Presence(QUIET + 60.0, lambda guest: False, lambda: told.append(people.here(BELA)))
    hours.forward(100)
    people.hear([(Attendance(asked={BELA: 5.0}), 2.0)])  # seven seconds ago
    assert told == [True]
    hours.forward(QUIET - 8)
    assert people.here(BELA)
    hours.forward(1)
    away = people.absence(BELA, [BELA])
    assert away is not None
    assert away.left == 60.0
    hours.forward(7)
    assert told == [True, False]


def test_who_closes_the_page_at_another_server_has_gone_from_here_too(hours: Hours) -> None:
    shared: list[bool] = []
    people = Presence(60.0, lambda guest: False, lambda: None, lambda: shared.append(True))
    people.asks(BELA)
    people.hear([(Attendance(sockets=[BELA]), 0.0)])
    assert shared == [True]
    people.hear([])
    assert not people.here(BELA)
    assert shared == [True, True]
    # Who never asked here is no news of this server.
    people.hear([(Attendance(sockets=[BELA]), 0.0)])
    people.hear([])
    assert shared == [True, True]


def test_who_goes_on_asking_is_shared_again_after_more_than_a_third_of_the_quiet(
    hours: Hours,
) -> None:
    shared: list[float] = []
    people = Presence(60.0, lambda guest: False, lambda: None, lambda: shared.append(hours.now))
    for _ in range(4):
        people.asks(BELA)
        hours.forward(QUIET / 3)
    assert shared == [0.0, 2 * QUIET / 3]
