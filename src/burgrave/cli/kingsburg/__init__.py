"""Kingsburg in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli import face
from burgrave.cli.kingsburg.board import Board
from burgrave.cli.kingsburg.choices import details, menu
from burgrave.cli.kingsburg.winter import odds
from burgrave.cli.menu import Menu
from burgrave.games.kingsburg.describe.scene import scene
from burgrave.games.kingsburg.describe.words import Words
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json


class Face(face.Face):
    """The board, the menu and the odds of Kingsburg."""

    def board(self, view: Json, everything: bool = False) -> list[str]:
        """Calendar and players; court and province where they matter, or everything."""
        at = scene(view)
        words = Words(self._speaker, at.edition, self._names)
        board = Board(self._terminal, words, at, self._letters)
        return board.everything() if everything else board.for_this_step()

    def menu(self, view: Json, legal: Sequence[Action]) -> Menu:
        """The decisions; ways to influence are grouped by advisor."""
        return menu(view, legal, self._speaker, self._terminal)

    def details(self, view: Json, action: Action) -> list[str]:
        """All there is to say about one decision."""
        return details(view, action, self._speaker)

    def odds(self, view: Json) -> list[str]:
        """The chances in this year's battle."""
        at = scene(view)
        return odds(Words(self._speaker, at.edition, self._names), at)

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._speaker.say(f"source-{hyphened(name)}")
