"""Talk in the store: what is kept of it, copied, looked after, and goes with its table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli import main
from tests.server.house import serving, settings_for
from tests.server.test_talk import mute, page, say, texts


@pytest.fixture
def spoken(tmp_path: Path) -> tuple[Path, str, str]:
    """A closed store with a table at which somebody talked who has no other table."""
    path = tmp_path / "store.sqlite"
    with serving(settings_for(path)) as house:
        anna, odo = house.guest("Anna"), house.guest("Odo")
        id = anna.table("me", "open")["id"]
        say(anna, id, "mine")
        say(odo, id, "hers")
        ida = house.guest("Ida")
        mute(ida, id, "hers", "everywhere")
        assert [who["watching"] for who in page(ida, id)["muted"]] == [True]
        mute(house.guest("Ivo"), id, "hers", "here")
    return path, id, anna.token


def rows(path: Path, what: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(what).fetchall()


def change(path: Path, *what: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for each in what:
            connection.execute(each)
        connection.commit()


def test_talk_goes_with_its_table(spoken: tuple[Path, str, str]) -> None:
    path, _, _ = spoken
    change(path, "UPDATE tables SET touched = 0")
    assert main(["prune", "--data", str(path)]) == 0
    assert rows(path, "SELECT * FROM talk") == []
    assert rows(path, 'SELECT "table" FROM mutes') == [(None,)]


def test_a_guest_who_goes_leaves_the_lines_and_the_name(spoken: tuple[Path, str, str]) -> None:
    path, id, _ = spoken
    change(path, "UPDATE guests SET seen = 0")
    assert main(["prune", "--data", str(path)]) == 0
    assert rows(path, "SELECT name FROM guests") == [("Anna",)]
    assert rows(path, "SELECT * FROM mutes") == []
    with serving(settings_for(path)) as house:
        # Whoever comes next may well get the number that Odo had, and is not Odo.
        for next_one in (house.guest("Ute"), house.visitor()):
            lines = page(next_one, id)["lines"]
            assert [(line["name"], line.get("mine", False)) for line in lines] == [("Odo", False)]


def test_talk_is_in_a_backup_and_comes_back(spoken: tuple[Path, str, str], tmp_path: Path) -> None:
    path, id, token = spoken
    copy, again = tmp_path / "copy.sqlite", tmp_path / "again.sqlite"
    assert main(["backup", str(copy), "--data", str(path)]) == 0
    assert main(["restore", str(copy), "--data", str(again)]) == 0
    with serving(settings_for(again)) as house:
        assert texts(house.visitor(token), id) == ["mine"]


def test_the_doctor_finds_lines_without_a_table_or_a_speaker(
    spoken: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    path, _, _ = spoken
    assert main(["doctor", "--data", str(path)]) == 0
    change(
        path,
        "UPDATE talk SET guest = 77 WHERE text = 'hers'",
        "INSERT INTO talk SELECT 'gone', number, id, room, guest, voice, sent, name, crest,"
        " phrase, text, language, at, told FROM talk WHERE text = 'mine'",
        "INSERT INTO mutes VALUES (77, 1, NULL)",
    )
    assert main(["doctor", "--data", str(path)]) == 1
    assert main(["doctor", "--repair", "--data", str(path)]) == 0
    assert main(["doctor", "--data", str(path)]) == 0
    assert rows(path, "SELECT text, guest FROM talk ORDER BY number") == [
        ("mine", 1),
        ("hers", None),
    ]
    assert len(rows(path, "SELECT * FROM mutes")) == 2
