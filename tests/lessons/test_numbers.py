"""The numbers in the lessons: the same in every language, and those of the games' data."""

from __future__ import annotations

import re

import pytest

from burgrave.games import names
from burgrave.lessons import lessons
from burgrave.locale import languages, speaker
from tests.games.own import own
from tests.lessons.test_texts import told

pytestmark = pytest.mark.once
TAUGHT = [name for name in names() if lessons(name)]
NUMBER = re.compile(r"(?<!\w)[\N{MINUS SIGN}+]?\d+")


def numbers(key: str, language: str = "en") -> list[int]:
    found = NUMBER.findall(speaker(language).say(key))
    return sorted(int(each.replace("\N{MINUS SIGN}", "-")) for each in found)


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("name", TAUGHT)
def test_a_text_has_the_same_numbers_in_every_language(name: str, language: str) -> None:
    for key in told(name, "en"):
        assert numbers(key, language) == numbers(key), key


@pytest.mark.parametrize("name", TAUGHT)
def test_prices_points_and_limits_are_those_of_the_data(name: str) -> None:
    for key, wanted in own(name, "taught").said():
        assert numbers(f"lesson-{name}-{key}") == sorted(wanted), key
