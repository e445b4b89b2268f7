"""What the pages say of a game before its board is loaded: the numbers are those of its data."""

from __future__ import annotations

import re

import pytest

from burgrave.games.kings_will.components import TURN_CAP
from burgrave.games.kingsburg.components import BUILDINGS, GOVERNORS
from burgrave.locale import speaker
from tests.games.tuning import LANGUAGES, pages

MORE = [each for each in BUILDINGS if each.row in (0, 6)]
"""Rows A and G."""
OURS = [
    each for each in pages("kingsburg")["governors"]["governor"] if each["provenance"] == "house"
]
ALL = len(GOVERNORS)
SCALES = pages("kings_will")["scales"]
TOLD = {
    "option-kingsburg-edition-first-hint": [len(BUILDINGS) - len(MORE)],
    "option-kingsburg-more-buildings-hint": [len(MORE)],
    "option-kingsburg-governors-hint": [ALL, len(OURS)],
    "option-kingsburg-documented-governors-hint": [ALL - len(OURS)],
    "game-kings-will-about": [len(SCALES["row"]["start"]), SCALES["visit"]["rounds"]],
    "option-kings-will-turn-cap": [int(TURN_CAP)],
    "flag-turn-cap": [int(TURN_CAP)],
}


@pytest.mark.parametrize("key", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_the_numbers_of_the_data(key: str, language: str) -> None:
    said = speaker(language).say(key)
    assert [int(number) for number in re.findall(r"\d+", said)] == TOLD[key]
