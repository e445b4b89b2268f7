"""The terminal: how wide it is, whether it has colours, and text that fits into it."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, TextIO

from burgrave.cli.keys import can_press

if TYPE_CHECKING:
    from burgrave.locale import Speaker

NARROW = 80
BESIDE = 110
"""From so many columns on the other players stand beside the board."""
WIDE = 118
_LOWEST = 6
"""In a window with fewer rows some question or other may be out of sight."""
MINUS = "\N{MINUS SIGN}"
_STYLES = {
    "bold": "1",
    "dim": "2",
    "can": "33;1",
    "built": "32",
    "lacking": "31",
    "seat 0": "31;1",
    "seat 1": "34;1",
    "seat 2": "32;1",
    "seat 3": "36;1",
    "seat 4": "35;1",
}
"""No style stands alone: a mark, a letter or a word always says the same."""
_SHORT = 36
"""A text to the left of another one is no longer."""
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Terminal:
    """Where the command writes."""

    def __init__(
        self,
        out: TextIO | None = None,
        environ: Mapping[str, str] | None = None,
        plain: bool = False,
        columns: int | None = None,
    ) -> None:
        environ = os.environ if environ is None else environ
        self._out = sys.stdout if out is None else out
        self.plain = plain
        """Is everything told in words, for somebody who listens?"""
        self._columns = columns
        self.rows = 0
        """So many rows were written so far."""
        seen = self._out.isatty() and not plain
        dumb = environ.get("TERM", "") == "dumb"
        self._clears = self._out.isatty() and not dumb
        self.lively = seen and not dumb and can_press()
        """Can what was written be written anew, and keys be read one by one?"""
        self.colours = seen and not dumb and environ.get("NO_COLOR", "") == ""

    @property
    def columns(self) -> int:
        """How many columns there are now: windows grow and shrink."""
        if self._columns is not None:
            return self._columns
        return shutil.get_terminal_size((NARROW, 24)).columns

    @property
    def width(self) -> int:
        """Never less than 80 columns, and never so many that lines are hard to follow."""
        return max(NARROW, min(self.columns, WIDE + 2))

    @property
    def height(self) -> int | None:
        """How many rows are in sight now; None where nothing is ever out of sight."""
        if self.plain or not self._out.isatty():
            return None
        return max(_LOWEST, shutil.get_terminal_size((NARROW, 24)).lines)

    def write(self, text: str = "") -> None:
        """One or more lines."""
        print(text, file=self._out, flush=True)
        self.rows += sum(max(1, -(-cells(line) // self.columns)) for line in text.split("\n"))

    def lines(self, lines: Sequence[str]) -> None:
        """Several lines."""
        for line in lines:
            self.write(line)

    def step_back(self, lines: int) -> None:
        """Wipe the last lines, to write others in their place."""
        self._out.write(f"\x1b[{lines}A\x1b[J")
        self.rows -= lines

    def wipe(self) -> None:
        """Clear the screen and what scrolled out of it, where that can be done."""
        if self._clears:
            self._out.write("\x1b[H\x1b[2J\x1b[3J")
            self._out.flush()

    def turn_to_other_screen(self, other: bool) -> None:
        """Turn to a screen without history, or back to the usual one."""
        if self._clears:
            self._out.write(f"\x1b[?1049{'h' if other else 'l'}")
            self._out.flush()

    def wrapped(self, text: str, first: str = "", rest: str | None = None) -> None:
        """A sentence, broken between words."""
        self.lines(fill(text, self.width, first, rest))

    def paint(self, text: str, style: str) -> str:
        """Text in a style, where the terminal has any."""
        if not self.colours or not text:
            return text
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m"

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there are no more."""
        if self.colours:
            # The marks tell readline which letters take no room.
            prompt = f"\001\x1b[{_STYLES['bold']}m\002{prompt}\001\x1b[0m\002"
        text = input(prompt).strip()
        self.rows += 1
        if not sys.stdin.isatty():
            # Nobody typed it here: a transcript should still show it.
            self.write(text)
        return text

    def rule(self, title: str) -> None:
        """A line across the screen, with a title in it."""
        self.write(self.ruled(title))

    def ruled(self, title: str) -> str:
        """A title in a line as long as the screen is wide."""
        if self.plain:
            return title
        head = f"── {title} "
        return self.paint(head + "─" * (self.width - 1 - cells(head)), "bold")


