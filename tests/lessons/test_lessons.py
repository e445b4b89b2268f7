"""Every lesson of every game: by its right answers, each foreseen mistake, and anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burgrave.games import names
from burgrave.kernel.errors import BadOption, BurgraveError
from burgrave.kernel.rng import Rng
from burgrave.lessons import GO_ON, Lesson, Sitting, Task, lesson, lessons
from burgrave.lessons.lesson import ELSE, RIGHT
from tests.games.own import own

pytestmark = pytest.mark.once
TAUGHT = [name for name in names() if lessons(name)]
ALL = [each for name in TAUGHT for each in lessons(name)]
TAKEN = [each for each in ALL if not each.coached]
SOME = 6
"""So many of several right answers are followed to the end."""
COACHED = [each for each in ALL if each.coached]


def called(each: Lesson) -> str:
    return f"{each.game}-{each.name}"


def stepped(each: Lesson) -> Iterator[tuple[Sitting, Task]]:
    """The lesson's own way: a sitting at each step in turn."""
    sitting = Sitting(each)
    while not sitting.over:
        step = sitting.task
        assert step is not None
        yield sitting, step
        sitting.answer(sitting.shown)


def words(sitting: Sitting, step: Task) -> dict[str, list[str]]:
    """All answers that can be given at a step, by the word that each of them gets."""
    found: dict[str, list[str]] = {}
    for answer in step.choices or [action.text for action in sitting.legal]:
        found.setdefault(sitting.word(answer), []).append(answer)
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_a_game_has_a_way_of_five_to_eight_lessons_and_a_coached_game(name: str) -> None:
    way = [each for each in lessons(name) if not each.extra and not each.coached]
    assert 5 <= len(way) <= 8
    assert [each.number for each in lessons(name)] == list(range(1, len(lessons(name)) + 1))
    assert sum(each.coached for each in lessons(name)) == 1


@pytest.mark.parametrize("each", TAKEN, ids=called)
def test_the_right_answers_lead_to_the_end_and_use_all_that_is_prepared(each: Lesson) -> None:
    sitting = Sitting(each)
    while not sitting.over:
        assert sitting.shown, f"nothing can be shown at {sitting.task}"
        assert sitting.answer(sitting.shown).right
    assert sitting.unused == []


@pytest.mark.parametrize("each", TAKEN, ids=called)
def test_every_other_answer_gets_its_word_and_changes_nothing(each: Lesson) -> None:
    for sitting, step in stepped(each):
        if step.kind == "tell" or step.until:
            continue
        before = sitting.table.state.hash()
        got = words(sitting, step)
        assert RIGHT in got
        foreseen = {word for word, _ in step.wrong} if step.kind == "do" else {*step.choices}
        assert foreseen - {step.show} <= got.keys(), f"{step.name}: a mistake nobody can make"
        assert got.keys() <= foreseen | {RIGHT, ELSE}
        for word, answers in got.items():
            if word != RIGHT:
                assert not sitting.answer(answers[0]).right
                assert sitting.table.state.hash() == before


@pytest.mark.parametrize("each", TAKEN, ids=called)
def test_whoever_goes_another_right_way_is_never_stuck(each: Lesson) -> None:
    for sitting, step in stepped(each):
        if step.kind == "tell" or step.until:
            continue
        for answer in words(sitting, step)[RIGHT][:SOME]:
            another = Sitting(each, [*sitting.answers, answer])
            while not another.over:
                assert another.shown, f"stuck after {another.answers}"
                assert another.answer(another.shown).right


@pytest.mark.parametrize("each", TAKEN, ids=called)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_somebody_tries_the_lesson_comes_to_its_end(each: Lesson, seed: int) -> None:
    sitting, rng = Sitting(each), Rng(seed)
    for _ in range(2000):
        step = sitting.task
        if sitting.over or step is None:
            break
        wishes = [GO_ON] if step.kind == "tell" else [*step.choices]
        wishes += [action.text for action in sitting.legal]
        sitting.answer(wishes[rng.below(len(wishes))])
    assert sitting.over


@pytest.mark.parametrize("each", TAKEN, ids=called)
def test_a_step_back_leads_to_the_step_before(each: Lesson) -> None:
    hashes: list[str] = []
    sitting = Sitting(each)
    while not sitting.over:
        hashes.append(str(sitting.table.state.hash()))
        sitting.answer(sitting.shown)
    while sitting.answers:
        sitting.back()
        assert str(sitting.table.state.hash()) == hashes.pop()
    assert sitting.at == 0


@pytest.mark.parametrize("each", ALL, ids=called)
def test_the_answers_alone_make_the_sitting(each: Lesson) -> None:
    sitting = Sitting(each)
    for _ in range(12):
        if not sitting.over:
            sitting.answer(sitting.shown)
    again = Sitting(each, sitting.answers)
    assert again.table.state.hash() == sitting.table.state.hash()
    assert again.table.entries == sitting.table.entries
    assert again.at == sitting.at


@pytest.mark.parametrize("each", COACHED, ids=called)
def test_a_coached_game_says_each_thing_once_and_comes_to_its_end(each: Lesson) -> None:
    said: set[str] = set()
    for seed in range(3):
        sitting, rng, heard = Sitting(each), Rng(seed), []
        while not sitting.over:
            heard += [each.name for each in sitting.callouts]
            legal = sitting.legal
            good = rng.below(3) == 0
            sitting.answer(sitting.shown if good else legal[rng.below(len(legal))].text)
        assert len(heard) == len(set(heard))
        assert heard == [callout.name for callout in sitting.called]
        said.update(heard)
    assert len(said) >= 4


@pytest.mark.parametrize("each", COACHED, ids=called)
def test_what_happens_unasked_is_called_out_before_the_next_decision(each: Lesson) -> None:
    sitting, heard, passed = Sitting(each), 0, {*own(each.game, "taught").PASSED}
    spoken: set[str] = set()
    while not sitting.over:
        happened = {event.kind for event in sitting.table.log[heard:]} & passed
        heard = len(sitting.table.log)
        now = {kind for callout in sitting.callouts for kind in callout.after}
        assert now & happened == happened - spoken
        spoken |= now
        sitting.answer(sitting.shown)
    assert spoken >= passed


def test_what_can_not_be_meant_is_refused_in_a_sentence() -> None:
    court = lesson("kingsburg", "court")
    for answers in (["pass"], [GO_ON, "influence 9 with 5 3 1"], [GO_ON] * 2000):
        with pytest.raises(BurgraveError):
            Sitting(court, answers)
    with pytest.raises(BadOption, match="has no lesson “nowhere”; it has court"):
        lesson("kingsburg", "nowhere")
    assert lesson("kingsburg", "1") is court
