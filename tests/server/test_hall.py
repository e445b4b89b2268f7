"""The hall by itself: who is known, what is refused, what is listed, what wakes up."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from burgrave.server import guests, store
from burgrave.server.audience import Listener
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.heavy_work import Who
from burgrave.server.hosting import set_options
from burgrave.server.keys import hashed
from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import Refusal
from burgrave.server.rows import Glance, SeatRow
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.wire import CRESTS, NewTable, Profile, SeatWish
from tests.server.house import at_once
from tests.server.test_memory import asked, in_hall, sit, until_a_bot_is_asked

ME, OPEN, BOT = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot", bot="random")


async def guest(hall: Hall, name: str) -> Visitor:
    return await hall.rename(await hall.guests.welcome(Visitor()), Profile(name=name, crest="lion"))


async def lobby(hall: Hall, owner: Visitor, *seats: SeatWish) -> LiveTable:
    wish = NewTable(game="kingsburg", options={"edition": "first"}, seats=list(seats))
    return await hall.create(owner, wish)


async def seat_down(hall: Hall, owner: Visitor, table: LiveTable, who: Visitor) -> None:
    """Take the first open seat by the link that its owner sees."""
    info = hall.info(table.row, owner)
    link = next(seat.link for seat in info.seats if seat.link)
    await hall.claim(who, table, str(link).rpartition("#")[2].rpartition("=")[2])


async def refused(what: object, code: str) -> None:
    with pytest.raises(Refusal) as told:
        await what  # type: ignore[misc]
    assert told.value.code == code


def test_who_shows_a_token_is_known_by_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        anna = await guest(hall, "Anna")
        assert anna.token is not None
        assert (await hall.guests.visitor(anna.token)).guest == anna.guest
        for token in (None, "", "x", "x" * 100, "x" * 101, anna.token + "x"):
            assert (await hall.guests.visitor(token)).guest is None
        assert (await hall.guests.welcome(anna)) is anna
        again = Hall(hall.settings, hall.store, hall.workers)
        assert (await again.guests.visitor(anna.token)).guest == anna.guest

    in_hall(tmp_path / "s.sqlite", play)


def test_what_is_too_long_for_a_token_is_not_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        looked_up: list[bytes] = []

        async def nobody(secret: bytes) -> None:
            looked_up.append(secret)

        monkeypatch.setattr(hall.store, "guest", nobody)
        for token, times in (("", 0), ("x" * 101, 0), ("x" * 100, 1)):
            assert (await hall.guests.visitor(token)).guest is None
            assert len(looked_up) == times

    in_hall(tmp_path / "s.sqlite", play)


def test_that_a_guest_is_here_is_noted_once_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        now = [1e9]
        for module in (guests, store):
            monkeypatch.setattr(module, "time", lambda: now[0])
        anna = await guest(hall, "Anna")
        assert anna.token is not None
        for later, noted in ((0, 0), (3600, 0), (3601, 3601), (7201, 3601), (7202, 7202)):
            now[0] = 1e9 + later
            assert (await hall.guests.visitor(anna.token)).guest == anna.guest
            await hall.store.write(lambda connection: None)  # after all that is to be written
            known = await hall.store.guest(hashed(anna.token))
            assert known is not None
            assert known.seen == 1e9 + noted

    in_hall(tmp_path / "s.sqlite", play)


def test_a_table_needs_a_game_and_one_seat_for_a_person(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        anna = await guest(hall, "Anna")
        chess = NewTable(game="chess", options={}, seats=[ME, BOT])
        await refused(hall.create(anna, chess), "wrong")
        for seats in ([ME, ME], [BOT, BOT], [ME], [ME, *[OPEN] * 5]):
            await refused(lobby(hall, anna, *seats), "wrong")
        assert (await hall.me(anna)).tables == []
        assert (await lobby(hall, anna, ME, BOT)).row.status == "running"
        assert (await lobby(hall, anna, ME, OPEN)).row.status == "lobby"
        assert (await lobby(hall, anna, OPEN, BOT)).row.status == "lobby"

    in_hall(tmp_path / "s.sqlite", play)


def test_what_waits_for_a_guest_is_listed_first(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        stranger = await hall.me(Visitor())
        assert (stranger.name, stranger.crest, stranger.tables) == ("", CRESTS[0], [])
        anna, table = await sit(hall, "random")
        await asked(table)
        waiting = await lobby(hall, anna, ME, OPEN)
        assert [info.id for info in (await hall.me(anna)).tables] == [table.row.id, waiting.row.id]
        bela = await guest(hall, "Béla")
        assert ((await hall.me(bela)).name, (await hall.me(bela)).tables) == ("Béla", [])

    in_hall(tmp_path / "s.sqlite", play)


def test_seats_are_taken_once_and_by_those_who_have_none(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        anna, bela, cili = [await guest(hall, name) for name in ("Anna", "Béla", "Cili")]
        table = await lobby(hall, anna, ME, OPEN, OPEN)
        await refused(hall.claim(bela, table, "nothing"), "not-yours")
        with pytest.raises(Refusal):
            hall.check_key(table, "nothing")
        await seat_down(hall, anna, table, bela)
        assert [seat.name for seat in table.row.seats] == ["Anna", "Béla", ""]
        await refused(seat_down(hall, anna, table, bela), "seated")
        await refused(hall.reseat(anna, table, 1, ME), "seated")
        await refused(hall.reseat(bela, table, 2, ME), "not-yours")
        await refused(hall.reseat(anna, table, 3, OPEN), "wrong")
        await refused(hall.reseat(anna, table, -1, OPEN), "wrong")
        await refused(hall.seat_link(bela, table, 0), "not-yours")
        await refused(hall.seat_link(bela, table, 3), "wrong")
        await refused(hall.ready(cili, table, True, None), "not-yours")
        await refused(hall.ready(bela, table, True, "two\nlines"), "wrong")
        await refused(set_options(hall, bela, table, {"edition": "revised"}), "not-yours")
        await refused(hall.rematch(bela, table), "not-dealt")
        await refused(hall.rematch(cili, table), "not-yours")
        await hall.reseat(bela, table, 1, OPEN)
        assert table.row.seats[1].kind == "open"
        # The key that opened the seat does so again.
        await seat_down(hall, anna, table, cili)
        assert table.row.seats[1].name == "Cili"

    in_hall(tmp_path / "s.sqlite", play)


def test_the_first_share_of_a_seat_stands(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        anna, bela = [await guest(hall, name) for name in ("Anna", "Béla")]
        table = await lobby(hall, anna, ME, OPEN)
        await seat_down(hall, anna, table, bela)
        await hall.ready(bela, table, False, "my own")
        assert (table.row.seats[1].share, table.row.seats[1].ready) == ("my own", False)
        await hall.ready(bela, table, True, "another")
        assert (table.row.seats[1].share, table.row.seats[1].ready) == ("my own", True)
        assert table.row.status == "lobby"
        await hall.ready(anna, table, True, None)
        assert table.row.status == "running"
        await refused(hall.ready(anna, table, False, None), "dealt")
        await refused(set_options(hall, anna, table, {"edition": "revised"}), "dealt")
        await refused(hall.reseat(anna, table, 1, ME), "not-yours")
        await refused(hall.reseat(anna, table, 1, OPEN), "running")
        await refused(hall.reseat(anna, table, 1, BOT), "wrong")

    in_hall(tmp_path / "s.sqlite", play)


def test_only_tables_with_bots_to_move_wake_up(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    left: list[str] = []

    async def leave(hall: Hall) -> None:
        _, mine = await sit(hall, "random")
        await asked(mine)
        _, bots = await sit(hall, "random")
        await until_a_bot_is_asked(bots)
        left.extend((mine.row.id, bots.row.id))

    async def come_back(hall: Hall) -> None:
        await hall.wake()
        assert set(hall.tables) == {left[1]}

    in_hall(path, leave, pause=60.0)
    in_hall(path, come_back, pause=60.0)


def test_a_table_wakes_up_at_which_a_bot_stands_in_for_who_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"

    async def leave(hall: Hall) -> None:
        await asked((await sit(hall, "random"))[1])

    async def come_back(hall: Hall) -> None:
        await hall.wake()
        assert len(hall.tables) == 1

    in_hall(path, leave)
    with closing(sqlite3.connect(path)) as left, left:
        left.execute("UPDATE seats SET stand_in = 'random' WHERE kind = 'person'")
    in_hall(path, come_back)


def test_a_rematch_moves_everybody_on_by_one_seat(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        anna, bela = [await guest(hall, name) for name in ("Anna", "Béla")]
        table = await lobby(hall, anna, ME, OPEN, BOT)
        await seat_down(hall, anna, table, bela)
        for who in (anna, bela):
            await hall.ready(who, table, True, "share")
        await table.change(lambda row: replace(row, status="over"))
        again = await hall.rematch(bela, table)
        assert [seat.guest for seat in again.row.seats] == [bela.id, None, anna.id]
        assert [seat.seat for seat in again.row.seats] == [0, 1, 2]
        assert [seat.ready for seat in again.row.seats][::2] == [True, False]
        assert {seat.share for seat in again.row.seats} == {""}
        assert (again.row.status, again.row.owner) == ("lobby", bela.id)
        assert (again.row.options, again.row.game) == (table.row.options, "kingsburg")
        assert await hall.rematch(anna, table) is again
        assert again.row.seed != table.row.seed

    in_hall(tmp_path / "s.sqlite", play)


def test_a_store_is_private_and_remembers_everything(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "s.sqlite"

    async def play(hall: Hall) -> None:
        anna = await guest(hall, "Anna")
        table = await lobby(hall, anna, ME, OPEN)
        glance = Glance(3, 2, (1, 2), (40, 30))
        seat = SeatRow(
            1, "person", anna.id, None, "A", "lion", True, "random", "s", b"k", 4, b"m", True
        )
        await table.change(
            lambda row: replace(row, glance=glance, seats=(row.seats[0], seat), waiting=(0, 1))
        )
        assert anna.id is not None
        assert [row.id for row in (await hall.store.tables_of(anna.id, 1))] == [table.row.id]
        assert (await hall.store.tables_of(anna.id + 1, 5)) == []
        assert (await hall.store.running()) == []
        found = await hall.store.table(table.row.id)
        assert found == replace(table.row, touched=found.touched if found else 0.0)
        other = await lobby(hall, anna, ME, OPEN)
        both = await hall.store.tables_of(anna.id, 5)
        assert {row.id for row in both} == {table.row.id, other.row.id}
        assert len(await hall.store.tables_of(anna.id, 1)) == 1

    in_hall(path, play)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    store = SqliteStore(path)
    assert at_once(store.table("nothing")) is None
    assert at_once(store.lines("nothing")) == []
    store.close()


def test_the_sweep_leaves_a_table_with_an_audience(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await asyncio.create_task(sit(hall, "random"))
        await asked(table)
        listener = Listener(None, None, room=100)
        await asyncio.create_task(table.listen(listener, None))
        await asyncio.sleep(0)
        hall.sweep()
        assert hall.tables[table.row.id] is table
        table.leave(listener)
        hall.sweep()
        assert hall.tables == {}

    in_hall(tmp_path / "s.sqlite", play, idle=-1.0)


def test_news_of_a_table_are_made_for_each_socket(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        anna, bela = [await guest(hall, name) for name in ("Anna", "Béla")]
        table = await lobby(hall, anna, ME, OPEN)

        def told(who: Visitor) -> Any:
            listener = Listener(who.id, who.token, room=1)
            return json.loads(hall.live_info(table, listener))["table"]

        assert (told(anna)["you"], told(bela)["you"], told(Visitor())["you"]) == (0, None, None)
        assert "link" in told(anna)["seats"][1]
        assert "link" not in told(bela)["seats"][1]

    in_hall(tmp_path / "s.sqlite", play)


def test_who_acts_at_once_asks_the_store_only_when_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        table = await lobby(hall, await guest(hall, "Anna"), ME, BOT)
        asked_for: list[str] = []
        looked_up = hall.table

        async def counted(id: str) -> LiveTable:
            asked_for.append(id)
            return await looked_up(id)

        monkeypatch.setattr(hall, "table", counted)

        async def revision(at: LiveTable) -> int:
            return at.row.revision

        tried: list[int] = []

        async def refuse(at: LiveTable) -> int:
            tried.append(at.row.revision)
            raise Refusal(409, "stale", "Too late.")

        assert await hall.at_table(table.row.id, revision, at_once=True) == table.row.revision
        assert asked_for == []
        assert await hall.at_table(table.row.id, revision) == table.row.revision
        assert asked_for == [table.row.id]
        await refused(hall.at_table(table.row.id, refuse, at_once=True), "stale")
        assert asked_for == [table.row.id] * 2
        assert tried == [table.row.revision]

    in_hall(tmp_path / "s.sqlite", play)


@pytest.mark.parametrize("workers", [0, 1])
def test_what_strangers_bring_is_looked_at_where_bots_think(tmp_path: Path, workers: int) -> None:
    async def play(hall: Hall) -> None:
        where = await hall.heavy_work.apart(Who("guest 1", "home"), os.getpid)
        assert (where == os.getpid()) is (workers == 0)

    in_hall(tmp_path / "s.sqlite", play, workers=workers)