def cells(text: str) -> int:
    """How many columns a text takes; colours take none."""
    text = _COLOUR.sub("", text)
    return sum(0 if unicodedata.combining(letter) else 2 if wide(letter) else 1 for letter in text)


def wide(letter: str) -> bool:
    """Does a letter take two columns?"""
    return unicodedata.east_asian_width(letter) in "WF"


def fit(text: str, width: int) -> str:
    """A name, padded or shortened to a width."""
    while cells(text) > width:
        text = text[:-2] + "…" if text.endswith("…") else text[:-1] + "…"
    return text + " " * (width - cells(text))


def right(text: str, width: int) -> str:
    """A number or a short word at the right edge of its column."""
    return " " * (width - cells(text)) + text


def fill(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """Lines no longer than the width; `first` opens the first one, `rest` the others."""
    return textwrap.wrap(
        text,
        width - 1,
        initial_indent=first,
        subsequent_indent=" " * len(first) if rest is None else rest,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [first.rstrip()]


def beside(left: Sequence[str], other: Sequence[str], gap: int = 3) -> list[str]:
    """Two runs of lines next to each other."""
    width = max(map(cells, left), default=0) + gap
    pairs = zip_longest(left, other, fillvalue="")
    return [f"{one}{' ' * (width - cells(one))}{two}".rstrip() for one, two in pairs]


def listed(pairs: Mapping[str, str], width: int) -> list[str]:
    """Short texts, each with a longer one to the right of it; below it where it is not so short."""
    column = max((cells(key) for key in pairs if cells(key) <= _SHORT), default=0) + 4
    lines: list[str] = []
    for key, text in pairs.items():
        head = f"  {key}"
        if cells(head) > column - 2:
            lines += [head, *fill(text, width, " " * column)]
        else:
            lines += fill(text, width, head + " " * (column - cells(head)), " " * column)
    return lines


def packed(head: str, items: Sequence[str], width: int) -> list[str]:
    """Items side by side behind a head; those that do not fit go on below."""
    indent = cells(head)
    lines, line, used = [], head, indent
    for item in items:
        gap = "" if used == indent else "  "
        if gap and used + len(gap) + cells(item) >= width:
            lines.append(line)
            line, used, gap = " " * indent, indent, ""
        line += gap + item
        used += len(gap) + cells(item)
    return [*lines, line]


def broken(line: str, width: int, rest: str) -> list[str]:
    """A line that may have colours, broken where it is too long; `rest` opens the others."""
    first, *words = line.split(" ")
    pieces = [first]
    for word in words:
        if cells(f"{pieces[-1]} {word}") < width:
            pieces[-1] += f" {word}"
        else:
            pieces.append(f"{rest}{word}")
    return pieces


def decimal(speaker: Speaker, number: float, digits: int = 1) -> str:
    """A number with digits behind the point, or the comma."""
    whole, _, rest = f"{number:.{digits}f}".partition(".")
    return speaker.say("decimal", whole=whole, tenths=rest)


class Progress:
    """A bar on the error stream while something takes its time; silent where nobody looks."""

    def __init__(self, total: int, unit: str, stream: TextIO | None = None) -> None:
        self._stream = sys.stderr if stream is None else stream
        self._total = total
        self._unit = unit
        self._shown = self._stream.isatty()

    def __call__(self, done: int, total: int | None = None) -> None:
        """So much is done."""
        if not self._shown:
            return
        total = self._total if total is None else total
        size = 40
        full = size * done // max(1, total)
        bar = "█" * full + "░" * (size - full)
        self._stream.write(f"\r{bar} {done}/{total} {self._unit} ")
        self._stream.flush()

    def close(self) -> None:
        """Clear the line."""
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
