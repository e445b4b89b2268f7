"""Damage: a table that cannot be read says so and stops no other; the doctor finds and mends it."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import burgrave
from burgrave.cli import main
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.copies import check
from tests.server.house import Served, at_once, dealt, go_back, serving, settings_for, wait_until
from tests.server.test_lock import end, holding

Played = tuple[Path, str, str, str, str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A store with two running games and a lobby; who sits there, and at which table."""
    path = tmp_path_factory.mktemp("played") / "s.sqlite"
    with serving(settings_for(path)) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        tables = [dealt(anna, bela, seats=("me", "open"), edition="first") for _ in range(2)]
        for table in tables:
            for number in range(12):
                now = anna.play(table)
                (anna if now["legal"] else bela).move(table, f"{number}")
        anna.table("me", "open")
        return path, anna.token, tables[0], tables[1], bela.token


@pytest.fixture
def store(played: Played, tmp_path: Path) -> Path:
    return Path(shutil.copy(played[0], tmp_path / "s.sqlite"))


@contextmanager
def opened(store: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        yield connection


def spoil(store: Path, change: str, *facts: object) -> None:
    with opened(store) as connection:
        assert connection.execute(change, facts).rowcount > 0


def lines_of(store: Path, table: str) -> list[str]:
    with opened(store) as connection:
        rows = connection.execute(
            'SELECT line FROM entries WHERE "table" = ? ORDER BY number', (table,)
        )
        return [line for (line,) in rows]


def doctor(store: Path, *options: str) -> int:
    return main(["doctor", "--language", "en", "--data", str(store), *options])


LINE = 'UPDATE entries SET line = ? WHERE "table" = ? AND number = ?'


def test_a_sound_store_is_sound_and_stays_as_it_is(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = store.read_bytes()
    with opened(store) as connection:
        ((lines,),) = connection.execute("SELECT count(*) FROM entries").fetchall()
    assert doctor(store) == 0
    assert doctor(store, "--repair") == 0
    assert f"Tables: 3, lines: {lines}. All is sound." in capsys.readouterr().out
    assert store.read_bytes() == before
    assert not list(store.parent.glob("*before-repair*"))


def test_a_store_in_which_nobody_has_played_is_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")):
        pass
    assert doctor(tmp_path / "s.sqlite") == 0
    assert "Tables: 0, lines: 0. All is sound." in capsys.readouterr().out


def test_a_lobby_that_counts_moves_is_mended_with_one_write(store: Path) -> None:
    lobby = "SELECT version, revision FROM tables WHERE status = 'lobby'"
    with opened(store) as connection:
        ((version, revision),) = connection.execute(lobby).fetchall()
    assert version == 0
    spoil(store, "UPDATE tables SET version = 3 WHERE status = 'lobby'")
    assert doctor(store) == 1
    assert doctor(store, "--repair") == 0
    with opened(store) as connection:
        assert connection.execute(lobby).fetchall() == [(0, revision + 1)]
    assert doctor(store) == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [("0: fly", "line 9 of"), ("nonsense", "must read like"), ("undo 1", "take anything back")],
)
def test_a_bad_line_is_named_and_cut_off(
    store: Path, played: Played, capsys: pytest.CaptureFixture[str], line: str, reason: str
) -> None:
    _, token, table, other, _ = played
    spoil(store, LINE, line, table, 9)
    before = lines_of(store, table)
    assert doctor(store) == 1
    told = capsys.readouterr().out
    assert f"Table {table}, line 9 of {len(before)}" in told
    assert reason in told
    assert lines_of(store, table) == before
    assert doctor(store, "--repair") == 0
    assert "Cut back to line 8" in capsys.readouterr().out
    (copy,) = store.parent.glob("*before-repair*")
    assert lines_of(copy, table) == before
    assert lines_of(store, table)[:8] == before[:8]
    assert doctor(store) == 0
    with serving(settings_for(store)) as house:
        anna = house.visitor(token)
        assert anna.play(table)["version"] == len(lines_of(store, table))
        assert anna.play(other)["version"] == len(lines_of(store, other))


def test_a_roll_that_its_seed_did_not_give_is_found_and_rolled_anew(
    store: Path, played: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played[2]
    lines = lines_of(store, table)
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("*: roll"))
    faces = lines[number - 1].split()[2:]
    forged = ["6"] * len(faces) if set(faces) != {"6"} else ["1"] * len(faces)
    spoil(store, LINE, f"*: roll {' '.join(forged)}", table, number)
    assert doctor(store, "--repair") == 0
    assert "not what the dice gave" in capsys.readouterr().out
    assert lines_of(store, table)[number - 1] == lines[number - 1]


def test_a_gap_and_a_torn_end_are_found(
    store: Path, played: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, first, second, _ = played
    spoil(store, 'DELETE FROM entries WHERE "table" = ? AND number = 7', first)
    lines = lines_of(store, second)
    roll = max(n for n, line in enumerate(lines, 1) if line.startswith("*"))
    spoil(store, 'DELETE FROM entries WHERE "table" = ? AND number >= ?', second, roll)
    assert doctor(store) == 1
    told = capsys.readouterr().out
    assert f"Table {first}, line 7 of" in told
    assert f"Table {second} stops after line {roll - 1}" in told
    assert doctor(store, "--repair") == 0
    assert doctor(store) == 0
    assert lines_of(store, second)[roll - 1] == lines[roll - 1]


@pytest.mark.parametrize(
    ("what", "worth"),
    [
        *(("version", 3), ("waiting", "[0, 1]"), ("waiting", "[7]"), ("waiting", "{")),
        *(("glance", "[9, 9, [], []]"), ("glance", "no"), ("status", "over"), ("status", "gone")),
        ("status", "lobby"),
    ],
)
def test_what_a_table_says_of_itself_is_set_right(
    store: Path, played: Played, what: str, worth: object
) -> None:
    table = played[2]
    with opened(store) as connection:
        query = f"SELECT {what} FROM tables WHERE id = ?"
        right = connection.execute(query, (table,)).fetchone()[0]
    if right == worth:
        worth = "[1, 0]"
    spoil(store, f"UPDATE tables SET {what} = ? WHERE id = ?", worth, table)
    assert doctor(store) == 1
    assert doctor(store, "--repair") == 0
    with opened(store) as connection:
        assert connection.execute(query, (table,)).fetchone()[0] == right
    assert doctor(store) == 0


def test_what_belongs_to_nothing_goes(
    store: Path, played: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(store, "INSERT INTO entries VALUES ('nowhere', 1, '0: pass', NULL)")
    spoil(store, "UPDATE tables SET rematch = 'nowhere' WHERE id = ?", played[2])
    assert doctor(store) == 1
    told = capsys.readouterr().out
    assert "rows in “entries”" in told
    assert f"Table {played[2]}: the table of its rematch" in told
    assert doctor(store, "--repair") == 0
    assert doctor(store) == 0


@pytest.mark.parametrize("damage", ["game = 'chess'", "options = 'none'", "seed = x'00'"])
def test_what_cannot_be_mended_is_said_and_kept(
    store: Path, played: Played, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    table = played[2]
    spoil(store, f"UPDATE tables SET {damage} WHERE id = ?", table)
    before = lines_of(store, table)
    assert doctor(store, "--repair") == 1
    told = capsys.readouterr().out
    assert f"Table {table}" in told
    if damage.startswith("seed"):
        return
    assert lines_of(store, table) == before


def test_a_damaged_index_is_made_anew(
    store: Path, capsys: pytest.CaptureFixture[str], played: Played
) -> None:
    with opened(store) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = 'CREATE INDEX tables_by_owner ON tables (version)'"
            " WHERE name = 'tables_by_owner'"
        )
    assert doctor(store) == 1
    told = capsys.readouterr().out
    assert "The file is damaged" in told
    assert "“tables_by_owner” is not as this program makes it" in told


def test_what_new_indexes_do_not_mend_is_not_called_mended(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def crests_are(kind: str, other: str) -> None:
        with opened(store) as connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(
                "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'guests'",
                (f"crest {kind},", f"crest {other},"),
            )

    crests_are("TEXT NOT NULL", "TEXT")
    spoil(store, "UPDATE guests SET crest = NULL WHERE name = 'Anna'")
    crests_are("TEXT", "TEXT NOT NULL")
    assert doctor(store, "--repair") == 1
    told = capsys.readouterr().out
    assert "The file is damaged" in told
    assert "guests.crest" in told


def test_a_torn_file_is_told_in_a_sentence(store: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = store.read_bytes()
    store.write_bytes(whole[:8192] + bytes(len(whole) - 16384) + whole[-8192:])
    assert doctor(store) in (1, 2)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert told.out or told.err


def test_the_doctor_waits_until_nobody_has_the_store(
    store: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = holding(store)
    try:
        assert doctor(store) == 2
    finally:
        end(other)
    assert "in use" in capsys.readouterr().err
    assert doctor(tmp_path / "nothing.sqlite") == 2
    assert "no file" in capsys.readouterr().err
    assert not (tmp_path / "nothing.sqlite.lock").exists()


def test_an_earlier_store_is_looked_at_and_left_as_it_is(store: Path, played: Played) -> None:
    with opened(store) as connection:
        go_back(connection, 5)
    before = store.read_bytes()
    assert doctor(store) == 0
    assert store.read_bytes() == before
    # Its games say from now on by which rules they were begun.
    with serving(settings_for(store)):
        pass
    with opened(store) as connection:
        found = set(connection.execute("SELECT status, rules FROM tables"))
    assert found == {("running", "1"), ("lobby", "")}


def test_many_tables_are_counted_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna = house.guest("Anna")
        for _ in range(120):
            anna.table("me", "open")
    assert doctor(tmp_path / "s.sqlite") == 0
    assert "100 of 120 tables" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ("UPDATE entries SET line = '0: fly' WHERE number = 9 AND \"table\" = ?", "unreadable"),
        ('DELETE FROM entries WHERE number = 9 AND "table" = ?', "unreadable"),
        ("UPDATE tables SET version = 5 WHERE id = ?", "unreadable"),
        ("UPDATE tables SET waiting = '{' WHERE id = ?", "unreadable"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "unreadable"),
        ('DELETE FROM seats WHERE seat = 0 AND "table" = ?', "unreadable"),
        ('DELETE FROM seats WHERE "table" = ?', "unreadable"),
        ("UPDATE entries SET line = '0: fly' WHERE number = 9 AND \"table\" = ?", "other-rules"),
    ],
)
def test_a_damaged_table_says_so_and_no_other_is_harmed(
    store: Path, played: Played, caplog: pytest.LogCaptureFixture, damage: str, code: str
) -> None:
    _, token, table, other, _ = played
    spoil(store, damage, table)
    if code == "other-rules":
        spoil(store, "UPDATE tables SET rules = '0' WHERE id = ?", table)
    with caplog.at_level(logging.ERROR), serving(settings_for(store)) as house:
        anna = house.visitor(token)
        for way in ("", "/play", "/end"):
            answer = anna.ask("GET", f"/api/tables/{table}{way}")
            assert (answer.status_code, answer.json()["code"]) == (500, code)
            assert len(answer.json()["error"].splitlines()) == 1
        if code == "unreadable":
            assert any(record.message == "table unreadable" for record in caplog.records)
        ids = [each["id"] for each in anna.get("/api/me")["tables"]]
        assert other in ids
        assert anna.play(other)["version"] == len(lines_of(store, other))
        assert anna.put("/api/me", name="Anna II", crest="lion")["name"] == "Anna II"


def test_one_damaged_table_keeps_no_bot_from_waking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ponder(*facts: object) -> str:
        return str(await asyncio.Event().wait())

    store = tmp_path / "s.sqlite"
    with monkeypatch.context() as patch, serving(settings_for(store)) as house:
        patch.setattr(BotWorkers, "choose", ponder)
        tables = [waiting_for_a_bot(house) for _ in range(2)]
    spoil(store, LINE, "nonsense", tables[0], 1)
    with serving(settings_for(store)) as house:
        wait_until(lambda: moved_on(house, tables[1]))
        assert tables[0] not in house.hall.tables


def waiting_for_a_bot(house: Served) -> str:
    anna = house.guest("Anna")
    table = str(anna.table("me", "random", edition="first")["id"])
    while anna.play(table)["waiting"] == [0]:
        anna.move(table, f"{anna.play(table)['version']}")
    return table


def moved_on(house: Served, table: str) -> bool:
    live = house.hall.tables.get(table)
    return live is not None and live.row.waiting == (0,)


def test_a_game_of_other_rules_that_still_fits_is_played_on(store: Path, played: Played) -> None:
    _, token, table, _, bela = played
    spoil(store, "UPDATE tables SET rules = '0' WHERE id = ?", table)
    assert doctor(store) == 0
    with serving(settings_for(store)) as house:
        anna = house.visitor(token)
        now = anna.play(table)
        people = {True: anna, False: house.visitor(bela)}
        people[bool(now["legal"])].move(table, "on")
        row = at_once(house.store.table(table))
        assert row is not None
        assert row.rules == burgrave.game("kingsburg").rules_version
        assert row.version > now["version"]


def test_a_game_of_other_rules_that_does_not_fit_is_never_cut(
    store: Path, played: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played[2]
    spoil(store, LINE, "0: fly", table, 9)
    spoil(store, "UPDATE tables SET rules = '0' WHERE id = ?", table)
    before = lines_of(store, table)
    assert doctor(store, "--repair") == 1
    assert f"Table {table} was begun by version 0" in capsys.readouterr().out
    assert lines_of(store, table) == before
    check(store)
