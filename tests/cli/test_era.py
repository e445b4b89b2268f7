"""Era in the terminal: whole games by numbers, the board, the odds and undo, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

SET_UP = (
    *("place longhouse a1", "place longhouse a3", "place longhouse a5", "place farm l1"),
    *("place wall 4 a14", "place wall 4 f14", "place wall 4 k14"),
)


def typed(*lines: str) -> str:
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_a_whole_game_by_numbers(run: Run, tmp_path: Path, language: str) -> None:
    """The first choice of every menu, menus of menus included, until the game is over."""
    path = tmp_path / "era.json"
    words = ("play", "era", "--players", "1", "--seed", "solo", "--name", "Ann")
    result = run(*words, "--save", str(path), "--language", language, typed="1\n" * 900)
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


def test_a_placement_is_chosen_by_piece_turn_and_field(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "era.json")
    words = ("play", "era", "--players", "2", "--seed", "a", "--name", "Ann", "--save", path)
    told = run(*words, typed=typed("1", "0", "2", "2", "1", "q")).out
    assert "Longhouse (320 ways)" in told
    assert "Back" in told
    assert "Farm: at which field?" in told
    assert " 1 F F ·" in told


def test_simulations_of_era(run: Run) -> None:
    result = run("simulate", "era", "--bots", "random,random", "--games", "3")
    assert result.code == 0
    result = run("fuzz", "era", "--games", "4", "--seed", "2")
    assert "No errors." in result.out
