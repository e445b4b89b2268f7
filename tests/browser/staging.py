"""What a game says of itself to the browser tests that all games share.

It is the `STAGING` of `tests/browser/<game>/staging.py`, found by the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from burgrave.games import names, room
from burgrave.lessons import lessons
from tests.browser.scenes import Kind, Scene

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.visitor import Told, Visitor

    Play = Callable[[int], Told]
    """Decides so often by mouse, or until the game is over."""
    Late = Callable[[Told], bool]
    """Is a view near the end of the game?"""
    Sit = Callable[[Visitor, str], tuple[str, Play, Late]]
    """Sits down with a bot: the table, and how one plays there."""


COACHED = [name for name in names() if any(each.coached for each in lessons(name))]
"""The games with lessons, up to a coached game."""


@dataclass(frozen=True)
class Staging:
    """How a game is met in the browser."""

    plain: Kind
    """It with the fewest options."""
    full: Kind
    """It with the most."""
    scenes: tuple[Scene, ...]
    """Moments in which only I am asked."""
    turn: str
    """The scene of an ordinary turn."""
    letters: str
    """What the names of its parts begin with in the style sheet: `k` of `k-tray`."""
    board: str
    """What only its board has."""
    middle: str
    """The main part of the board, beside which the rules open."""
    pieces: str
    """What is a piece of the game, wherever it is drawn."""
    asking: tuple[str, ...]
    """The scenes whose tables differ most, first the one with things of nearly all kinds."""
    present: tuple[str, str]
    """A scene, and the rule of what I am asked there."""
    refused: Mapping[str, tuple[str, str]]
    """For some scenes what can't be done there, and how the rule that says so begins."""
    sit: Sit
    things: tuple[int, int] = (10, 30)
    """More than so many kinds of things, and than so many things in all, tell what they are."""
    words: int = 40
    """More than so many words stand in its glossary."""
    gestures: int = 3
    """A phone is told of so many at least."""
    told: Mapping[str, str] = field(default_factory=dict)
    """The scenes that are worth a picture, and what it shows."""
    prepare: Mapping[str, Callable[[Page], None]] = field(default_factory=dict)
    """What is done before the picture is taken."""

    def scene(self, name: str) -> Scene:
        """One of its scenes."""
        return next(scene for scene in self.scenes if scene.name == name)

    def part(self, name: str) -> str:
        """A part of its page that every game's page has, such as `tray`, as a selector."""
        return f".{self.letters}-{name}"


def staging(name: str) -> Staging:
    """What a game says of itself."""
    found: Staging = import_module(f"tests.browser.{room(name)}.staging").STAGING
    return found


def stagings() -> list[Staging]:
    """What all games of the house say of themselves."""
    return [staging(name) for name in names()]


def turns() -> list[Scene]:
    """An ordinary turn of each game."""
    return [each.scene(each.turn) for each in stagings()]


def in_any(part: str) -> str:
    """A part that every game's page has, in whichever game: a selector."""
    return ", ".join(each.part(part) for each in stagings())
