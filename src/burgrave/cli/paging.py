"""Paging: what does not fit on the screen is shown a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.keys import pressing

if TYPE_CHECKING:
    from burgrave.cli.terminal import Terminal
    from burgrave.locale import Speaker

_ON = ("enter", " ", "down", "right")
_ENOUGH = ("q", "escape")


def show_pages(terminal: Terminal, speaker: Speaker, lines: Sequence[str]) -> None:
    """Lines a page at a time, with a stop after each; all at once where nothing is out of sight."""
    height = terminal.height
    if height is None:
        terminal.lines(lines)
        return
    size = height - 1
    pages = [lines[first : first + size] for first in range(0, len(lines), size)]
    for number, page in enumerate(pages, 1):
        terminal.lines(page)
        if number == len(pages):
            _goes_on(terminal, speaker.say("page-last"))
        elif not _goes_on(terminal, speaker.say("page-more", n=number, all=len(pages))):
            return


def _goes_on(terminal: Terminal, told: str) -> bool:
    """Wait until the person has read enough; do they want the next page?"""
    if not terminal.lively:
        return terminal.ask(f"{told} ") not in _ENOUGH
    with pressing() as key:
        terminal.write(terminal.paint(told, "dim"))
        pressed = key()
        while pressed not in (*_ON, *_ENOUGH):
            pressed = key()
    terminal.step_back(1)
    return pressed in _ON
