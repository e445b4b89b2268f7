"""How a game looks in the terminal: its board, its menu of decisions and its odds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from burgrave.cli.parts import Part, composed
from burgrave.cli.reading import thing_meant
from burgrave.games import package_of, place_of, room

if TYPE_CHECKING:
    from burgrave.cli.menu import Menu
    from burgrave.cli.terminal import Terminal
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker


class Face(ABC):
    """What the terminal asks of a game."""

    drawn = True
    """Is the board drawn, or told in words?"""

    def __init__(self, terminal: Terminal, speaker: Speaker, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._speaker = speaker
        self._names = names
        self.letters = letters(names)
        """What stands for each player where there is little room."""

    @abstractmethod
    def parts(self, look: Look) -> list[Part]:
        """The board, in parts, as it is now and on the terminal as it is now."""

    def board(self, look: Look, need: int = 0) -> list[str]:
        """The board, or those parts of it that the present decision needs so much."""
        return composed([part for part in self.parts(look) if part.need >= need])

    @abstractmethod
    def menu(self, look: Look) -> Menu:
        """The decisions to choose from."""

    def read(self, look: Look, text: str) -> Action | str | None:
        """What a game's own short form means; a sentence if that can't be, None if it is none."""
        return None

    @abstractmethod
    def things(self, look: Look) -> dict[str, str]:
        """What one may want in this step, possible or not: the notation of each, and its name."""

    def notation(self, look: Look, text: str) -> str:
        """The notation of what somebody wants who types this, as far as it can be told."""
        return thing_meant(text, self.things(look)) or text

    @abstractmethod
    def details(self, look: Look, action: Action) -> list[str]:
        """All there is to say about one decision."""

    @abstractmethod
    def odds(self, look: Look) -> list[str]:
        """What the coming dice may bring."""

    @abstractmethod
    def source(self, name: str) -> str:
        """Where points come from, by its name in the scores."""


def face(game: str, terminal: Terminal, speaker: Speaker, names: Sequence[str]) -> Face:
    """The face of a game."""
    own = place_of(game) is not None
    place = f"{package_of(game)}.face" if own else f"burgrave.cli.{room(game)}"
    if find_spec(place) is None:
        from burgrave.cli.in_words import InWords

        return InWords(game, terminal, speaker, names)
    made: Face = import_module(place).Face(terminal, speaker, names)
    return made


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each player: the initial, or another one where two have the same."""
    taken: list[str] = []
    for name in names:
        wishes = [c.upper() for c in name if c.isalpha() and len(c.upper()) == 1]
        free = [c for c in [*wishes, *"ABCDEFGHIJ"] if c not in taken]
        taken.append(free[0])
    return taken
