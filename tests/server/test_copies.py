"""Copies of a store: made while the server runs, checked, put back, and played on from."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.cli import main
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
