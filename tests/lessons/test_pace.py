"""How long lessons take: about ten minutes to a first game, reckoned and not typed."""

from __future__ import annotations

import pytest

from burgrave.games import names
from burgrave.lessons import Lesson, Sitting, lessons

pytestmark = pytest.mark.once
TAUGHT = [name for name in names() if lessons(name)]
FREE = [each for name in TAUGHT for each in lessons(name) if each.given_minutes]
A_DECISION = 20
"""Seconds that a newcomer thinks over a decision that no coach sets."""


@pytest.mark.parametrize("name", TAUGHT)
def test_the_way_to_a_first_game_takes_about_ten_minutes(name: str) -> None:
    way = [each for each in lessons(name) if not each.extra and not each.coached]
    assert 8 <= sum(each.minutes for each in way) <= 11
    assert max(each.minutes for each in way) <= 4


@pytest.mark.parametrize("each", FREE, ids=lambda each: f"{each.game}-{each.name}")
def test_what_is_played_freely_takes_as_long_as_its_decisions(each: Lesson) -> None:
    sitting = Sitting(each)
    while not sitting.over:
        sitting.answer(sitting.shown)
    reckoned = len(sitting.answers) * A_DECISION / 60
    assert abs(each.minutes - reckoned) <= max(1, reckoned / 4)


def test_only_what_is_played_freely_has_its_minutes_given() -> None:
    for name in TAUGHT:
        for each in lessons(name):
            free = each.coached or any(step.until for step in each.steps)
            assert bool(each.given_minutes) == free, each.key
