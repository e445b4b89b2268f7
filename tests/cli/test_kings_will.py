"""The King's Will at the terminal: a whole game, in every language, and its own options."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLENTY = "1\n" * 2_000


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The game is over"), ("de", "Das Spiel ist aus"), ("hu", "A játéknak vége")],
)
def test_a_whole_game(run: Run, tmp_path: Path, language: str, words: str) -> None:
    path = str(tmp_path / "game.json")
    table = ("play", "kings-will", "--players", "2", "--bots", "random", "--seed", language)
    result = run(*table, "--name", "Ann", "--save", path, "--language", language, typed=PLENTY)
    assert result.code == 0
    assert words in result.out
    assert run("verify", path).code == 0


def test_its_options_are_known_and_others_are_refused(run: Run) -> None:
    assert "The King's Will, 2 to 4 players" in run("games").out
    words = ("simulate", "kings-will", "--bots", "random,random", "--games", "2")
    assert run(*words, "--house-rule", "off", "--points", "open", "--turn-cap").code == 0
    refused = run(*words, "--edition", "first")
    assert refused.code == 2
    assert refused.err == (
        "burgrave: The King's Will has no option “edition”; it has house_rule, points, turn_cap.\n"
    )
    assert run("simulate", "kings-will", "--bots", "random,random,random,random,random").code == 2


def test_the_commands_of_the_prompt(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    typed = "1\n1\n1\n1\n1\nb\nd\nodds\nh 1\nl\n?\nq\n"
    result = run("play", "kings-will", "--seed", "x", "--save", path, typed=typed)
    assert result.code == 0
    for told in ("● a peasant", "Open tiles, from the left", "face down", "The king"):
        assert told.lower() in result.out.lower()
