"""Sockets: news as it happens, catching up, and being dropped."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from burgrave.games import names
from burgrave.server.keys import new_table_id
from burgrave.server.telling import ViewerLog
from tests.server.house import PATIENCE, Served, dealt, followed, wait_until
from tests.server.test_secret_steps import story


def until(socket: ClientConnection, kind: str, version: int = 0) -> dict[str, Any]:
    """The next message of a kind, of this version at least."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind and message.get("version", 0) >= version:
            return message


def test_everybody_hears_of_a_move_and_only_what_is_new(house: Served) -> None:
    anna, bela, watcher = house.guest("Anna"), house.guest("Béla"), house.visitor()
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with anna.socket(table) as hers, watcher.socket(table) as theirs:
        first = until(hers, "update")
        assert first["logFrom"] == 0
        assert until(theirs, "update")["legal"] == []
        mover = (anna, bela)[first["waiting"][0]]
        version = mover.move(table, "1", "take stone")
        for socket in (hers, theirs):
            news = until(socket, "change", version)
            assert news["logFrom"] == len(first["log"])
            assert [event["kind"] for event in news["log"]] == ["kings_aid_good"]


@pytest.mark.parametrize("name", names())
def test_what_changes_makes_the_whole_game(tmp_path: Path, name: str) -> None:
    """All viewers follow a game by changes alone, with decisions taken back in between."""
    id, rng = new_table_id(), random.Random(5)
    with story(tmp_path / "s.sqlite", id, name) as told, ExitStack() as opened:
        watcher = told.house.visitor()
        viewers = (*told.people, watcher)
        sockets = [opened.enter_context(viewer.socket(id)) for viewer in viewers]
        shown = [until(socket, "update") for socket in sockets]
        for _ in range(60):
            asked = [seat for seat in range(3) if shown[seat]["legal"]]
            back = [seat for seat in range(3) if shown[seat]["canUndo"]]
            if back and rng.random() < 0.2:
                told.undoes(rng.choice(back))
            elif asked:
                told.plays(rng.choice(asked), rng.choice)
            for place, (viewer, socket) in enumerate(zip(viewers, sockets)):
                now = viewer.play(id)
                while shown[place]["version"] < now["version"]:
                    shown[place] = followed(shown[place], until(socket, "change"))
                whole = {field: now[field] for field in now if field != "logFrom"}
                assert {field: shown[place][field] for field in whole} == whole
        assert max(each["version"] for each in shown) > 20


def test_who_comes_back_gets_what_was_missed(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "random", edition="first")["id"]
    wait_until(lambda: bool(anna.play(table)["legal"]))
    before = anna.play(table)
    for number in range(3):
        wait_until(lambda: bool(anna.play(table)["legal"]))
        anna.move(table, f"{number}")
    wait_until(lambda: bool(anna.play(table)["legal"]))
    whole = anna.play(table)
    with anna.socket(table, since=before["version"]) as socket:
        missed = until(socket, "update")
    assert 0 < missed["logFrom"] <= len(before["log"])
    assert before["log"][: missed["logFrom"]] + missed["log"] == whole["log"]
    with anna.socket(table, since=10**6) as socket:
        assert until(socket, "update")["logFrom"] == 0


def test_who_has_been_told_nothing_has_no_lines() -> None:
    assert [ViewerLog(None).log_from(since) for since in (None, 0, 1)] == [0, 0, 0]


def test_who_goes_quiet_without_a_socket_is_missed(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgrave.server.presence.QUIET", 0.5)
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with anna.socket(table) as socket:
        bela.play(table)
        while until(socket, "table")["table"]["seats"][1]["connected"]:
            pass


def test_an_undo_takes_log_entries_back(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    now = anna.play(table)
    mover = (anna, bela)[now["waiting"][0]]
    version = mover.move(table, "1", "take stone")
    mover.post(f"/api/tables/{table}/undo", id="2", version=version)
    with anna.socket(table, since=version) as socket:
        news = until(socket, "update")
    assert news["logFrom"] == len(now["log"])
    assert news["log"] == []


def test_who_is_here_shows(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with anna.socket(table) as hers:
        until(hers, "update")
        with bela.socket(table) as his:
            until(his, "update")
            assert anna.get(f"/api/tables/{table}")["seats"][1]["connected"]
        wait_until(lambda: not anna.get(f"/api/tables/{table}")["seats"][1]["connected"])


def test_who_lost_the_seat_hears_no_more_of_its_secrets(house: Served) -> None:
    anna, bela, cili = house.guest("Anna"), house.guest("Béla"), house.guest("Cili")
    table = anna.table("me", "open", edition="revised", governors=True)
    path = f"/api/tables/{table['id']}"
    bela.post(f"{path}/claim", key=table["seats"][1]["link"].partition("#key=")[2])
    with bela.socket(table["id"]) as his:
        link = anna.put(f"{path}/seats/1", kind="open")["seats"][1]["link"]
        cili.post(f"{path}/claim", key=link.partition("#key=")[2])
        for person in (anna, cili):
            person.post(f"{path}/ready", ready=True)
        news = until(his, "update")
    assert news["view"]["viewer"] is None
    assert news["legal"] == []


def test_a_foreign_page_gets_no_socket(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "greedy", edition="first")["id"]
    address = f"ws://{house.address}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(f"http://{house.address}")) as socket:
        assert until(socket, "update")["version"] > 0


@pytest.mark.parametrize("id", ["A" * 22, "nothing"])
def test_a_table_that_is_not_there_closes_the_socket(house: Served, id: str) -> None:
    with house.visitor().socket(id) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_who_talks_too_much_is_shown_out(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "greedy", edition="first")["id"]
    with anna.socket(table) as socket:
        until(socket, "update")
        socket.send("x" * 1000)
        with pytest.raises(ConnectionClosed):
            until(socket, "nothing of the kind")
