"""`--plain`: everything in words, for somebody who listens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgrave.games import names
from burgrave.locale import languages
from tests.cli.conftest import Run, Typist, first_choices
from tests.cli.pseudo import ENTER, pseudo
from tests.sparing import each_once

DRAWN = re.compile(r"[─│●○□»·@#█]|\S {2,}\S|\x1b")
"""Lines of boxes, signs that stand for things, columns, colours and movements."""


def listener(*first: str, times: int = 40) -> Typist:
    """Types these lines, and then the first choice of each list, so many times."""
    lines = list(first)
    left = [times]

    def choose(shown: str) -> str | None:
        if lines:
            return lines.pop(0)
        left[0] -= 1
        found = re.search(r"^(\d+): ", shown, re.MULTILINE)
        return None if left[0] < 0 else "" if found is None else found[1]

    return choose


@pytest.mark.parametrize(("game", "language"), each_once(names(), languages()))
def test_nothing_is_drawn(run: Run, tmp_path: Path, game: str, language: str) -> None:
    asked = ("?", "b", "d", "l", "odds", "h 1", "77", "why")
    words = ("play", game, "--plain", "--seed", "p", "--players", "2", "--language", language)
    typist = listener(*asked)
    told = run(*words, "--bots", "random", "--name", "Ann", "--save", tmp_path / "g", typed=typist)
    assert (told.code, told.err) == (0, "")
    lines = told.out.splitlines()
    assert [line for line in lines if DRAWN.search(line.strip())] == []
    assert [line for line in lines if len(line) >= 80 and str(tmp_path) not in line] == []


@pytest.mark.parametrize(("game", "language"), each_once(names(), languages()))
def test_a_game_is_told_again_in_words(run: Run, tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "game.json"
    words = ("play", game, "--seed", "p", "--players", "2", "--bots", "random", "--save", path)
    run(*words, typed=first_choices(30))
    for way in ((), ("--all",), ("--step", "20")):
        told = run("replay", path, *way, "--plain", "--language", language)
        assert (told.code, told.err) == (0, "")
        lines = told.out.splitlines()
        assert len(lines) > 5
        # Where notation is asked for, its number stands before it.
        bare = [re.sub(r"^\d+  ", "", line) for line in lines]
        assert [line for line in bare if DRAWN.search(line.strip()) or len(line) >= 80] == []


def test_a_whole_game_in_words(run: Run, tmp_path: Path) -> None:
    words = ("play", "kingsburg", "--plain", "--seed", "p", "--players", "2", "--bots", "random")
    typist = listener(times=2_000)
    told = run(*words, "--name", "Ann", "--save", tmp_path / "game.json", typed=typist).out
    assert re.search(r"1st, (Ann|Bertram): [^:]*\bTotal \d+ 2nd, ", " ".join(told.split()))
    assert "1: Influence the Jester with 1; 1 point" in told
    assert [line for line in told.splitlines() if DRAWN.search(line.strip())] == []


def test_pieces_of_era_are_placed_by_typed_fields(run: Run, tmp_path: Path) -> None:
    words = ("play", "era", "--plain", "--seed", "a", "--players", "2", "--name", "Ann")
    typed = "2\nb3 turned\n\nfields\nfarm\nq\n"
    told = run(*words, "--save", tmp_path / "era.json", typed=typed).out
    assert "It fits with its upper left corner at:\n  Rows 1 to 5: A to L\n" in told
    assert "  Rows 6 to 8: A to D, I to L\n" in told
    assert "Farm at B3 (turned once): 1 point." in told
    assert "Keep at G7 and Farm at B3 (turned once)" in " ".join(told.split())
    assert "Free fields:\n  Rows 1 to 2: A to N\n  Rows 3 to 5: A, D to N\n" in told


def test_at_a_terminal_there_is_no_sign_of_control(tmp_path: Path) -> None:
    words = ("play", "era", "--plain", "--seed", "a", "--players", "2", "--name", "Ann")
    with pseudo(*words, "--language", "en", "--save", tmp_path / "era.json") as terminal:
        terminal.until("Ann> ")
        for typed in ("d", "farm", "b3", "", "q"):
            terminal.press(f"{typed}{ENTER}")
            terminal.until("Ann> ")
        assert terminal.ended() == 0
    assert "\x1b" not in terminal.raw
    assert "Farm at B3" in terminal.raw
