"""The server is killed under moves, or runs out of disk: no promise is broken."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.server.connection import Connection
from tests.server.house import Served, dealt, serving, settings_for
from tests.sparing import one_of

CRASH = Path(__file__).parents[2] / "bench/hall/crash.py"
SMALL = (*("--second", "1", "--tables", "4", "--rate", "60", "--longest", "0.6", "--ready", "60"),)


@pytest.mark.parametrize("kills", one_of([1, 5], 1))
def test_no_answered_move_is_lost_or_doubled_when_the_server_is_killed(kills: int) -> None:
    ran = subprocess.run(
        [sys.executable, CRASH, *SMALL, "--kills", str(kills)],
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    result = json.loads(ran.stdout.splitlines()[-1])
    assert result["problems"] == []
    assert result["moves"] > kills
    assert result["updates"] > kills
    assert result["second_servers"] == kills


def fill(house: Served) -> None:
    """Let the store grow no more, as on a full disk."""
    house.store.submit(_stop_growing).result()


def _stop_growing(connection: Connection) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")


def make_room(house: Served) -> None:
    house.store.submit(
        lambda connection: connection.execute("PRAGMA max_page_count = 1000000").fetchone()
    ).result()


def test_on_a_full_disk_moves_are_refused_and_nothing_breaks(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    with serving(settings_for(store)) as house:
        people = (house.guest("Anna"), house.guest("Béla"))
        id = dealt(*people, seats=("me", "open"), edition="first")
        path = f"/api/tables/{id}/moves"
        fill(house)
        for number in range(1000):
            mover = people[people[0].play(id)["waiting"][0]]
            before = mover.play(id)
            action = before["legal"][-1]["text"]
            move = {"id": f"m{number}", "version": before["version"], "action": action}
            answer = mover.ask("POST", path, **move)
            if answer.status_code != 200:
                break
        assert answer.status_code == 503
        assert answer.json()["code"] == "store"
        # What could not be written has not happened, and everything can still be read.
        assert mover.play(id) == before
        make_room(house)
        assert mover.post(path, **move)["version"] > before["version"]
    with closing(sqlite3.connect(store)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
