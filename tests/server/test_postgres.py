"""A store in PostgreSQL: shared by servers, lost and found again, and moved to and fro."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from burgrave.server.lock import StoreInUse
from burgrave.server.rows import Line
from burgrave.server.schema import MIGRATIONS, VERSION, NewerStore
from burgrave.server.store import Store, StoreAway
from burgrave.server.stores import Place, open_store, working_alone
from tests.server import postgres
from tests.server.crossing import Crossing
from tests.server.house import (
    PATIENCE,
    Served,
    at_once,
    dealt,
    serving,
    settings_for,
    wait_until,
)
from tests.server.test_store import filled

pytestmark = pytest.mark.skipif(postgres.why_not() is not None, reason="there is no PostgreSQL")


@pytest.fixture
def crossing(database: str) -> Iterator[Crossing]:
    with closing(Crossing(database)) as crossing:
        yield crossing


def burgrave(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "burgrave", "--language", "en", *words],
        capture_output=True,
        text=True,
        check=False,
    )


def columns_in_postgres(database: str) -> set[tuple[str, str]]:
    import psycopg

    with psycopg.connect(database) as connection:
        return set(
            connection.execute(
                "SELECT table_name, column_name FROM information_schema.columns"
                " WHERE table_schema = current_schema() AND table_name <> 'burgrave'"
                " AND table_name !~ '^node'"
            ).fetchall()
        )


def columns_in_sqlite(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as store:
        names = [
            name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return {(n, row[1]) for n in names for row in store.execute(f"PRAGMA table_info({n})")}


def test_both_kinds_of_store_keep_the_same(database: str, tmp_path: Path) -> None:
    open_store(database).close()
    open_store(tmp_path / "s.sqlite").close()
    assert columns_in_postgres(database) == columns_in_sqlite(tmp_path / "s.sqlite")


@pytest.mark.parametrize("version", [1, VERSION - 1])
def test_an_earlier_store_is_brought_up_to_date(database: str, version: int) -> None:
    import psycopg

    from burgrave.server.postgres_schema import migrate

    assert version < len(MIGRATIONS)
    with psycopg.connect(database, autocommit=True) as connection:
        migrate(connection, version)
        connection.execute(
            "INSERT INTO guests (token, name, crest, made) VALUES ('x', 'Anna', 'lion', 0)"
        )
    store = open_store(database)
    found = at_once(store.guest(b"x"))
    assert found is not None
    assert found.name == "Anna"
    store.close()


def test_a_store_of_a_later_program_is_refused(database: str) -> None:
    import psycopg

    open_store(database).close()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE burgrave SET version = 99")
    with pytest.raises(NewerStore):
        open_store(database)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://burg:hush@db.example/hall", "postgresql://burg:…@db.example/hall"),
        ("postgresql://burg@db.example/hall", "postgresql://burg@db.example/hall"),
        ("postgresql:///hall?host=/run/pg", "postgresql:///hall?host=/run/pg"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    from burgrave.server.postgres_store import without_password

    assert without_password(address) == shown


def test_servers_share_it_and_who_wants_it_alone_is_told_who_has_it(database: str) -> None:
    store = open_store(database, "http://127.0.0.1:8400/")
    other = open_store(database, "http://127.0.0.1:8401/")
    for left in (other, store):
        with pytest.raises(StoreInUse) as refused, working_alone(database):
            pass
        assert refused.value.holder is not None
        assert refused.value.holder.address.startswith("http://127.0.0.1:840")
        left.close()
    with working_alone(database), pytest.raises(StoreInUse):
        open_store(database)
    open_store(database).close()


def test_a_connection_that_was_cut_is_made_anew(crossing: Crossing) -> None:
    store = filled(crossing.address)
    crossing.cut()
    crossing.mend()
    wait_until(lambda: goes_on(store))
    assert at_once(store.lines("t"))[0] == Line("a")
    store.close()


def test_a_database_that_stays_away_is_looked_for_again_and_again(
    crossing: Crossing, monkeypatch: pytest.MonkeyPatch
) -> None:
    from burgrave.server import postgres_store

    connected, tries = postgres_store._connected, []

    def counted(*facts: Any) -> object:
        tries.append(facts)
        return connected(*facts)

    monkeypatch.setattr(postgres_store, "_AGAIN", 0.05)
    store = filled(crossing.address)
    row = at_once(store.table("t"))
    assert row is not None
    crossing.cut()
    with pytest.raises(StoreAway):
        at_once(store.save_table(row, replace(row, version=row.version + 1), [Line("a")]))
    monkeypatch.setattr(postgres_store, "_connected", counted)
    wait_until(lambda: len(tries) > 1)
    crossing.mend()
    wait_until(lambda: goes_on(store))
    store.close()


def goes_on(store: Store) -> bool:
    """Try to write a line, and say whether it is written."""

    async def go() -> bool:
        try:
            row = await store.table("t")
            assert row is not None
            await store.save_table(row, replace(row, version=row.version + 1), [Line("a")])
        except StoreAway:
            return False
        return True

    return asyncio.run(go())


@pytest.mark.parametrize("how", ["cut", "stall"])
def test_while_the_database_is_away_moves_wait_and_tables_can_be_looked_at(
    crossing: Crossing, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgrave.server.postgres_store._PATIENCE", 1.0)
    with serving(settings_for(crossing.address)) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        quiet = dealt(anna, bela, seats=("me", "open"), edition="first")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        before = {person: person.play(quiet) for person in (anna, bela)}
        mover = anna if anna.play(table)["legal"] else bela
        now = mover.play(table)
        move = {"id": "m", "version": now["version"], "action": now["legal"][-1]["text"]}
        with anna.socket(quiet) as socket:
            socket.recv(timeout=PATIENCE)
            getattr(crossing, how)()
            answer = mover.ask("POST", f"/api/tables/{table}/moves", **move)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
            assert [person.play(quiet) for person in before] == list(before.values())
            still = anna if before[anna]["legal"] else bela
            body = {"id": "x", "version": before[still]["version"]}
            body["action"] = before[still]["legal"][-1]["text"]
            refused = still.ask("POST", f"/api/tables/{quiet}/moves", **body)
            assert refused.json()["code"] == "store-away"
            assert still.play(quiet) == before[still]
            assert house.visitor().client.get("/healthz").status_code == 200
            assert house.visitor().client.get("/readyz").status_code == 503
            crossing.mend()
            wait_until(lambda: house.visitor().client.get("/readyz").status_code == 200)
            assert still.post(f"/api/tables/{quiet}/moves", **body)["version"] > body["version"]
            assert socket.recv(timeout=60)
        mover.post(f"/api/tables/{table}/moves", **move)
        lines = [line for line in at_once(house.store.lines(table)) if line.move]
        assert len(lines) == 1


def test_a_hall_goes_on_where_it_was(database: str) -> None:
    with serving(settings_for(database)) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "random", edition="first")["id"]
        played(house, table, anna.token, 6)
        anna.post(f"/api/tables/{table}/talk", id="1", text="hallo", language="de")
        token, before = anna.token, anna.play(table)
    with serving(settings_for(database)) as house:
        again = house.visitor(token)
        assert [each["id"] for each in again.get("/api/me")["tables"]] == [table]
        assert again.play(table)["log"] == before["log"]
        assert [line["text"] for line in again.get(f"/api/tables/{table}/talk")["lines"]] == [
            "hallo"
        ]
        played(house, table, token, 3)


def played(house: Served, table: str, token: str, moves: int) -> None:
    person = house.visitor(token)
    for number in range(moves):
        wait_until(lambda: bool(person.play(table)["legal"]))
        person.move(table, f"{house.port}-{number}")


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A file with something of every kind in it."""
    path = tmp_path / "hall.sqlite"
    with serving(settings_for(path)) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        (anna if anna.play(table)["legal"] else bela).move(table, "1")
        anna.post(f"/api/tables/{table}/talk", id="1", text="ő", language="hu")
        voice = bela.get(f"/api/tables/{table}/talk")["lines"][0]["voice"]
        bela.put(f"/api/tables/{table}/talk/mute", voice=voice, mute="here")
        anna.table("me", "open")
        anna.post("/api/learn/kingsburg/court", answers=[], answer="go on")
    return path


def rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as store:
        tables = ("guests", "tables", "seats", "entries", "talk", "mutes", "lessons")
        found = [(name, *row) for name in tables for row in store.execute(f"SELECT * FROM {name}")]
        assert {name for name, *_ in found} == set(tables)
        return sorted(found, key=repr)


def test_a_hall_moves_to_a_database_and_back(hall: Path, database: str, tmp_path: Path) -> None:
    before, back = rows(hall), tmp_path / "back.sqlite"
    there = burgrave("store", "copy", str(hall), database)
    assert there.returncode == 0, there.stderr
    again = burgrave("store", "copy", str(hall), database)
    assert (again.returncode, "already" in again.stderr) == (2, True)
    here = burgrave("store", "copy", database, str(back))
    assert here.returncode == 0, here.stderr
    assert rows(back) == before
    with serving(settings_for(database)) as house:
        assert house.guest("Cecil").get("/api/me")["name"] == "Cecil"


def test_a_copy_that_fails_leaves_nothing(hall: Path, database: str) -> None:
    store: Place = database
    opened = open_store(store)
    failed = burgrave("store", "copy", str(hall), database)
    assert (failed.returncode, "in use" in failed.stderr) == (2, True)
    assert at_once(opened.tables_of(1, 5)) == []
    opened.close()


def test_the_doctor_looks_at_a_database(hall: Path, database: str) -> None:
    import psycopg

    burgrave("store", "copy", str(hall), database)
    sound = burgrave("doctor", "--store", database)
    assert sound.returncode == 0, sound.stdout + sound.stderr
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE entries SET line = 'nonsense' WHERE move IS NOT NULL")
    assert burgrave("doctor", "--store", database).returncode == 1
    assert burgrave("doctor", "--store", database, "--repair").returncode == 0
    assert burgrave("doctor", "--store", database).returncode == 0


def test_a_database_is_pruned(hall: Path, database: str) -> None:
    import psycopg

    burgrave("store", "copy", str(hall), database)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE tables SET touched = 0 WHERE status = 'lobby'")
    assert "1" in burgrave("prune", "--store", database, "--dry-run").stdout
    assert "1" in burgrave("prune", "--store", database).stdout
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--store", "mysql://x"), "is no address of a database"),
        (("backup", "--store", "postgresql://x", "f"), "pg_dump"),
        (("restore", "--store", "postgresql://x", "f"), "pg_dump"),
        (
            ("doctor", "--store", "postgresql://me:secret@127.0.0.1:1/x"),
            "The database postgresql://me@127.0.0.1:1/x cannot be used",
        ),
        (("store", "copy", "nothing.sqlite", "postgresql://x"), "no file"),
    ],
)
def test_what_cannot_be_meant_gets_one_sentence(words: tuple[str, ...], said: str) -> None:
    ran = burgrave(*words)
    assert ran.returncode == 2
    assert said in ran.stderr
    assert "secret" not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1


def test_a_process_that_forgets_its_store_ends_all_the_same(database: str) -> None:
    forgets = "import sys; from burgrave.server.stores import open_store; open_store(sys.argv[1])"
    subprocess.run([sys.executable, "-c", forgets, database], check=True, timeout=PATIENCE)
