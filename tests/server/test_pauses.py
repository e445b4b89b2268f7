"""No pause: nothing that the server does on its loop keeps the others waiting.

Processor time is counted, not time: what else the machine does is no fault of the server's.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import get_ident
from time import thread_time

import pytest

import burgrave
from tests.server.house import Person, Served, dealt, serving, settings_for

LONGEST = 0.010
"""Seconds of a core that one step on the loop may take."""
_RUN = asyncio.Handle._run


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[deque[tuple[float, str]]]:
    """The longest steps of all loops but those of this thread, the longest last."""
    steps: list[tuple[float, str]] = []
    longest: deque[tuple[float, str]] = deque()
    here = get_ident()

    def run(handle: asyncio.Handle) -> None:
        begun = thread_time()
        _RUN(handle)
        if get_ident() != here:
            steps.append((thread_time() - begun, repr(handle)))

    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", run)
        yield longest
    longest.extend(sorted(steps)[-5:])


def play_on(people: list[Person], table: str, rng: random.Random, moves: int) -> None:
    """So many decisions at random."""
    for number in range(moves):
        waiting = people[0].play(table)["waiting"]
        if not waiting:
            return
        one = people[rng.choice(waiting)]
        legal = one.play(table)["legal"]
        one.move(table, f"{number}", rng.choice(legal)["text"])


def evening(house: Served, rng: random.Random, tables: int, moves: int) -> None:
    """People sit down, talk to nobody, play, look back at home, and leave."""
    for number in range(tables):
        people = [house.guest(f"Guest {number} {each}") for each in range(4)]
        table = dealt(*people, seats=("me", "open", "open", "open"), edition="revised")
        with ExitStack() as sockets:
            for each in people:
                sockets.enter_context(each.socket(table))
            play_on(people, table, rng, moves)
        people[0].get("/api/me")


@pytest.mark.parametrize(
    ("tables", "moves"), [(2, 25), pytest.param(20, 200, marks=pytest.mark.thorough)]
)
def test_nothing_keeps_the_loop_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, moves: int
) -> None:
    if not burgrave.compiled:
        pytest.skip("The games are slower as plain Python.")
    rng = random.Random(1)
    with serving(settings_for(tmp_path / "store.sqlite")) as house:
        # What is loaded when it is first asked for is loaded by then.
        evening(house, rng, 1, 10)
        with watched(monkeypatch) as longest:
            evening(house, rng, tables, moves)
    assert longest[-1][0] < LONGEST, list(longest)
