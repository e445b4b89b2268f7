"""Bots for people who are away: after the grace, by agreement, until their person is back."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.sync.client import ClientConnection

from burgrave.kernel.state import State
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.presence import Attendance
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.store import Store, StoreRefused
from burgrave.server.wire import NewTable, SeatWish
from tests.server.house import (
    PATIENCE,
    Json,
    Person,
    Served,
    dealt,
    serving,
    settings_for,
    wait_until,
)
from tests.server.test_memory import in_hall

GRACE = 60
"""What a host gets who says nothing else."""
FOUR = ("me", "open", "open", "open")


class Clock:
    """The server's clock, which can be set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("burgrave.server.presence.monotonic", clock)
    return clock


def people_at(house: Served, count: int = 2) -> tuple[list[Person], str]:
    """So many people at a table of the first edition, dealt."""
    people = [house.guest(name) for name in ("Anna", "Bela", "Cili", "Dora")[:count]]
    return people, dealt(*people, seats=FOUR[:count], edition="first")


def seat_of(person: Person, table: str, number: int) -> Json:
    seat: Json = person.get(f"/api/tables/{table}")["seats"][number]
    return seat


def call(person: Person, table: str, number: int, **wish: str) -> Json:
    """Ask for a bot: how the seat is then, or why not."""
    answer = person.ask("PUT", f"/api/tables/{table}/seats/{number}", kind="bot", **wish)
    told: Json = answer.json()
    seat: Json = told["seats"][number] if "seats" in told else told
    return seat


def hand_over(house: Served, clock: Clock) -> tuple[Person, Person, str]:
    """Anna, who has called in a bot for Béla, who is away."""
    (anna, bela), table = people_at(house)
    clock.forward(GRACE + 1)
    assert call(anna, table, 1)["standIn"]
    return anna, bela, table


def everybody_else_is_away(house: Served, table: str, clock: Clock, sockets: int) -> None:
    """Only who has one of so many sockets is still there when the grace is over."""
    wait_until(lambda: len(house.hall.tables[table].audience) == sockets)
    clock.forward(GRACE + 1)


def until_seat(socket: ClientConnection, number: int, **wanted: object) -> Json:
    """Listen until a seat is so."""
    while True:
        told = json.loads(socket.recv(timeout=PATIENCE))
        seat = told["table"]["seats"][number] if told["type"] == "table" else {}
        if all(seat.get(name) == value for name, value in wanted.items()) and seat:
            return dict(seat)


def test_nobody_is_replaced_before_the_grace_is_over(house: Served, clock: Clock) -> None:
    (anna, bela), table = people_at(house)
    assert call(anna, table, 1)["code"] == "present"
    with bela.socket(table) as socket:
        socket.recv(timeout=PATIENCE)
        clock.forward(3600)
        assert call(anna, table, 1)["code"] == "present"
    wait_until(lambda: "away" in seat_of(anna, table, 1))
    assert 0 < seat_of(anna, table, 1)["away"]["seconds"] <= GRACE
    refusal = call(anna, table, 1)
    assert refusal["code"] == "grace"
    assert refusal["error"].startswith("Bela has only just left; a bot can be called in ")
    clock.forward(GRACE - 20)
    assert call(anna, table, 1)["code"] == "grace"
    assert seat_of(anna, table, 1)["away"]["seconds"] <= 20
    assert not seat_of(anna, table, 1)["standIn"]
    clock.forward(20)
    assert seat_of(anna, table, 1)["away"] == {"seconds": 0, "agreed": [], "needed": 1}
    assert call(anna, table, 1)["standIn"]
    assert "away" not in seat_of(anna, table, 1)
    assert call(anna, table, 1)["code"] == "bot"


def test_requests_count_as_being_there(house: Served, clock: Clock) -> None:
    (anna, bela), table = people_at(house)
    clock.forward(GRACE - 10)
    bela.play(table)
    clock.forward(GRACE - 10)
    assert call(anna, table, 1)["code"] == "grace"


