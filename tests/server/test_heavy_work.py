"""Heavy work: whoever asks for much makes nobody else wait for all of it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from burgrave.server.heavy_work import HeavyWork, Who
from burgrave.server.limits import MANY
from burgrave.server.refusals import Refusal

BUSY, MODEST = Who("guest 1", "10.0.0.1"), Who("guest 2", "10.0.0.2")


def test_nobody_waits_for_all_that_another_asks() -> None:
    async def go() -> list[str]:
        heavy, done = HeavyWork(0.0, 1, apart=False), list[str]()

        async def ask(name: str) -> None:
            done.append(await heavy.beside(Who(name, "home"), lambda: name))

        await asyncio.gather(*(ask("greedy") for _ in range(6)), ask("modest"))
        heavy.close()
        return done

    assert "modest" in asyncio.run(go())[:2]


def test_nobody_waits_for_all_guests_of_another_home() -> None:
    async def go() -> list[str]:
        heavy, done = HeavyWork(0.0, 1, apart=False), list[str]()

        async def ask(who: Who) -> None:
            done.append(await heavy.beside(who, lambda: who.name))

        crowd = [Who(f"guest {n}", "10.0.0.1") for n in range(3, 12)]
        await asyncio.gather(*map(ask, crowd), ask(MODEST))
        heavy.close()
        return done

    assert MODEST.name in asyncio.run(go())[:2]


def test_who_looks_back_at_a_table_does_not_wait_for_what_strangers_bring() -> None:
    async def go() -> None:
        heavy, checked = HeavyWork(0.0, 1, apart=False), threading.Event()
        long = asyncio.create_task(heavy.apart(BUSY, checked.wait))
        await asyncio.sleep(0)
        assert await heavy.beside(MODEST, int) == 0
        # Not even the same guest waits for it.
        assert await heavy.beside(BUSY, int) == 0
        assert not long.done()
        checked.set()
        assert await long
        heavy.close()

    asyncio.run(go())


def test_long_work_counts_as_much_as_many_questions() -> None:
    async def go() -> None:
        now = [0.0]

        def work(seconds: float) -> float:
            now[0] += seconds
            return seconds

        heavy = HeavyWork(1.0, 60, apart=False, clock=lambda: now[0])
        for _ in range(2):
            assert await heavy.apart(BUSY, work, 9.0) == 9.0
        with pytest.raises(Refusal) as refused:
            await heavy.apart(BUSY, work, 0.0)
        assert refused.value.status == 429
        # It was the other's work; and what was owed is forgiven with time.
        assert await heavy.apart(MODEST, work, 0.0) == 0.0
        now[0] += 60.0
        assert await heavy.apart(BUSY, work, 0.0) == 0.0
        heavy.close()

    asyncio.run(go())


def test_work_late_in_the_day_counts_no_more_than_early() -> None:
    async def go() -> None:
        now = [1000.0]

        def work(seconds: float) -> None:
            now[0] += seconds

        heavy = HeavyWork(0.001, 20, apart=False, clock=lambda: now[0])
        await heavy.beside(BUSY, work, 1.0)  # one question, and five for the second
        for _ in range(14):
            await heavy.beside(BUSY, work, 0.0)
        with pytest.raises(Refusal):
            await heavy.beside(BUSY, work, 0.0)
        heavy.close()

    asyncio.run(go())


def test_who_asks_too_much_is_told_to_wait() -> None:
    async def go() -> None:
        heavy = HeavyWork(0.001, 3, apart=False, clock=float)
        for _ in range(3):
            await heavy.beside(Who("greedy", "home"), int)
        with pytest.raises(Refusal) as refused:
            await heavy.beside(Who("greedy", "home"), int)
        assert refused.value.status == 429
        assert await heavy.beside(Who("modest", "home"), int) == 0
        heavy.close()

    asyncio.run(go())


def test_many_from_one_home_feel_each_other() -> None:
    async def go() -> None:
        heavy = HeavyWork(0.0001, 1, apart=False, clock=float)
        for number in range(MANY):
            await heavy.beside(Who(f"guest {number}", "home"), int)
        with pytest.raises(Refusal) as refused:
            await heavy.beside(Who("one more", "home"), int)
        assert refused.value.status == 429
        assert await heavy.beside(Who("one more", "elsewhere"), int) == 0
        heavy.close()

    asyncio.run(go())
