"""Talk at the tables: said once, kept in order, heard by those who may, and by nobody else."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from burgrave.server import talk_rows
from burgrave.server.talk import PAGE
from burgrave.server.talk_text import LINE_LENGTH
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


def say(person: Person, table: str, text: str, id: str = "") -> str:
    """Say something; returns the line's id."""
    body = {"id": id or text[:60], "language": "en", "text": text}
    return str(person.post(f"/api/tables/{table}/talk", **body)["id"])


def phrase(person: Person, table: str, phrase: str) -> None:
    person.post(f"/api/tables/{table}/talk", id=phrase, language="de", phrase=phrase)


def refused(person: Person, table: str, **body: object) -> tuple[int, str]:
    """What somebody is told who may not say this."""
    answer = person.ask("POST", f"/api/tables/{table}/talk", id="r", language="en", **body)
    return answer.status_code, str(answer.json().get("code"))


def page(person: Person, table: str, before: str = "") -> Json:
    query = f"?before={before}" if before else ""
    found: Json = person.get(f"/api/tables/{table}/talk{query}")
    return found


def texts(person: Person, table: str) -> list[str]:
    """What somebody reads."""
    return [line.get("text", line.get("phrase")) for line in page(person, table)["lines"]]


def mute(person: Person, table: str, text: str, where: str) -> None:
    """Mute who said this."""
    voice = next(v["voice"] for v in page(person, table)["lines"] if v.get("text") == text)
    person.put(f"/api/tables/{table}/talk/mute", voice=voice, mute=where)


