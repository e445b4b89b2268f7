"""The King's Will in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli import face
from burgrave.cli.kings_will.board import Board
from burgrave.cli.kings_will.choices import details, menu
from burgrave.cli.menu import Menu
from burgrave.cli.terminal import Terminal
from burgrave.games.kings_will.describe.scene import scene
from burgrave.games.kings_will.describe.situation import travel_lines, will_lines
from burgrave.games.kings_will.describe.words import Words
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json
    from burgrave.locale import Speaker


class Face(face.Face):
    """The board, the menu and the prospects of The King's Will."""

    def __init__(self, terminal: Terminal, speaker: Speaker, names: Sequence[str]) -> None:
        super().__init__(terminal, speaker, names)
        self._words = Words(speaker, names)

    def board(self, view: Json, everything: bool = False) -> list[str]:
        """Row, players and land; the Will board and all lands where they matter."""
        board = Board(self._terminal, self._words, scene(view), self._letters)
        return board.everything() if everything else board.for_this_step()

    def menu(self, view: Json, legal: Sequence[Action]) -> Menu:
        """The decisions; where there are many, grouped by what they are about."""
        return menu(view, legal, self._speaker, self._terminal)

    def details(self, view: Json, action: Action) -> list[str]:
        """All there is to say about one decision."""
        return details(view, action, self._speaker)

    def odds(self, view: Json) -> list[str]:
        """What the king's visit will ask, and what the known cards would score."""
        at = scene(view)
        return [*travel_lines(self._words, at), *will_lines(self._words, at)]

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._words.say(f"source-{hyphened(name)}")
