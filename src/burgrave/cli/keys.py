"""Keys: one after the other as they are pressed, where somebody sits at a real terminal."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

if sys.platform != "win32":
    import termios
    import tty

_SOON = 0.05
"""Seconds within which the rest of an arrow key follows its first byte."""
_NAMES = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\b": "backspace"}
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}


@contextmanager
def pressing() -> Iterator[Callable[[], str]]:
    """Reads keys at once and unseen: letters as they are, others by their names."""
    file = sys.stdin.fileno()
    before = termios.tcgetattr(file)
    try:
        # What was typed ahead counts.
        tty.setcbreak(file, termios.TCSADRAIN)
        yield lambda: _key(file)
    finally:
        termios.tcsetattr(file, termios.TCSADRAIN, before)


def forget_typed() -> None:
    """Drop what was typed and not read yet."""
    if can_press():
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def can_press() -> bool:
    """Can keys be read one by one here?"""
    return sys.platform != "win32" and sys.stdin.isatty()


def _key(file: int) -> str:
    letter = _letter(file)
    if letter != "\x1b":
        return _NAMES.get(letter, letter)
    if not select.select([file], [], [], _SOON)[0]:
        return "escape"
    # An arrow is ESC [ A or ESC O A; other sequences end with a letter, too, and mean nothing.
    _letter(file)
    last = _letter(file)
    while not (last.isalpha() or last == "~"):
        last = _letter(file)
    return _ARROWS.get(last, "")


def _letter(file: int) -> str:
    """The next letter, however many bytes it has."""
    data = b""
    while len(data) < 4:
        byte = os.read(file, 1)
        if not byte:
            raise EOFError
        data += byte
        try:
            return data.decode()
        except UnicodeDecodeError:
            continue
    return ""
