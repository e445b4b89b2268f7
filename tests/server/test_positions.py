"""Positions: taken from finished games, brought as text, played on, and never told too early."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from burgrave import FairDice, Rng, verify
from burgrave.cli import main
from burgrave.games import game, names
from burgrave.games.replaying import EVERYTHING, moments
from burgrave.kernel.record import Record
from burgrave.kernel.table import Player, Table
from burgrave.server.positions import in_record, start
from burgrave.server.rows import Beginning, Guest, TableRow
from burgrave.server.stores import Place, open_store, working_alone
from tests.games.own import keeps_secrets, own
from tests.server.house import Json, Person, Served, at_once, serving, settings_for, wait_until
from tests.server.test_replay import over
from tests.sparing import each_once

GAMES = names()
SEED = bytes(range(32))


def finished(name: str, players: int = 3) -> Record:
    """A game that was played to its end, by chance."""
    seated = [Player(f"P{seat}") for seat in range(players)]
    table = Table(game(name), seated, FairDice(SEED, players), own(name, "playthroughs").FULLEST)
    table.start()
    rng = Rng(5)
    while not table.state.over:
        seat = table.waiting[0]
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])
    return Record.of(table)


RECORDS = {name: finished(name) for name in GAMES}


def position_in(visitor: Person, record: Record, moment: int, eyes: int = EVERYTHING) -> Json:
    path = f"/api/replay/position?moment={moment}&eyes={eyes}"
    answer = visitor.client.post(path, content=record.to_json())
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def decided_at(record: Record, seat: int, share: float) -> int:
    """A moment, so far into the game, at which this seat has to decide."""
    found = [m.number for m in moments(record, EVERYTHING) if m.state.actors == (seat,)]
    return found[int(share * len(found))]


@pytest.mark.parametrize(
    ("name", "place"), each_once(GAMES, ["sqlite", "postgresql"]), indirect=["place"]
)
def test_a_game_is_played_on_to_its_end(name: str, place: Place) -> None:
    record = RECORDS[name]
    number = decided_at(record, 1, 0.8)
    with serving(settings_for(place)) as house:
        anna = house.guest("Anna")
        told = position_in(anna, record, number)
        assert told["waiting"] == [1]
        table = anna.post("/api/play-on", position=told["position"], seat=1, bot="careless")
        id, now = table["id"], anna.play(table["id"])
        assert (table["beganAt"], table["status"], table["you"]) == (told["moment"], "running", 1)
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert anna.get("/api/me")["tables"][0]["beganAt"] == told["moment"]
        # It stands as my seat saw it then, and I am asked.
        then = next(m.state.view(1) for m in moments(record, 1) if m.number == number)
        assert now["view"] == json.loads(json.dumps(then))
        assert now["legal"]
        token = anna.token
    with serving(settings_for(place)) as house:
        anna = house.visitor(token)
        assert anna.play(id) == now
        play_to_the_end(anna, id)
        end, kept = anna.get(f"/api/tables/{id}/end"), anna.client.get(f"/api/tables/{id}/record")
        brought = Record.from_json(kept.text, game)
        began = brought.beginning()
        assert end["atFirst"] == [row["total"] for row in began.scores()]
        assert end["dice"]["checked"]
        for seat, scores in enumerate(end["scores"]):
            earned = sum(chapter[seat].get("total", 0) for chapter in end["byChapter"])
            assert end["atFirst"][seat] + earned == scores["total"]
        assert end["chapters"][0] == told["moment"]["chapter"]
        assert len(end["overTime"]) == len(end["chapters"]) == len(end["moments"])
        assert verify(brought).dice == "checked"
        assert brought.begin_at is not None
        assert brought.dice is not None
        assert brought.dice.commitment == table["commitment"]
        replay = anna.get(f"/api/tables/{id}/replay?eyes=-1")
        assert replay["beganAt"] == told["moment"]
        assert replay["moments"][-1]["n"] == len(brought.entries)
        # Once more, from the same position and on the same seats, with other dice.
        again = anna.post(f"/api/tables/{id}/rematch")
        assert (again["beganAt"], again["you"]) == (told["moment"], 1)
        assert again["commitment"] != table["commitment"]
        rows = [at_once(house.store.table(each)) for each in (id, again["id"])]
        assert rows[0] is not None
        assert rows[1] is not None
        assert rows[0].begin_at == rows[1].begin_at
    where = "--store" if isinstance(place, str) else "--data"
    assert main(["doctor", "--language", "en", where, str(place)]) == 0


def play_to_the_end(person: Person, table: str) -> None:
    number = 0
    while True:
        now = person.play(table)
        if now["view"]["over"]:
            return
        if now["legal"]:
            action = now["legal"][0]["text"]
            path = f"/api/tables/{table}/moves"
            body = {"id": f"m{number}", "version": now["version"], "action": action}
            person.client.post(path, json=body)
            number += 1


def test_a_position_of_a_finished_table(house: Served) -> None:
    anna, stranger = house.guest("Anna"), house.visitor()
    id = over(anna)
    replay = anna.get(f"/api/tables/{id}/replay?eyes=-1")
    number = replay["moments"][-2]["n"]
    told = stranger.get(f"/api/tables/{id}/position?moment={number}")
    assert told["position"]["game"] == "kingsburg"
    assert not told["over"]
    refused = stranger.ask("GET", f"/api/tables/{id}/position?moment=9999")
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-position")
    # Anybody may play on; the finished game is as it was.
    table = stranger.post("/api/play-on", position=told["position"], seat=0)
    assert table["beganAt"] == told["moment"]
    assert anna.get(f"/api/tables/{id}")["beganAt"] is None


def test_a_running_game_tells_no_position(house: Served) -> None:
    anna = house.guest("Anna")
    id = anna.table("me", "open", edition="revised")["id"]
    path = f"/api/tables/{id}/position?moment=0"
    assert anna.ask("GET", path).json()["code"] == "not-dealt"
    id = anna.table("me", "careless", edition="revised")["id"]
    path = f"/api/tables/{id}/position?moment=0"
    refused = anna.ask("GET", path)
    assert (refused.status_code, refused.json()["code"]) == (409, "running")


def test_one_that_began_at_a_position_tells_nothing_more_of_it(house: Served) -> None:
    anna = house.guest("Anna")
    told = position_in(anna, RECORDS["kingsburg"], decided_at(RECORDS["kingsburg"], 0, 0.5))
    table = anna.post("/api/play-on", position=told["position"], seat=0)
    row = at_once(house.store.table(table["id"]))
    assert row is not None
    assert row.begin_at is not None
    for path in ("", "/play", "/replay"):
        text = anna.client.get(f"/api/tables/{table['id']}{path}").text
        assert "governors_left" not in text
        assert row.begin_at.position[1:40] not in text
    for path in ("/position?moment=0", "/record", "/end"):
        refused = anna.ask("GET", f"/api/tables/{table['id']}{path}")
        assert refused.json()["code"] == "running"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_is_dealt_anew(name: str) -> None:
    differed = 0
    for moment in moments(RECORDS[name], EVERYTHING):
        if moment.number % 5 or moment.state.over:
            continue
        position, seen = moment.state.position(), moment.state.view(0)
        drawn = {start(position, 0, True, seed).begin_at.position for seed in range(4)}
        # All that the seat may know is the same, and nothing else need be.
        assert all(game(name).restore(json.loads(each)).view(0) == seen for each in drawn)
        differed += len(drawn) > 1
        assert json.loads(start(position, 0, False, 1).begin_at.position) == position
    assert (differed > 2) == keeps_secrets(name)


def test_as_it_lies_if_so_wished(house: Served) -> None:
    anna = house.guest("Anna")
    told = position_in(anna, RECORDS["kings-will"], decided_at(RECORDS["kings-will"], 2, 0.3))
    table = anna.post("/api/play-on", position=told["position"], seat=2, hidden="same")
    row = at_once(house.store.table(table["id"]))
    assert row is not None
    assert row.begin_at is not None
    assert json.loads(row.begin_at.position) == told["position"]


def test_any_moment_of_any_game_can_be_played_on() -> None:
    for name, record in RECORDS.items():
        for moment in moments(record, EVERYTHING):
            if moment.number % 7 == 0 and not moment.state.over:
                position = moment.state.position()
                for seat in range(3):
                    begun = start(position, seat, True, moment.number)
                    assert begun.game == name


WRITTEN = """
game = "kingsburg"
year = 3
step = "recruit"
options = { edition = "first" }

