"""How a game looks in the terminal: its board, its menu of decisions and its odds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.cli.menu import Menu
    from burgrave.cli.terminal import Terminal
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json
    from burgrave.locale import Speaker

_ROOMS = {
    "kingsburg": "burgrave.cli.kingsburg",
    "era": "burgrave.cli.era",
    "kings-will": "burgrave.cli.kings_will",
}


class Face(ABC):
    """What the terminal asks of a game."""

    def __init__(self, terminal: Terminal, speaker: Speaker, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._speaker = speaker
        self._names = names
        self._letters = letters(names)

    @abstractmethod
    def board(self, view: Json, everything: bool = False) -> list[str]:
        """The board; unless everything is asked for, what the present decision needs of it."""

    @abstractmethod
    def menu(self, view: Json, legal: Sequence[Action]) -> Menu:
        """The decisions to choose from."""

    def read(self, view: Json, legal: Sequence[Action], text: str) -> Action | str | None:
        """What a game's own short form means; a sentence if that can't be, None if it is none."""
        return None

    @abstractmethod
    def details(self, view: Json, action: Action) -> list[str]:
        """All there is to say about one decision."""

    @abstractmethod
    def odds(self, view: Json) -> list[str]:
        """What the coming dice may bring."""

    @abstractmethod
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
