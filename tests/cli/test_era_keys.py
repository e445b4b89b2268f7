"""A piece of Era is moved over the domain with keys, at a real terminal."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.pseudo import DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Pseudo, pseudo

ANN = ("play", "era", "--players", "2", "--seed", "a", "--name", "Ann", "--language", "en")
GHOST = "> "


def last_entry(path: Path) -> str:
    entries = json.loads(path.read_text(encoding="utf-8"))["entries"]
    return str(entries[-1])


def farm_in_hand(terminal: Pseudo) -> str:
    terminal.until("Ann> ")
    terminal.press(f"farm{ENTER}")
    return terminal.until(GHOST, "> \n")


def after(terminal: Pseudo, key: str, where: str) -> None:
    """Press a key and see where the piece is then."""
    terminal.press(key)
    assert f"Farm at {where}" in terminal.until(GHOST, "> \n")


def test_arrows_move_it_t_turns_it_and_enter_places_it(tmp_path: Path) -> None:
    path = tmp_path / "era.json"
    with pseudo(*ANN, "--save", path) as terminal:
        assert "Farm at F5: 1 point." in farm_in_hand(terminal)
        after(terminal, LEFT, "E5")
        after(terminal, UP, "E4")
        after(terminal, RIGHT, "F4")
        after(terminal, DOWN, "F5")
        after(terminal, LEFT, "E5")
        after(terminal, "t", "E5 (turned once): 1 point.")
        terminal.press(ENTER)
        terminal.until("Ann> ")
        terminal.press(f"q{ENTER}")
        assert terminal.ended() == 0
    assert last_entry(path) == "0: place farm e5 turn 1"


def test_a_place_that_is_taken_is_not_left_by_enter(tmp_path: Path) -> None:
    path = tmp_path / "era.json"
    with pseudo(*ANN, "--save", path) as terminal:
        farm_in_hand(terminal)
        after(terminal, DOWN, "F6 is not possible: a keep is in the way.")
        after(terminal, ENTER, "F6 is not possible: a keep is in the way.")
        for key in "a13":
            terminal.press(key)
        terminal.until("a13\n")
        after(terminal, ENTER, "A13: 1 point.")
        terminal.press(ENTER)
        terminal.until("Ann> ")
        terminal.press(f"q{ENTER}")
        assert terminal.ended() == 0
    assert last_entry(path) == "0: place farm a13"


def test_escape_leads_back_and_an_interrupt_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "era.json"
    with pseudo(*ANN, "--save", path) as terminal:
        farm_in_hand(terminal)
        terminal.press(ESCAPE)
        assert "Longhouse (320 ways)" in terminal.until("Ann> ")
        terminal.press(f"farm{ENTER}")
        terminal.until("> \n")
        terminal.press("\x03")
        assert terminal.ended() == 130
    assert "--resume" in terminal.shown
