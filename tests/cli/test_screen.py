"""The screen of a real terminal: the question is always in sight, and nothing is cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgrave.locale import speaker
from tests.cli.pseudo import ENTER, Pseudo, pseudo
from tests.cli.typist import PROMPT, Typist, overlong, question_in_sight
from tests.sparing import rows

ALL = {
    "kingsburg": ("--players", "5", "--governors", "--army-tokens", "--more-buildings"),
    "era": ("--players", "4"),
    "kings-will": ("--players", "4"),
}


@pytest.mark.parametrize(
    ("game", "language", "size"),
    rows(
        [
            ("kingsburg", "de", (80, 24)),
            ("kingsburg", "hu", (120, 40)),
            ("era", "hu", (80, 24)),
            ("era", "de", (120, 40)),
            ("kings-will", "de", (80, 24)),
            ("kings-will", "hu", (100, 16)),
        ],
        *(0, 3, 5),
    ),
)
def test_the_question_is_in_sight_and_no_line_is_cut(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    """Full tables in the languages with the longer words."""
    table = (*ALL[game], "--bots", "random", "--seed", "s", "--name", "Ann")
    words = ("play", game, *table, "--save", str(tmp_path / "game.json"), "--language", language)
    columns, rows = size
    with pseudo(*words, columns=columns, rows=rows) as terminal:
        typist = Typist(terminal, language)
        for typed in ("?", "b", "d", "l", "h 1", "77", *["1"] * 9, "b", "1"):
            typist.to_the_prompt()
            question_in_sight(terminal)
            typist.type(typed)
        typist.to_the_prompt()
        typist.type("q")
        assert terminal.ended() == 0
    assert overlong(terminal, columns) == []


def first_prompt(terminal: Pseudo) -> Typist:
    typist = Typist(terminal, "en")
    typist.to_the_prompt()
    return typist


def test_the_board_follows_the_window(tmp_path: Path) -> None:
    words = ("play", "kingsburg", "--seed", "s", "--name", "Ann", "--language", "en")
    with pseudo(*words, "--save", tmp_path / "game.json") as terminal:
        typist = first_prompt(terminal)
        typist.type("1")
        typist.to_the_prompt()
        below = r"^ +Pts Gold Wood Stone"
        beside = r"^ 1 Jester .* 10 General .* [A-D] \w+ +\d+ Pts$"
        assert re.search(below, terminal.seen, re.MULTILINE)
        for columns, rows, players in ((120, 40, beside), (80, 24, below)):
            terminal.resize(columns, rows)
            typist.type("")
            typist.to_the_prompt()
            if not re.search(players, terminal.seen, re.MULTILINE):
                # The line editor writes the prompt anew, too, when the window changes.
                typist.to_the_prompt()
            assert re.search(players, terminal.seen, re.MULTILINE)
            question_in_sight(terminal)


def test_what_is_out_of_sight_is_named_and_can_be_asked_for(tmp_path: Path) -> None:
    words = ("play", "kings-will", "--seed", "s", "--name", "Ann", "--language", "en")
    with pseudo(*words, "--save", tmp_path / "game.json", rows=14) as terminal:
        typist = first_prompt(terminal)
        for _ in range(7):
            typist.type("1")
            typist.to_the_prompt()
        named = r"^More to see with: details 1, .*visit$"
        assert re.search(named, terminal.seen, re.MULTILINE)
        assert "The king asks" not in terminal.seen
        typist.type("visit")
        typist.to_the_prompt()
        assert "The king asks" in terminal.seen
        question_in_sight(terminal)
        typist.type("board nonsense")
        typist.to_the_prompt()
        assert "There is no part “nonsense”; there is row, players, land" in terminal.seen


def test_long_answers_come_in_pages_and_q_is_enough(tmp_path: Path) -> None:
    words = ("play", "kingsburg", "--seed", "s", "--name", "Ann", "--language", "en")
    with pseudo(*words, "--save", tmp_path / "game.json") as terminal:
        typist = first_prompt(terminal)
        typist.type("d")
        terminal.until("—\n")
        assert "— 1 of 2: Enter goes on, q is enough —" in terminal.seen
        terminal.press(" ")
        terminal.until("—\n")
        assert "— Enter goes on —" in terminal.seen
        terminal.press(ENTER)
        terminal.until(PROMPT)
        question_in_sight(terminal)
        typist.type("d")
        terminal.until("—\n")
        terminal.press("q")
        assert "— Enter goes on —" not in terminal.until(PROMPT)
        question_in_sight(terminal)


def test_more_choices_than_rows_come_in_leaves(tmp_path: Path) -> None:
    words = ("play", "kings-will", "--seed", "s", "--name", "Ann", "--language", "de")
    more = speaker("de").say("page-choices")
    with pseudo(*words, "--save", tmp_path / "game.json", rows=14) as terminal:
        typist = Typist(terminal, "de")
        typist.to_the_prompt()
        for typed in ("1", "1", "1"):
            typist.type(typed)
            typist.to_the_prompt()
        assert more not in terminal.seen
        terminal.resize(80, 6)
        typist.type("")
        # A window that changes its size shows the prompt once more, before the answer to Enter.
        while more not in terminal.seen:
            typist.to_the_prompt()
