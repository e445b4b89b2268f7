"""Housekeeping: what the policy keeps stays, the rest goes, and nothing goes that is in use."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.cli import main
from burgrave.server import guests as guest_book
from burgrave.server import hall as halls
from burgrave.server import store as stores
from burgrave.server import table_rows
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.housekeeping import DAY, Policy, prune
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.table_rows import QuotaReached
from burgrave.server.wire import NewTable, Profile, SeatWish
from tests.server.house import at_once, go_back, serving, settings_for
from tests.server.test_lock import end, holding
from tests.server.test_memory import finished, in_hall, sit

Furnished = dict[str, str]


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Furnished]:
    """A store with a table of each kind, and a guest who has none."""
    path = tmp_path_factory.mktemp("furnished") / "s.sqlite"
    ids: Furnished = {}

    async def furnish(hall: Hall) -> None:
        people, over = await finished(hall)
        ids["finished"] = over.row.id
        ids["lobby"] = (await hall.rematch(people[0], over)).row.id
        ids["running"] = (await sit(hall, "random"))[1].row.id
        await hall.guests.welcome(Visitor())

    in_hall(path, furnish)
    return path, ids


@pytest.fixture
def store(furnished: tuple[Path, Furnished], tmp_path: Path) -> Path:
    return Path(shutil.copy(furnished[0], tmp_path / "s.sqlite"))


def age(store: Path, days: float) -> None:
    """Let so many days pass."""
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("UPDATE tables SET touched = touched - ?", (days * DAY,))
        connection.execute("UPDATE guests SET seen = seen - ?", (days * DAY,))
        connection.commit()


def kept(store: Path) -> set[str]:
    with closing(sqlite3.connect(store)) as connection:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}


def guests(store: Path) -> int:
    with closing(sqlite3.connect(store)) as connection:
        return int(connection.execute("SELECT count(*) FROM guests").fetchone()[0])


@pytest.mark.parametrize(
    ("days", "options", "gone", "people"),
    [
        (6, (), (), 4),
        (7, (), ("lobby",), 4),
        (89, (), ("lobby",), 4),
        (90, (), ("lobby",), 3),
        (179, (), ("lobby",), 3),
        (180, (), ("lobby", "running"), 2),
        (8, ("--keep-lobbies", "forever"), (), 4),
        (400, ("--keep-finished", "365"), ("finished", "lobby", "running"), 0),
        (8, ("--keep-abandoned", "7", "--keep-guests", "7"), ("lobby", "running"), 2),
        (400, ("--keep-guests", "forever"), ("lobby", "running"), 4),
    ],
)
def test_each_kind_goes_after_its_own_time(
    store: Path,
    furnished: tuple[Path, Furnished],
    capsys: pytest.CaptureFixture[str],
    days: int,
    options: tuple[str, ...],
    gone: tuple[str, ...],
    people: int,
) -> None:
    ids = furnished[1]
    age(store, days)
    before = kept(store), guests(store)
    command = ["prune", "--language", "en", "--data", str(store), *options]
    assert main([*command, "--dry-run", "--verbose"]) == 0
    *named, counts = capsys.readouterr().out.splitlines()
    assert (kept(store), guests(store)) == before
    assert {line.rpartition(" ")[2] for line in named if "guest" not in line} == {
        ids[kind] for kind in gone
    }
    assert main(command) == 0
    assert capsys.readouterr().out.strip() == counts.replace("Would go", "Gone")
    assert kept(store) == set(ids.values()) - {ids[kind] for kind in gone}
    assert guests(store) == people
    with closing(sqlite3.connect(store)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchone() is None
        loose = "rematch IS NOT NULL AND rematch NOT IN (SELECT id FROM tables)"
        assert not connection.execute(f"SELECT 1 FROM tables WHERE {loose}").fetchone()
    assert main(["doctor", "--data", str(store)]) == 0


def test_the_command_wants_a_stopped_store_and_sensible_days(
    store: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = holding(store)
    try:
        assert main(["prune", "--data", str(store)]) == 2
    finally:
        end(other)
    assert main(["prune", "--data", str(tmp_path / "none.sqlite")]) == 2
    for days in ("0", "-1", "soon", "999999", ""):
        assert main(["prune", "--data", str(store), "--keep-lobbies", days]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 7
    assert not (tmp_path / "none.sqlite").exists()


def test_the_server_lets_go_of_nothing_that_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        _, used = await sit(hall, "random")
        _, idle = await asyncio.create_task(sit(hall, "random"))
        while idle.in_use:
            await asyncio.sleep(0.005)
        later = time.time() + 200 * DAY
        monkeypatch.setattr(halls, "time", lambda: later)
        gone = await hall.prune()
        assert gone.abandoned == (idle.row.id,)
        assert set(hall.tables) == {used.row.id}
        assert idle.gone
        assert (await hall.store.table(idle.row.id)) is None
        assert (await used.update(0)).version == used.row.version

    in_hall(tmp_path / "s.sqlite", play)


def test_a_game_whose_rematch_went_can_have_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        people, over = await finished(hall)
        again = await asyncio.create_task(hall.rematch(people[0], over))
        while again.in_use:
            await asyncio.sleep(0.005)
        later = time.time() + 8 * DAY
        monkeypatch.setattr(halls, "time", lambda: later)
        assert (await hall.prune()).lobbies == (again.row.id,)
        anew = await hall.rematch(people[1], await hall.table(over.row.id))
        assert anew.row.id != again.row.id

    in_hall(tmp_path / "s.sqlite", play)


def test_many_go_in_small_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "_AT_ONCE", 3)

    async def play(hall: Hall) -> None:
        for _ in range(10):
            await hall.guests.welcome(Visitor())
        before = hall.store.commits
        later = time.time() + 200 * DAY
        monkeypatch.setattr(halls, "time", lambda: later)
        assert len((await hall.prune()).guests) == 10
        assert hall.store.commits == before + 4

    in_hall(tmp_path / "s.sqlite", play)


def test_who_comes_back_is_seen_and_stays(tmp_path: Path) -> None:
    store = tmp_path / "s.sqlite"
    with serving(settings_for(store)) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        tokens = anna.token, bela.token
    age(store, 89)
    with serving(settings_for(store)) as house:
        assert house.visitor(tokens[0]).get("/api/me")["name"] == "Anna"
    age(store, 2)
    assert main(["prune", "--data", str(store)]) == 0
    with serving(settings_for(store)) as house:
        assert house.visitor(tokens[0]).get("/api/me")["name"] == "Anna"
        assert house.visitor(tokens[1]).get("/api/me")["name"] == ""


def test_who_stays_all_the_time_is_seen_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(hall: Hall) -> None:
        anna, bela = await hall.guests.welcome(Visitor()), await hall.guests.welcome(Visitor())
        anna = await hall.rename(anna, Profile(name="Anna", crest="lion"))
        began = time.time()
        for day in range(100):
            for module in (guest_book, halls, stores, table_rows):
                monkeypatch.setattr(module, "time", lambda now=began + day * DAY: now)
            assert (await hall.guests.visitor(anna.token)).id == anna.id
            await hall.prune()
        assert (await hall.guests.visitor(anna.token)).id == anna.id
        assert (await hall.guests.visitor(bela.token)).guest is None

    with caplog.at_level(logging.INFO):
        in_hall(tmp_path / "s.sqlite", play)
    assert [record.message for record in caplog.records].count("came") == 1


def test_nobody_goes_because_the_program_is_newer(store: Path) -> None:
    with closing(sqlite3.connect(store)) as connection:
        go_back(connection, 6)
        connection.execute("UPDATE guests SET made = 0")
        connection.commit()
    before = guests(store)
    assert main(["prune", "--data", str(store)]) == 0
    assert guests(store) == before


def test_a_guest_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "s.sqlite", policy=Policy(tables=3))) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        for _ in range(3):
            anna.table("me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = anna.ask("POST", "/api/tables", game="kingsburg", options={}, seats=seats)
        assert (answer.status_code, answer.json()["code"]) == (409, "too-many-tables")
        assert "3 tables" in answer.json()["error"]
        assert len(anna.get("/api/me")["tables"]) == 3
        bela.table("me", "open")


def test_a_rematch_counts_like_any_other_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        people, over = await finished(hall)
        seats = [SeatWish(kind="me"), SeatWish(kind="open")]
        await hall.create(people[0], NewTable(game="kingsburg", options={}, seats=seats))
        with pytest.raises(QuotaReached):
            await hall.rematch(people[0], over)
        assert over.row.rematch is None
        assert not over.gone
        assert (await hall.rematch(people[1], over)).row.id == over.row.rematch

    in_hall(tmp_path / "s.sqlite", play, policy=Policy(tables=1))


def test_a_rematch_that_has_gone_can_be_asked_for_again(
    store: Path, furnished: tuple[Path, Furnished]
) -> None:
    over = furnished[1]["finished"]
    age(store, 8)
    opened = SqliteStore(store)
    opened.submit(lambda connection: prune(connection, Policy(), time.time())).result()
    row = at_once(opened.table(over))
    assert row is not None
    assert row.rematch is None
    opened.close()