def test_the_grace_counts_anew_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    settings = settings_for(tmp_path / "store.sqlite", grace=100.0)
    with serving(settings) as house:
        (anna, _), table = people_at(house)
        clock.forward(101)
        assert seat_of(anna, table, 1)["away"]["seconds"] == 0
    with serving(settings) as house:
        anna = house.visitor(anna.token)
        assert call(anna, table, 1)["code"] == "grace"
        assert seat_of(anna, table, 1)["away"]["seconds"] == 100
        clock.forward(101)
        assert call(anna, table, 1)["standIn"]


def test_only_the_own_seat_goes_to_any_bot(house: Served, clock: Clock) -> None:
    (anna, bela), table = people_at(house)
    clock.forward(GRACE + 1)
    refusal = call(anna, table, 1, bot="random")
    assert (refusal["code"], "steady" in refusal["error"]) == ("wrong", True)
    assert not seat_of(anna, table, 1)["standIn"]
    assert call(anna, table, 1, bot="steady")["standIn"]
    assert house.hall.tables[table].row.seats[1].stand_in == "steady"
    bela.put(f"/api/tables/{table}/seats/1", kind="me")
    assert call(bela, table, 1, bot="random")["standIn"]
    assert house.hall.tables[table].row.seats[1].stand_in == "random"
    # Nor does anybody change the bot that its person chose.
    clock.forward(GRACE + 1)
    assert call(anna, table, 1)["code"] == "bot"
    assert house.hall.tables[table].row.seats[1].stand_in == "random"


def test_neither_a_bot_nor_anybody_before_the_deal_is_away(house: Served, clock: Clock) -> None:
    anna, bela = house.guest("Anna"), house.guest("Bela")
    running = anna.table("me", "greedy", edition="first")["id"]
    lobby = anna.table("me", "open")
    key = lobby["seats"][1]["link"].partition("#key=")[2]
    bela.post(f"/api/tables/{lobby['id']}/claim", key=key)
    clock.forward(GRACE + 1)
    for table in (running, lobby["id"]):
        assert "away" not in seat_of(anna, table, 1)


def test_who_does_not_play_here_calls_nobody(house: Served, clock: Clock) -> None:
    _, table = people_at(house)
    clock.forward(GRACE + 1)
    assert call(house.guest("Eva"), table, 1)["code"] == "not-yours"


