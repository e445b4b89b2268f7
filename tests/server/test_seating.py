"""Names, crests, options and seats before the deal, and seats that go to another device."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from burgrave.bots import levels
from burgrave.games import game, names
from burgrave.locale import languages, speaker
from burgrave.server.keys import hashed
from burgrave.server.names import ADJECTIVES, ANIMALS, COMPANY, bot_name, sign, table_name
from burgrave.server.rows import SeatRow, TableRow
from burgrave.server.schema import _FIRST
from burgrave.server.seating import viewer_of, viewers_of
from burgrave.server.showing import level_of
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.wire import CRESTS
from tests.server.house import PATIENCE, Json, Person, Served, at_once, dealt


def key_of(link: str) -> str:
    return link.partition("#key=")[2]


def keys(table: Json) -> list[str]:
    return [key_of(seat["link"]) for seat in table["seats"] if "link" in seat]


def named(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def crests(table: Json) -> list[str]:
    return [seat["crest"] for seat in table["seats"]]


def test_a_table_has_a_sign_in_every_language(house: Served) -> None:
    table = house.guest("Anna").table("me", "open")
    assert tuple(table["sign"]) == sign(table["id"])
    assert table["name"] == table_name(table["id"]) == " ".join(table["sign"]).title()
    assert len({table_name(f"{number}") for number in range(2000)}) > 300
    for language in languages():
        say = speaker(language).say
        told = {say("table-name", adjective=a, animal=n) for a in ADJECTIVES for n in ANIMALS}
        assert len(told) == len(ADJECTIVES) * len(ANIMALS)


def test_bots_are_called_like_people_and_nobody_else(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "greedy", "random", "open", "greedy")
    names = named(table)
    assert names[0] == "Anna"
    assert {names[1], names[2], names[4]} <= set(COMPANY)
    assert len({*names}) == 5
    assert [seat.get("level") for seat in table["seats"]] == [None, 2, 1, None, 2]
    assert sorted(crest for crest in crests(table) if crest) == sorted(set(crests(table)) - {""})
    # Somebody who is called like a bot keeps the name; the bot gets another.
    double = house.guest(names[1].upper())
    after = double.post(f"/api/tables/{table['id']}/claim", key=keys(table)[0])
    assert after["seats"][3]["name"] == names[1].upper()
    assert after["seats"][1]["name"] not in names
    assert after["seats"][2] == table["seats"][2]


def test_how_well_each_bot_plays_is_told_from_one_to_four() -> None:
    for name in names():
        told = [level_of(name, bot) for bot in levels(game(name))]
        assert told == list(range(1, len(told) + 1))
    assert [level_of("era", bot) for bot in ("random", "greedy", "mine:Bot")] == [1, 2, 2]


def test_a_bot_keeps_its_name_when_its_level_changes(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "greedy", "open")
    path = f"/api/tables/{table['id']}/seats/1"
    after = anna.put(path, kind="bot", bot="random")
    assert named(after) == named(table)
    assert crests(after) == crests(table)
    named_anew = anna.put(path, kind="bot", name="Osric")["seats"][1]
    assert (named_anew["name"], named_anew["bot"]) == ("Osric", "random")
    assert anna.put(path, kind="bot", bot="greedy")["seats"][1]["name"] == "Osric"
    refusal = anna.ask("PUT", path, kind="bot", name="Anna")
    assert refusal.status_code == 422


def test_a_bot_in_a_persons_place_is_somebody_else(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    taken = bela.post(f"{path}/claim", key=keys(table)[0])
    assert taken["seats"][1]["name"] == "Béla"
    after = anna.put(f"{path}/seats/1", kind="bot", bot="greedy")
    assert after["seats"][1]["name"] not in ("", "Béla")


def test_wished_names_are_kept_and_told_apart(house: Served) -> None:
    bots = [{"kind": "bot", "bot": "greedy", "name": "Agnes"}] * 2
    table = house.guest("Agnes").post(
        "/api/tables", game="kingsburg", seats=[{"kind": "me"}, *bots, {"kind": "open"}]
    )
    assert table["seats"][0]["name"] == "Agnes"
    assert len(set(named(table))) == 4


@pytest.mark.parametrize("number", range(30))
def test_the_company_never_runs_out(number: int) -> None:
    taken: list[str] = []
    for _ in range(9):
        taken.append(bot_name(f"{number}", taken))
    assert len(set(taken)) == 9


def test_people_of_one_name_and_crest_are_told_apart(house: Served) -> None:
    one, other = house.guest("Anna"), house.guest("anna")
    table = one.table("me", "open", "random")
    after = other.post(f"/api/tables/{table['id']}/claim", key=keys(table)[0])
    assert named(after)[:2] == ["Anna", "anna 2"]
    assert other.get("/api/me")["name"] == "anna"
    assert crests(after)[0] == "lion"
    assert len(set(crests(after))) == 3
    assert set(crests(after)) <= set(CRESTS)


def test_a_crest_that_there_is_no_more_gives_way_to_the_first(house: Served) -> None:
    anna = house.guest("Anna")
    with closing(sqlite3.connect(house.path)) as store, store:
        store.execute("UPDATE guests SET crest = 'dodo' WHERE token = ?", (hashed(anna.token),))
    house.hall.guests.forget(range(1000))
    assert anna.get("/api/me")["crest"] == CRESTS[0]


def test_a_new_name_shows_in_the_lobby_and_not_in_a_game(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    lobby = anna.table("me", "open")["id"]
    for_others = anna.table("open", "open")["id"]
    running = dealt(anna, bela, seats=("me", "open"), edition="first")
    anna.put("/api/me", name="Anna the Bold", crest="key")
    assert named(anna.get(f"/api/tables/{for_others}")) == ["", ""]
    seat = anna.get(f"/api/tables/{lobby}")["seats"][0]
    assert (seat["name"], seat["crest"]) == ("Anna the Bold", "key")
    assert named(anna.get(f"/api/tables/{running}")) == ["Anna", "Béla"]
    assert anna.play(running)["names"] == ["Anna", "Béla"]


def test_log_and_record_use_the_bots_names(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "random", edition="first")
    assert anna.play(table["id"])["names"] == named(table)
    anna.put(f"/api/tables/{table['id']}/seats/0", kind="bot", bot="random")
    from tests.server.house import wait_until

    wait_until(lambda: anna.get(f"/api/tables/{table['id']}")["status"] == "over")
    record = anna.get(f"/api/tables/{table['id']}/record")
    assert [seat["name"] for seat in record["seats"]] == named(table)
    assert record["seats"][1]["player"] == "random"


def test_other_options_take_back_every_tick(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.table("me", "open", "open", edition="first")
    path = f"/api/tables/{table['id']}"
    bela.post(f"{path}/claim", key=keys(table)[0])
    for person in (anna, bela):
        person.post(f"{path}/ready", ready=True)
    # The same options again are no change.
    same = anna.put(f"{path}/options", options={"edition": "first"})
    assert [seat["ready"] for seat in same["seats"]] == [True, True, False]
    with bela.socket(table["id"]) as socket:
        after = anna.put(f"{path}/options", options={"edition": "revised", "governors": True})
        assert after["options"]["governors"] is True
        assert [seat["ready"] for seat in after["seats"]] == [False, False, False]
        until_options(socket, after["options"])
    refusal = anna.ask("PUT", f"{path}/options", options={"edition": "first", "governors": True})
    assert refusal.status_code == 422
    assert bela.ask("PUT", f"{path}/options", options={}).status_code == 403
    anna.put(f"{path}/seats/2", kind="bot", bot="random")
    for person in (anna, bela):
        person.post(f"{path}/ready", ready=True)
    assert anna.play(table["id"])["question"] == "choose governor"
    row = at_once(house.store.table(table["id"]))
    assert row is not None
    assert row.options == after["options"]


def until_options(socket: ClientConnection, options: Json) -> None:
    while True:
        told = json.loads(socket.recv(timeout=PATIENCE))
        if told["type"] == "table" and told["table"]["options"] == options:
            return


def test_bots_alone_begin_no_game(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("open", "greedy")["id"]
    assert anna.put(f"/api/tables/{table}/seats/0", kind="bot")["status"] == "lobby"
    assert anna.put(f"/api/tables/{table}/seats/0", kind="me")["status"] == "lobby"
    assert anna.post(f"/api/tables/{table}/ready", ready=True)["status"] == "running"


def test_who_sits_down_in_a_bots_place_is_not_ready_yet(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("open", "open", "greedy")
    after = anna.put(f"/api/tables/{table['id']}/seats/2", kind="me")
    assert after["seats"][2]["kind"] == "person"
    assert not after["seats"][2]["ready"]


def moved(owner: Person, house: Served, table: str, seat: int) -> Person:
    """The same person on another device."""
    link = owner.post(f"/api/tables/{table}/seats/{seat}/link")["link"]
    device = house.visitor()
    assert device.post(f"/api/tables/{table}/claim", key=key_of(link))["you"] == seat
    return device


def test_a_seat_goes_to_another_device_and_leaves_the_old_one(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    path = f"/api/tables/{table}"
    with bela.socket(table) as old:
        phone = moved(bela, house, table, 1)
        now = phone.get(path)
        assert (now["you"], named(now)) == (1, ["Anna", "Béla"])
        assert phone.get("/api/me")["name"] == "Béla"
        assert bela.get(path)["you"] is None
        assert bela.play(table)["legal"] == []
        assert table not in [each["id"] for each in bela.get("/api/me")["tables"]]
        # On the old one there is no seat any more, and the game is what anybody sees.
        heard: list[Json] = [{}]
        while heard[-1].get("table", {"you": 1})["you"] is not None:
            heard.append(json.loads(old.recv(timeout=PATIENCE)))
        while heard[-1].get("view", {"viewer": 1})["viewer"] is not None:
            heard.append(json.loads(old.recv(timeout=PATIENCE)))
    refusal = bela.ask("POST", f"{path}/moves", id="1", version=1, action="take gold")
    assert refusal.status_code == 403
    waiting = anna.play(table)["waiting"][0]
    (anna, phone)[waiting].move(table, "1", "take gold")


def test_the_link_for_another_device_works_once(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    path = f"/api/tables/{table}"
    first, second = (bela.post(f"{path}/seats/1/link")["link"] for _ in range(2))
    assert house.visitor().ask("POST", f"{path}/claim", key=key_of(first)).status_code == 403
    assert anna.ask("POST", f"{path}/claim", key=key_of(second)).json()["code"] == "seated"
    # Who opens it where they already sit has changed nothing.
    assert bela.post(f"{path}/claim", key=key_of(second))["you"] == 1
    assert house.visitor().post(f"{path}/claim", key=key_of(second))["you"] == 1
    assert house.visitor().ask("POST", f"{path}/claim", key=key_of(second)).status_code == 403


def test_the_link_that_opened_a_seat_takes_it_from_nobody(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    key = keys(table)[0]
    bela.post(f"{path}/claim", key=key)
    bela.post(f"{path}/seats/1/link")
    assert house.visitor().ask("POST", f"{path}/claim", key=key).json()["code"] == "taken"


def test_the_table_goes_with_its_owners_seat(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "open", "open")["id"]
    phone = moved(anna, house, table, 0)
    assert phone.get(f"/api/tables/{table}")["owner"]
    assert not anna.get(f"/api/tables/{table}")["owner"]
    assert anna.ask("PUT", f"/api/tables/{table}/seats/1", kind="bot").status_code == 403
    assert keys(phone.put(f"/api/tables/{table}/seats/1", kind="open"))


def test_a_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(f"{_FIRST}; PRAGMA user_version = 1;")
        old.executescript(
            "INSERT INTO guests VALUES (1, x'00', 'Anna', 'lion', 0);"
            "INSERT INTO tables VALUES"
            " ('t', 'kingsburg', '{}', 1, 'lobby', 0, '[]', x'00', NULL, 0, 0);"
            "INSERT INTO seats VALUES"
            " ('t', 0, 'person', 1, NULL, 'Anna', 'lion', 0, NULL, '', NULL, 0);"
        )
    store = SqliteStore(path)
    row = at_once(store.table("t"))
    store.close()
    assert row is not None
    assert (row.seats[0].name, row.seats[0].moving) == ("Anna", None)


def test_who_has_no_seat_sees_the_game_as_no_seat_does() -> None:
    """Not as a bot's, or an open one, behind which there is no guest either."""
    row = TableRow(
        *("t", "kingsburg", {}, 7, bytes(32)),
        seats=(
            SeatRow(0, "bot", None, "steady", "Osric", "lion"),
            SeatRow(1, "person", 7, None, "Anna", "lion"),
            SeatRow(2, "person", 8, None, "Béla", "lion", resigned=True),
            SeatRow(3, "open", None, None, "", "lion"),
        ),
    )
    assert viewers_of(row) == {7: 1}
    assert [viewer_of(row, guest) for guest in (None, 7, 8, 9)] == [None, 1, None, None]
