"""Lessons in the terminal: chosen from a list, answered rightly, wrongly and by being shown."""

from __future__ import annotations

import pytest

from burgrave.games import names
from burgrave.lessons import Lesson, Sitting, lessons
from burgrave.locale import languages, speaker
from tests.cli.conftest import Run

LESSONS = [each for name in names() for each in lessons(name) if not each.coached]


def typed_answers(each: Lesson) -> list[str]:
    """What somebody types who knows all answers."""
    sitting, typed = Sitting(each), []
    while not sitting.over:
        step, shown = sitting.task, sitting.shown
        assert step is not None
        if step.kind == "ask":
            typed.append(str(step.choices.index(shown) + 1))
        else:
            typed.append("" if step.kind == "tell" else shown)
        sitting.answer(shown)
    return typed


@pytest.mark.parametrize("each", LESSONS, ids=lambda each: f"{each.game}-{each.name}")
def test_a_lesson_by_its_right_answers(run: Run, each: Lesson) -> None:
    typed = typed_answers(each)
    result = run("learn", each.game, each.name, "--language", "en", typed="\n".join(typed) + "\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.rstrip().endswith("That was the lesson.")
    assert "Not this time" not in result.out


@pytest.mark.parametrize("language", languages())
def test_a_lesson_that_is_shown_step_by_step(run: Run, language: str) -> None:
    say = speaker(language).say
    show = say("learn-words-show")
    result = run("learn", "kingsburg", "2", "--language", language, typed=f"{show}\n" * 5)
    assert result.code == 0
    assert say("learn-done") in result.out
    assert say("lesson-kingsburg-build-church-choice-both") in result.out
    for line in result.out.splitlines():
        assert len(line) < 80, line


def test_wrong_answers_say_why_and_leave_the_question(run: Run) -> None:
    typed = "\npass\ninfluence 9 with 5 3 1\ninfluence 8 with 5 3\nback\nq\n"
    result = run("learn", "kingsburg", "court", "--language", "en", typed=typed)
    told = " ".join(result.out.split())
    assert "Not this time. Who passes lays no more dice this season." in told
    assert "Not this time. All three make 9" in told
    assert "Right. 5 + 3 make 8" in told
    assert told.count("Lay two dice so that the Treasurer is yours.") >= 2
    assert told.endswith("The lesson can be taken again at any time.")


def test_the_list_asks_which_lesson(run: Run) -> None:
    result = run("learn", "kingsburg", "--language", "en", typed="\nq\n")
    told = " ".join(result.out.split())
    assert "4) When the seat is taken \N{EN DASH} Blocked, and what to do (1 min)" in told
    assert "Who has the most points after 5 years wins." in told
    assert run("learn", "--plain", typed="q\n").code == 0


def test_a_lesson_that_does_not_exist_is_one_sentence(run: Run) -> None:
    result = run("learn", "kingsburg", "nowhere")
    assert result.code == 2
    assert result.err.startswith("burgrave: Kingsburg has no lesson “nowhere”; it has court, build")
    assert result.err.count("\n") == 1