class Gate:
    """Holds bots back who have been asked, until it opens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self.asked: list[int] = []
        self.answered: list[int] = []
        choose = BotWorkers.choose

        async def wait(workers: BotWorkers, bot: str, game: str, state: State, seat: int) -> str:
            self.asked.append(seat)
            action = await choose(workers, bot, game, state, seat)
            while not self.opened.is_set():
                await asyncio.sleep(0.005)
            self.answered.append(seat)
            return action

        monkeypatch.setattr(BotWorkers, "choose", wait)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate(monkeypatch)
    yield gate
    gate.opened.set()


def asked_of(anna: Person, bela: Person, table: str) -> None:
    """Play until Béla is asked, and he alone."""
    for number in range(200):
        waiting = anna.play(table)["waiting"]
        if waiting == [1]:
            return
        (anna, bela)[waiting[0]].move(table, f"{number}-on")
    raise AssertionError("Béla is never asked")


@pytest.mark.parametrize("how", ["move", "undo", "socket", "look", "page", "click"])
def test_a_bot_that_thinks_when_its_person_is_back_plays_nothing(
    house: Served, clock: Clock, gate: Gate, how: str
) -> None:
    (anna, bela), table = people_at(house)
    asked_of(anna, bela, table)
    before = bela.play(table)
    clock.forward(GRACE + 1)
    assert call(anna, table, 1)["standIn"]
    wait_until(lambda: gate.asked == [1])
    path = f"/api/tables/{table}"
    version = before["version"]
    if how == "move":
        # It was on the way when the bot came: it counts.
        action = before["legal"][-1]["text"]
        version = bela.post(f"{path}/moves", id="m", version=version, action=action)["version"]
    elif how == "undo":
        assert bela.ask("POST", f"{path}/undo", id="u", version=version).status_code in (200, 409)
        version = house.hall.tables[table].row.version
    elif how == "socket":
        with bela.socket(table) as socket:
            until_seat(socket, 1, standIn=False)
    elif how == "look":
        assert bela.play(table)["legal"] == before["legal"]
    elif how == "page":
        assert not bela.get(path)["seats"][1]["standIn"]
    else:
        assert not bela.put(f"{path}/seats/1", kind="me")["seats"][1]["standIn"]
    gate.opened.set()
    wait_until(lambda: gate.answered == [1] and not house.hall.tables[table].bots.under_way)
    assert house.hall.tables[table].row.version == version
    assert not seat_of(anna, table, 1)["standIn"]
    # Whoever has just been here has the whole grace again.
    assert call(anna, table, 1)["code"] in ("present", "grace")


def test_the_bot_plays_on_until_its_person_acts(house: Served, clock: Clock) -> None:
    anna, bela, table = hand_over(house, clock)
    for number in range(6):
        wait_until(lambda: anna.play(table)["waiting"] == [0])
        anna.move(table, f"{number}")
    assert [seat for seat in house.hall.tables[table].row.seats if seat.called]
    wait_until(lambda: anna.play(table)["waiting"] == [0])
    seen = bela.play(table)
    assert bela.get(f"/api/tables/{table}")["seats"][1]["standIn"] is False
    while seen["waiting"] == [0]:
        anna.move(table, f"on {seen['version']}")
        seen = bela.play(table)
    bela.move(table, "mine")


def test_who_gave_the_seat_away_on_purpose_takes_it_back_by_acting_only(
    house: Served, clock: Clock, gate: Gate
) -> None:
    (anna, bela), table = people_at(house)
    asked_of(anna, bela, table)
    path = f"/api/tables/{table}"
    before = bela.play(table)
    assert call(bela, table, 1, bot="random")["standIn"]
    with bela.socket(table) as socket:
        until_seat(socket, 1, standIn=True)
    with bela.socket(table) as socket:
        until_seat(socket, 1, standIn=True, connected=True)
    assert bela.get(path)["seats"][1]["standIn"]
    assert bela.play(table)["legal"] == before["legal"]
    assert seat_of(anna, table, 1)["standIn"]
    action = before["legal"][-1]["text"]
    move = {"id": "m", "version": before["version"], "action": action}
    version = bela.post(f"{path}/moves", **move)["version"]
    assert not seat_of(anna, table, 1)["standIn"]
    # The same move, sent again over a bad line, is not another act.
    call(bela, table, 1, bot="random")
    assert bela.post(f"{path}/moves", **move)["version"] == version
    assert seat_of(anna, table, 1)["standIn"]
    assert not bela.put(f"{path}/seats/1", kind="me")["seats"][1]["standIn"]


def test_a_refused_move_takes_the_seat_back_all_the_same(house: Served, clock: Clock) -> None:
    (anna, bela), table = people_at(house)
    assert call(bela, table, 1)["standIn"]
    answer = bela.ask("POST", f"/api/tables/{table}/moves", id="m", version=10**6, action="pass")
    assert answer.status_code == 409
    assert not seat_of(anna, table, 1)["standIn"]


def test_more_than_half_of_those_present_have_to_agree(house: Served, clock: Clock) -> None:
    (anna, bela, cili, _), table = people_at(house, 4)
    with anna.socket(table), bela.socket(table) as his, cili.socket(table):
        everybody_else_is_away(house, table, clock, 3)
        assert seat_of(anna, table, 3)["away"] == {"seconds": 0, "agreed": [], "needed": 2}
        told = call(anna, table, 3)
        assert (told["standIn"], told["away"]["agreed"]) == (False, [0])
        # Everybody is told, spectators too; and asking twice is one voice.
        assert until_seat(his, 3, away={"seconds": 0, "agreed": [0], "needed": 2})
        assert seat_of(house.visitor(), table, 3)["away"]["agreed"] == [0]
        assert call(anna, table, 3)["away"]["agreed"] == [0]
        assert call(bela, table, 3)["standIn"]


def test_two_who_are_present_have_to_agree_both(house: Served, clock: Clock) -> None:
    (anna, bela, _), table = people_at(house, 3)
    with anna.socket(table), bela.socket(table):
        everybody_else_is_away(house, table, clock, 2)
        assert call(anna, table, 2)["away"] == {"seconds": 0, "agreed": [0], "needed": 2}
        assert call(bela, table, 2)["standIn"]


def test_who_is_alone_at_the_table_decides_alone(house: Served, clock: Clock) -> None:
    (anna, *_), table = people_at(house, 4)
    clock.forward(GRACE + 1)
    assert call(anna, table, 1)["standIn"]
    assert call(anna, table, 3)["standIn"]
    assert not seat_of(anna, table, 2)["standIn"]


def test_agreement_ends_when_the_absent_one_was_here(house: Served, clock: Clock) -> None:
    (anna, bela, cili, dora), table = people_at(house, 4)
    with anna.socket(table) as hers, bela.socket(table), cili.socket(table):
        everybody_else_is_away(house, table, clock, 3)
        assert call(anna, table, 3)["away"]["agreed"] == [0]
        dora.play(table)
        until_seat(hers, 3, connected=True)
        clock.forward(GRACE + 1)
        assert seat_of(bela, table, 3)["away"] == {"seconds": 0, "agreed": [], "needed": 2}
        assert not call(bela, table, 3)["standIn"]


def test_a_vote_goes_with_its_voter(house: Served, clock: Clock) -> None:
    (anna, bela, cili, _), table = people_at(house, 4)
    with bela.socket(table), cili.socket(table):
        with anna.socket(table):
            everybody_else_is_away(house, table, clock, 3)
            assert call(anna, table, 3)["away"]["agreed"] == [0]
        wait_until(lambda: not seat_of(bela, table, 0)["connected"])
        assert seat_of(bela, table, 3)["away"] == {"seconds": 0, "agreed": [], "needed": 2}
        with anna.socket(table) as hers:
            until_seat(hers, 0, connected=True)
            assert seat_of(bela, table, 3)["away"]["agreed"] == []
            assert not call(bela, table, 3)["standIn"]


def test_nothing_is_agreed_by_others_leaving(house: Served, clock: Clock) -> None:
    """One voice of three is no majority, and becomes one only if it is raised again."""
    (anna, bela, cili, _), table = people_at(house, 4)
    with anna.socket(table):
        with bela.socket(table), cili.socket(table):
            everybody_else_is_away(house, table, clock, 3)
            assert call(anna, table, 3)["away"]["needed"] == 2
        wait_until(lambda: seat_of(anna, table, 3)["away"]["needed"] == 1)
        assert not seat_of(anna, table, 3)["standIn"]
        assert call(anna, table, 3)["standIn"]


def test_a_bot_that_was_called_waits_out_the_grace_after_a_restart(
    tmp_path: Path, clock: Clock, gate: Gate
) -> None:
    settings = settings_for(tmp_path / "store.sqlite")
    with serving(settings) as house:
        (anna, bela), table = people_at(house)
        asked_of(anna, bela, table)
        clock.forward(GRACE + 1)
        assert call(anna, table, 1)["standIn"]
        wait_until(lambda: gate.asked == [1])
        token, before = bela.token, house.hall.tables[table].row.version
        anna_token = anna.token
        gate.asked.clear()

    async def restarted() -> None:
        hall = Hall(settings, SqliteStore(Path(settings.store)), BotWorkers(0, 5.0))
        await hall.wake()
        live = hall.tables[table]
        assert (live.row.seats[1].called, live.bots.due()) == (True, None)
        # Until then the table stays: its bot is about to play.
        live.touched -= 10**6
        hall.sweep()
        assert table in hall.tables
        clock.forward(GRACE + 1)
        assert live.bots.due() == (1, "steady")
        # Its person comes at the last moment: the seat is theirs, and stays so.
        await live.greet(1)
        assert live.bots.due() is None
        assert not live.row.seats[1].called
        assert (live.row.version, gate.asked) == (before, [])
        anna = await hall.guests.visitor(anna_token)
        await hall.reseat((await hall.guests.visitor(token)), live, 1, SeatWish(kind="me"))
        assert hall.info(live.row, anna).seats[1].connected
        hall.close()

    asyncio.run(restarted())


def test_what_was_called_goes_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite", grace=0.0)
    with serving(settings) as house:
        (anna, bela), table = people_at(house)
        asked_of(anna, bela, table)
        live = house.hall.tables[table]
        live.presence._asked.clear()
        assert call(anna, table, 1)["standIn"]
        wait_until(lambda: live.row.waiting == (0,))
        anna.move(table, "1")
    with serving(settings) as house:
        anna = house.visitor(anna.token)
        for number in range(3):
            wait_until(lambda: anna.play(table)["waiting"] == [0])
            anna.move(table, f"again {number}")
        assert seat_of(anna, table, 1)["standIn"]


def test_a_full_disk_keeps_nobody_from_looking(
    house: Served, clock: Clock, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, bela), table = people_at(house)
    asked_of(anna, bela, table)
    clock.forward(GRACE + 1)
    assert call(anna, table, 1)["standIn"]
    wait_until(lambda: gate.asked == [1])
    version = house.hall.tables[table].row.version

    async def full(*_: object, **__: object) -> None:
        raise StoreRefused("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "save_table", full)
        assert bela.play(table)["legal"]
    gate.opened.set()
    wait_until(lambda: gate.answered == [1] and not house.hall.tables[table].bots.under_way)
    assert house.hall.tables[table].row.version == version
    bela.play(table)
    assert not seat_of(anna, table, 1)["standIn"]


@pytest.mark.parametrize("socket", [True, False])
def test_a_decision_of_somebody_present_shows_in_nobodys_presence(
    house: Served, clock: Clock, socket: bool
) -> None:
    anna, bela = house.guest("Anna"), house.guest("Bela")
    table = dealt(anna, bela, seats=("me", "open"), edition="revised", governors=True)
    live = house.hall.tables[table]
    bela.play(table)
    clock.forward(20)
    move = {"id": "1", "version": live.row.version, "action": bela.play(table)["legal"][0]["text"]}
    if not socket:
        clock.forward(20)
        before = dict(live.presence._last)
        bela.post(f"/api/tables/{table}/moves", **move)
        assert live.presence._last == before
        return
    with bela.socket(table) as his:
        # Once he is told the game, his coming has been noted.
        while json.loads(his.recv(timeout=PATIENCE))["type"] != "update":
            pass
        before = dict(live.presence._last)
        bela.post(f"/api/tables/{table}/moves", **move)
        assert live.presence._last == before


def test_calls_at_other_servers_bring_a_bot_once_there_are_enough(
    tmp_path: Path, clock: Clock
) -> None:
    async def play(hall: Hall) -> None:
        host, *others = [await hall.guests.welcome(Visitor()) for _ in range(3)]
        anna, bela, cili = [who.guest.id for who in (host, *others) if who.guest is not None]
        seats = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
        table = await hall.create(host, NewTable(game="kingsburg", seats=seats))
        people = [
            replace(seat, kind="person", guest=who)
            for seat, who in zip(table.row.seats, (anna, bela, cili), strict=True)
        ]
        await table.change(lambda row: replace(row, seats=tuple(people), status="running"))
        clock.forward(GRACE + 1)
        for callers, sits in (([bela], False), ([bela, cili], True)):
            there = Attendance(sockets=[bela, cili], calls={anna: callers})
            await table.hear([(there, 0.0)])
            assert (table.row.seats[0].stand_in is not None) is sits

    in_hall(tmp_path / "s.sqlite", play)
