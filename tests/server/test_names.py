"""Names at a table: short, visible, and each told from the others."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.server.keys import hashed
from burgrave.server.names import COMPANY
from tests.server.house import Person, Served, at_once, serving, settings_for

GROWS = "\ufb2c" * 40
"""Three characters each, once they are put in order."""


def joined(house: Served, owner: Person, *names: str) -> list[str]:
    """The names at a table where people of these names come to sit."""
    table = owner.table("me", *["open"] * len(names), "greedy")
    for name, seat in zip(names, table["seats"][1:]):
        key = seat["link"].partition("#key=")[2]
        house.guest(name).post(f"/api/tables/{table['id']}/claim", key=key)
    return [seat["name"] for seat in owner.get(f"/api/tables/{table['id']}")["seats"]]


@pytest.mark.parametrize(
    "name", [GROWS, "x" * 41, "\u3164", "\u2800", "\u0301\u0302", "An\u034fna", "\u200b", "\u202ea"]
)
def test_a_name_that_is_none_gets_one_sentence(house: Served, name: str) -> None:
    anna = house.guest("Anna")
    answer = anna.ask("PUT", "/api/me", name=name, crest="lion")
    assert (answer.status_code, answer.json()["code"]) == (422, "name")
    assert "1 to 40 characters that can be seen" in answer.json()["error"]
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_stranger_with_a_name_that_is_none_is_still_a_stranger(house: Served) -> None:
    stranger = house.visitor()
    answer = stranger.ask("PUT", "/api/me", name="\u200b", crest="lion")
    assert answer.status_code == 422
    assert "set-cookie" not in answer.headers
    assert stranger.get("/api/me")["name"] == ""


def test_a_name_is_as_long_as_it_is_in_order(house: Served) -> None:
    anna = house.visitor()
    assert anna.put("/api/me", name="e\u0301" * 40, crest="lion")["name"] == "é" * 40


def test_a_name_or_a_crest_can_be_changed_alone(house: Served) -> None:
    anna = house.guest("Anna")
    assert anna.put("/api/me", crest="key")["name"] == "Anna"
    assert anna.put("/api/me", name="Anna II")["crest"] == "key"
    now = anna.put("/api/me")
    assert (now["name"], now["crest"]) == ("Anna II", "key")


def test_a_name_and_a_crest_that_come_at_the_same_moment_are_both_kept(house: Served) -> None:
    anna = house.guest("Anna")
    other = house.visitor(anna.token)
    held, gate = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        held.set()
        gate.wait()

    house.store.submit(hold)
    # What comes before the store is held may be written together with that, and never waits.
    assert held.wait(60)
    with ThreadPoolExecutor() as pool:
        named = pool.submit(anna.put, "/api/me", name="Anna II")
        crested = pool.submit(other.put, "/api/me", crest="key")
        while house.store._jobs.qsize() < 2:
            pass
        gate.set()
    assert named.result()["name"] == "Anna II"
    assert crested.result()["crest"] == "key"
    now = anna.get("/api/me")
    assert (now["name"], now["crest"]) == ("Anna II", "key")
    kept = at_once(house.store.guest(hashed(anna.token)))
    assert kept is not None
    assert (kept.name, kept.crest) == ("Anna II", "key")


def test_people_who_look_alike_are_told_apart(house: Served) -> None:
    names = joined(house, house.guest("Anna"), "\u0410nna", "\uff21nna", "B\u0435rtram")
    assert names[:3] == ["Anna", "\u0410nna 2", "\uff21nna 3"]
    assert names[3] == "B\u0435rtram"
    assert names[4] in {*COMPANY} - {"Bertram"}


def test_a_name_with_a_number_is_not_too_long_to_play_with(house: Served) -> None:
    anna = house.guest("x" * 40)
    assert joined(house, anna, "x" * 40)[:2] == ["x" * 40, "x" * 38 + " 2"]


def test_names_of_an_earlier_store_are_mended(tmp_path: Path) -> None:
    store = tmp_path / "s.sqlite"
    with serving(settings_for(store)) as house:
        anna = house.guest("Anna")
        table, token = str(anna.table("me", "random", edition="first")["id"]), anna.token
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("UPDATE seats SET name = ? WHERE seat = 0", ("\ufb2c" * 60,))
        connection.execute("UPDATE guests SET name = ?", ("\u3164",))
    with serving(settings_for(store)) as house:
        anna = house.visitor(token)
        assert anna.get("/api/me")["name"] == "Guest"
        assert len(anna.play(table)["names"][0]) == 39
