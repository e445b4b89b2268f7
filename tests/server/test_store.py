"""The store: groups of writes, full disks, crashes and copies."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from burgrave.server import talk_rows
from burgrave.server.connection import Connection
from burgrave.server.copies import BadCopy, check, copy
from burgrave.server.doctor import Report
from burgrave.server.examining import Finding
from burgrave.server.guests import Visitor
from burgrave.server.lock import Holder, StoreInUse
from burgrave.server.rows import Glance, Guest, Line, Offer, SeatRow, TableRow
from burgrave.server.schema import NewerStore
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.store import Contradiction, Store, StoreRefused
from burgrave.server.stores import Place, open_store
from burgrave.server.table_rows import DamagedTable, StaleWrite
from tests.server.house import PATIENCE, Served, at_once, serving, settings_for, wait_until

WRITER = """
import asyncio, sys
from msgspec.structs import replace
from pathlib import Path
from burgrave.server.rows import Line
from burgrave.server.stores import open_store
store = open_store(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1]))
async def go():
    row = await store.table("t")
    while True:
        after = replace(row, version=row.version + 2)
        row = await store.save_table(row, after, [Line("a"), Line("b", f"0:{after.version}")])
        print(row.version, flush=True)
asyncio.run(go())
"""


FULL = """
import asyncio, resource, sys
from msgspec.structs import replace
from pathlib import Path
from burgrave.server.rows import Line
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.store import StoreRefused
store = SqliteStore(Path(sys.argv[1]))
async def go():
    row, refused = await store.table("t"), False
    # No file may grow: what the system refuses is as real as on a full disk.
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    for most in (200_000, limits[0]):
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
        for number in range(20):
            after = replace(row, version=row.version + 1)
            try:
                row = await store.save_table(row, after, [Line("x" * 20_000)])
            except StoreRefused:
                refused = True
                found = await store.table("t")
                assert found == replace(row, touched=found.touched)
                assert len(await store.lines("t")) == row.version
                break
    assert refused
    print(row.version)
