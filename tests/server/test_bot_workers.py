"""Bots think beside the server, and a mishap never stops a table."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import burgrave
from burgrave import Action
from burgrave.bots import Bot
from burgrave.counsel import Counsel
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat
from burgrave.server import bot_workers, later
from burgrave.server.bot_workers import BotWorkers
from tests.server.house import serving, settings_for, wait_until

ENDLESS = f"{__name__}:Endless"
DYING = f"{__name__}:Dying"
HOMESICK = f"{__name__}:Homesick"


class Endless(Bot):
    """Never comes to an end."""

    name = "endless"

    def choose(self, seat: Seat, rng: Source) -> Action:
        while True:
            time.sleep(0.01)


class Homesick(Bot):
    """Decides by where the modules come from that it thinks with."""

    name = "homesick"

    def choose(self, seat: Seat, rng: Source) -> Action:
        home = str(Path(burgrave.__file__).parents[1])
        return seat.legal[0 if home == os.environ[later.FOLDER] else -1]


class Dying(Bot):
    """Takes its process along."""

    name = "dying"

    def choose(self, seat: Seat, rng: Source) -> Action:
        os._exit(1)


def state() -> burgrave.State:
    found = burgrave.game("kingsburg").new(players=2)
    while found.chance:
        found.settle(0)
    return found


@contextmanager
def room(workers: int, budget: float) -> Iterator[BotWorkers]:
    opened = BotWorkers(workers, budget)
    try:
        yield opened
    finally:
        opened.close()


def processes(opened: BotWorkers) -> list[BaseProcess]:
    pool: Any = opened._chairs[0]._pool
    return list(pool._processes.values())


async def choose(opened: BotWorkers, name: str) -> str:
    now = state()
    text = await opened.choose(name, "kingsburg", now, now.actors[0])
    assert text in [action.text for action in now.legal(now.actors[0])]
    return text


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_decides_in_notation(workers: int) -> None:
    with room(workers, 60.0) as opened:
        asyncio.run(choose(opened, "greedy"))


def asked(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(vars(record)["bot"], vars(record)["reason"]) for record in caplog.records]


@pytest.mark.parametrize(
    ("name", "budget", "reason"),
    [(ENDLESS, 4.0, "TimeoutError"), (DYING, 60.0, "BrokenProcessPool")],
)
def test_a_bot_that_fails_gets_a_substitute_and_its_process_a_successor(
    name: str, budget: float, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def go(opened: BotWorkers) -> None:
        await choose(opened, "greedy")
        [first] = processes(opened)
        await choose(opened, name)
        assert asked(caplog) == [(name, reason)]
        [second] = processes(opened)
        assert second.pid != first.pid
        first.join(20)
        assert not first.is_alive()
        await choose(opened, "greedy")
        assert [process.pid for process in processes(opened)] == [second.pid]

    with room(1, budget) as opened:
        asyncio.run(go(opened))


def test_whoever_waits_for_another_bot_has_all_its_time(caplog: pytest.LogCaptureFixture) -> None:
    async def go(opened: BotWorkers) -> None:
        await asyncio.gather(*(choose(opened, name) for name in (ENDLESS, "random", "greedy")))
        assert [bot for bot, _ in asked(caplog)] == [ENDLESS]

    with room(1, 4.0) as opened:
        asyncio.run(go(opened))


def test_the_more_bots_wait_the_shorter_each_thinks_and_the_first_to_ask_is_the_first_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[tuple[str, float]] = []
    honest = bot_workers.decide

    def noted(name: str, *question: Any) -> str:
        given.append((name, question[-1]))
        return honest("random", *question)

    monkeypatch.setattr(bot_workers, "decide", noted)
    monkeypatch.setattr(bot_workers, "monotonic", lambda: 0.0)

    async def go(opened: BotWorkers) -> None:
        await asyncio.gather(*(choose(opened, f"masterly-{n}") for n in range(1, 6)))

    with room(0, 60.0) as opened:
        asyncio.run(go(opened))
    names, seconds = zip(*given, strict=True)
    assert names == tuple(f"masterly-{n}" for n in range(1, 6))
    # Nobody waited yet when the first one began; behind the second there were three.
    assert seconds == pytest.approx((1.0, 1 / 4, 1 / 3, 1 / 2, 1.0))


class Clock:
    """Time that passes as somebody thinks, and not otherwise."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The room's own, in which everybody thinks for as long as they may."""
    found = Clock()

    def think(*question: Any) -> str:
        found.now += question[-1]
        return state().legal(state().actors[0])[0].text

    def think_about_counsel(*question: Any) -> Counsel:
        found.now += question[-1]
        return Counsel((), 0, False)

    monkeypatch.setattr(bot_workers, "monotonic", found)
    monkeypatch.setattr(bot_workers, "decide", think)
    monkeypatch.setattr(bot_workers, "advise", think_about_counsel)
    return found


