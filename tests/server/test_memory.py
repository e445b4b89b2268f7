"""Tables in memory: never ahead of the disk, never two of one, and there while they are used."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from burgrave.kernel.state import State
from burgrave.server.audience import Listener
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.connection import Connection
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import Refusal
from burgrave.server.rows import Line, TableRow
from burgrave.server.seating import with_seat
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.store import Contradiction, Store, StoreRefused
from burgrave.server.wire import NewTable, SeatWish, Value
from tests.server.house import PATIENCE, settings_for


def in_hall(path: Path, play: Callable[[Hall], Awaitable[None]], **changes: Any) -> None:
    """Let somebody play in a hall of its own."""

    async def run() -> None:
        settings = settings_for(path, **changes)
        hall = Hall(settings, SqliteStore(Path(settings.store)), BotWorkers(0, 5.0))
        try:
            await asyncio.wait_for(play(hall), 60)
        finally:
            hall.close()

    asyncio.run(run())


async def sit(hall: Hall, *others: str) -> tuple[Visitor, LiveTable]:
    visitor = await hall.guests.welcome(Visitor())
    seats = [SeatWish(kind="me"), *(SeatWish(kind="bot", bot=bot) for bot in others)]
    wish = NewTable(game="kingsburg", options={"edition": "first"}, seats=seats)
    return visitor, await hall.create(visitor, wish)


async def asked(table: LiveTable, seat: int = 0) -> str:
    """Wait until a seat is asked; what can it do?"""
    while seat not in table.row.waiting:
        await asyncio.sleep(0.005)
    return str(table.kernel.state.legal(seat)[0].text)


async def until_a_bot_is_asked(table: LiveTable) -> int:
    """Play on; the bots leave time to take a decision back, and so nothing happens for now."""
    while table.row.waiting == (0,):
        action = await asked(table)
        await table.play(0, f"{table.row.version}", table.row.version, action)
    return table.row.version


async def shut(store: Store) -> threading.Event:
    """Let nothing be written until this is set."""
    reached, gate = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        reached.set()
        gate.wait()

    store.submit(wait)
    await asyncio.to_thread(reached.wait)
    return gate


def written_by_another(
    store: Store, id: str, what: str = "UPDATE tables SET revision = revision + 1"
) -> None:
    """What a second server would do to a table, if nothing kept it out."""
    assert isinstance(store, SqliteStore)
    other = sqlite3.connect(store.path)
    other.execute(f"{what} WHERE id = ?", (id,))
    other.commit()
    other.close()


def test_who_writes_on_what_has_changed_reads_on_and_tries_again(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        action = await asked(table)
        version, listener = table.row.version, Listener(None, None, 64)
        await table.listen(listener, None)
        written_by_another(hall.store, table.row.id)
        assert await table.play(0, "1", version, action) > version
        assert not listener.dropped
        found = await hall.store.whole_table(table.row.id)
        assert found is not None
        assert [line.move for line in found[1] if line.move] == ["0:1"]

    in_hall(tmp_path / "s.sqlite", play)


def test_who_has_the_same_idea_again_and_again_is_told_to_look_again(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        action = await asked(table)
        save, version = hall.store.save_table, table.row.version

        async def too_late(*facts: Any, **more: Any) -> TableRow:
            written_by_another(hall.store, table.row.id)
            return await save(*facts, **more)

        hall.store.save_table = too_late  # type: ignore[method-assign]
        with pytest.raises(Refusal) as refused:
            await table.play(0, "1", version, action)
        assert (refused.value.status, refused.value.code) == (409, "stale")
        assert len(await hall.store.lines(table.row.id)) == version
        hall.store.save_table = save  # type: ignore[method-assign]
        assert await table.play(0, "1", version, action) > version

    in_hall(tmp_path / "s.sqlite", play)


def test_a_move_is_checked_anew_on_changed_seats(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        action = await asked(table)
        before = table.row
        gone = replace(before.seats[0], stand_in="steady", resigned=True)
        await table.change(lambda row: with_seat(row, gone))
        table.row = before
        with pytest.raises(Refusal) as refused:
            await table.play(0, "1", before.version, action)
        assert refused.value.code == "resigned"

    in_hall(tmp_path / "s.sqlite", play, pause=3600.0)


def test_a_bot_that_writes_on_what_has_changed_harms_nothing(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        version = await until_a_bot_is_asked(table)
        written_by_another(hall.store, table.row.id)
        await asked(table)
        assert table.row.version > version
        assert len(await hall.store.lines(table.row.id)) == table.row.version

    in_hall(tmp_path / "s.sqlite", play, pause=0.2)


def test_the_memory_is_never_ahead_of_a_disk_that_neither_writes_nor_reads(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        action = await asked(table)
        version, store = table.row.version, hall.store
        before = table.kernel.state.hash()
        listener = Listener(None, None, 64)
        await table.listen(listener, None)
        save, whole = store.save_table, store.whole_table

        async def refuse(*facts: object, **more: object) -> TableRow:
            raise StoreRefused("disk full")

        async def fail(id: str, after: int = 0) -> tuple[TableRow, list[Line]] | None:
            raise StoreRefused("disk I/O error")

        store.save_table = refuse  # type: ignore[method-assign]
        store.whole_table = fail  # type: ignore[method-assign]
        with pytest.raises(StoreRefused):
            await table.play(0, "1", version, action)
        store.save_table, store.whole_table = save, whole  # type: ignore[method-assign]
        assert listener.dropped
        again = await hall.table(table.row.id)
        assert (again.row.version, again.kernel.state.hash()) == (version, before)
        assert await again.play(0, "1", version, action) == len(await store.lines(table.row.id))

    in_hall(tmp_path / "s.sqlite", play)


def test_a_table_that_another_server_has_deleted_leaves_the_memory(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        await asked(table)
        listener = Listener(None, None, 64)
        await table.listen(listener, None)
        written_by_another(hall.store, table.row.id, "DELETE FROM tables")
        with pytest.raises(Refusal) as refused:
            await table.read_on()
        assert refused.value.status == 404
        assert listener.dropped
        assert table.row.id not in hall.tables

    in_hall(tmp_path / "s.sqlite", play)


def test_a_table_whose_writer_is_stopped_half_way_is_read_anew(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        action = await asked(table)
        version, gate = table.row.version, await shut(hall.store)
        move = asyncio.create_task(table.play(0, "1", version, action))
        await asyncio.sleep(0.01)
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        gate.set()
        await hall.store.write(lambda connection: None)
        again = await hall.table(table.row.id)
        assert again is not table
        assert again.row.version == len(await hall.store.lines(table.row.id)) == version
        assert await again.play(0, "1", version, action) > version

    in_hall(tmp_path / "s.sqlite", play)


async def finished(hall: Hall) -> tuple[list[Visitor], LiveTable]:
    """Two people at a table whose game is over."""
    people = [await hall.guests.welcome(Visitor()), await hall.guests.welcome(Visitor())]
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    options: dict[str, Value] = {"edition": "first"}
    wish = NewTable(game="kingsburg", options=options, seats=seats)
    table = await hall.create(people[0], wish)
    link = hall.info(table.row, people[0]).seats[1].link
    await hall.claim(people[1], table, str(link).partition("#key=")[2])
    for each in people:
        await hall.ready(each, table, True, None)
    while table.row.status != "over":
        seat, version = table.kernel.waiting[0], table.row.version
        await table.play(seat, f"{version}", version, table.kernel.state.legal(seat)[-1].text)
    return people, table


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        people, table = await finished(hall)
        gate = await shut(hall.store)
        asking = [asyncio.create_task(hall.rematch(each, table)) for each in (*people, *people)]
        await asyncio.sleep(0.05)
        gate.set()
        met = await asyncio.gather(*asking)
        assert len({id(each) for each in met}) == 1
        assert {seat.guest for seat in met[0].row.seats} == {each.id for each in people}
        assert len(await hall.store.tables_of(people[0].id or 0, 10)) == 2

    in_hall(tmp_path / "s.sqlite", play)


def test_a_rematch_that_cannot_be_set_up_is_not_pointed_to(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        (anna, _), table = await finished(hall)
        await hall.store.write(
            lambda connection: connection.execute(
                "CREATE TEMP TRIGGER full BEFORE INSERT ON tables"
                " BEGIN SELECT raise(FAIL, 'full'); END"
            )
        )
        with pytest.raises(Contradiction):
            await hall.rematch(anna, table)
        found = await hall.store.table(table.row.id)
        assert found is not None
        assert found.rematch is None
        await hall.store.write(lambda connection: connection.execute("DROP TRIGGER full"))
        again = await hall.rematch(anna, await hall.table(table.row.id))
        assert again.row.status == "lobby"

    in_hall(tmp_path / "s.sqlite", play)


def test_the_sweep_never_takes_a_table_in_use(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await asyncio.create_task(sit(hall, "random"))
        await asked(table)
        id = table.row.id

        async def request(looked_up: asyncio.Event, go_on: asyncio.Event) -> LiveTable:
            found = await hall.table(id)
            looked_up.set()
            await go_on.wait()
            return found

        looked_up, go_on = asyncio.Event(), asyncio.Event()
        under_way = asyncio.create_task(request(looked_up, go_on))
        await looked_up.wait()
        hall.sweep()
        assert hall.tables[id] is table
        go_on.set()
        assert await under_way is table
        await asyncio.sleep(0)
        gate = await shut(hall.store)
        change = asyncio.create_task(table.change(lambda row: replace(row, rematch=row.id)))
        await asyncio.sleep(0.01)
        hall.sweep()
        assert hall.tables[id] is table
        gate.set()
        await change
        await asyncio.sleep(0)
        hall.sweep()
        assert id not in hall.tables
        assert table.gone

    in_hall(tmp_path / "s.sqlite", play, idle=-1.0)


def test_no_bot_waits_on_at_a_table_that_has_left_the_memory(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await sit(hall, "random")
        waits = False
        while not waits:
            await until_a_bot_is_asked(table)
            await asyncio.sleep(0.05)
            waits = table.bots.under_way
        table.close()
        async with asyncio.timeout(PATIENCE):
            while table.bots.under_way:
                await asyncio.sleep(0)

    in_hall(tmp_path / "s.sqlite", play, pause=3600.0)


def test_a_bot_that_thinks_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []

    async def think(workers: BotWorkers, bot: str, game: str, state: State, seat: int) -> str:
        thought.append(seat)
        await asyncio.sleep(3600)
        return ""

    monkeypatch.setattr(BotWorkers, "choose", think)

    async def play(hall: Hall) -> None:
        visitor, table = await sit(hall, "random")
        await hall.reseat(visitor, table, 0, SeatWish(kind="bot", bot="random"))
        for _ in range(3):
            await asyncio.sleep(0.01)
            table.wake()
        assert len(thought) == 1

    in_hall(tmp_path / "s.sqlite", play)


def test_bots_wait_for_nobody_who_has_nothing_to_take_back(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        visitor, table = await sit(hall, "random")
        await hall.reseat(visitor, table, 0, SeatWish(kind="bot", bot="random"))
        version = table.row.version
        while table.row.version < version + 10:
            await asyncio.sleep(0.005)

    in_hall(tmp_path / "s.sqlite", play, pause=3600.0)


def test_the_sweep_leaves_a_bot_alone_that_thinks(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await asyncio.create_task(sit(hall, "random"))
        await asyncio.create_task(until_a_bot_is_asked(table))
        hall.sweep()
        assert hall.tables[table.row.id] is table

    in_hall(tmp_path / "s.sqlite", play, idle=-1.0, pause=30.0)
