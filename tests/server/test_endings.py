"""Games that end before their end: somebody resigns, or all agree; and nothing is lost of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import burgrave
from burgrave import verify
from burgrave.cli import main
from burgrave.server.copies import check
from burgrave.server.housekeeping import Policy, prune
from burgrave.server.schema import MIGRATIONS, VERSION, migrate
from burgrave.server.seating import USUAL_BOT
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

TWO = ("me", "open")
THREE = ("me", "open", "open")
WITH_BOTS = ("me", "greedy", "greedy")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "s.sqlite"


@pytest.fixture
def house(store: Path) -> Iterator[Served]:
    with serving(settings_for(store, grace=3600.0)) as served:
        yield served


def three(house: Served) -> tuple[Person, Person, Person, str]:
    """Anna, Béla and Cili at a table, dealt."""
    anna, bela, cili = (house.guest(name) for name in ("Anna", "Béla", "Cili"))
    return anna, bela, cili, dealt(anna, bela, cili, seats=THREE, edition="first")


def two(house: Served) -> tuple[Person, Person, str]:
    """Anna and Béla at a table, dealt."""
    anna, bela = house.guest("Anna"), house.guest("Béla")
    return anna, bela, dealt(anna, bela, seats=TWO, edition="first")


def resign(person: Person, table: str) -> Json:
    told: Json = person.post(f"/api/tables/{table}/resign")
    return told


def offers(person: Person, table: str, agree: bool = True, offer: str | None = None) -> Json:
    body: dict[str, object] = {"agree": agree}
    told: Json = person.put(f"/api/tables/{table}/offer", **body, offer=offer)
    return told


def refusal(person: Person, method: str, path: str, **body: object) -> str:
    answer = person.ask(method, path, **body)
    assert answer.status_code in (403, 409), answer.text
    return str(answer.json()["code"])


def info(person: Person, table: str) -> Json:
    told: Json = person.get(f"/api/tables/{table}")
    return told


def play_on(people: list[Person], table: str, until: Callable[[Json], bool], name: str) -> Json:
    """Let everybody decide who is asked, until something is so."""
    for number in range(3000):
        for place, person in enumerate(people):
            now = person.play(table)
            if until(now):
                return now
            if now["legal"]:
                person.move(table, f"{name}-{place}-{number}")
    raise AssertionError("nothing came of it")


# Resigning.


def test_of_two_the_other_one_has_won(house: Served) -> None:
    anna, bela, table = two(house)
    for number in range(6):
        (anna if anna.play(table)["legal"] else bela).move(table, f"{number}")
    points = [side["points"] for side in bela.play(table)["view"]["seats"]]
    told = resign(anna, table)
    assert (told["status"], told["ending"], told["waiting"]) == ("over", "resigned", [])
    assert told["seats"][0]["resigned"]
    assert [standing["place"] for standing in told["result"]] == [2, 1]
    assert [standing["points"] for standing in told["result"]] == points
    assert told["ended"] > 0
    for person in (anna, bela, house.visitor()):
        now = person.play(table)
        assert (now["legal"], now["waiting"], now["canUndo"]) == ([], [], False)
        assert now["view"]["over"]
        assert now["log"][0]["kind"] == "turn_order_drawn"
        end = person.get(f"/api/tables/{table}/end")
        assert end["places"] == [{"seat": 0, "place": 2}, {"seat": 1, "place": 1}]
        assert end["dice"]["checked"]
    assert (
        refusal(bela, "POST", f"/api/tables/{table}/moves", id="x", version=1, action="pass")
        == "over"
    )
    assert refusal(bela, "POST", f"/api/tables/{table}/resign") == "over"
    # Whoever sends it again, perhaps because no answer came, has resigned all the same.
    assert resign(anna, table) == told


def test_of_three_a_bot_plays_on_and_nobody_comes_back(house: Served) -> None:
    anna, bela, cili, table = three(house)
    told = resign(bela, table)
    assert told["status"] == "running"
    assert told["seats"][1]["resigned"]
    assert told["seats"][1]["standIn"]
    assert "resigned" not in told["seats"][0]
    assert at_once(house.store.table(table)).seats[1].stand_in == USUAL_BOT  # type: ignore[union-attr]
    path = f"/api/tables/{table}"
    assert refusal(bela, "POST", f"{path}/moves", id="x", version=1, action="pass") == "resigned"
    assert refusal(bela, "POST", f"{path}/undo", id="x", version=1) == "resigned"
    assert refusal(bela, "PUT", f"{path}/seats/1", kind="me") == "resigned"
    assert refusal(bela, "PUT", f"{path}/seats/0", kind="bot") == "not-yours"
    assert refusal(bela, "PUT", f"{path}/offer", agree=True) == "resigned"
    info(bela, table)
    assert info(bela, table)["seats"][1]["standIn"]
    # From now on Béla sees what everybody sees.
    assert bela.play(table)["view"]["viewer"] is None
    assert bela.play(table)["legal"] == []
    over = play_on([anna, cili], table, lambda now: now["view"]["over"], "on")
    assert over["view"]["over"]
    told = info(anna, table)
    assert told["ending"] == "played"
    places = [standing["place"] for standing in told["result"]]
    assert places[1] == 3
    assert sorted(places) == [1, 2, 3]
    end = anna.get(f"{path}/end")
    assert [place["place"] for place in end["places"]] == places
    record = burgrave.record(anna.client.get(f"{path}/record").text)
    assert (record.ended, record.resigned) == ("", (1,))
    # A rematch is for all of them again.
    again = anna.post(f"{path}/rematch")
    assert not any(seat.get("resigned") for seat in again["seats"])


def test_the_last_one_who_has_not_resigned_wins(house: Served) -> None:
    anna, bela, _, table = three(house)
    resign(bela, table)
    told = resign(anna, table)
    assert told["ending"] == "resigned"
    assert told["result"][2]["place"] == 1


def test_bots_do_not_play_on_among_themselves(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table(*WITH_BOTS, edition="first")["id"]
    told = resign(anna, table)
    assert told["ending"] == "resigned"
    assert told["result"][0]["place"] == 3
    assert 1 in [standing["place"] for standing in told["result"][1:]]


def test_only_players_of_a_running_game_resign(house: Served) -> None:
    anna, _, table = two(house)
    lobby = anna.table("me", "open")["id"]
    for path in (f"/api/tables/{table}/resign", f"/api/tables/{table}/offer"):
        method = "POST" if path.endswith("resign") else "PUT"
        body: dict[str, object] = {} if method == "POST" else {"agree": True}
        assert refusal(house.guest("Dora"), method, path, **body) == "not-yours"
        assert refusal(house.visitor(), method, path, **body) == "not-yours"
        assert refusal(anna, method, path.replace(table, lobby), **body) == "not-dealt"
    assert info(anna, table)["status"] == "running"


def test_everybody_hears_of_it_at_once(house: Served) -> None:
    anna, bela, table = two(house)
    with bela.socket(table) as socket, house.visitor().socket(table) as watching:
        resign(anna, table)
        for each in (socket, watching):
            over = until(
                each, lambda told: told["type"] == "table" and told["table"]["status"] == "over"
            )
            assert over["table"]["ending"] == "resigned"
            update = until(each, lambda told: told["type"] == "update" and told["view"]["over"])
            assert update["legal"] == []


def until(socket: ClientConnection, so: Callable[[Json], bool]) -> Json:
    """The first message that tells it."""
    while True:
        told: Json = json.loads(socket.recv(timeout=PATIENCE))
        if so(told):
            return told


# Ending by agreement.


def test_a_game_ends_when_all_agree(house: Served) -> None:
    anna, bela, cili, table = three(house)
    told = offers(anna, table)
    offer = told["offer"]
    assert told["status"] == "running"
    assert (offer["seat"], offer["agreed"], offer["missing"], offer["declined"]) == (
        0,
        [0],
        [1, 2],
        None,
    )
    # Who offers it while an offer stands agrees to it.
    told = offers(bela, table)
    assert told["offer"] == offer | {"agreed": [0, 1], "missing": [2]}
    assert house.visitor().get(f"/api/tables/{table}")["offer"] == told["offer"]
    (anna, bela, cili)[anna.play(table)["waiting"][0]].move(table, "taken back?")
    assert any(person.play(table)["canUndo"] for person in (anna, bela, cili))
    assert (info(anna, table)["lasted"], info(anna, table)["ended"]) == (0, 0)
    assert all(person.play(table)["advice"] for person in (anna, bela, cili))
    told = offers(cili, table, offer=offer["id"])
    assert not any(person.play(table)["canUndo"] for person in (anna, bela, cili))
    assert (told["status"], told["ending"], told["result"], told["offer"]) == (
        "over",
        "agreed",
        [],
        None,
    )
    now = cili.play(table)
    assert now["view"]["over"]
    assert not now["legal"]
    assert now["advice"] is None
    end = cili.get(f"/api/tables/{table}/end")
    assert end["places"] == []
    assert len(end["scores"]) == 3
    record = burgrave.record(anna.client.get(f"/api/tables/{table}/record").text)
    assert record.ended == "agreed"
    assert verify(record).dice == "checked"
    assert anna.post(f"/api/tables/{table}/rematch")["status"] == "lobby"


def test_an_offer_is_declined_or_taken_back(house: Served) -> None:
    anna, bela, cili, table = three(house)
    first = offers(anna, table)["offer"]["id"]
    offers(bela, table, offer=first)
    told = offers(cili, table, agree=False, offer=first)
    assert told["status"] == "running"
    assert told["offer"]["declined"] == 2
    path = f"/api/tables/{table}/offer"
    assert refusal(bela, "PUT", path, agree=True, offer=first) == "no-offer"
    # Nobody asks again and again; somebody else may.
    assert refusal(anna, "PUT", path, agree=True) == "declined"
    second = offers(bela, table)["offer"]
    assert (second["seat"], second["agreed"]) == (1, [1])
    assert refusal(anna, "PUT", path, agree=True, offer=first) == "no-offer"
    assert offers(bela, table, agree=False, offer=second["id"])["offer"] is None
    assert refusal(anna, "PUT", path, agree=True, offer=second["id"]) == "no-offer"
    assert offers(anna, table, agree=False)["offer"] is None


def test_an_offer_lapses_when_the_game_goes_on(house: Served) -> None:
    anna, bela, table = two(house)
    offers(anna, table)
    live, seen = house.hall.tables[table], [0]
    assert live.row.offer is not None
    lapses = live.row.offer.lapses

    def is_gone(now: Json) -> bool:
        if live.noticed > seen[-1]:
            seen.append(live.noticed)
        return info(bela, table)["offer"] is None

    with house.visitor().socket(table) as watching:
        began = bela.play(table)["version"]
        now = play_on([anna, bela], table, is_gone, "on")
        # It goes with the very step with which its time is over.
        assert seen[-2] < lapses <= seen[-1]
        until(watching, lambda told: told["type"] == "table" and told["table"]["offer"] is None)
    # Ten steps for each of two seats, and what came with the last of them.
    assert 20 <= now["version"] - began < 40
    assert offers(anna, table)["offer"]["seat"] == 0


def test_an_offer_outlives_the_server(store: Path) -> None:
    with serving(settings_for(store)) as house:
        anna, bela, table = two(house)
        offer = offers(anna, table)["offer"]
        tokens = anna.token, bela.token
    with serving(settings_for(store, grace=3600.0)) as house:
        anna, bela = (house.visitor(token) for token in tokens)
        assert info(bela, table)["offer"] == offer
        assert offers(bela, table, offer=offer["id"])["ending"] == "agreed"


def test_alone_with_bots_one_word_is_enough(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table(*WITH_BOTS, edition="first")["id"]
    assert offers(anna, table)["ending"] == "agreed"


def test_nobody_waits_for_those_who_are_long_gone(store: Path) -> None:
    with serving(settings_for(store, grace=0.0)) as house:
        anna, bela, cili = (house.guest(name) for name in ("Anna", "Béla", "Cili"))
        table = dealt(anna, bela, cili, seats=THREE, edition="first")
        with bela.socket(table):
            with cili.socket(table):
                offer = offers(anna, table)["offer"]
                assert offer["missing"] == [1, 2]
            wait_until(lambda: info(anna, table)["offer"]["missing"] == [1])
            assert offers(bela, table, offer=offer["id"])["ending"] == "agreed"


def test_who_has_resigned_has_no_say(house: Served) -> None:
    anna, bela, cili, table = three(house)
    offer = offers(anna, table)["offer"]["id"]
    offers(bela, table, offer=offer)
    assert resign(cili, table)["ending"] == "agreed"


def test_an_offer_that_was_declined_ends_nothing_any_more(house: Served) -> None:
    anna, bela, cili, table = three(house)
    offer = offers(anna, table)["offer"]["id"]
    offers(bela, table, offer=offer)
    assert offers(bela, table, agree=False, offer=offer)["offer"]["declined"] == 1
    assert resign(cili, table)["status"] == "running"


def test_the_offer_of_somebody_who_resigns_is_gone(house: Served) -> None:
    anna, _, _, table = three(house)
    offers(anna, table)
    assert resign(anna, table)["offer"] is None


def test_both_survive_a_restart(store: Path) -> None:
    with serving(settings_for(store)) as house:
        anna, bela, table = two(house)
        other = dealt(anna, bela, seats=TWO)
        resign(bela, table)
        offers(anna, other)
        offers(bela, other)
        token = anna.token
        before = [anna.get(f"/api/tables/{id}{page}") for id in (table, other) for page in PAGES]
    with serving(settings_for(store)) as house:
        anna = house.visitor(token)
        after = [anna.get(f"/api/tables/{id}{page}") for id in (table, other) for page in PAGES]
        assert here(after) == here(before)
        mine = {each["id"]: each for each in anna.get("/api/me")["tables"]}
        assert mine[table]["ending"] == "resigned"
        assert mine[other]["ending"] == "agreed"


PAGES = ("", "/play", "/end")


def here(told: list[Any]) -> list[Any]:
    """The same, whoever is there."""
    for each in told:
        for seat in each.get("seats", []):
            seat.pop("connected", None)
    return told


# The doctor, the broom and the copies know it.


@pytest.fixture
def ended(store: Path) -> tuple[str, str, str]:
    """A store with a game that was resigned, one that was ended, and one with a resigned seat."""
    with serving(settings_for(store)) as house:
        anna, bela, cili, goes_on = three(house)
        two_seats = [dealt(anna, bela, seats=TWO, edition="first") for _ in range(2)]
        resign(cili, goes_on)
        resign(anna, two_seats[0])
        offers(anna, two_seats[1])
        offers(bela, two_seats[1])
        return two_seats[0], two_seats[1], goes_on


def doctor(store: Path, *options: str) -> int:
    return main(["doctor", "--language", "en", "--data", str(store), *options])


def spoil(store: Path, change: str, *facts: object) -> None:
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        assert connection.execute(change, facts).rowcount > 0


def test_the_doctor_finds_such_a_store_sound(
    store: Path, ended: tuple[str, str, str], tmp_path: Path
) -> None:
    assert doctor(store) == 0
    check(store)
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", "--data", str(store), str(copy)]) == 0
    assert doctor(copy) == 0


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET status = 'running' WHERE id = ?",
        "UPDATE tables SET ending = 'bored' WHERE id = ?",
        "UPDATE tables SET waiting = '[0]' WHERE id = ?",
        'UPDATE seats SET stand_in = NULL WHERE resigned AND "table" = ?',
        "UPDATE tables SET offer = '[\"x\", 7, 1, [7], null]' WHERE id = ?",
        "UPDATE tables SET offer = '[1]' WHERE id = ?",
        "UPDATE tables SET glance = '[1, 1, [1, 2], [0, 0]]' WHERE id = ?",
    ],
)
def test_the_doctor_mends_what_does_not_fit(
    store: Path, ended: tuple[str, str, str], change: str
) -> None:
    spoil(store, "UPDATE tables SET ended = 1000 WHERE id = ?", ended[0])
    spoil(store, change, ended[0])
    assert doctor(store) == 1
    assert doctor(store, "--repair") == 0
    assert doctor(store) == 0
    with serving(settings_for(store)) as house:
        after = house.visitor().get(f"/api/tables/{ended[0]}")
        assert after["seats"][0]["resigned"]
        # Where nobody can tell any more how it ended, it goes on.
        assert after["ended"] == (1000 if after["status"] == "over" else 0)


def test_a_game_that_its_rules_ended_was_not_ended_by_anybody(store: Path) -> None:
    with serving(settings_for(store)) as house:
        anna, bela, table = two(house)
        play_on([anna, bela], table, lambda now: now["view"]["over"], "on")
        before = info(anna, table)
    spoil(store, "UPDATE tables SET ending = 'agreed' WHERE id = ?", table)
    assert doctor(store) == 1
    assert doctor(store, "--repair") == 0
    with serving(settings_for(store)) as house:
        after = house.visitor().get(f"/api/tables/{table}")
        assert (after["ending"], after["result"]) == ("played", before["result"])


def test_the_broom_takes_them_for_finished_games(store: Path, ended: tuple[str, str, str]) -> None:
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        gone = prune(connection, Policy(abandoned=None, finished=1), 4e9)
    assert set(gone.finished) == set(ended[:2])
    assert gone.abandoned == ()


def test_an_earlier_store_tells_when_its_games_were_over(tmp_path: Path) -> None:
    store = tmp_path / "old.sqlite"
    earlier = next(n for n in range(VERSION) if "ending" in MIGRATIONS[n])
    with closing(sqlite3.connect(store, isolation_level=None)) as old:
        migrate(old, earlier)
        old.execute("INSERT INTO guests (token, name, crest, made) VALUES (x'00', 'A', 'lion', 1)")
        for id, status in (("done", "over"), ("on", "running")):
            old.execute(
                "INSERT INTO tables (id, game, options, owner, status, version, waiting, seed,"
                " made, touched) VALUES (?, 'kingsburg', '{}', 1, ?, 0, '[]', x'00', 5, 7)",
                (id, status),
            )
        migrate(old)
        rows = old.execute("SELECT ending, offer, dealt, ended FROM tables ORDER BY id").fetchall()
    assert rows == [("", "[]", 0.0, 7.0), ("", "[]", 0.0, 0.0)]
