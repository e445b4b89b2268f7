"""Era in the terminal: whole games by numbers, the board, the odds and undo, in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, first_choices
from tests.sparing import one_of

SET_UP = (
    *("place longhouse a1", "place longhouse a3", "place longhouse a5", "place farm l1"),
    *("place wall 4 a14", "place wall 4 f14", "place wall 4 k14"),
)


def typed(*lines: str) -> str:
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("language", one_of(["en", "de", "hu"], "en"))
def test_a_whole_game_by_numbers(run: Run, tmp_path: Path, language: str) -> None:
    """The first choice of every menu, menus of menus included, until the game is over."""
    path = tmp_path / "era.json"
    words = ("play", "era", "--players", "1", "--seed", "solo", "--name", "Ann")
    result = run(*words, "--save", str(path), "--language", language, typed=first_choices(900))
    assert result.code == 0
    assert path.exists()
    assert run("verify", str(path)).code == 0


def test_the_board_the_odds_and_the_help(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "era.json")
    words = ("play", "era", "--players", "2", "--bots", "random", "--seed", "a", "--name", "Ann")
    lines = (*SET_UP, "place scorched land a8", "place scorched land c8")
    told = run(*words, "--save", path, typed=typed(*lines, "b", "odds", "?", "d", "h 1", "q")).out
    assert "K K" in told
    assert "Throw 1 die: " in told
    assert "place farm k9" in told
    assert "K keep, L longhouse" in told
    assert "In the supply:" in told
    assert "Notation: mark " in told


def test_start_pieces_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "era.json")
    words = ("play", "era", "--players", "2", "--seed", "a", "--name", "Ann", "--save", path)
    told = run(*words, typed=typed("place farm a1", "u", "place farm a1", "q")).out
    assert "Taken back." in told
    assert "is not possible" not in told


ANN = ("play", "era", "--players", "2", "--seed", "a", "--name", "Ann", "--save")


def placed(path: Path) -> list[str]:
    """What Ann has placed so far."""
    entries = json.loads(path.read_text(encoding="utf-8"))["entries"]
    return [entry.removeprefix("0: place ") for entry in entries if entry.startswith("0: place")]


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [
        ("en", "farm g5", "farm g5"),
        ("en", "Farm D5 turned", "farm d5 turn 1"),
        ("en", "place farm a1 turn 1", "farm a1 turn 1"),
        ("en", "wall 4 b2", "wall 4 b2"),
        ("en", "wall of 4 b2", "wall 4 b2"),
        ("de", "bauernhof c3 gedreht", "farm c3 turn 1"),
        ("de", "farm c3", "farm c3"),
        ("hu", "parasztház c3 forditva", "longhouse c3 turn 1"),
        ("en", "2\n\n", "farm f5"),
        ("en", "farm\na1\n\n", "farm a1"),
        ("en", "2\nb3 turned\n\n", "farm b3 turn 1"),
        ("en", "2\nb3\nturn\n\n", "farm b3 turn 1"),
        ("en", "2\nb3\nturn\nturn\n\n", "farm b3"),
        ("en", "2\nn14\n\n", "farm l13"),
    ],
)
def test_a_place_is_told_by_its_field(
    run: Run, tmp_path: Path, language: str, typed: str, expected: str
) -> None:
    path = tmp_path / "era.json"
    run(*ANN, path, "--language", language, typed=f"{typed}\nq\n")
    assert placed(path) == [expected]


def test_a_ghost_shows_the_place_and_what_stands_there_stays(run: Run, tmp_path: Path) -> None:
    lines = ("farm f5", "2", "g5", "", "g7", "0", "q")
    told = run(*ANN, tmp_path / "era.json", typed=typed(*lines)).out
    assert "\n 9 · · · · · @ @ @ @ · · · · ·\n" in told
    assert "Wall of 4 at F9: closes no ring yet." in told
    assert "\n 5 · · · · · F F!F!@ @ · · · ·\n" in told
    assert told.count("Wall of 4 at G5 is not possible: a building is in the way.") == 2
    assert "Wall of 4 at G7 is not possible: a keep is in the way." in told


def test_a_wrong_place_says_why(run: Run, tmp_path: Path) -> None:
    ring = ("wall 4 c3", "wall 4 c4 turned", "wall 4 f4 turned", "scorched land a1")
    wrong = ("farm g7", "farm m1", "farm z9", "wall 4 c9", "scorched land a2", "farm a2")
    told = run(*ANN, tmp_path / "era.json", typed=typed(*ring, *wrong, "q")).out
    assert "Farm at G7 is not possible: a keep is in the way." in told
    assert "Farm: that would reach beyond the domain." in told
    assert "“farm z9” is not possible now" in told
    assert "Scorched land at A2 is not possible: scorched land is in the way." in told
    assert "Farm at A2 is not possible: a wall is in the way." in told


def test_simulations_of_era(run: Run) -> None:
    result = run("simulate", "era", "--bots", "random,random", "--games", "3")
    assert result.code == 0
    result = run("fuzz", "era", "--games", "4", "--seed", "2")
    assert "No errors." in result.out
