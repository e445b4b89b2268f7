"""The King's Will at the terminal: a whole game, in every language, and its own options."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.sparing import rows

PLENTY = "1\n" * 2_000


@pytest.mark.parametrize(
    ("language", "words"),
    rows(
        [
            ("en", "The game is over"),
            ("de", "Die Partie ist zu Ende"),
            ("hu", "A játszma véget ért"),
        ],
        1,
    ),
)
def test_a_whole_game(run: Run, tmp_path: Path, language: str, words: str) -> None:
    path = str(tmp_path / "game.json")
    table = ("play", "kings-will", "--players", "2", "--bots", "random", "--seed", language)
    result = run(*table, "--name", "Ann", "--save", path, "--language", language, typed=PLENTY)
    assert result.code == 0
    assert words in result.out
    assert run("verify", path).code == 0


def test_its_options_are_known_and_others_are_refused(run: Run) -> None:
    assert "The King\N{RIGHT SINGLE QUOTATION MARK}s Will, 2 to 4 players" in run("games").out
    words = ("simulate", "kings-will", "--bots", "random,random", "--games", "2")
    assert run(*words, "--look-again", "none", "--points", "open", "--turn-cap").code == 0
    refused = run(*words, "--edition", "first")
    assert refused.code == 2
    assert refused.err == (
        "burgrave: The King\N{RIGHT SINGLE QUOTATION MARK}s Will has no option “edition”; "
        "it has look_again, points, turn_cap.\n"
    )
    assert run("simulate", "kings-will", "--bots", "random,random,random,random,random").code == 2


def test_the_commands_of_the_prompt(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    typed = "1\n1\n1\n1\n1\n1\nb\nd\nodds\nh 1\nl\n?\nq\n"
    result = run("play", "kings-will", "--seed", "x", "--save", path, typed=typed)
    assert result.code == 0
    for told in ("● a peasant", "Open tiles, from the left", "face down", "The king"):
        assert told.lower() in result.out.lower()


def test_the_set_up_shows_what_it_asks_about(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "kings-will", "--seed", "x", "--name", "Ann", "--save", path)
    lines = ("forest mountain corn meadow", "corn field", "forest corn", "2 food 1 wood 1 stone")
    told = run(*words, typed="\n".join([*lines, "1", "q", ""])).out
    assert "Forest: 1 wood, Mountain: 1 stone." in " ".join(told.split())
    assert "Hamlet: offspring is possible here." in told
    assert "·Hamlet 1l 2w = 1" in told
    assert "You lay Forest, Mountain, Corn field and Meadow." in told
    assert "You set the first hamlet on landscape 3." in told
    assert "You set peasants on landscapes 1 and 3." in told
    assert "You start with 2 food, 1 wood and 1 stone." in told


def test_long_lists_of_the_set_up_are_in_two_steps(run: Run, tmp_path: Path) -> None:
    words = ("play", "kings-will", "--seed", "x", "--name", "Ann", "--save", tmp_path / "g.json")
    told = run(*words, typed="3\n2\n1\n1\n3\n2\n1\nq\n").out
    assert "  3)  Forest …" in told
    assert "You lay Forest, Corn field, Mountain and Meadow." in told
    assert "  3)  2 food …" in told
    assert "You start with 2 food, 1 leather and 1 wood." in told
