"""Telling the host: who runs a table sees the line that somebody asks them to look at."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.server.house import Json, Person, Served, serving, settings_for
from tests.server.test_talk import Ears, at_the_end, lobby, page, say

__all__ = ["lobby"]
Lobby = tuple[str, Person, Person]


def tell(person: Person, table: str, line: str) -> None:
    assert person.post(f"/api/tables/{table}/talk/told", line=line) == {"id": line}


def refused(person: Person, table: str, line: str) -> tuple[int, str]:
    answer = person.ask("POST", f"/api/tables/{table}/talk/told", line=line)
    return answer.status_code, answer.json()["error"]


def told(person: Person, table: str) -> list[str]:
    """What somebody is asked to look at."""
    found: list[Json] = page(person, table)["told"]
    return [str(line["text"]) for line in found]


def third(house: Served, table: str, owner: Person) -> Person:
    """One more who sits at the table."""
    cili = house.guest("Cili")
    link = owner.get(f"/api/tables/{table}")["seats"][2]["link"]
    cili.post(f"/api/tables/{table}/claim", key=link.partition("#key=")[2])
    return cili


def test_only_the_host_is_told_and_not_by_whom(house: Served, lobby: Lobby) -> None:
    id, anna, bela = lobby
    cili = third(house, id, anna)
    rude = say(bela, id, "You fool")
    with anna.socket(id) as hers, bela.socket(id) as his:
        host, speaker = Ears(hers), Ears(his)
        host.until(lambda: bool(host.messages))
        speaker.until(lambda: bool(speaker.messages))
        quiet = [page(person, id) for person in (bela, cili)]
        tell(cili, id, rude)
        host.until(lambda: bool(host.messages[-1]["told"]))
        assert [page(person, id) for person in (bela, cili)] == quiet
        say(cili, id, "well")
        speaker.until(lambda: len(speaker.messages) == 2)
    assert [message["told"] for message in speaker.messages] == [[], []]
    (line,) = host.messages[-1]["told"]
    assert (line["name"], line["text"]) == ("Béla", "You fool")
    assert "Cili" not in str(line)


def test_what_the_host_has_seen_is_told_no_more(house: Served, lobby: Lobby) -> None:
    id, anna, bela = lobby
    cili = third(house, id, anna)
    rude = say(bela, id, "You fool")
    tell(cili, id, rude)
    tell(cili, id, rude)
    assert told(anna, id) == ["You fool"]
    with anna.socket(id) as another:
        ears = Ears(another)
        ears.until(lambda: bool(ears.messages) and bool(ears.messages[-1]["told"]))
        answer = anna.put(f"/api/tables/{id}/talk/told", line=rude)
        assert answer["told"] == []
        ears.until(lambda: not ears.messages[-1]["told"])
    tell(cili, id, rude)
    assert told(anna, id) == []
    status = cili.ask("PUT", f"/api/tables/{id}/talk/told", line=rude).status_code
    assert status == 403


def test_a_host_hears_of_whom_they_have_muted(house: Served, lobby: Lobby) -> None:
    id, anna, bela = lobby
    cili = third(house, id, anna)
    rude = say(bela, id, "You fool")
    voice = page(anna, id)["lines"][0]["voice"]
    anna.put(f"/api/tables/{id}/talk/mute", voice=voice, mute="here")
    tell(cili, id, rude)
    assert page(anna, id)["lines"] == []
    assert told(anna, id) == ["You fool"]


def test_of_what_nobody_is_told(house: Served, lobby: Lobby) -> None:
    id, anna, bela = lobby
    odo = house.guest("Odo")
    own, hidden = say(bela, id, "mine"), say(odo, id, "among watchers")
    nothing = "There is no such line of somebody else in what you can read here."
    for line in (own, hidden, "nothing"):
        assert refused(bela, id, line) == (422, nothing)
    assert refused(odo, id, own) == (422, nothing)
    assert refused(anna, id, own) == (422, "You are the host of this table yourself.")
    assert told(anna, id) == []


def test_of_the_hosts_own_lines_only_who_runs_the_house_learns(
    lobby: Lobby, caplog: pytest.LogCaptureFixture
) -> None:
    id, anna, bela = lobby
    rude = say(anna, id, "You fool")
    with caplog.at_level(logging.WARNING, "burgrave.talk"):
        tell(bela, id, rude)
        tell(bela, id, rude)
    assert told(anna, id) == []
    (record,) = [each for each in caplog.records if each.name == "burgrave.talk"]
    assert (record.getMessage(), vars(record)["table"], vars(record)["line"]) == (
        "line told",
        id,
        1,
    )
    assert "fool" not in str(vars(record))


def test_what_watchers_say_comes_to_a_playing_host_only_at_the_end(house: Served) -> None:
    anna, odo, eve = house.guest("Anna"), house.guest("Odo"), house.guest("Eve")
    id = anna.table("me", "open", edition="first")["id"]
    line = say(odo, id, "Anna has the Queen")
    before = anna.client.get(f"/api/tables/{id}/talk").content
    with anna.socket(id) as socket:
        ears = Ears(socket)
        ears.until(lambda: bool(ears.messages))
        tell(eve, id, line)
        assert anna.client.get(f"/api/tables/{id}/talk").content == before
        say(anna, id, "hello")
        ears.until(lambda: ears.texts == ["hello"])
        # The report made no message of its own: that would be a moment that tells something.
        assert len(ears.messages) == 2
    assert told(anna, id) == []


def test_at_the_end_the_host_is_told_of_both_rooms(house: Served) -> None:
    id, anna, watcher = at_the_end(house)
    eve = house.guest("Eve")
    for line in page(eve, id)["lines"]:
        tell(eve, id, line["id"])
    # Anna is the host, and has said the other one herself.
    assert told(anna, id) == ["among watchers"]
    assert told(watcher, id) == []


def test_a_report_outlives_the_server(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite")
    with serving(settings) as house:
        id, anna, _ = at_the_end(house)
        eve = house.guest("Eve")
        tell(eve, id, page(eve, id)["lines"][-1]["id"])
        token = anna.token
    with serving(settings) as house:
        assert told(house.visitor(token), id) == ["among watchers"]


def test_a_report_counts_as_much_as_a_line(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite", lines=0.001, lines_at_once=3)
    with serving(settings) as house:
        anna, odo, eve = house.guest("Anna"), house.guest("Odo"), house.guest("Eve")
        id = anna.table("me", "open")["id"]
        line = say(odo, id, "rude")
        for _ in range(3):
            tell(eve, id, line)
        status, sentence = refused(eve, id, line)
        assert status == 429
        assert sentence.count(".") == 1
