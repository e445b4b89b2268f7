"""Text that fits, and colours only where they are welcome."""

from __future__ import annotations

import io

import pytest

from burgrave.cli.face import letters
from burgrave.cli.terminal import Progress, Terminal, broken, cells, fill, fit, packed


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "colours"),
    [
        ({}, True),
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "dumb"}, False),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, True),
    ],
)
def test_colours_where_the_terminal_has_them(environ: dict[str, str], colours: bool) -> None:
    assert Terminal(Screen(), environ).colours is colours
    assert not Terminal(io.StringIO(), environ).colours


def test_without_colours_the_text_is_bare() -> None:
    assert Terminal(io.StringIO(), {}).paint("Ann", "seat 0") == "Ann"
    painted = Terminal(Screen(), {}).paint("Ann", "seat 0")
    assert painted.startswith("\x1b[")
    assert painted.endswith("Ann\x1b[0m")


@pytest.mark.parametrize(("columns", "width"), [("40", 80), ("80", 80), ("100", 100), ("300", 120)])
def test_the_width_follows_the_terminal_within_reason(
    columns: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert Terminal(io.StringIO(), {}).width == width


def test_sentences_break_between_words() -> None:
    assert fill("one two three", 10, "> ") == ["> one two", "  three"]
    assert fill("", 10, "> ") == [">"]


def test_names_are_padded_and_shortened_by_what_they_show() -> None:
    assert fit("Ann", 5) == "Ann  "
    assert fit("Bartholomew", 5) == "Bart…"
    assert cells("日本") == 4
    assert cells(fit("日本日本", 5)) == 5
    assert cells("e\u0301") == 1


def test_items_that_do_not_fit_go_on_below() -> None:
    assert packed("A  ", ["one", "two", "three"], 12) == ["A  one  two", "   three"]
    assert packed("A  ", ["a very long item"], 12) == ["A  a very long item"]
    red = "\x1b[31mone\x1b[0m"
    assert packed("A  ", [red, "two", "three"], 12) == [f"A  {red}  two", "   three"]


def test_a_line_with_colours_is_broken_by_what_it_shows() -> None:
    red = "\x1b[31ma\x1b[0m"
    assert broken(f"  {red} bb ccc", 11, "    ") == [f"  {red} bb ccc"]
    assert broken(f"  {red} bb ccc dd", 10, "    ") == [f"  {red} bb", "    ccc", "    dd"]


def test_letters_are_initials_where_they_can_be() -> None:
    assert letters(["Ann", "Bertram"]) == ["A", "B"]
    assert letters(["Ann", "Anton", "Andrea"]) == ["A", "N", "D"]
    assert letters(["1", "2"]) == ["A", "B"]
    assert letters(["ßen", "Ödön"]) == ["E", "Ö"]


def test_progress_is_shown_only_to_people() -> None:
    silent, screen = io.StringIO(), Screen()
    for stream in (silent, screen):
        progress = Progress(10, "games", stream)
        progress(5)
        progress.close()
    assert silent.getvalue() == ""
    assert "5/10 games" in screen.getvalue()
