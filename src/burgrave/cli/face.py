"""How a game looks in the terminal: its board, its menu of decisions and its odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from burgrave.cli.terminal import Terminal, fill

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json
    from burgrave.locale import Speaker

_ROOMS = {
    "kingsburg": "burgrave.cli.kingsburg",
    "era": "burgrave.cli.era",
    "kings-will": "burgrave.cli.kings_will",
}


@dataclass(frozen=True)
class Menu:
    """The decisions by their numbers, and the lines that show them; 0 is the one to refrain.

    A number may also open a menu of its own, where there would be too many at once.
    """

    actions: dict[int, Action]
    lines: list[str]
    menus: dict[int, Menu] = field(default_factory=dict)
    back: Menu | None = None
    """The menu that this one was opened from."""


class Face(Protocol):
    """What the terminal asks of a game."""

    def board(self, view: Json, everything: bool = False) -> list[str]:
        """The board; unless everything is asked for, what the present decision needs of it."""

    def menu(self, view: Json, legal: Sequence[Action]) -> Menu:
        """The decisions to choose from."""

    def details(self, view: Json, action: Action) -> list[str]:
        """All there is to say about one decision."""

    def odds(self, view: Json) -> list[str]:
        """What the coming dice may bring."""

    def source(self, name: str) -> str:
        """Where points come from, by its name in the scores."""


def face(game: str, terminal: Terminal, speaker: Speaker, names: Sequence[str]) -> Face:
    """The face of a game."""
    made: Face = import_module(_ROOMS[game]).Face(terminal, speaker, names)
    return made


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each player: the initial, or another one where two have the same."""
    taken: list[str] = []
    for name in names:
        wishes = [c.upper() for c in name if c.isalpha() and len(c.upper()) == 1]
        free = [c for c in [*wishes, *"ABCDEFGHIJ"] if c not in taken]
        taken.append(free[0])
    return taken


def option_lines(terminal: Terminal, number: int, what: str, brings: str = "") -> list[str]:
    """A numbered decision and what it brings: in one line if it fits, else below each other."""
    head = f"{number:>3})  "
    lines = [f"{head}{what} — {brings}" if brings else f"{head}{what}"]
    if len(lines[0]) >= terminal.width:
        lines = fill(what, terminal.width, head) + fill(brings, terminal.width, " " * len(head))
    return [terminal.paint(head, "can") + lines[0].removeprefix(head), *lines[1:]]
