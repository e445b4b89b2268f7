"""Picking: a decision that is found by moving about, with keys or by typing where."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.keys import pressing

if TYPE_CHECKING:
    from burgrave.cli.terminal import Terminal
    from burgrave.kernel.action import Action

_BACK = ("escape", "0")
_SPARE = 3
"""Rows for what is typed, for the prompt, and for a sentence that may become longer."""


class Picker(ABC):
    """Something that is moved about until it is where it is wanted."""

    @property
    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """All decisions that can be picked."""

    @property
    @abstractmethod
    def chosen(self) -> Action | None:
        """The decision as it would be now, if that can be."""

    @property
    @abstractmethod
    def held(self) -> Action:
        """The decision as it would be now, possible or not."""

    @abstractmethod
    def lines(self, keys: bool = False) -> list[str]:
        """How it looks now, and what can be done: by pressing keys, or by typing lines."""

    @abstractmethod
    def press(self, key: str) -> bool:
        """Heed a key; did it mean anything?"""

    @abstractmethod
    def read(self, text: str) -> bool:
        """Heed what was typed; did it mean anything?"""


def can_pick(picker: Picker, terminal: Terminal) -> bool:
    """Can keys be read here, and can all of it be seen while it moves?"""
    height = terminal.height
    if not terminal.lively or height is None:
        return False
    return len(picker.lines(keys=True)) + _SPARE <= height


def pick(picker: Picker, terminal: Terminal) -> Action | None:
    """Let keys move it until it is placed; None if the person turned back."""
    typed = ""
    drawn = 0
    with pressing() as key:
        while True:
            drawn = _draw(picker, terminal, typed, drawn)
            pressed = key()
            if pressed == "enter" and not typed:
                if picker.chosen is not None:
                    return picker.chosen
            elif pressed == "enter":
                picker.read(typed)
                typed = ""
            elif not typed and pressed in _BACK:
                return None
            elif pressed == "escape":
                typed = ""
            elif pressed == "backspace":
                typed = typed[:-1]
            elif typed or not picker.press(pressed):
                typed += pressed if len(pressed) == 1 and pressed.isprintable() else ""


def _draw(picker: Picker, terminal: Terminal, typed: str, drawn: int) -> int:
    """Show it where it was shown before; how many lines are that?"""
    lines = [*picker.lines(keys=True), f"> {typed}"]
    if drawn:
        terminal.step_back(drawn)
    terminal.lines(lines)
    return len(lines)
