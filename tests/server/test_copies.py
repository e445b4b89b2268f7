"""Copies of a store: made while the server runs, checked, put back, and played on from."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.cli import main
from burgrave.server.copies import check
from burgrave.server.schema import VERSION, migrate
from tests.server.house import serving, settings_for


def test_a_copy_of_a_running_server_is_played_on_from(tmp_path: Path) -> None:
    there, copy, here = tmp_path / "there", tmp_path / "copy.sqlite", tmp_path / "here"
    with serving(settings_for(there / "burgrave.sqlite")) as house:
        anna = house.guest("Anna")
        table = str(anna.table("me", "random", edition="first")["id"])
        while not anna.play(table)["legal"]:
            pass
        before, token = anna.play(table), anna.token
        assert main(["backup", "--data", str(there), str(copy)]) == 0
        anna.move(table, "1")
    assert main(["restore", str(copy), "--data", str(here)]) == 0
    with serving(settings_for(here / "burgrave.sqlite")) as house:
        anna = house.visitor(token)
        assert anna.play(table) == before
        assert anna.move(table, "1") > before["version"]


def test_a_store_that_is_moved_is_played_on_from(tmp_path: Path) -> None:
    there, here = tmp_path / "there.sqlite", tmp_path / "here.sqlite"
    with serving(settings_for(there)) as house:
        anna = house.guest("Anna")
        table = str(anna.table("me", "random", edition="first")["id"])
        while not anna.play(table)["legal"]:
            pass
        anna.post(f"/api/tables/{table}/talk", id="1", text="Hello", language="en")
    with serving(settings_for(there)) as house:  # which sees to it that nothing is under way
        anna = house.visitor(anna.token)
        before, token = anna.play(table), anna.token
    assert main(["store", "copy", str(there), str(here)]) == 0
    with serving(settings_for(here)) as house:
        anna = house.visitor(token)
        assert anna.play(table) == before
        assert anna.get(f"/api/tables/{table}/talk")["lines"][0]["text"] == "Hello"
        assert anna.move(table, "1") > before["version"]


@pytest.mark.parametrize("name", ["a#b", "a?b", "a%20b", "a%zz", "a?mode=rwc#%"])
def test_a_copy_may_have_any_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    with serving(settings_for(folder / "burgrave.sqlite")):
        pass
    copy = tmp_path / "copies" / "of today" / f"{name}.sqlite"
    assert main(["backup", "--data", str(folder), str(copy)]) == 0
    assert main(["restore", str(copy), "--data", str(tmp_path / f"again {name}")]) == 0
    assert (tmp_path / f"again {name}" / "burgrave.sqlite").is_file()


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TABLE notes (text)",
        "CREATE VIEW everybody AS SELECT * FROM guests",
        "CREATE TRIGGER greedy AFTER INSERT ON guests BEGIN DELETE FROM seats; END",
        "CREATE INDEX by_name ON guests (upper(name))",
        "CREATE TRIGGER sqlitelike INSTEAD OF DELETE ON v BEGIN SELECT 1; END",
        "DROP INDEX moves",
        "ALTER TABLE guests ADD COLUMN more TEXT DEFAULT 'x' CHECK (length(more) < 9)",
    ],
)
def test_what_no_program_of_ours_put_there_is_refused(
    tmp_path: Path, sql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "burgrave.sqlite"
    with serving(settings_for(store)):
        pass
    with closing(sqlite3.connect(store)) as crafted:
        if " ON v " in sql:
            crafted.execute("CREATE VIEW v AS SELECT 1")
        crafted.execute(sql)
        crafted.commit()
    assert main(["restore", str(store), "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new" / "burgrave.sqlite").exists()
    assert "which no store" in capsys.readouterr().err


@pytest.mark.parametrize("column", ["bot", "stand_in"])
def test_a_bot_that_is_none_of_the_house_is_refused(tmp_path: Path, column: str) -> None:
    """Its name would be imported."""
    store = tmp_path / "burgrave.sqlite"
    with serving(settings_for(store)) as house:
        house.guest("Anna").table("me", "open")
    with closing(sqlite3.connect(store)) as crafted:
        crafted.execute(f"UPDATE seats SET {column} = 'antigravity:Bot' WHERE seat = 1")
        crafted.commit()
    assert main(["restore", str(store), "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new" / "burgrave.sqlite").exists()


def test_a_store_of_an_earlier_program_is_sound(tmp_path: Path) -> None:
    for version in range(1, VERSION + 1):
        store = tmp_path / f"{version}.sqlite"
        with closing(sqlite3.connect(store)) as earlier:
            migrate(earlier, version)
        check(store)


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, copy = tmp_path / "burgrave.sqlite", tmp_path / "copy.sqlite"
    with serving(settings_for(store)):
        pass
    assert main(["backup", "--data", str(store), str(copy)]) == 0
    assert main(["backup", "--data", str(store), str(copy)]) == 2
    assert main(["restore", str(copy), "--data", str(store)]) == 2
    assert "already a file" in capsys.readouterr().err


def test_what_an_earlier_store_left_is_not_mixed_in(tmp_path: Path) -> None:
    store, copy = tmp_path / "burgrave.sqlite", tmp_path / "copy.sqlite"
    with serving(settings_for(store)):
        pass
    assert main(["backup", "--data", str(store), str(copy)]) == 0
    store.unlink()
    Path(f"{store}-wal").write_bytes(b"left over")
    assert main(["restore", str(copy), "--data", str(store)]) == 2
    assert not store.exists()


def test_what_is_no_store_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (text)")
    torn = tmp_path / "torn.sqlite"
    torn.write_bytes(b"SQLite format 3\0" + bytes(5000))
    for bad in (other, torn):
        assert main(["restore", str(bad), "--data", str(tmp_path / "new")]) == 2
    assert main(["restore", str(tmp_path / "nowhere"), "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new" / "burgrave.sqlite").exists()
    assert "Traceback" not in capsys.readouterr().err