class Ears:
    """A socket, and the talk as a page that follows it shows it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.lines: list[Json] = []
        self.messages: list[Json] = []

    def until(self, done: Callable[[], bool]) -> None:
        while not done():
            self._take(json.loads(self.socket.recv(timeout=PATIENCE)))

    def _take(self, message: Json) -> None:
        if message["type"] != "talk":
            return
        self.messages.append(message)
        self.lines = [] if message["anew"] else self.lines
        self.lines += message["lines"]

    @property
    def texts(self) -> list[str]:
        return [str(line.get("text", line.get("phrase"))) for line in self.lines]


@pytest.fixture
def lobby(house: Served) -> tuple[str, Person, Person]:
    """A table before the deal, with two people at it."""
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.table("me", "open", "open", edition="first")
    key = table["seats"][1]["link"].partition("#key=")[2]
    bela.post(f"/api/tables/{table['id']}/claim", key=key)
    return table["id"], anna, bela


def at_the_end(house: Served) -> tuple[str, Person, Person]:
    """A table whose game is over, at which players and watchers have talked before."""
    anna, watcher = house.guest("Anna"), house.guest("Odo")
    id = anna.table("me", "open", edition="first")["id"]
    say(anna, id, "among players")
    say(watcher, id, "among watchers")
    anna.put(f"/api/tables/{id}/seats/1", kind="bot", bot="random")
    anna.post(f"/api/tables/{id}/ready", ready=True)
    anna.put(f"/api/tables/{id}/seats/0", kind="bot", bot="random")
    wait_until(lambda: anna.get(f"/api/tables/{id}")["status"] == "over")
    return id, anna, watcher


def test_what_is_said_reads_the_same_for_all_players(lobby: tuple[str, Person, Person]) -> None:
    id, anna, bela = lobby
    say(anna, id, "I bring the dice, you bring the excuses. 🎲")
    phrase(bela, id, "good-luck")
    lines = page(bela, id)["lines"]
    assert [(line["name"], line.get("text"), line.get("phrase")) for line in lines] == [
        ("Anna", "I bring the dice, you bring the excuses. 🎲", None),
        ("Béla", None, "good-luck"),
    ]
    assert [line.get("mine", False) for line in lines] == [False, True]
    assert lines[1]["language"] == "de"
    assert "sent" not in lines[0]
    assert texts(anna, id) == texts(bela, id)


def test_it_comes_live_and_in_order_and_once(lobby: tuple[str, Person, Person]) -> None:
    id, anna, bela = lobby
    say(anna, id, "before")
    with bela.socket(id) as socket:
        ears = Ears(socket)
        ears.until(lambda: ears.texts == ["before"])
        with ThreadPoolExecutor(4) as crowd:
            list(crowd.map(lambda n: say(anna, id, f"line {n}"), range(20)))
        ears.until(lambda: len(ears.texts) == 21)
        say(bela, id, "the last one")
        ears.until(lambda: ears.texts[-1:] == ["the last one"])
    assert ears.texts == texts(anna, id)
    assert len(set(ears.texts)) == 22
    # Who comes back gets everything once more, and knows that it is all.
    with bela.socket(id) as socket:
        again = Ears(socket)
        again.until(lambda: bool(again.lines))
    assert again.messages[0]["anew"]
    assert again.lines == ears.lines


def test_the_same_line_is_said_once_however_often_it_is_sent(
    lobby: tuple[str, Person, Person],
) -> None:
    id, anna, bela = lobby
    with ThreadPoolExecutor(4) as crowd:
        ids = list(crowd.map(lambda n: say(anna, id, "hello there", "same"), range(8)))
    assert len(set(ids)) == 1
    say(bela, id, "hello there", "same")
    assert texts(anna, id) == ["hello there", "hello there"]


def test_it_survives_a_restart_and_pages_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite")
    with serving(settings) as house:
        anna = house.guest("Anna")
        id = anna.table("me", "open")["id"]
        said = [f"line {n}" for n in range(2 * PAGE + 5)]
        for text in said:
            say(anna, id, text)
        token = anna.token
    with serving(settings) as house:
        anna, read = house.visitor(token), list[str]()
        last = page(anna, id)
        while True:
            read = [line["text"] for line in last["lines"]] + read
            assert last["more"] == (len(read) < len(said))
            if not last["more"]:
                break
            last = page(anna, id, before=last["lines"][0]["id"])
        assert read == said
        answer = anna.ask("GET", f"/api/tables/{id}/talk?before=nothing")
        assert answer.status_code == 422


def test_a_table_keeps_so_much_and_no_more(
    lobby: tuple[str, Person, Person], monkeypatch: pytest.MonkeyPatch, house: Served
) -> None:
    monkeypatch.setattr(talk_rows, "KEPT", 5)
    id, anna, _ = lobby
    odo = house.guest("Odo")
    for n in range(9):
        say(anna, id, f"line {n}")
        # However much others say who watch: the players' lines are not pushed out.
        say(odo, id, f"watched {n}")
    assert texts(anna, id) == [f"line {n}" for n in range(4, 9)]
    assert texts(odo, id) == [f"watched {n}" for n in range(4, 9)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a\nb", "line-hidden"),
        ("a\tb", "line-hidden"),
        ("a\x00b", "line-hidden"),
        ("a\x1b[31mb", "line-hidden"),
        ("a\u202eb", "line-hidden"),
        ("a\u2066b", "line-hidden"),
        ("a\u200bb", "line-hidden"),
        ("a\u2028b", "line-hidden"),
        ("a\ue000b", "line-hidden"),
        ("a\U000e0061b", "line-hidden"),
        ("", "line-empty"),
        ("   ", "line-empty"),
        ("\u0301", "line-empty"),
        ("\u200d", "line-empty"),
        ("x" * (LINE_LENGTH + 1), "line-long"),
    ],
)
def test_what_cannot_be_said(lobby: tuple[str, Person, Person], text: str, code: str) -> None:
    id, anna, _ = lobby
    assert refused(anna, id, text=text) == (422, code)
    assert texts(anna, id) == []


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  so   it  is ", "so it is"),
        ("e\u0301" * LINE_LENGTH, "é" * LINE_LENGTH),
        (
            "👨\u200d👩\u200d👧 ❤\ufe0f"
            " 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "",
        ),
        ("<b>https://example.org/?a=1&b=2</b>", ""),
        ("שלום و مرحبا", ""),
    ],
)
def test_what_can_be_said(lobby: tuple[str, Person, Person], typed: str, read: str) -> None:
    id, anna, bela = lobby
    say(anna, id, typed, "x")
    assert texts(bela, id) == [read or typed]


def test_neither_nothing_nor_two_things_at_once(lobby: tuple[str, Person, Person]) -> None:
    id, anna, _ = lobby
    assert refused(anna, id)[0] == 422
    assert refused(anna, id, text="a", phrase="hello")[0] == 422
    assert refused(anna, id, phrase="insult")[0] == 400


def test_whoever_floods_is_asked_to_wait(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite", lines=0.001, lines_at_once=3)
    with serving(settings) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        id = anna.table("me", "open")["id"]
        for n in range(3):
            say(anna, id, f"line {n}")
        answer = anna.ask("POST", f"/api/tables/{id}/talk", id="r", language="en", text="on")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert answer.json()["error"].count(".") == 1
        # What was already said may be asked for again, and nobody else suffers.
        say(anna, id, "line 2")
        say(bela, id, "me too")
        # A crowd of new guests behind one address is no way around it.
        codes = [refused(house.visitor(), id, phrase="hello")[0] for _ in range(40)]
        assert codes.count(200) < 30
        assert codes[-1] == 429


def test_watchers_talk_apart_until_the_game_is_over(house: Served) -> None:
    id, anna, odo = at_the_end(house)
    assert texts(anna, id) == texts(odo, id) == ["among players", "among watchers"]
    assert texts(house.visitor(), id) == ["among players", "among watchers"]
    lines = page(anna, id)["lines"]
    assert [line.get("watching", False) for line in lines] == [False, True]
    say(odo, id, "well done")
    assert texts(anna, id)[-1] == "well done"


def test_players_and_watchers_hear_nothing_of_each_other(
    house: Served, lobby: tuple[str, Person, Person]
) -> None:
    id, anna, bela = lobby
    odo, stranger = house.guest("Odo"), house.visitor()
    secret = say(anna, id, "I have the Queen")
    say(odo, id, "she has the Queen")
    assert texts(bela, id) == ["I have the Queen"]
    assert texts(odo, id) == texts(stranger, id) == ["she has the Queen"]
    # Nor is there a way around: a line that one may not read is none.
    for there_or_not in (secret, "x"):
        answer = odo.ask("GET", f"/api/tables/{id}/talk?before={there_or_not}")
        assert (answer.status_code, answer.json()["code"]) == (422, "wrong")
    assert {line["id"] for line in page(odo, id)["lines"]} == {page(odo, id)["lines"][0]["id"]}


def test_over_sockets_the_rooms_open_at_the_end(house: Served) -> None:
    anna, odo = house.guest("Anna"), house.guest("Odo")
    id = anna.table("me", "random", edition="first")["id"]
    with anna.socket(id) as hers, odo.socket(id) as his:
        player, watcher = Ears(hers), Ears(his)
        say(anna, id, "mine")
        say(odo, id, "ours")
        player.until(lambda: player.texts == ["mine"])
        watcher.until(lambda: watcher.texts == ["ours"])
        anna.put(f"/api/tables/{id}/seats/0", kind="bot", bot="random")
        for ears in (player, watcher):
            ears.until(lambda ears=ears: ears.messages[-1]["reads"] == "all")  # type: ignore[misc]
            assert ears.texts == ["mine", "ours"]


def test_who_takes_a_seat_hears_from_then_on_and_who_loses_it_no_more(
    house: Served, lobby: tuple[str, Person, Person]
) -> None:
    id, anna, bela = lobby
    cili = house.guest("Cili")
    path = f"/api/tables/{id}"
    say(anna, id, "before Cili")
    say(cili, id, "may I?")
    with cili.socket(id) as hers, bela.socket(id) as his:
        ears, lost = Ears(hers), Ears(his)
        ears.until(lambda: ears.texts == ["may I?"])
        lost.until(lambda: lost.texts == ["before Cili"])
        link = anna.put(f"{path}/seats/2", kind="open")["seats"][2]["link"]
        cili.post(f"{path}/claim", key=link.partition("#key=")[2])
        ears.until(lambda: ears.messages[-1]["reads"] == "players")
        assert ears.lines == []
        say(anna, id, "with Cili")
        ears.until(lambda: ears.texts == ["with Cili"])
        lost.until(lambda: lost.texts == ["before Cili", "with Cili"])
        anna.put(f"{path}/seats/1", kind="open")
        lost.until(lambda: lost.messages[-1]["reads"] == "watchers")
        assert lost.texts == ["may I?"]
        say(anna, id, "without Béla")
        ears.until(lambda: ears.texts[-1:] == ["without Béla"])
        say(bela, id, "outside")
        lost.until(lambda: lost.texts == ["may I?", "outside"])
    assert texts(cili, id) == ["with Cili", "without Béla"]
    # Everybody's lines stay, under the name that they had.
    assert texts(anna, id) == ["before Cili", "with Cili", "without Béla"]


def test_a_seat_that_moves_to_another_device_hears_what_it_heard(house: Served) -> None:
    anna, phone = house.guest("Anna"), house.visitor()
    id = anna.table("me", "open")["id"]
    say(anna, id, "at the desk")
    link = anna.post(f"/api/tables/{id}/seats/0/link")["link"]
    phone.post(f"/api/tables/{id}/claim", key=link.partition("#key=")[2])
    assert texts(phone, id) == ["at the desk"]
    assert texts(anna, id) == []


def test_nobody_has_another_ones_name(house: Served, lobby: tuple[str, Person, Person]) -> None:
    id, _, _ = lobby
    for n, name in enumerate(("ANNA", "\u0410nna", "Odo", "odo")):
        say(house.guest(name), id, f"line {n}")
    names = [line["name"] for line in page(house.visitor(), id)["lines"]]
    assert names == ["ANNA 2", "\u0410nna 3", "Odo", "odo 2"]
    assert all(line["crest"] == "" for line in page(house.visitor(), id)["lines"])


def test_who_is_muted_is_heard_no_more_and_notices_nothing(
    house: Served, lobby: tuple[str, Person, Person]
) -> None:
    id, anna, bela = lobby
    say(bela, id, "chatter")
    before = page(bela, id)
    with anna.socket(id) as socket, bela.socket(id) as his:
        ears, other = Ears(socket), Ears(his)
        ears.until(lambda: ears.texts == ["chatter"])
        other.until(lambda: other.texts == ["chatter"])
        mute(anna, id, "chatter", "here")
        ears.until(lambda: ears.texts == [])
        muted = ears.messages[-1]["muted"]
        assert [(who["name"], who["everywhere"]) for who in muted] == [("Béla", False)]
        assert not muted[0]["watching"]
        say(bela, id, "more chatter")
        say(anna, id, "quiet")
        ears.until(lambda: ears.texts == ["quiet"])
        assert page(bela, id)["lines"][:1] == before["lines"]
        anna.put(f"/api/tables/{id}/talk/mute", voice=muted[0]["voice"], mute="no")
        ears.until(lambda: ears.texts == ["chatter", "more chatter", "quiet"])
        other.until(lambda: len(other.texts) == 3)
        assert len(other.messages) == 3


def test_a_mute_holds_at_this_table_or_at_every_one(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    ids = []
    for _ in range(2):
        table = anna.table("me", "open")
        key = table["seats"][1]["link"].partition("#key=")[2]
        bela.post(f"/api/tables/{table['id']}/claim", key=key)
        say(bela, table["id"], "chatter")
        ids.append(table["id"])
    mute(anna, ids[0], "chatter", "here")
    assert [texts(anna, id) for id in ids] == [[], ["chatter"]]
    mute(anna, ids[1], "chatter", "everywhere")
    assert [texts(anna, id) for id in ids] == [[], []]
    who = page(anna, ids[0])["muted"]
    assert [one["everywhere"] for one in who] == [True]
    anna.put(f"/api/tables/{ids[0]}/talk/mute", voice=who[0]["voice"], mute="no")
    assert [texts(anna, id) for id in ids] == [["chatter"], ["chatter"]]


def test_nobody_mutes_themselves_or_nobody(lobby: tuple[str, Person, Person]) -> None:
    id, anna, _ = lobby
    say(anna, id, "hm")
    voice = page(anna, id)["lines"][0]["voice"]
    assert len(voice) == 12  # of 72 bits, which nobody guesses
    for which in (voice, "unknown"):
        answer = anna.ask("PUT", f"/api/tables/{id}/talk/mute", voice=which, mute="here")
        assert answer.status_code == 422


def test_the_host_switches_talk_off_and_on(lobby: tuple[str, Person, Person]) -> None:
    id, anna, bela = lobby
    say(bela, id, "chatter")
    with bela.socket(id) as socket:
        ears = Ears(socket)
        ears.until(lambda: ears.texts == ["chatter"])
        assert anna.put(f"/api/tables/{id}/talk", talk="off")["talk"] == "off"
        ears.until(lambda: ears.messages[-1]["reads"] == "nothing")
        assert (ears.texts, texts(bela, id)) == ([], [])
        assert refused(bela, id, text="x") == (409, "talk-off")
        anna.put(f"/api/tables/{id}/talk", talk="phrases")
        assert refused(bela, id, text="x") == (409, "phrases-only")
        phrase(bela, id, "thanks")
        ears.until(lambda: ears.texts == ["chatter", "thanks"])
    assert bela.ask("PUT", f"/api/tables/{id}/talk", talk="all").status_code == 403
    assert anna.put(f"/api/tables/{id}/talk", talk="all")["talk"] == "all"
    say(bela, id, "again")


def test_a_house_without_talk(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite")
    with serving(settings) as house:
        anna = house.guest("Anna")
        id = anna.table("me", "open")["id"]
        say(anna, id, "hello")
        token = anna.token
    with serving(settings_for(tmp_path / "store.sqlite", talk=False)) as house:
        anna = house.visitor(token)
        assert anna.get(f"/api/tables/{id}")["talk"] == "never"
        nothing = {"lines": [], "more": False, "reads": "nothing", "muted": [], "told": []}
        assert page(anna, id) == nothing
        assert refused(anna, id, phrase="hello") == (409, "no-talk")


def test_talk_raises_no_version_and_touches_no_table(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    id = dealt(anna, bela, seats=("me", "open"), edition="first")
    row, now = at_once(house.store.table(id)), anna.play(id)
    say(bela, id, "hm")
    assert at_once(house.store.table(id)) == row
    assert anna.play(id) == now
    assert anna.get("/api/me")["tables"][0]["touched"] == int(row.touched if row else 0)


def test_a_rematch_keeps_what_the_host_allows_and_no_line(house: Served) -> None:
    id, anna, _ = at_the_end(house)
    anna.put(f"/api/tables/{id}/talk", talk="phrases")
    again = anna.post(f"/api/tables/{id}/rematch")
    assert again["talk"] == "phrases"
    assert texts(anna, again["id"]) == []
