"""The audience: whose sockets there are, and that many who watch cost little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgrave.server import stage
from burgrave.server.audience import NO_TABLE, TOO_SLOW, Audience, Listener
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.live_table import LiveTable
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.timeouts import _untie
from burgrave.server.updates import update_of
from burgrave.server.wire import NewTable, SeatWish
from tests.server.house import settings_for
from tests.server.test_memory import in_hall, sit

Happening = Callable[[Hall, LiveTable, Visitor], Awaitable[None]]


def in_lobby(path: Path, happening: Happening) -> None:
    """A hall with one table, which its host has just set up."""

    async def go() -> None:
        hall = Hall(settings_for(path), SqliteStore(path), BotWorkers(0, 5.0))
        host = await hall.guests.welcome(Visitor())
        seats = [SeatWish(kind="me"), SeatWish(kind="open")]
        table = await hall.create(host, NewTable(game="kingsburg", options={}, seats=seats))
        await happening(hall, table, host)
        hall.close()

    asyncio.run(go())


class Page:
    """Where a listener's messages go in a test; it takes them while it is free."""

    def __init__(self, *listeners: Listener, free: bool = True) -> None:
        self.free = free
        self.told: list[bytes] = []
        self.ended = 0
        for listener in listeners:
            listener.attach(self)

    def say(self, message: bytes) -> None:
        """Hear something."""
        self.told.append(message)

    def hang_up(self, code: int) -> None:
        """Hear no more."""
        self.ended = code

    def changes(self) -> list[bytes]:
        """What has been told of moves."""
        return [message for message in self.told if message.startswith(b'{"type":"change"')]

    def kinds(self) -> list[str]:
        """The kinds of messages that have come since the last look."""
        found = [msgspec.json.decode(message)["type"] for message in self.told]
        self.told.clear()
        return found


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
        pages = [Page(listener) for listener in crowd]
        owner = Listener(host.id, host.token, 64)
        for listener in (*crowd, owner):
            await table.listen(listener, None)
        table.on_change(table)
        await asyncio.sleep(0.1)
        assert {kind for page in pages for kind in page.kinds()} == {"table", "talk"}
        monkeypatch.setattr(Hall, "live_info", counted)
        table.on_change(table)
        await asyncio.sleep(0.1)
        assert len(made) == 2  # for the host, and for all who watch
        assert [page.kinds() for page in pages] == [["table"]] * len(crowd)

    in_lobby(tmp_path / "s.sqlite", scene)


def test_who_only_watches_comes_and_goes_unnoticed(tmp_path: Path) -> None:
    async def scene(hall: Hall, table: LiveTable, host: Visitor) -> None:
        here, late = Listener(1000, None, 64), Listener(None, None, 64)
        page, newcomer = Page(here), Page(late)
        await table.listen(here, None)
        await hall.comes(table, here)
        assert page.kinds() == ["table", "talk"]
        await table.listen(late, None)
        await hall.comes(table, late)
        assert newcomer.kinds() == ["table", "talk"]
        hall.goes(table, late)
        assert page.kinds() == []
        owner = Listener(host.id, host.token, 64)
        await table.listen(owner, None)
        await hall.comes(table, owner)
        hall.goes(table, owner)
        assert set(page.kinds()) == {"table"}

    in_lobby(tmp_path / "s.sqlite", scene)


