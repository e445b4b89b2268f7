"""Handing the terminal over: what one person saw is gone before the next one looks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from burgrave.cli.keys import forget_typed

if TYPE_CHECKING:
    from burgrave.cli.terminal import Terminal
    from burgrave.locale import Speaker


@contextmanager
def shared(terminal: Terminal) -> Iterator[None]:
    """A screen of our own, whose lines do not stay behind in the window's history."""
    terminal.turn_to_other_screen(True)
    try:
        yield
    finally:
        terminal.wipe()
        terminal.turn_to_other_screen(False)


def hand_over(terminal: Terminal, speaker: Speaker, name: str) -> None:
    """Clear everything, and wait until the right person sits there."""
    _forget()
    terminal.wipe()
    terminal.wrapped(speaker.say("hand-over", player=name))
    terminal.ask(f"{speaker.say('hand-over-ready')} ")
    terminal.wipe()


def _forget() -> None:
    """Neither keys that were pressed ahead nor lines that were typed are for the next person."""
    forget_typed()
    editor = sys.modules.get("readline")
    if editor is not None:
        editor.clear_history()
