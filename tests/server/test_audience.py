"""The audience: whose sockets there are, and that many who watch cost little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from burgrave.server.audience import Audience, Listener
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.live_table import LiveTable
from burgrave.server.patience import _untie
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.thinking import Thinking
from burgrave.server.wire import NewTable, SeatWish
from tests.server.house import settings_for

Scene = Callable[[Hall, LiveTable, Visitor], Awaitable[None]]


def in_lobby(path: Path, scene: Scene) -> None:
    """A hall with one table, which its host has just set up."""

    async def go() -> None:
        hall = Hall(settings_for(path), SqliteStore(path), Thinking(0, 5.0))
        host = await hall.guests.welcome(Visitor())
        seats = [SeatWish(kind="me"), SeatWish(kind="open")]
        table = await hall.create(host, NewTable(game="kingsburg", options={}, seats=seats))
        await scene(hall, table, host)
        hall.close()

    asyncio.run(go())


def read(listener: Listener) -> list[str]:
    """The kinds of messages that wait for a socket."""
    kinds = []
    while not listener._queue.empty():
        message = listener._queue.get_nowait()
        assert message is not None
        kinds.append(msgspec.json.decode(message)["type"])
    return kinds


def test_whose_sockets_there_are() -> None:
    audience, first, second = Audience(), Listener(7, None, 1), Listener(7, None, 1)
    for listener in (first, first, second):
        audience.add(listener)
    assert (len(audience), audience.has(7), audience.has(8)) == (2, True, False)
    for listener in (first, first):
        audience.discard(listener)
    assert (list(audience), audience.has(7)) == ([second], True)
    audience.discard(second)
    assert (len(audience), audience.has(7)) == (0, False)


def test_a_table_looks_the_same_to_all_who_only_watch(tmp_path: Path) -> None:
    async def scene(hall: Hall, table: LiveTable, host: Visitor) -> None:
        some = [await hall.guests.welcome(Visitor()) for _ in range(2)]
        seen = {hall.live_info(table, Listener(who.id, who.token, 1)) for who in (*some, Visitor())}
        assert len(seen) == 1
        assert hall.live_info(table, Listener(host.id, host.token, 1)) not in seen

    in_lobby(tmp_path / "s.sqlite", scene)


def test_what_a_table_is_is_put_together_once_for_all_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    encode = Hall.live_info

    def counted(hall: Hall, table: LiveTable, listener: Listener) -> bytes:
        made.append(listener)
        return encode(hall, table, listener)

    async def scene(hall: Hall, table: LiveTable, host: Visitor) -> None:
        crowd = [Listener(1000 + number, None, 64) for number in range(30)]
        for listener in (*crowd, Listener(host.id, host.token, 64)):
            await table.listen(listener, None)
        table.on_change(table)
        await asyncio.sleep(0.1)
        first = {kind for listener in crowd for kind in read(listener)}
        assert first == {"table", "talk"}
        monkeypatch.setattr(Hall, "live_info", counted)
        late = Listener(None, None, 64)
        await table.listen(late, None)
        table.on_change(table)
        await asyncio.sleep(0.1)
        assert len(made) == 2  # for the host, and for all who watch
        assert [read(listener) for listener in crowd] == [["table"]] * len(crowd)
        assert sorted(read(late)) == ["table", "talk"]

    in_lobby(tmp_path / "s.sqlite", scene)


def test_a_connection_of_another_loop_has_nothing_to_untie() -> None:
    class Bare(asyncio.Transport):
        __slots__ = ()

    _untie(Bare())
    _untie(object())  # type: ignore[arg-type]