TABLES = 200


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_of_two_hundred_tables_take_turns_and_think_shorter_instead_of_later(
    workers: int, clock: Clock
) -> None:
    served: list[int] = []
    waited: list[float] = []

    async def sit_at(opened: BotWorkers, table: int) -> None:
        for _ in range(4):
            asked = clock.now
            await choose(opened, "masterly")
            served.append(table)
            waited.append(clock.now - asked)

    async def go(opened: BotWorkers) -> None:
        opened._chairs[1:] = [bot_workers.Chair(apart=False) for _ in range(workers - 1)]
        opened._line = bot_workers.Line(opened._chairs)
        await asyncio.gather(*(sit_at(opened, table) for table in range(TABLES)))

    with room(0, 60.0) as opened:
        asyncio.run(go(opened))
    # Nobody has its second decision before everybody has the first, and so on: but for those who
    # come back while the last ones still think.
    for turn in range(4):
        part = served[turn * TABLES : (turn + 1) * TABLES]
        assert len(set(part)) >= TABLES - workers
    # The clock counts the time of all who think, as if one processor did it all.
    assert max(waited) / workers < 3.5
    assert sorted(waited)[len(waited) // 2] / workers < 1.5


def test_people_who_want_counsel_are_asked_in_before_the_bots(clock: Clock) -> None:
    done: list[tuple[str, float]] = []

    async def bot_at(opened: BotWorkers) -> None:
        await choose(opened, "masterly")
        done.append(("bot", clock.now))

    async def person(opened: BotWorkers) -> None:
        now = state()
        await opened.advise("kingsburg", now, now.actors[0])
        done.append(("person", clock.now))

    async def go(opened: BotWorkers) -> None:
        bots = [asyncio.create_task(bot_at(opened)) for _ in range(TABLES)]
        # They are in line, and the first of them thinks, before anybody asks for counsel.
        await asyncio.sleep(0)
        await asyncio.gather(person(opened), *bots)

    with room(0, 60.0) as opened:
        asyncio.run(go(opened))
    assert [who for who, _ in done[:3]] == ["bot", "person", "bot"]
    begun, told = done[0][1], done[1][1]
    assert 0.1 <= told - begun <= 0.8


def test_who_leaves_the_line_or_leaves_when_it_is_their_turn_takes_no_chair_along() -> None:
    async def go() -> None:
        chair = bot_workers.Chair(apart=False)
        line = bot_workers.Line([chair])
        assert await line.chair() is chair
        gone, called, last = (asyncio.create_task(line.chair()) for _ in range(3))
        await asyncio.sleep(0)
        assert len(line) == 3
        gone.cancel()
        await asyncio.sleep(0)
        assert len(line) == 2
        line.back(chair)
        called.cancel()
        assert await asyncio.wait_for(last, 10) is chair
        assert called.cancelled()
        line.back(chair)
        assert await line.chair() is chair

    asyncio.run(go())


def test_a_build_that_comes_later_is_thought_with_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "later"
    monkeypatch.setenv(later.FOLDER, str(folder))
    monkeypatch.setattr(burgrave, "compiled", False)
    monkeypatch.setattr("sys.path", sys.path[:])
    texts = [action.text for action in state().legal(state().actors[0])]

    async def go(opened: BotWorkers) -> None:
        assert await choose(opened, HOMESICK) == texts[-1]
        folder.mkdir()
        (folder / "burgrave").symlink_to(Path(burgrave.__file__).parent)
        assert await choose(opened, HOMESICK) == texts[0]
        [process] = processes(opened)
        assert await choose(opened, HOMESICK) == texts[0]
        assert processes(opened) == [process]

    with room(1, 60.0) as opened:
        asyncio.run(go(opened))


def test_after_nothing_but_mishaps_any_legal_action_will_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*facts: object) -> str:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(bot_workers, "decide", fail)
    with room(0, 60.0) as opened:
        asyncio.run(choose(opened, "greedy"))


def test_a_table_goes_on_when_its_bot_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "INSTEAD", ("random",))
    settings = settings_for(tmp_path / "s.sqlite", workers=1, budget=3.0)
    with serving(settings) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "open", edition="first")["id"]
        live = house.hall.tables[table]
        seats = live.row.seats
        live.row = replace(live.row, seats=(seats[0], replace(seats[1], kind="bot", bot=ENDLESS)))
        anna.post(f"/api/tables/{table}/ready", ready=True)
        wait_until(lambda: bool(anna.play(table)["legal"]))
        anna.move(table, "1")
        wait_until(lambda: bool(anna.play(table)["legal"]))
