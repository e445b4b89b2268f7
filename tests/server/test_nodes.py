"""Several servers on one database: whoever asks at whichever of them finds the same hall."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from burgrave.server import nodes
from burgrave.server.housekeeping import DAY
from burgrave.server.schema import MIGRATIONS
from tests.server import postgres
from tests.server.crossing import Crossing
from tests.server.house import (
    PATIENCE,
    Json,
    Person,
    Served,
    at_once,
    dealt,
    serving,
    settings_for,
    wait_until,
)

NOTICES = ("table", "talk", "told", "ear", "guest", "people", "node", "beat")

pytestmark = pytest.mark.skipif(postgres.why_not() is not None, reason="there is no PostgreSQL")


@contextmanager
def several(number: int, *databases: str, **changes: Any) -> Iterator[list[Served]]:
    """So many servers, each by its own way to the database, if there are several."""
    with ExitStack() as open_doors:
        ways = [databases[n % len(databases)] for n in range(number)]
        yield [open_doors.enter_context(serving(settings_for(way, **changes))) for way in ways]


@pytest.fixture
def both(database: str) -> Iterator[list[Served]]:
    with several(2, database) as served:
        yield served


def at(house: Served, person: Person) -> Person:
    """The same person at another server."""
    return house.visitor(person.token)


def told(socket: ClientConnection, fits: Callable[[Json], bool]) -> Json:
    """The next message of a socket that is such a one."""
    while True:
        message: Json = json.loads(socket.recv(timeout=PATIENCE))
        if fits(message):
            return message


def is_update(message: Json) -> bool:
    return message["type"] in ("update", "change")


def a_move(person: Person, table: str, id: str) -> Json:
    now = person.play(table)
    return {"id": id, "version": now["version"], "action": now["legal"][-1]["text"]}


def asked(table: str, *people: Person) -> Person:
    return next(person for person in people if person.play(table)["legal"])


def test_a_game_is_played_at_two_servers_at_once(both: list[Served]) -> None:
    here, there = both
    anna, bela = here.guest("Anna"), there.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with anna.socket(table) as socket:
        told(socket, is_update)
        for number in range(8):
            mover = asked(table, anna, bela)
            version = mover.move(table, f"m{number}")
            wait_until(lambda: told(socket, is_update)["version"] == version)  # noqa: B023
    assert anna.play(table)["log"] == at(there, anna).play(table)["log"]
    lines = at_once(here.store.lines(table))
    assert [line.move.partition(":")[2] for line in lines if line.move] == [
        f"m{number}" for number in range(8)
    ]


def test_the_same_move_at_two_servers_is_played_once(both: list[Served]) -> None:
    here, there = both
    anna, bela = here.guest("Anna"), here.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    mover = asked(table, anna, bela)
    twin = at(there, mover)
    twin.play(table)
    move = a_move(mover, table, "m")
    answers = [person.post(f"/api/tables/{table}/moves", **move) for person in (mover, twin)]
    assert answers[0] == answers[1]
    assert len([line for line in at_once(here.store.lines(table)) if line.move]) == 1


def test_who_knows_more_than_a_server_is_believed(database: str) -> None:
    """A server that hears nothing is behind; a decision of somebody ahead of it makes it read."""
    with several(2, database) as (here, there):
        anna, bela = here.guest("Anna"), here.guest("Béla")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        mover = asked(table, anna, bela)
        twin = at(there, mover)
        twin.play(table)
        deaf(there)
        for number in range(3):
            mover = asked(table, anna, bela)
            mover.move(table, f"m{number}")
        mover = asked(table, anna, bela)
        move = a_move(mover, table, "last")
        assert at(there, mover).post(f"/api/tables/{table}/moves", **move)["version"]


def deaf(house: Served) -> None:
    """Let a server hear and look no more by itself."""
    among = house.hall.nodes
    assert among is not None

    async def nothing(ids: object) -> None:
        return None

    for name, instead in (("_hear", str), ("_miss", list), ("_look", nothing)):
        setattr(among, name, instead)


def test_what_comes_too_late_is_refused_as_stale(both: list[Served]) -> None:
    here, there = both
    anna, bela = here.guest("Anna"), here.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    mover = asked(table, anna, bela)
    twin = at(there, mover)
    twin.play(table)
    deaf(there)
    old = a_move(mover, table, "old")
    while asked(table, anna, bela) is mover:
        mover.move(table, f"n{mover.play(table)['version']}")
    late = twin.ask("POST", f"/api/tables/{table}/moves", **old)
    assert (late.status_code, late.json()["code"]) == (409, "not-your-turn")


def test_what_a_server_cannot_know_it_does_not_refuse(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is cut off shows what it has, and says so where that does not do."""
    monkeypatch.setattr("burgrave.server.postgres_store._PATIENCE", 1.0)
    with closing(Crossing(database)) as crossing, several(2, crossing.address, database) as served:
        here, there = served
        anna, bela = there.guest("Anna"), there.guest("Béla")
        lobby = anna.table("me", "open", edition="first")
        table, twin = f"/api/tables/{lobby['id']}", at(here, bela)
        assert at(here, anna).get(table)["status"] == twin.get(table)["status"] == "lobby"
        crossing.cut()
        bela.post(f"{table}/claim", key=lobby["seats"][1]["link"].partition("#key=")[2])
        for person in (anna, bela):
            person.post(f"{table}/ready", ready=True)
        move = a_move(asked(lobby["id"], anna, bela), lobby["id"], "m")
        assert twin.get(table)["status"] == "lobby"
        for method, what, body in (
            ("GET", "play", {}),
            ("GET", "end", {}),
            ("GET", "replay", {}),
            ("POST", "ready", {"ready": True}),
            ("POST", "moves", {**move, "version": 0}),
        ):
            answer = twin.ask(method, f"{table}/{what}", **body)
            assert (what, answer.status_code, answer.json()["code"]) == (what, 503, "store-away")
        crossing.mend()
        wait_until(lambda: twin.ask("GET", f"{table}/play").status_code == 200)
        assert twin.play(lobby["id"]) == bela.play(lobby["id"])


