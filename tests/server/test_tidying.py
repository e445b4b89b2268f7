"""Tidying: what goes is gone at once, and what lives is not looked at again and again."""

from __future__ import annotations

import asyncio
import asyncio.selector_events
import gc
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from weakref import ref

import pytest
from litestar import WebSocket

from burgrave.kernel.table import Table
from burgrave.server.audience import Listener
from burgrave.server.live_table import LiveTable
from burgrave.server.timeouts import Http, Socket
from tests.server.house import dealt, serving, settings_for, wait_until
from tests.sparing import one_of

CONNECTION: type = vars(asyncio.selector_events)["_SelectorSocketTransport"]
OURS = (LiveTable, Listener, Table, Socket, Http, WebSocket)

TIDY = """
import gc, weakref
from burgrave.server.tidying import tidy

class Node:
    pass

living = [[number] for number in range(100_000)]
tidy()
assert gc.get_freeze_count() > 100_000
assert len(gc.get_objects()) < 1_000
node = Node()
node.itself, gone = node, weakref.ref(node)
del node
assert gone() is not None
tidy()
assert gone() is None
living[0].append(living)
del living
tidy()
assert gc.get_freeze_count() > 100_000
gc.unfreeze()
tidy()
assert gc.get_freeze_count() < 100_000
"""

GROWING = """
import asyncio, gc, weakref
from burgrave.server import tidying

class Node:
    pass

async def grow():
    tidying._OFTEN = 0.001
    tables = [0]
    at_work = asyncio.create_task(tidying.keep_tidy(lambda: 1, lambda: tables[-1]))
    await asyncio.sleep(0.01)
    node = Node()
    node.itself, gone = node, weakref.ref(node)
    await asyncio.sleep(0.01)
    del node
    await asyncio.sleep(0.01)
    assert gone() is not None, "it was not laid aside"
    tables.append(10_000)
    living = [[number] for number in range(300_000)]
    await asyncio.sleep(0.05)
    assert gone() is not None, "so many tables are no garbage"
    tables.append(0)
    for _ in range(100):
        living += [[number] for number in range(100_000)]
        await asyncio.sleep(0.01)
        if gone() is None:
            break
    assert gone() is None
    at_work.cancel()

asyncio.run(grow())
"""


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is collected: what goes does so because nobody has it."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there() -> Counter[str]:
    found = map(type, gc.get_objects())
    return Counter(kind.__name__ for kind in found if kind in OURS or kind is CONNECTION)


@pytest.mark.thorough
@pytest.mark.usefixtures("uncollected")
def test_who_comes_and_goes_leaves_no_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgrave.server.presence.QUIET", 0.05)
    with serving(settings_for(tmp_path / "s.sqlite", idle=-1.0)) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        first = there()
        for _ in range(3):
            id = dealt(anna, bela, seats=("me", "open"), edition="first")
            with ExitStack() as sockets:
                for person in (anna, bela, house.visitor()):
                    sockets.enter_context(person.socket(id)).recv(timeout=60)
                mover = anna if anna.play(id)["legal"] else bela
                mover.move(id, "1")
                assert there()["Socket"] >= 3
        wait_until(lambda: not there()["Socket"] + there()["Listener"] + there()["WebSocket"])
        wait_until(lambda: there()[CONNECTION.__name__] == there()["Http"])
        tables = [ref(table) for table in house.hall.tables.values()]
        assert len(tables) == 3
        wait_until(lambda: not any(t.in_use for t in list(house.hall.tables.values())))
        house.hall.sweep()
        wait_until(lambda: all(table() is None for table in tables))
        assert there()["Table"] == first["Table"]


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("asked", one_of([1, 10], 10))
def test_who_is_gone_before_the_answers_are_leaves_no_garbage(tmp_path: Path, asked: int) -> None:
    said = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * asked
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        first = there()
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", house.port)) as line:
                line.sendall(said)
                line.recv(10)  # and the rest is thrown back at the server
        wait_until(lambda: not house.uvicorn.server_state.connections)
        wait_until(lambda: there() <= first)


def test_a_connection_of_asyncio_needs_what_is_untied() -> None:
    """If this fails, `_untie` has nothing to do any more, or something else."""

    async def go() -> set[str]:
        server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        assert isinstance(writer.transport, CONNECTION)
        names = set(vars(writer.transport))
        writer.close()
        server.close()
        return names

    assert "_read_ready_cb" in asyncio.run(go())


@pytest.mark.parametrize("program", [TIDY, GROWING])
def test_what_lives_is_laid_aside_and_garbage_is_collected(program: str) -> None:
    """While somebody is there, too, once there may be as much of it as of everything else."""
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
