"""What a host arranges until the deal: game, options, seats, order; leaving and deleting."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from burgrave.server.names import ADJECTIVES, ANIMALS, free_sign, sign
from tests.server.house import PATIENCE, Json, Person, Served, at_once, dealt, serving, settings_for


class Lobby:
    """A table before the deal: Anna hosts, Béla sits on the second seat."""

    def __init__(self, house: Served, *more: str, **options: object) -> None:
        self.house = house
        self.anna, self.bela = house.guest("Anna"), house.guest("Béla")
        table = self.anna.table("me", "open", *more, **options)
        self.id: str = table["id"]
        self.path = f"/api/tables/{self.id}"
        self.link = key_of(table["seats"][1])
        self.bela.post(f"{self.path}/claim", key=self.link)

    def ready(self) -> None:
        for person in (self.anna, self.bela):
            person.post(f"{self.path}/ready", ready=True)

    def __call__(self, person: Person | None = None) -> Json:
        told: Json = (person or self.anna).get(self.path)
        return told

    def slots(self) -> list[int]:
        return [seat["slot"] for seat in self()["seats"]]

    def remove(self, number: int, **seen: object) -> Json:
        query = "&".join(f"{name}={value}" for name, value in seen.items())
        answer = self.anna.ask("DELETE", f"{self.path}/seats/{number}?{query}")
        assert answer.status_code == 200, answer.text
        after: Json = answer.json()
        return after


def key_of(seat: Json) -> str:
    return str(seat["link"]).partition("#key=")[2]


def named(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def ticks(table: Json) -> list[bool]:
    return [seat["ready"] for seat in table["seats"] if seat["kind"] == "person"]


def news(table: Json) -> list[tuple[str, str]]:
    return [(piece["kind"], piece["about"]) for piece in table["news"]]


def until(socket: ClientConnection, **facts: object) -> Json:
    """The next news of a table at which these hold."""
    while True:
        told = json.loads(socket.recv(timeout=PATIENCE))
        if told["type"] == "table":
            table: Json = told["table"]
            if all(table[name] == value for name, value in facts.items()):
                return table


def refused(person: Person, method: str, path: str, code: str, **body: object) -> str:
    answer = person.ask(method, path, **body)
    assert answer.status_code >= 400, answer.text
    assert answer.json()["code"] == code, answer.text
    return str(answer.json()["error"])


def test_seats_come_and_go_as_the_game_allows(house: Served) -> None:
    lobby = Lobby(house, "open", "greedy")
    lobby.ready()
    with lobby.bela.socket(lobby.id) as socket:
        after = lobby.anna.post(f"{lobby.path}/seats", kind="open")
        assert [seat["kind"] for seat in after["seats"]][2:] == ["open", "bot", "open"]
        assert "link" in after["seats"][4]
        assert ticks(after) == [False, False]
        told = until(socket, terms=after["terms"])
        assert len(told["seats"]) == 5
        assert news(told) == [("seats", "")]
    assert news(after) == []
    sentence = refused(lobby.anna, "POST", f"{lobby.path}/seats", "seats-most", kind="open")
    assert sentence == "Kingsburg is for at most 5 players."
    for number in (4, 3, 2):
        after = lobby.remove(number)
    assert named(after) == ["Anna", "Béla"]
    sentence = refused(lobby.anna, "DELETE", f"{lobby.path}/seats/1", "seats-fewest")
    assert sentence == "Kingsburg is for at least 2 players."
    bot = lobby.anna.post(f"{lobby.path}/seats", kind="bot", bot="random", name="Odo")["seats"][2]
    assert (bot["kind"], bot["name"], bot["level"]) == ("bot", "Odo", 1)
    lobby.ready()
    assert lobby()["status"] == "running"
    # From then on nothing is arranged any more, and nobody is told of it.
    for person in (lobby.anna, lobby.bela, house.visitor()):
        assert (lobby(person)["terms"], lobby(person)["news"]) == (0, [])


def test_the_last_place_for_a_person_stays(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("open", "greedy", "greedy")
    refused(anna, "DELETE", f"/api/tables/{table['id']}/seats/0", "last-place")
    refused(anna, "DELETE", f"/api/tables/{table['id']}/seats/7", "wrong")


def test_who_loses_the_seat_is_told_even_later(house: Served) -> None:
    lobby = Lobby(house, "open")
    with lobby.bela.socket(lobby.id) as socket:
        after = lobby.remove(1, was="Béla")
        assert named(after)[:1] == ["Anna"]
        told = until(socket, you=None)
        assert ("unseated", "") in news(told)
    assert news(lobby(lobby.bela)) == [("unseated", "")]
    assert lobby.bela.ask("POST", f"{lobby.path}/claim", key=lobby.link).status_code == 403
    # Freed instead of removed, the seat has a new link, and by it nobody is told any more.
    other = Lobby(house)
    fresh = other.anna.put(f"{other.path}/seats/1", kind="open")["seats"][1]
    assert news(other(other.bela)) == [("unseated", "")]
    assert other.bela.post(f"{other.path}/claim", key=key_of(fresh))["news"] == []
    other.bela.post(f"{other.path}/leave")
    assert news(other(other.bela)) == []


def test_nobody_loses_a_seat_that_the_host_saw_empty(house: Served) -> None:
    lobby = Lobby(house, "open")
    cindy = house.guest("Cindy")
    seat = lobby()["seats"][2]
    seen = {"slot": seat["slot"], "was": ""}
    cindy.post(f"{lobby.path}/claim", key=key_of(seat))
    query = f"slot={seat['slot']}&was="
    refused(lobby.anna, "DELETE", f"{lobby.path}/seats/2?{query}", "seats-changed")
    refused(lobby.anna, "PUT", f"{lobby.path}/seats/2", "seats-changed", kind="bot", **seen)
    assert named(lobby()) == ["Anna", "Béla", "Cindy"]
    # Nor where another tab has moved the seats meanwhile.
    lobby.anna.put(f"{lobby.path}/order", slots=[0, 2, 1])
    refused(lobby.anna, "PUT", f"{lobby.path}/seats/2", "seats-changed", kind="open", slot=2)
    assert named(lobby()) == ["Anna", "Cindy", "Béla"]
    # Nor is it a mistake to mean one that has moved up because another went.
    lobby.remove(1, was="Cindy")
    refused(lobby.anna, "DELETE", f"{lobby.path}/seats/2?slot=1", "seats-changed")
    refused(lobby.anna, "DELETE", f"{lobby.path}/seats/9?slot=9", "seats-changed")


def test_the_order_changes_and_every_link_goes_with_its_seat(house: Served) -> None:
    lobby = Lobby(house, "open", "greedy")
    lobby.ready()
    link = lobby()["seats"][2]["link"]
    with lobby.bela.socket(lobby.id) as socket:
        after = lobby.anna.put(f"{lobby.path}/order", slots=[3, 2, 1, 0])
        assert [seat["kind"] for seat in after["seats"]] == ["bot", "open", "person", "person"]
        assert named(after)[2:] == ["Béla", "Anna"]
        assert after["you"] == 3
        assert after["seats"][1]["link"] == link
        assert ticks(after) == [False, False]
        assert news(until(socket, you=2)) == [("order", "")]
    cindy = house.guest("Cindy")
    assert cindy.post(f"{lobby.path}/claim", key=link.partition("#key=")[2])["you"] == 1
    for slots in ([0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 9]):
        refused(lobby.anna, "PUT", f"{lobby.path}/order", "seats-changed", slots=slots)
    # The same order is no change.
    cindy.post(f"{lobby.path}/ready", ready=True)
    same = lobby.anna.put(f"{lobby.path}/order", slots=[3, 2, 1, 0])
    assert ticks(same) == [True, False, False]
    lobby.ready()
    assert lobby()["status"] == "running"
    assert lobby.anna.play(lobby.id)["names"] == named(lobby())


def test_a_seat_that_went_leaves_no_link_that_opens_another(house: Served) -> None:
    lobby = Lobby(house, "open")
    old = key_of(lobby()["seats"][2])
    lobby.remove(2)
    after = lobby.anna.post(f"{lobby.path}/seats", kind="open")
    assert key_of(after["seats"][2]) != old
    assert house.guest("Cindy").ask("POST", f"{lobby.path}/claim", key=old).status_code == 403


def test_another_game_keeps_people_and_fits_the_seats(house: Served) -> None:
    lobby = Lobby(house, "open", "greedy", "open", edition="revised", governors=True)
    lobby.ready()
    with lobby.bela.socket(lobby.id) as socket:
        after = lobby.anna.put(
            f"{lobby.path}/game", game="kings-will", options={"look_again": "seen"}
        )
        told = until(socket, game="kings-will")
        assert news(told) == [("game", ""), ("seats", "")]
    # Four at most: the last open seat went, the bot stays.
    assert [seat["kind"] for seat in after["seats"]] == ["person", "person", "open", "bot"]
    assert after["options"]["look_again"] == "seen"
    assert "edition" not in after["options"]
    assert ticks(after) == [False, False]
    assert lobby.anna.put(f"{lobby.path}/game", game="era")["game"] == "era"
    lobby.anna.put(f"{lobby.path}/seats/2", kind="bot", bot="greedy")
    lobby.ready()
    # Dealt as the game that it has become, for this server and for one that reads it anew.
    assert lobby.anna.play(lobby.id)["game"] == "era"
    row = at_once(house.store.table(lobby.id))
    assert row is not None
    assert (row.game, len(row.seats), row.status) == ("era", 4, "running")


def test_people_are_never_too_many_for_a_game_that_is_chosen(house: Served) -> None:
    lobby = Lobby(house, "open", "open", "open")
    lobby.anna.put(f"{lobby.path}/seats/4", kind="open", name="Jonas")
    for number, seat in enumerate(lobby()["seats"][2:]):
        house.guest(f"Guest {number}").post(f"{lobby.path}/claim", key=key_of(seat))
    before = lobby()
    sentence = refused(lobby.anna, "PUT", f"{lobby.path}/game", "people-most", game="era")
    assert "at most 4 players, and 5 sit here" in sentence
    refused(lobby.anna, "PUT", f"{lobby.path}/game", "wrong", game="chess")
    bad = {"edition": "first", "governors": True}
    sentence = refused(
        lobby.anna, "PUT", f"{lobby.path}/game", "wrong", game="kingsburg", options=bad
    )
    assert "needs the revised edition" in sentence
    assert lobby() == before


def test_a_seat_that_is_kept_for_somebody_goes_after_the_bots(house: Served) -> None:
    lobby = Lobby(house, "open", "greedy", "greedy")
    lobby.anna.put(f"{lobby.path}/seats/2", kind="open", name="Jonas")
    after = lobby.anna.put(f"{lobby.path}/game", game="era")
    assert [seat["kind"] for seat in after["seats"]] == ["person", "person", "open", "bot"]
    assert after["seats"][2]["reserved"] == "Jonas"


def test_of_several_bots_the_last_one_goes(house: Served) -> None:
    lobby = Lobby(house, "greedy", "greedy", "greedy")
    before = named(lobby())
    assert named(lobby.anna.put(f"{lobby.path}/game", game="era")) == before[:4]


def test_too_few_seats_are_filled_up(house: Served) -> None:
    anna = house.guest("Anna")
    seats = [{"kind": "open"}]
    table = anna.post("/api/tables", game="era", seats=seats)
    after = anna.put(f"/api/tables/{table['id']}/game", game="kingsburg")
    assert [seat["kind"] for seat in after["seats"]] == ["open", "open"]
    assert all("link" in seat for seat in after["seats"])


def test_what_has_changed_is_told_until_one_is_ready_again(house: Served) -> None:
    lobby = Lobby(house, "open", "greedy", edition="first")
    lobby.ready()
    lobby.anna.put(f"{lobby.path}/options", options={"edition": "revised", "governors": True})
    bot = named(lobby())[3]
    lobby.anna.put(f"{lobby.path}/seats/3", kind="bot", bot="random")
    told = lobby(lobby.bela)
    assert news(told) == [("option", "edition"), ("option", "governors"), ("bot", bot)]
    assert news(lobby(house.visitor())) == []
    assert ticks(told) == [False, False]
    # A bot's other name matters to nobody.
    assert lobby.bela.post(f"{lobby.path}/ready", ready=True)["news"] == []
    named_anew = lobby.anna.put(f"{lobby.path}/seats/3", kind="bot", bot="random", name="Ursula")
    assert ticks(named_anew) == [False, True]
    assert news(lobby(lobby.bela)) == []


def test_nobody_is_ready_for_what_they_have_not_seen(house: Served) -> None:
    lobby = Lobby(house, "open")
    seen = lobby(lobby.bela)["terms"]
    lobby.anna.put(f"{lobby.path}/options", options={"edition": "revised"})
    refused(lobby.bela, "POST", f"{lobby.path}/ready", "changed", ready=True, terms=seen)
    now = lobby(lobby.bela)["terms"]
    assert now > seen
    assert ticks(lobby.bela.post(f"{lobby.path}/ready", ready=True, terms=now)) == [False, True]


def test_whoever_leaves_comes_back_by_the_same_link(house: Served) -> None:
    lobby = Lobby(house, "open")
    assert lobby.bela.post(f"{lobby.path}/leave")["you"] is None
    assert lobby.id not in [table["id"] for table in lobby.bela.get("/api/me")["tables"]]
    assert key_of(lobby()["seats"][1]) == lobby.link
    assert lobby.bela.post(f"{lobby.path}/claim", key=lobby.link)["you"] == 1
    for stranger in (house.guest("Eve"), house.visitor()):
        refused(stranger, "POST", f"{lobby.path}/leave", "not-yours")
    running = dealt(lobby.anna, lobby.bela, seats=("me", "open"))
    refused(lobby.bela, "POST", f"/api/tables/{running}/leave", "dealt")
    refused(house.guest("Eve"), "POST", f"/api/tables/{running}/leave", "not-yours")


def test_a_host_who_leaves_hands_the_table_on(house: Served) -> None:
    lobby = Lobby(house, "open")
    link = key_of(lobby()["seats"][2])
    after = lobby.anna.post(f"{lobby.path}/leave")
    assert (after["owner"], after["you"]) == (False, None)
    assert lobby(lobby.bela)["owner"]
    # The links that are with people still work, and the new host can make new ones.
    assert house.guest("Cindy").post(f"{lobby.path}/claim", key=link)["you"] == 2
    fresh = lobby.bela.put(f"{lobby.path}/seats/0", kind="open")["seats"][0]
    assert lobby.anna.post(f"{lobby.path}/claim", key=key_of(fresh))["you"] == 0
    alone = lobby.house.guest("Alone")
    table = alone.table("me", "open")["id"]
    refused(alone, "POST", f"/api/tables/{table}/leave", "alone")


def test_a_deleted_table_tells_everybody_and_is_nowhere(house: Served) -> None:
    lobby = Lobby(house, "open")
    refused(lobby.bela, "DELETE", lobby.path, "not-yours")
    with lobby.bela.socket(lobby.id) as socket:
        until(socket, you=1)
        assert lobby.anna.ask("DELETE", lobby.path).status_code == 204
        while json.loads(socket.recv(timeout=PATIENCE))["type"] != "gone":
            pass
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    for person in (lobby.anna, lobby.bela):
        assert person.ask("GET", lobby.path).status_code == 404
        assert person.get("/api/me")["tables"] == []
    assert at_once(house.store.table(lobby.id)) is None
    running = dealt(lobby.anna, lobby.bela, seats=("me", "open"), edition="first")
    refused(lobby.anna, "DELETE", f"/api/tables/{running}", "dealt")


def test_a_rematch_that_was_deleted_can_be_asked_for_again(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "random", edition="first")["id"]
    anna.put(f"/api/tables/{table}/seats/0", kind="bot", bot="random")
    from tests.server.house import wait_until

    wait_until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")
    bela = house.guest("Béla")
    over = dealt(anna, bela, seats=("me", "open"), edition="first")
    for seat, person in enumerate((anna, bela)):
        person.put(f"/api/tables/{over}/seats/{seat}", kind="bot", bot="random")
    wait_until(lambda: anna.get(f"/api/tables/{over}")["status"] == "over")
    again = anna.post(f"/api/tables/{over}/rematch")["id"]
    assert anna.ask("DELETE", f"/api/tables/{again}").status_code == 204
    assert anna.get(f"/api/tables/{over}")["rematch"] is None
    assert bela.post(f"/api/tables/{over}/rematch")["id"] != again


def test_an_undealt_table_is_not_running(house: Served) -> None:
    lobby = Lobby(house)
    assert lobby()["status"] == "lobby"
    for what in ("end", "record"):
        refused(lobby.anna, "GET", f"{lobby.path}/{what}", "not-dealt")
    refused(lobby.anna, "POST", f"{lobby.path}/rematch", "not-dealt")


def test_two_tabs_and_people_who_come_at_once_leave_a_whole_table(house: Served) -> None:
    lobby = Lobby(house, "open", "open", "greedy")
    keys = [key_of(seat) for seat in lobby()["seats"] if "link" in seat]
    tabs = [house.visitor(lobby.anna.token) for _ in range(2)]
    comers = [house.guest(f"Comer {number}") for number in range(2)]
    slots = lobby.slots()

    def ask(number: int) -> int:
        jobs = [
            lambda: tabs[0].ask("PUT", f"{lobby.path}/order", slots=slots[::-1]),
            lambda: tabs[1].ask("DELETE", f"{lobby.path}/seats/4?slot={slots[4]}"),
            lambda: tabs[1].ask("PUT", f"{lobby.path}/game", game="kings-will"),
            lambda: comers[0].ask("POST", f"{lobby.path}/claim", key=keys[0]),
            lambda: comers[1].ask("POST", f"{lobby.path}/claim", key=keys[1]),
            lambda: lobby.bela.ask("POST", f"{lobby.path}/ready", ready=True),
        ]
        return jobs[number]().status_code

    with ThreadPoolExecutor(6) as pool:
        codes = list(pool.map(ask, range(6)))
    assert set(codes) <= {200, 403, 409}, codes
    after = lobby()
    assert [seat["seat"] for seat in after["seats"]] == list(range(len(after["seats"])))
    people = [name for name in named(after) if name in ("Anna", "Béla", "Comer 0", "Comer 1")]
    assert len(people) == 2 + (codes[3] == 200) + (codes[4] == 200)
    row = at_once(house.store.table(lobby.id))
    assert row is not None
    assert [seat.name for seat in row.seats] == named(after)
    assert len({seat.slot for seat in row.seats}) == len(row.seats)


def test_no_two_tables_of_a_guest_have_the_same_sign(house: Served) -> None:
    anna = house.guest("Anna")
    signs = [tuple(anna.table("me", "open")["sign"]) for _ in range(60)]
    assert len(set(signs)) == 60
    assert {tuple(table["sign"]) for table in anna.get("/api/me")["tables"]} <= set(signs)


def test_a_table_is_called_otherwise_for_who_already_has_one_of_that_name(house: Served) -> None:
    lobby = Lobby(house, "open")
    cindy = house.guest("Cindy")
    # All signs but ours would be many tables: hers is given the sign by hand.
    hers = cindy.table("me", "open")["id"]
    ours = tuple(lobby()["sign"])
    drawn = next(n for n in range(100_000) if sign(hers, n) == ours)
    with closing(sqlite3.connect(house.path)) as store, store:
        store.execute("UPDATE tables SET redrawn = ? WHERE id = ?", (drawn, hers))
    lobby.ready()
    after = cindy.post(f"{lobby.path}/claim", key=key_of(lobby()["seats"][2]))
    assert tuple(after["sign"]) != ours
    assert after["name"] == " ".join(after["sign"]).title()
    assert news(after) == []
    # The others hear of it, and stay ready: it is still the same table.
    for person in (lobby.anna, lobby.bela):
        assert news(lobby(person)) == [("sign", "")]
    assert ticks(after) == [True, True, False]


def test_when_all_signs_are_taken_the_first_one_does() -> None:
    everything = {(adjective, animal) for adjective in ADJECTIVES for animal in ANIMALS}
    assert free_sign("t", 0, everything) == 0
    left = sign("t", 7)
    assert sign("t", free_sign("t", 0, everything - {left})) == left


def test_a_lobby_from_before_opens_with_what_there_is_now(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    with serving(settings_for(store)) as house:
        lobby = Lobby(house, "greedy")
        anna, bela, id = lobby.anna.token, lobby.bela.token, lobby.id
        lobby.anna.put(f"{lobby.path}/game", game="kings-will", options={"points": "open"})
        lobby.bela.post(f"{lobby.path}/ready", ready=True)
    options = {"house_rule": True, "look_again": "always", "points": "open", "turn_cap": False}
    with closing(sqlite3.connect(store)) as old, old:
        old.execute("UPDATE tables SET options = ?", (json.dumps(options),))
        old.execute("UPDATE seats SET bot = 'clever' WHERE kind = 'bot'")
    with serving(settings_for(store)) as house:
        host, guest = house.visitor(anna), house.visitor(bela)
        listed = host.get("/api/me")["tables"][0]
        assert "house_rule" not in listed["options"]
        table = host.get(f"/api/tables/{id}")
        usual = next(game for game in host.get("/api/games") if game["name"] == "kings-will")
        look_again = next(o["default"] for o in usual["options"] if o["name"] == "look_again")
        assert table["options"] == {"look_again": look_again, "points": "open", "turn_cap": False}
        assert table["seats"][2]["bot"] == "steady"
        told = [("dropped", "house_rule"), ("dropped", "look_again"), ("replaced", named(table)[2])]
        assert news(table) == told
        assert news(guest.get(f"/api/tables/{id}")) == told
        assert ticks(table) == [False, False]
        for person in (host, guest):
            person.post(f"/api/tables/{id}/ready", ready=True)
        assert host.play(id)["game"] == "kings-will"


def test_choosing_options_anew_ends_the_news_of_those_that_are_gone(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    with serving(settings_for(store)) as house:
        lobby = Lobby(house, "open", edition="revised")
        token, id = lobby.anna.token, lobby.id
    with closing(sqlite3.connect(store)) as old, old:
        old.execute("UPDATE tables SET options = ?", (json.dumps({"edition": "third"}),))
    with serving(settings_for(store)) as house:
        host = house.visitor(token)
        assert news(host.get(f"/api/tables/{id}")) == [("dropped", "edition")]
        options = {"edition": "revised"}
        assert news(host.put(f"/api/tables/{id}/options", options=options)) == []