asyncio.run(go())
store.close()
"""


def filled(place: Place) -> Store:
    store = open_store(place)

    async def fill() -> None:
        guest = await store.add_guest(b"hash", "Anna", "lion")
        seats = (SeatRow(0, "person", guest.id, None, "Anna", "lion"),)
        await store.add_table(TableRow("t", "kingsburg", {}, guest.id, bytes(32), seats=seats))

    asyncio.run(fill())
    return store


@pytest.mark.parametrize(
    "kind",
    [
        *(Guest, SeatRow, Glance, Offer, TableRow, Line, Visitor, talk_rows.Line, talk_rows.Ear),
        *(Holder, Finding, Report),
    ],
)
def test_what_was_read_is_nobodys_to_change(kind: type[Any]) -> None:
    """Many hold the same row at once; whoever wants another makes one. Thousands are kept."""
    if is_dataclass(kind):
        names, row = [field.name for field in fields(kind)], object.__new__(kind)
    else:
        names = [field.name for field in msgspec.structs.fields(kind)]
        row = kind(*range(len(names)))
    for name in (*names, "another"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(row, name, 1)
    assert not hasattr(row, "__dict__")


def test_what_gathers_is_committed_together(place: Place) -> None:
    store = filled(place)
    gate = threading.Event()
    store.submit(lambda connection: gate.wait())
    before = store.commits
    many = [store.submit(lambda connection: None) for _ in range(100)]
    gate.set()
    for future in many:
        future.result()
    assert before < store.commits <= before + 2
    store.close()


def test_where_many_write_they_gather_and_who_writes_alone_never_waits(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    store = filled(place)
    monkeypatch.setattr("burgrave.server.store.monotonic", lambda: 1.0)
    monkeypatch.setattr("burgrave.server.store.sleep", waits.append)
    for about in ("one", "one", "another", "another"):
        store.submit(lambda connection: None, about).result()
    # Who was there at first waited for nobody, but perhaps for what the store had been filled with.
    waits, first = [], len(waits)
    assert first in (1, 2)
    monkeypatch.setattr("burgrave.server.store.monotonic", iter(range(100)).__next__)
    for about in ("one", "another", "one"):
        store.submit(lambda connection: None, about).result()
    assert not waits
    store.close()


def test_one_bad_write_does_not_harm_the_others(place: Place) -> None:
    store = filled(place)
    gate = threading.Event()
    store.submit(lambda connection: gate.wait())
    good = store.submit(lambda c: c.execute("UPDATE guests SET name = 'Béla'"))
    bad = store.submit(lambda c: c.execute("INSERT INTO guests (id) VALUES (1)"))
    gate.set()
    good.result()
    with pytest.raises(Contradiction):
        bad.result()
    found = at_once(store.guest(b"hash"))
    assert found is not None
    assert found.name == "Béla"
    store.close()


def test_a_line_is_never_written_twice(place: Place) -> None:
    store = filled(place)

    async def go() -> None:
        row = await store.table("t")
        assert row is not None
        first = await store.save_table(row, replace(row, version=1), [Line("a", "0:x")])
        with pytest.raises(Contradiction):
            await store.save_table(replace(first, version=0), first, [Line("b")])
        with pytest.raises(Contradiction):
            await store.save_table(first, replace(first, version=2), [Line("b", "0:x")])

    asyncio.run(go())
    assert at_once(store.lines("t")) == [Line("a", "0:x")]
    store.close()


def test_a_write_is_refused_if_the_table_was_written_since_it_was_read(place: Place) -> None:
    store = filled(place)

    async def go() -> None:
        row = await store.table("t")
        assert row is not None
        seat = replace(row.seats[0], ready=True)
        changed = await store.save_table(row, replace(row, seats=(seat,)))
        with pytest.raises(StaleWrite):
            await store.save_table(row, replace(row, version=1), [Line("a")])
        with pytest.raises(StaleWrite):
            await store.save_table(row, replace(row, options={"edition": "first"}))
        assert ((await store.table("t")), (await store.lines("t"))) == (told(store, changed), [])
        played = await store.save_table(changed, replace(changed, version=1), [Line("a")])
        with pytest.raises(StaleWrite):
            await store.save_table(changed, replace(changed, status="over"))
        assert ((await store.table("t")), (await store.lines("t"))) == (
            told(store, played),
            [Line("a")],
        )
        assert played.revision == row.revision + 2

    asyncio.run(go())
    store.close()


def test_a_new_table_reads_back_as_it_was_made(place: Place) -> None:
    store = filled(place)
    seat = SeatRow(0, "person", 1, None, "Anna", "lion", hears_from=0)
    made = TableRow("t", "kingsburg", {}, 1, bytes(32), seats=(seat,))
    assert at_once(store.table("t")) == told(store, made)
    store.close()


def test_in_a_store_that_was_just_opened_no_write_has_come_too_late(place: Place) -> None:
    store = filled(place)
    assert (store.written.stale, store.written.commits > 0) == (0, True)
    store.close()


def test_which_line_of_a_journal_is_missing_is_told(place: Place) -> None:
    store = filled(place)
    row = at_once(store.table("t"))
    assert row is not None
    at_once(store.save_table(row, replace(row, version=3), [Line("a"), Line("b"), Line("c")]))
    store.submit(
        lambda connection: connection.execute("DELETE FROM entries WHERE line = 'b'")
    ).result()
    with pytest.raises(DamagedTable, match="line 2 of its journal is missing"):
        at_once(store.lines("t"))
    store.close()


def test_a_table_without_seats_is_damaged_and_listed_nowhere(place: Place) -> None:
    store = filled(place)
    assert [row.id for row in at_once(store.tables_of(1, 9))] == ["t"]
    store.submit(lambda connection: connection.execute("DELETE FROM seats")).result()
    with pytest.raises(DamagedTable):
        at_once(store.table("t"))
    assert at_once(store.tables_of(1, 9)) == []
    store.close()


def test_what_only_one_seat_may_notice_is_written_quietly(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = filled(place)
    monkeypatch.setattr("burgrave.server.store.time", lambda: 77.0)

    async def go() -> None:
        row = await store.table("t")
        assert row is not None
        hushed = await store.save_table(row, replace(row, version=1), [Line("a")], quiet=True)
        assert hushed.touched == told(store, hushed).touched == row.touched
        heard = await store.save_table(hushed, replace(hushed, status="over"))
        assert heard.touched == told(store, heard).touched == 77.0

    asyncio.run(go())
    store.close()


def told(store: Store, row: TableRow) -> TableRow:
    """A row with the time at which the store says it was written."""
    found = at_once(store.table(row.id))
    assert found is not None
    return replace(row, touched=found.touched)


def test_who_stops_waiting_for_a_write_stops_no_other(place: Place) -> None:
    store = filled(place)
    reached, gate = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        reached.set()
        gate.wait()

    under_way = store.submit(wait)
    reached.wait()
    given_up = store.submit(lambda c: c.execute("UPDATE guests SET name = 'Béla'"))
    assert not under_way.cancel()
    assert given_up.cancel()
    gate.set()
    store.submit(lambda connection: None).result(60)
    found = at_once(store.guest(b"hash"))
    assert found is not None
    assert found.name == "Anna"
    store.close()


def test_a_closed_store_refuses_what_comes_later(place: Place) -> None:
    store = filled(place)
    store.close()
    with pytest.raises(StoreRefused):
        store.submit(lambda connection: None).result(60)


def test_a_store_of_a_later_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    filled(path).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(NewerStore):
        SqliteStore(path)
    with pytest.raises(BadCopy):
        check(path)


def fill_disk(store: Store, full: bool) -> None:
    def job(connection: Connection) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0] if full else 10**8
        connection.execute(f"PRAGMA max_page_count = {pages}")

    store.submit(job).result()


def test_a_full_disk_refuses_cleanly(tmp_path: Path) -> None:
    store = filled(tmp_path / "s.sqlite")
    fill_disk(store, True)
    big = "x" * 10**6

    async def go() -> None:
        row = await store.table("t")
        assert row is not None
        with pytest.raises(StoreRefused):
            await store.save_table(row, replace(row, version=1), [Line(big)])
        assert (await store.table("t")) == row
        fill_disk(store, False)
        await store.save_table(row, replace(row, version=1), [Line(big)])

    asyncio.run(go())
    assert len(at_once(store.lines("t"))) == 1
    store.close()


def test_a_move_that_cannot_be_written_has_not_happened(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "random", edition="first")["id"]
    wait_until(lambda: bool(anna.play(table)["legal"]))
    before = anna.play(table)
    store = house.store
    save = store.save_table

    async def fail(*facts: object, **more: object) -> TableRow:
        raise StoreRefused("disk full")

    store.save_table = fail  # type: ignore[method-assign]
    try:
        body = {"id": "1", "version": before["version"], "action": before["legal"][0]["text"]}
        answer = anna.ask("POST", f"/api/tables/{table}/moves", **body)
    finally:
        store.save_table = save  # type: ignore[method-assign]
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    assert anna.play(table) == before
    anna.post(f"/api/tables/{table}/moves", **body)


def test_a_disk_that_takes_no_more_refuses_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    filled(path).close()
    ran = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 20
    check(path)


def test_kill_at_any_moment_loses_nothing_acknowledged(place: Place) -> None:
    filled(place).close()
    for _ in range(3):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(place)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(20)][-1]
        writer.kill()
        rest = writer.communicate()[0].split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        store = reopened(place)
        row, lines = at_once(store.table("t")), at_once(store.lines("t"))
        store.close()
        assert row is not None
        assert acknowledged <= row.version <= acknowledged + 2
        assert len(lines) == row.version
        assert [line.move for line in lines[1::2]] == [
            f"0:{number}" for number in range(2, row.version + 1, 2)
        ]
    if isinstance(place, Path):
        check(place)


def reopened(place: Place) -> Store:
    """A store whose process was killed: a database takes a moment to notice."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return open_store(place)
        except StoreInUse:
            assert time.monotonic() < end
            time.sleep(0.01)


def test_copies_are_made_while_the_server_runs(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "s.sqlite")
    target = tmp_path / "copies" / "copy.sqlite"
    with serving(settings) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "open", edition="first")["id"]
        copy(Path(settings.store), target)
        token = anna.token
    with pytest.raises(FileExistsError):
        copy(Path(settings.store), target)
    with serving(settings_for(target)) as house:
        assert house.visitor(token).get("/api/me")["tables"][0]["id"] == table


def test_what_is_no_store_is_not_copied(tmp_path: Path) -> None:
    junk = tmp_path / "junk.sqlite"
    junk.write_bytes(b"junk" * 1000)
    with pytest.raises(BadCopy):
        copy(junk, tmp_path / "copy.sqlite")
    with pytest.raises(FileNotFoundError):
        copy(tmp_path / "nothing.sqlite", tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()
