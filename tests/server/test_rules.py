"""The rules on the wire: what is asked, what happened and what is refused name theirs."""

from __future__ import annotations

import pytest

from tests.server.house import Person, Served, dealt, wait_until

SOME = {
    "kingsburg": ("K-1.3", "K-0.3", "influence 18 with 6 6 6", "K-1.3"),
    "era": ("E-0.5", "", "place keep g7", "E-0.5"),
    "kings-will": ("W-0.3", "W-0.2", "take build", "W-0.3"),
}
"""For each game the rule of its first question, of its first log line, and a refusal with its."""


def asked(house: Served, game: str) -> tuple[Person, str]:
    anna = house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/api/tables", game=game, seats=seats)["id"]
    wait_until(lambda: bool(anna.play(table)["legal"]))
    return anna, table


@pytest.mark.parametrize("game", SOME)
def test_question_log_and_refusal_name_their_rule(house: Served, game: str) -> None:
    question, told, move, refusal = SOME[game]
    anna, table = asked(house, game)
    now = anna.play(table)
    assert now["rule"] == question
    assert all(line["rule"] for line in now["log"])
    assert [line["rule"] for line in now["log"][:1]] == [told] * bool(told)
    assert all(now["reasons"].values())
    body = {"id": "1", "version": now["version"], "action": move}
    answer = anna.ask("POST", f"/api/tables/{table}/moves", **body)
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong")
    assert answer.json()["rule"] == refusal


def test_a_refusal_that_is_no_matter_of_the_rules_names_none(house: Served) -> None:
    anna, table = asked(house, "kingsburg")
    body = {"id": "1", "version": 9999, "action": "take wood"}
    answer = anna.ask("POST", f"/api/tables/{table}/moves", **body)
    assert answer.json()["code"] == "stale"
    assert "rule" not in answer.json()


def test_whoever_is_not_asked_is_told_the_rule_of_the_step(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    path = f"/api/tables/{table}"
    other = (anna, bela)[1 - anna.play(table)["waiting"][0]]
    version = other.play(table)["version"]
    move = {"id": "1", "version": version, "action": "take wood"}
    answer = other.ask("POST", f"{path}/moves", **move).json()
    assert (answer["code"], answer["rule"]) == ("not-your-turn", "K-1.3")
