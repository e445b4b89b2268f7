"""Somebody who reads a pseudo-terminal and types: turns pages, and looks what is in sight."""

from __future__ import annotations

import re

from burgrave.cli.terminal import cells
from burgrave.locale import speaker
from tests.cli.pseudo import ENTER, Pseudo

PROMPT = "Ann> "
OPTION = re.compile(r"^ *(\w+)\) ")
_CHOICE = re.compile(r"(?:^ *| {2})(\w+)\) +(.*?)(?= {2}\w+\) |$)")
_DASH = " [\N{EM DASH}\N{EN DASH}] "
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02\r]")


class Typist:
    """Ann, who presses Enter at the end of each page."""

    def __init__(self, terminal: Pseudo, language: str) -> None:
        self._terminal = terminal
        self._page = speaker(language).say("page-last")[-1]

    def to_the_prompt(self) -> bool:
        """Turn pages and place pieces where they are until something is asked; is the game on?"""
        while True:
            told = self._terminal.until(PROMPT, f"{self._page}\n", "> \n")
            if told.endswith(PROMPT):
                return True
            if not told.endswith((f"{self._page}\n", "> \n")):
                return False
            self._terminal.press(ENTER)

    def type(self, text: str) -> None:
        """Type a line."""
        self._terminal.press(f"{text}{ENTER}")


def offered(terminal: Pseudo) -> list[tuple[str, str]]:
    """The choices on the screen, from the last question on: what one types, and their names."""
    rows = terminal.seen.splitlines()
    last = max(n for n in range(len(rows)) if is_question(terminal, n))
    found = []
    for row in rows[last + 1 :]:
        for key, text in _CHOICE.findall(row):
            found.append((key, re.split(_DASH, text)[0].partition("  ")[0].rstrip(" .…")))
    return found


def is_question(terminal: Pseudo, number: int) -> bool:
    """Is this row bold, and are choices right below it?"""
    rows = terminal.screen.display
    if number + 1 == len(rows) or not rows[number].strip() or not OPTION.match(rows[number + 1]):
        return False
    places = [x for x, letter in enumerate(rows[number]) if letter != " "]
    return all(terminal.screen.buffer[number][x].bold for x in places)


def question_in_sight(terminal: Pseudo) -> None:
    """A bold line, and right below it the choices."""
    if any(is_question(terminal, number) for number in range(terminal.screen.lines)):
        return
    raise AssertionError(f"the question is out of sight:\n{terminal.seen}")


def overlong(terminal: Pseudo, columns: int) -> list[str]:
    """Lines that were longer than the terminal is wide; names of files may be."""
    lines = [_CODES.sub("", line) for line in terminal.raw.split("\n")]
    return [line for line in lines if cells(line) > columns and ".json" not in line]