def test_who_has_sat_down_elsewhere_is_no_stranger(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "BEAT", 60.0)
    with several(2, database) as (here, there):
        among = there.hall.nodes
        assert among is not None
        monkeypatch.setattr(among, "_hear", lambda word: None)
        anna, bela = here.guest("Anna"), here.guest("Béla")
        lobby = anna.table("me", "open", edition="first")
        table, key = lobby["id"], lobby["seats"][1]["link"].partition("#key=")[2]
        at(there, bela).get(f"/api/tables/{table}")
        bela.post(f"/api/tables/{table}/claim", key=key)
        for person in (anna, bela):
            person.post(f"/api/tables/{table}/ready", ready=True)
        while asked(table, anna, bela) is anna:
            anna.move(table, f"n{anna.play(table)['version']}")
        move = a_move(bela, table, "m")
        assert there.hall.tables[table].row.status == "lobby"
        assert at(there, bela).post(f"/api/tables/{table}/moves", **move)["version"]


def test_a_lost_notice_heals(both: list[Served], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = both
    among = there.hall.nodes
    assert among is not None
    monkeypatch.setattr(among, "_hear", lambda word: None)
    anna, bela = here.guest("Anna"), here.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with at(there, anna).socket(table) as socket:
        told(socket, is_update)
        mover = asked(table, anna, bela)
        version = mover.move(table, "m")
        anna.post(f"/api/tables/{table}/talk", id="1", text="hallo", language="de")
        missing = {"change", "talk"}
        while missing:
            message = told(socket, lambda m: m["type"] in missing)
            if message.get("lines") or message.get("version", 0) >= version:
                missing.discard(message["type"])


def test_a_lobby_is_one_at_all_servers(both: list[Served]) -> None:
    here, there = both
    anna, bela = here.guest("Anna"), there.guest("Béla")
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    with anna.socket(table["id"]) as socket:
        link = table["seats"][1]["link"].partition("#key=")[2]
        bela.post(f"{path}/claim", key=link)
        info = told(socket, lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] != "")
        assert info["table"]["seats"][1]["name"] == "Béla"
        at(there, anna).ask("DELETE", f"{path}/seats/2")
        told(socket, lambda m: m["type"] == "table" and len(m["table"]["seats"]) == 2)
        assert [each["id"] for each in at(there, anna).get("/api/me")["tables"]] == [table["id"]]
        bela.put("/api/me", name="Bertram", crest="lion")
        told(socket, lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bertram")
        assert at(here, bela).get("/api/me")["name"] == "Bertram"
        for person in (anna, bela):
            person.post(f"{path}/ready", ready=True)
        assert told(socket, is_update)["log"]


def test_a_deleted_table_is_gone_everywhere(both: list[Served]) -> None:
    here, there = both
    anna = here.guest("Anna")
    table = anna.table("me", "open")["id"]
    with at(there, anna).socket(table) as socket:
        told(socket, lambda message: message["type"] == "table")
        assert anna.ask("DELETE", f"/api/tables/{table}").status_code < 300
        told(socket, lambda message: message["type"] == "gone")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    assert at(there, anna).ask("GET", f"/api/tables/{table}").status_code == 404


def connected(person: Person, table: str, seat: int) -> bool:
    return bool(person.get(f"/api/tables/{table}")["seats"][seat]["connected"])


def test_who_is_here_at_one_server_is_here_at_all(
    both: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = both
    anna, bela = here.guest("Anna"), there.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with anna.socket(table) as socket:
        with bela.socket(table):
            told(socket, lambda m: m["type"] == "table" and m["table"]["seats"][1]["connected"])
        told(socket, lambda m: m["type"] == "table" and not m["table"]["seats"][1]["connected"])
        assert not connected(anna, table, 1)


def test_a_bot_is_called_by_people_at_different_servers(database: str) -> None:
    with several(2, database, grace=0.0) as (here, there):
        anna, bela, cili = here.guest("Anna"), there.guest("Béla"), here.guest("Cili")
        table = dealt(anna, bela, cili, seats=("me", "open", "open"), edition="first")
        with anna.socket(table) as one, bela.socket(table) as two:
            with cili.socket(table):
                pass
            path = f"/api/tables/{table}/seats/2"
            told(two, lambda m: m["type"] == "table" and m["table"]["seats"][2].get("away"))
            wait_until(lambda: connected(anna, table, 1) and connected(bela, table, 0))
            anna.put(path, kind="bot")
            told(two, lambda m: _agreed(m) == [0])
            bela.put(path, kind="bot")
            told(one, lambda m: m["type"] == "table" and m["table"]["seats"][2]["standIn"])


def _agreed(message: Json) -> list[int]:
    if message["type"] != "table":
        return []
    away: Json = message["table"]["seats"][2].get("away") or {}
    return list(away.get("agreed", []))


def test_one_server_lets_the_bots_think_and_another_goes_on_when_it_is_gone(database: str) -> None:
    with several(1, database) as (here,):
        anna = here.guest("Anna")
        table = anna.table("me", "random", "random", edition="first")["id"]
        wait_until(lambda: plays(anna, table) and holder(here) == {table})
        with several(1, database) as (there,):
            twin = at(there, anna)
            for _ in range(6):
                wait_until(lambda: plays(twin, table))
            assert holder(here) == {table}
            assert holder(there) == set()
            # The first one is told to stop: what was its own to do is anybody's at once.
            here.uvicorn.should_exit = True
            wait_until(lambda: plays(twin, table) and holder(there) == {table})


def holder(house: Served) -> set[str]:
    """The tables whose bots a server lets think."""
    among = house.hall.nodes
    assert among is not None
    return among._claims - {"house"}


def plays(person: Person, table: str) -> bool:
    """Play on, if it is one's turn; was it?"""
    now = person.play(table)
    if now["legal"]:
        person.move(table, f"at {now['version']}")
    return bool(now["legal"])


def test_a_limit_for_newcomers_counts_at_all_servers(database: str) -> None:
    with several(2, database, newcomers=0.001, newcomers_at_once=4) as (here, there):
        came = [house.visitor().ask("PUT", "/api/me", name="Anna") for house in (here, there) * 3]
        assert [answer.status_code for answer in came] == [200] * 4 + [429] * 2


def test_one_server_keeps_house_and_spares_what_others_have_open(database: str) -> None:
    with several(2, database) as (here, there):
        anna = there.guest("Anna")
        kept, old = anna.table("me", "open")["id"], anna.table("me", "open")["id"]
        here.store.submit(
            lambda store: store.execute("UPDATE tables SET touched = 1.0 * ?", (DAY,))
        ).result()
        with there.visitor().socket(kept) as socket:
            told(socket, lambda message: message["type"] == "table")
            wait_until(lambda: kept in at_once(_in_use(here)))
            wait_until(lambda: not there.hall.tables[old].in_use)
            loop = here.uvicorn.servers[0].get_loop()
            gone = asyncio.run_coroutine_threadsafe(here.hall.prune(), loop).result(PATIENCE)
            assert gone.tables == (old,)
        assert at(here, anna).ask("GET", f"/api/tables/{old}").status_code == 404
        wait_until(lambda: old not in there.hall.tables)


async def _in_use(house: Served) -> frozenset[str]:
    among = house.hall.nodes
    assert among is not None
    return await among.in_use()


def test_a_server_without_its_database_loses_its_lease_and_finds_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "BEAT", 0.2)
    monkeypatch.setattr(nodes, "LEASE", 1.0)
    monkeypatch.setattr("burgrave.server.postgres_store._PATIENCE", 1.0)
    with closing(Crossing(database)) as crossing, several(2, crossing.address, database) as served:
        here, there = served
        anna = here.guest("Anna")
        table = anna.table("me", "random", edition="first")["id"]
        wait_until(lambda: bool(anna.play(table)["legal"]))
        twin = at(there, anna)
        twin.play(table)
        crossing.stall()
        # The bots of a server that is cut off think at the other one.
        for number in range(4):
            wait_until(lambda: bool(twin.play(table)["legal"]))
            twin.move(table, f"m{number}")
        wait_until(lambda: bool(twin.play(table)["legal"]))
        wait_until(lambda: table in holder(there))
        crossing.mend()
        wait_until(lambda: anna.ask("GET", "/readyz").status_code == 200)
        wait_until(lambda: anna.play(table)["version"] == twin.play(table)["version"])
        wait_until(lambda: holder(here) == set())


def test_notices_have_ids_and_numbers_alone(both: list[Served], database: str) -> None:
    import psycopg

    from burgrave.server.postgres_notices import CHANNEL

    here, there = both
    with psycopg.connect(database, autocommit=True) as ear:
        (channel,) = ear.execute(f"SELECT {CHANNEL}".encode()).fetchone() or ("",)
        ear.execute(f'LISTEN "{channel}"'.encode())
        anna, bela = here.guest("Anna"), there.guest("Béla")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        with anna.socket(table) as socket:
            asked(table, anna, bela).move(table, "m")
            anna.post(f"/api/tables/{table}/talk", id="1", text="secret", language="en")
            told(socket, lambda m: m["type"] == "talk" and bool(m["lines"]))
        missing = {"table", "talk", "people", "beat", "guest"}
        for notice in ear.notifies(timeout=PATIENCE):
            kind, *rest = notice.payload.split()
            assert kind in {*NOTICES}
            assert all(each == table or each.isdecimal() for each in rest), notice.payload
            missing.discard(kind)
            if not missing:
                return
    raise AssertionError(f"nobody told of {missing}")


def test_a_server_goes_on_beside_one_of_the_next_version(both: list[Served], database: str) -> None:
    import psycopg

    here, there = both
    anna, bela = here.guest("Anna"), there.guest("Béla")
    with psycopg.connect(database, autocommit=True) as later:
        later.execute("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'")
        later.execute("ALTER TABLE seats ADD COLUMN cushion BIGINT NOT NULL DEFAULT 1")
        later.execute("UPDATE burgrave SET version = version + 1")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        asked(table, anna, bela).move(table, "1")
        later.execute("UPDATE tables SET mood = 'better'")
        asked(table, anna, bela).move(table, "2")
        assert later.execute("SELECT mood FROM tables").fetchall() == [("better",)]


@pytest.mark.parametrize("migration", MIGRATIONS[1:], ids=range(2, len(MIGRATIONS) + 1))
def test_a_migration_only_adds(migration: str) -> None:
    """So that servers of the version before go on while a database is brought up to date."""
    for statement in filter(None, map(str.strip, migration.split(";"))):
        words = " ".join(statement.split())
        assert re.match(r"CREATE|UPDATE|ALTER TABLE \w+ ADD COLUMN", words), words
        assert "NOT NULL" not in words or words.startswith("CREATE") or "DEFAULT" in words, words
