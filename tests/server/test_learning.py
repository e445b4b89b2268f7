"""Lessons over the API: told whole from the answers, and nothing of them is kept."""

from __future__ import annotations

import pytest

from burgrave.games import names
from burgrave.lessons import Lesson, Sitting, lessons
from tests.server.house import Json, Served

LESSONS = [each for name in names() for each in lessons(name)]


def answers_to(each: Lesson, most: int = 40) -> list[str]:
    sitting = Sitting(each)
    while not sitting.over and len(sitting.answers) < most:
        sitting.answer(sitting.shown)
    return sitting.answers


def test_the_list_has_every_lesson_in_its_order(house: Served) -> None:
    told = house.visitor().get("/api/learn")
    assert [(game["game"], each["name"]) for game in told for each in game["lessons"]] == [
        (each.game, each.name) for each in LESSONS
    ]


@pytest.mark.parametrize("each", LESSONS, ids=lambda each: f"{each.game}-{each.name}")
def test_a_lesson_is_shown_step_by_step(house: Served, each: Lesson) -> None:
    person = house.visitor()
    path = f"/api/learn/{each.game}/{each.name}"
    told: Json = person.post(path, answers=[])
    for n in range(12):
        if told["over"]:
            break
        assert told["table"]["you"] == told["update"]["view"]["viewer"] == 0
        assert told["update"]["version"] == n + 1
        told = person.post(path, answers=told["answers"], show=True)
        assert told["judged"]["right"]
    assert len(told["answers"]) == min(12, len(answers_to(each, 12)))


def test_a_wrong_answer_says_so_and_changes_nothing(house: Served) -> None:
    person, path = house.visitor(), "/api/learn/kingsburg/court"
    before = person.post(path, answers=["go on"])
    assert before["said"]["points"] == ["advisor:8"]
    after = person.post(path, answers=["go on"], answer="pass")
    assert after["judged"] == {"right": False, "step": "treasurer", "word": "pass"}
    assert {**after, "judged": None} == before


def test_what_is_only_told_or_asked_moves_nothing(house: Served) -> None:
    told = house.visitor().post("/api/learn/kingsburg/build", answers=[])
    assert told["said"]["kind"] == "ask"
    assert told["update"]["legal"] == []


def test_nothing_of_a_lesson_is_kept(house: Served) -> None:
    before = house.store.commits
    person = house.visitor()
    for answers in ([], ["go on"], ["go on", "influence 8 with 5 3"]):
        person.post("/api/learn/kingsburg/court", answers=answers)
    assert house.store.commits == before
    assert person.get("/api/me")["tables"] == []


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("kingsburg/nowhere", {"answers": []}, 404),
        ("chess/court", {"answers": []}, 404),
        ("kingsburg/court", {"answers": ["pass"]}, 422),
        ("kingsburg/court", {"answers": ["go on"], "answer": "influence 99"}, 422),
        ("kingsburg/court", {"answers": ["go on"] * 2000}, 400),
        ("kingsburg/court", {}, 400),
    ],
)
def test_what_can_not_be_meant_is_refused(
    house: Served, path: str, body: Json, status: int
) -> None:
    answer = house.visitor().client.post(
        f"/api/learn/{path}", json=body, headers={"X-Burgrave": "1"}
    )
    assert answer.status_code == status
    assert answer.json()["error"]