[[seats]]
goods = { wood = 2 }
buildings = ["inn"]

[[seats]]
"""


@pytest.mark.parametrize(
    "text",
    [
        WRITTEN,
        json.dumps(
            {
                "game": "kingsburg",
                "year": 3,
                "step": "recruit",
                "options": {"edition": "first"},
                "seats": [{"goods": {"wood": 2}, "buildings": ["inn"]}, {}],
            }
        ),
    ],
    ids=["text", "json"],
)
def test_a_position_is_brought_as_text_or_json(house: Served, text: str) -> None:
    visitor = house.visitor()
    answer = visitor.client.post("/api/position", content=text)
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert shown["position"]["seats"][0]["buildings"] == ["inn"]
    assert (shown["moment"]["chapter"], shown["waiting"], shown["over"]) == (3, [0], False)
    (moment,) = shown["replay"]["moments"]
    assert moment["change"][0]["view"]["year"] == 3
    assert shown["replay"]["names"] == ["1", "2"]
    assert "set-cookie" not in answer.headers
    # What comes back is complete, and means the same when it is brought again.
    again = visitor.client.post("/api/position?eyes=1", content=json.dumps(shown["position"]))
    assert again.json()["position"] == shown["position"]
    assert again.json()["replay"]["eyes"] == 1


BROKEN = [
    "",
    "   ",
    "{",
    "[]",
    "null",
    '"kingsburg"',
    "{}",
    '{"game": "chess"}',
    '{"game": 7}',
    '{"game": ["kingsburg"]}',
    '{"game": "kingsburg"}',
    '{"game": "kingsburg", "seats": 4}',
    '{"game": "kingsburg", "seats": [{}]}',
    '{"game": "kingsburg", "seats": [{}, {}], "year": 9}',
    '{"game": "kingsburg", "seats": [{}, {}], "yaer": 3}',
    '{"game": "kingsburg", "seats": [{}, {}], "year": 1e400}',
    '{"game": "kingsburg", "seats": [{}, {}], "year": ' + "9" * 5000 + "}",
    '{"game": "kingsburg", "game": "era", "seats": [{}, {}]}',
    '{"game": "kingsburg", "seats": [{"buildings": ["palace"]}, {}]}',
    '{"game": "kingsburg", "options": {"edition": "third"}, "seats": [{}, {}]}',
    '{"game": "kingsburg", "rules": "0", "seats": [{}, {}]}',
    '{"game": "era", "seats": []}',
    '{"game": "era", "seats": [{}, {}, {}, {}, {}, {}, {}]}',
    '{"game": "kings-will", "seats": [{}, {}], "step": "fly"}',
    '{"game": "kingsburg", "entries": [], "format": 1}',
    "[" * 30_000,
    '{"a":' * 9_000 + "1" + "}" * 9_000,
    "a" + ".a" * 9_000 + " = 1",
    "a = " + "[" * 20_000,
    "a" + ".a" * 30_000 + " = 1",
    "[[seats]]",
    "game = kingsburg",
    'game = "kingsburg\nyear = 3',
    'game = "kingsburg"\ngame = "era"',
    'game = "kingsburg"\nyear = 1979-05-27\nseats = [{}, {}]',
    "year = " + "9" * 5000,
    "\x00\x01",
    "\ufeff",
]


def test_what_is_wrong_is_said_in_one_sentence(house: Served) -> None:
    visitor = house.visitor()
    for number, text in enumerate([*(text.encode() for text in BROKEN), b"\xff\xfe\x00"]):
        answer = visitor.client.post("/api/position", content=text)
        assert answer.status_code == 422, (number, answer.text)
        told = answer.json()
        assert told["code"] == "bad-position", (number, told)
        assert told["error"].endswith("."), (number, told)
        assert "\n" not in told["error"]
        assert len(told["error"]) < 600


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 3}, "bad-position"),
        ({"seat": -1}, "bad-request"),
        ({"bot": "os:system"}, "wrong"),
        ({"bot": "nobody"}, "wrong"),
        ({"hidden": "all"}, "bad-request"),
        ({"position": {}}, "bad-position"),
        ({"position": []}, "bad-request"),
        ({"guest": 1}, "bad-request"),
    ],
)
def test_a_wish_that_cannot_be_meant_makes_no_table(house: Served, change: Json, code: str) -> None:
    visitor, tables = house.visitor(), len(house.hall.tables)
    position = in_record(RECORDS["era"], 40, EVERYTHING).position
    answer = visitor.ask("POST", "/api/play-on", **{"position": position, "seat": 0} | change)
    assert (answer.json()["code"], len(house.hall.tables)) == (code, tables)
    assert "set-cookie" not in answer.headers


def test_what_is_over_is_not_played_on(house: Served) -> None:
    record = RECORDS["kingsburg"]
    last = in_record(record, len(record.entries), EVERYTHING)
    assert last.over
    answer = house.visitor().ask("POST", "/api/play-on", position=last.position, seat=0)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-position")


def test_its_lobby_keeps_game_and_seats(house: Served) -> None:
    anna = house.guest("Anna")
    begun = start(in_record(RECORDS["era"], 40, EVERYTHING).position, 0, True, 1)
    id = anna.table("me", "open", "open", edition="first")["id"]
    row = at_once(house.store.table(id))
    assert row is not None
    # As if the server had gone down between setting up and dealing.
    table = at_once(house.hall.table(id))
    table.row = replace(row, begin_at=begun.begin_at)
    for method, path, body in (
        ("PUT", "game", {"game": "era"}),
        ("PUT", "options", {"options": {}}),
        ("POST", "seats", {"kind": "open"}),
        ("DELETE", "seats/1", {}),
        ("PUT", "order", {"slots": [2, 1, 0]}),
    ):
        refused = anna.ask(method, f"/api/tables/{id}/{path}", **body)
        assert refused.json()["code"] == "begins-at", path


def test_it_is_kept_as_it_is_and_goes_with_its_store(place: Place, tmp_path: Path) -> None:
    begun = start(in_record(RECORDS["kings-will"], 60, EVERYTHING).position, 0, True, 1)

    async def go() -> TableRow | None:
        store = open_store(place)
        guest: Guest = await store.add_guest(b"x", "Anna", "lion")
        row = TableRow("t", begun.game, begun.options, guest.id, SEED, begin_at=begun.begin_at)
        await store.add_table(row)
        store.close()
        return row

    row = asyncio.run(go())
    assert row is not None
    other = tmp_path / "other.sqlite"
    assert main(["store", "copy", str(place), str(other)]) == 0
    with working_alone(other) as store:
        ((text,),) = store.execute("SELECT begin_at FROM tables").fetchall()
    chapter, part, position = json.loads(text)
    assert Beginning(chapter, part, position) == begun.begin_at


def test_the_doctor_finds_a_position_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "burgrave.sqlite"
    with serving(settings_for(path)) as house:
        anna = house.guest("Anna")
        position = in_record(RECORDS["era"], 60, EVERYTHING).position
        anna.post("/api/play-on", position=position, seat=0)
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("UPDATE tables SET begin_at = '[1, 1, \"{}\"]'")
    assert main(["doctor", "--language", "en", "--data", str(path)]) == 1


def test_who_gives_up_at_once_has_an_end(house: Served) -> None:
    anna = house.guest("Anna")
    record = RECORDS["kingsburg"]
    told = position_in(anna, record, decided_at(record, 0, 0.9))
    table = anna.post("/api/play-on", position=told["position"], seat=0)
    wait_until(lambda: bool(anna.play(table["id"])["legal"]))
    anna.post(f"/api/tables/{table['id']}/resign")
    end = anna.get(f"/api/tables/{table['id']}/end")
    assert end["overTime"][-1] == end["atFirst"]
    assert anna.get(f"/api/tables/{table['id']}/replay")["moments"]
