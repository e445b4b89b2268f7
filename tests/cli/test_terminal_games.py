"""Whole games typed at a real terminal: by numbers, by names and by words."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.cli.files import read_record
from burgrave.kernel.record import verify
from burgrave.locale import speaker
from tests.cli.pseudo import pseudo
from tests.cli.typist import Typist, offered, overlong, question_in_sight

SMALL, LARGE = (80, 24), (120, 40)
MOST = 900
"""No game of two asks one of them more often."""


def typed(number: int, choices: list[tuple[str, str]]) -> str:
    """A number, the name of a choice, or its longest word, by turns."""
    key, name = choices[number % len(choices)]
    words = sorted(name.split(), key=len)
    return [key, name, words[-1] if words[-1].isalpha() else key][number % 3]


# The screen of each game is looked at in test_screen, and whole games are typed in test_play,
# test_era and test_kings_will.
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("kingsburg", "en", SMALL),
        ("kingsburg", "hu", LARGE),
        ("era", "de", SMALL),
        ("era", "en", LARGE),
        ("kings-will", "hu", SMALL),
        ("kings-will", "de", LARGE),
    ],
)
def test_a_whole_game(tmp_path: Path, game: str, language: str, size: tuple[int, int]) -> None:
    """The question is in sight whenever something is asked, and no line is too long."""
    path, say = tmp_path / "game.json", speaker(language).say
    words = ("play", game, "--players", "2", "--bots", "random", "--seed", "w", "--name", "Ann")
    columns, rows = size
    save = ("--save", path, "--language", language)
    with pseudo(*words, *save, columns=columns, rows=rows) as terminal:
        typist = Typist(terminal, language)
        number, asked = 0, 0
        while typist.to_the_prompt() and asked < MOST:
            question_in_sight(terminal)
            choices = offered(terminal)
            typist.type(typed(number, choices) if asked % 2 == 0 else choices[0][0])
            number += asked % 2
            asked += 1
        assert terminal.ended() == 0
    assert overlong(terminal, columns) == []
    assert say("end-title") in terminal.shown
    assert verify(read_record(path)).over