def test_a_message_is_the_same_bytes_for_all_who_watch(tmp_path: Path) -> None:
    async def scene(hall: Hall, table: LiveTable, host: Visitor) -> None:
        link = str(hall.info(table.row, host).seats[1].link)
        friend = await hall.guests.welcome(Visitor())
        await hall.claim(friend, table, link.partition("#key=")[2])
        for player in (host, friend):
            await hall.ready(player, table, True, None)
        crowd = [Listener(1000 + number, None, 64) for number in range(120)]
        pages = [Page(listener) for listener in crowd]
        players = [Listener(player.id, player.token, 64) for player in (host, friend)]
        own = [Page(listener) for listener in players]
        for listener in (*players, *crowd):
            await table.listen(listener, None)
        assert len({page.told[-1] for page in pages}) == 1
        assert len({id(page.told[-1]) for page in pages}) == 1
        seat = table.kernel.waiting[0]
        action = table.kernel.state.legal(seat)[0].text
        await table.play(seat, "1", table._telling.to(seat).version, action)
        # Who plays is told first; the loop is not kept until the last of many has it.
        assert all(page.changes() for page in own)
        assert 0 < sum(bool(page.changes()) for page in pages) < len(pages)
        while not all(page.changes() for page in pages):
            await asyncio.sleep(0)
        assert len({id(page.changes()[0]) for page in pages}) == 1

    in_lobby(tmp_path / "s.sqlite", scene)


def made_for_watchers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Which versions of a game were put together for who only watches."""
    made: list[int] = []

    def counted(*facts: Any) -> Any:
        if facts[4].viewer is None:
            made.append(facts[3].version)
        return update_of(*facts)

    monkeypatch.setattr(stage, "update_of", counted)
    return made


def test_what_is_private_does_not_change_how_quickly_a_watcher_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = made_for_watchers(monkeypatch)

    async def play(hall: Hall) -> None:
        host = await hall.guests.welcome(Visitor())
        wish = NewTable(game="era", options={}, seats=[SeatWish(kind="me")])
        table = await hall.create(host, wish)
        await table.listen(Listener(None, None, 64), None)
        assert len(made) == 1
        for number in range(2):
            action = table.kernel.state.legal(0)[0].text
            await table.play(0, f"{number}", table.noticed_by(0), action)
            await table.count_hint(0)
            await table.listen(Listener(None, None, 64), None)
        assert table.noticed_by(0) > table.noticed
        assert len(made) == 1

    in_hall(tmp_path / "s.sqlite", play)


def test_whoever_claims_to_know_any_version_fills_no_memory(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        shown = table._stage._shown
        for log_from in range(100):
            shown.whole(None, log_from, lambda: table._now.update(None, None))
        assert len(shown._whole) <= 8

    in_hall(tmp_path / "s.sqlite", play)


def test_what_a_socket_cannot_take_waits_in_order() -> None:
    listener = Listener(None, None, 3)
    page = Page(listener, free=False)
    for message in (b"1", b"2"):
        listener.offer(message)
    assert (page.told, listener.waiting) == ([], [b"1", b"2"])
    page.free = True
    listener.offer(b"3")
    assert (page.told, listener.waiting) == ([b"1", b"2", b"3"], [])


def test_a_slow_reader_is_dropped() -> None:
    listener = Listener(None, None, 3)
    page, dropped = Page(listener, free=False), []
    for number in range(4):
        listener.offer(b"%d" % number)
        dropped.append(listener.dropped)
    assert dropped == [False, False, False, True]
    listener.offer(b"more")
    assert (page.told, page.ended, listener.waiting) == ([], TOO_SLOW, [])


def test_the_last_word_comes_after_all_others() -> None:
    listener = Listener(None, None, 3)
    page = Page(listener, free=False)
    listener.offer(b"1")
    listener.part(b"farewell")
    listener.offer(b"more")
    listener.drop()
    assert page.ended == 0
    page.free = True
    listener.go_on()
    assert (page.told, page.ended, listener.dropped) == ([b"1", b"farewell"], NO_TABLE, False)


def test_what_was_said_before_there_is_a_page_is_not_lost() -> None:
    listener = Listener(None, None, 3)
    listener.offer(b"1")
    assert Page(listener).told == [b"1"]
    listener.detach()
    listener.offer(b"2")
    assert listener.waiting == [b"2"]


def test_a_connection_of_another_loop_has_nothing_to_untie() -> None:
    class Bare(asyncio.Transport):
        __slots__ = ()

    _untie(Bare())
    _untie(object())  # type: ignore[arg-type]
