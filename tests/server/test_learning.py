"""Lessons over the API: told whole from the answers; how far they have come is the guest's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.cli import main
from burgrave.games import names
from burgrave.lessons import Lesson, Sitting, lesson, lessons
from burgrave.server.stores import Place
from tests.server.house import Json, Person, Served, serving, settings_for, wait_until
from tests.server.test_talk_kept import change, rows

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


def test_a_coached_game_tells_all_that_was_called_out_so_far(house: Served) -> None:
    person, path = house.visitor(), "/api/learn/kingsburg/first-game"
    sitting = Sitting(lesson("kingsburg", "first-game"))
    told = person.post(path, answers=[])
    for _ in range(6):
        assert told["said"] is None
        assert [(each["name"], each["points"]) for each in told["called"]] == [
            (each.name, list(each.points)) for each in sitting.called
        ]
        sitting.answer(sitting.shown)
        told = person.post(path, answers=told["answers"], show=True)
    assert [each["name"] for each in told["called"]][-1] == "most"


def test_what_is_only_told_or_asked_moves_nothing(house: Served) -> None:
    told = house.visitor().post("/api/learn/kingsburg/build", answers=[])
    assert told["said"]["kind"] == "ask"
    assert told["update"]["legal"] == []


COURT = "/api/learn/kingsburg/court"
FIRST = "influence 8 with 5 3"


def progress(person: Person, *done: str) -> Json:
    told: Json = person.put("/api/learn/progress", done=list(done))
    return told


def test_nothing_of_a_strangers_lesson_is_kept(house: Served) -> None:
    before = house.store.commits
    person = house.visitor()
    for answers in ([], ["go on"]):
        person.post(COURT, answers=answers, show=True)
    assert progress(person, "kingsburg/court") == {"done": [], "begun": []}
    assert house.store.commits == before
    assert person.get("/api/me")["tables"] == []


@pytest.fixture
def learner(place: Place) -> Iterator[tuple[Served, Person]]:
    """A guest of a house over any kind of store."""
    with serving(settings_for(place)) as house:
        yield house, house.guest("Anna")


def test_what_a_guest_has_begun_is_there_in_another_browser(learner: tuple[Served, Person]) -> None:
    house, anna = learner
    anna.post(COURT, answers=[], answer="go on")
    anna.post(COURT, answers=["go on"], answer=FIRST)
    # A wrong answer and a look at the lesson from its beginning change nothing.
    anna.post(COURT, answers=["go on", FIRST], answer="pass")
    anna.post(COURT, answers=[])
    again = house.visitor(anna.token)
    begun = [{"lesson": "kingsburg/court", "answers": ["go on", FIRST]}]
    wait_until(lambda: progress(again) == {"done": [], "begun": begun})
    assert progress(house.guest("Béla")) == {"done": [], "begun": []}


def test_what_is_done_stays_done_though_it_is_taken_again(learner: tuple[Served, Person]) -> None:
    _, anna = learner
    court = lesson("kingsburg", "court")
    *before, last = answers_to(court)
    anna.post(COURT, answers=before, answer=last)
    wait_until(lambda: progress(anna) == {"done": ["kingsburg/court"], "begun": []})
    anna.post(COURT, answers=[], answer="go on")
    begun = [{"lesson": "kingsburg/court", "answers": ["go on"]}]
    wait_until(lambda: progress(anna) == {"done": ["kingsburg/court"], "begun": begun})


def test_who_becomes_a_guest_brings_along_what_was_done(learner: tuple[Served, Person]) -> None:
    house, anna = learner
    told = progress(anna, "era/no-such", "kingsburg/court", "chess/court", "kingsburg/court")
    assert told == {"done": ["kingsburg/court"], "begun": []}
    before = house.store.commits
    assert progress(anna, "kingsburg/court") == told
    assert house.store.commits == before


def test_what_was_learned_goes_with_its_guest(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    with serving(settings_for(path)) as house:
        progress(house.guest("Odo"), "kingsburg/court")
        anna = house.guest("Anna")
        anna.table("me", "open")
        progress(anna, "kingsburg/court")
    change(path, "UPDATE guests SET seen = 0")
    assert main(["prune", "--data", str(path)]) == 0
    assert rows(path, "SELECT name FROM guests JOIN lessons ON guest = id") == [("Anna",)]
    assert len(rows(path, "SELECT * FROM lessons")) == 1


def test_the_doctor_knows_lessons(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    with serving(settings_for(path)) as house:
        anna = house.guest("Anna")
        progress(anna, "kingsburg/court")
    change(path, "INSERT INTO lessons VALUES (77, 'kingsburg/court', '[]', 1.0)")
    assert main(["doctor", "--data", str(path)]) == 1
    assert main(["doctor", "--repair", "--data", str(path)]) == 0
    assert main(["doctor", "--data", str(path)]) == 0
    assert rows(path, "SELECT guest FROM lessons") == [(1,)]
    # What can't be read counts as nothing.
    change(path, "UPDATE lessons SET answers = '[7'")
    with serving(settings_for(path)) as house:
        assert progress(house.visitor(anna.token))["begun"] == []


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
