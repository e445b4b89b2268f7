"""Counsel at a table: for who plays alone, for several only if all agree; counted, and secret."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from burgrave.counsel import Counsel
from burgrave.locale import languages
from burgrave.server import bot_workers
from tests.server.house import Json, Person, Served, dealt, serving, settings_for, wait_until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path / "s.sqlite")) as served:
        yield served


def asks(person: Person, table: str, language: str = "en") -> Json:
    """Counsel about what this person is asked now."""
    version = person.play(table)["version"]
    told: Json = person.post(f"/api/tables/{table}/counsel?language={language}", version=version)
    return told


def refused(person: Person, table: str) -> str:
    version = person.play(table)["version"]
    answer = person.ask("POST", f"/api/tables/{table}/counsel", version=version)
    assert answer.status_code in (403, 409, 429), answer.text
    return str(answer.json()["code"])


def alone(house: Served) -> tuple[Person, str]:
    """Anna among bots, and it is her turn."""
    anna = house.guest("Anna")
    table = dealt(anna, seats=("me", "greedy", "greedy"), edition="first")
    wait_until(lambda: bool(anna.play(table)["legal"]))
    return anna, table


def two(house: Served) -> tuple[Person, Person, str]:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    return anna, bela, dealt(anna, bela, seats=("me", "open"), edition="first")


def mine(person: Person, table: str) -> int:
    info = person.get(f"/api/tables/{table}")
    return int(info["seats"][info["you"]].get("hints", 0))


def agrees(person: Person, table: str, agree: bool = True) -> Json:
    told: Json = person.put(f"/api/tables/{table}/counsel", agree=agree)
    return dict(told["counsel"])


def test_who_plays_alone_gets_counsel_and_it_is_counted(house: Served) -> None:
    anna, table = alone(house)
    given = asks(anna, table)
    legal = [action["text"] for action in anna.play(table)["legal"]]
    assert {choice["action"] for choice in given["choices"]} <= set(legal)
    assert given["hints"] == mine(anna, table) == 1
    assert given["tries"] >= 1
    assert given["sentence"]


def test_the_same_question_has_the_same_answer_in_any_language_and_counts_once(
    house: Served,
) -> None:
    anna, table = alone(house)
    answers = [asks(anna, table, language) for language in languages()]
    numbers = [[(c["action"], c["win"]) for c in answer["choices"]] for answer in answers]
    assert numbers[0] == numbers[1] == numbers[2]
    assert len({answer["choices"][0]["text"] for answer in answers}) == 3
    assert mine(anna, table) == 1
    anna.move(table, "m1")
    wait_until(lambda: bool(anna.play(table)["legal"]))
    assert asks(anna, table)["hints"] == mine(anna, table) == 2


def test_among_several_people_there_is_counsel_only_if_all_agree(house: Served) -> None:
    anna, bela, table = two(house)
    asked = next(person for person in (anna, bela) if person.play(table)["legal"])
    assert refused(asked, table) == "no-counsel"
    assert agrees(anna, table)["missing"] == [1]
    assert refused(asked, table) == "no-counsel"
    assert agrees(bela, table) == {"learned": True, "agreed": [0, 1], "missing": []}
    assert asks(asked, table)["hints"] == 1
    assert agrees(bela, table, False)["missing"] == [1]
    assert refused(asked, table) == "no-counsel"


def test_nobody_else_notices_a_hint_until_the_game_is_over(house: Served) -> None:
    anna, bela, table = two(house)
    agrees(anna, table)
    agrees(bela, table)
    asked, other = (anna, bela) if anna.play(table)["legal"] else (bela, anna)
    before = other.ask("GET", "/api/me").content, other.ask("GET", f"/api/tables/{table}").content
    asks(asked, table)
    assert mine(asked, table) == 1
    assert other.ask("GET", "/api/me").content == before[0]
    assert other.ask("GET", f"/api/tables/{table}").content == before[1]
    asked.post(f"/api/tables/{table}/resign")
    seats = other.get(f"/api/tables/{table}")["seats"]
    assert sorted(seat.get("hints", 0) for seat in seats) == [0, 1]


def test_the_next_game_begins_without_hints(house: Served) -> None:
    anna, table = alone(house)
    asks(anna, table)
    anna.post(f"/api/tables/{table}/resign")
    assert mine(anna, table) == 1
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert mine(anna, again) == 0


def test_who_is_not_asked_or_only_watches_gets_none(house: Served) -> None:
    anna, bela, table = two(house)
    agrees(anna, table)
    agrees(bela, table)
    idle = next(person for person in (anna, bela) if not person.play(table)["legal"])
    assert refused(idle, table) == "not-your-turn"
    assert refused(house.guest("Cili"), table) == "not-yours"


def test_counsel_about_what_is_over_is_refused(house: Served) -> None:
    anna, table = alone(house)
    version = anna.play(table)["version"]
    anna.move(table, "m1")
    answer = anna.ask("POST", f"/api/tables/{table}/counsel", version=version)
    assert answer.json()["code"] in ("stale", "not-your-turn")


def test_a_game_that_nobody_has_learned_says_so(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = alone(house)
    monkeypatch.setattr("burgrave.bots.judgement.knows", lambda game: False)
    assert refused(anna, table) == "not-learned"
    assert anna.get(f"/api/tables/{table}")["counsel"]["learned"] is False


def test_a_guest_has_so_many_hints_at_once(tmp_path: Path) -> None:
    rules = settings_for(tmp_path / "b.sqlite", hints=0.0001, hints_at_once=1)
    with serving(rules) as served:
        anna, table = alone(served)
        asks(anna, table)
        asks(anna, table)
        other = dealt(anna, seats=("me", "greedy"), edition="first")
        wait_until(lambda: bool(anna.play(other)["legal"]))
        assert refused(anna, other) == "too-many-hints"


def test_hints_and_wishes_last_over_a_restart(tmp_path: Path) -> None:
    rules = settings_for(tmp_path / "r.sqlite")
    with serving(rules) as served:
        anna, bela, table = two(served)
        agrees(anna, table)
        agrees(bela, table)
        asked = anna if anna.play(table)["legal"] else bela
        asks(asked, table)
        token = asked.token
    with serving(rules) as served:
        back = served.visitor(token)
        assert back.get(f"/api/tables/{table}")["counsel"]["missing"] == []
        assert mine(back, table) == 1


def test_two_windows_that_ask_at_once_are_counted_once(house: Served) -> None:
    anna, table = alone(house)
    with ThreadPoolExecutor(2) as windows:
        first, second = windows.map(lambda _: asks(anna, table), range(2))
    assert first["choices"] == second["choices"]
    assert mine(anna, table) == 1


def test_who_waits_for_counsel_can_play_on(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bela, table = two(house)
    agrees(anna, table)
    agrees(bela, table)
    asked = anna if anna.play(table)["legal"] else bela
    version = asked.play(table)["version"]
    begun, enough = Event(), Event()
    honest = bot_workers.advise

    def slow(*question: Any) -> Counsel:
        begun.set()
        assert enough.wait(60)
        return honest(*question)

    monkeypatch.setattr(bot_workers, "advise", slow)
    with ThreadPoolExecutor(1) as window:
        waiting = window.submit(
            lambda: asked.ask("POST", f"/api/tables/{table}/counsel", version=version)
        )
        try:
            assert begun.wait(60)
            asked.move(table, "while-it-thinks")
            assert asked.play(table)["version"] > version
        finally:
            enough.set()
        # What it was about is over.
        assert waiting.result(60).json()["code"] in ("stale", "not-your-turn")
