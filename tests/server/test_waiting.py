"""Small gates and mailboxes: they do what asyncio's do."""

from __future__ import annotations

import asyncio

from burgrave.server.waiting import Gate, Mail


def test_whoever_waits_at_a_gate_goes_through_when_it_opens() -> None:
    async def go() -> None:
        gate, through = Gate(), []

        async def one(name: str) -> None:
            await gate.wait()
            through.append(name)

        tasks = [asyncio.create_task(one(name)) for name in "ab"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        assert not gate.is_set()
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert through == ["b"]
        await gate.wait()
        gate.clear()
        assert not gate.is_set()

    asyncio.run(go())


def test_mail_is_taken_in_the_order_in_which_it_came() -> None:
    async def go() -> None:
        mail: Mail[int] = Mail()
        reader = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        assert mail.empty()
        mail.put_nowait(1)
        mail.put_nowait(2)
        assert await reader == 1
        assert not mail.empty()
        assert await mail.get() == 2
        assert mail.empty()

    asyncio.run(go())


def test_whoever_stops_waiting_for_mail_takes_none() -> None:
    async def go() -> None:
        mail: Mail[int] = Mail()
        gone = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        mail.put_nowait(1)
        assert await mail.get() == 1

    asyncio.run(go())
