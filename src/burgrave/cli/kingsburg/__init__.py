"""Kingsburg in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.cli import face
from burgrave.cli.kingsburg.board import Board
from burgrave.cli.kingsburg.choices import details, menu
from burgrave.cli.kingsburg.telling import told_parts
from burgrave.cli.kingsburg.winter import odds
from burgrave.cli.menu import Menu
from burgrave.cli.parts import Part
from burgrave.games.kingsburg.actions import PRIVATE_1
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.words import Words
from burgrave.locale.words import source_key

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look


class Face(face.Face):
    """The board, the menu and the odds of Kingsburg."""

    def parts(self, look: Look) -> list[Part]:
        """Calendar, court, players and province."""
        at = KingsburgLook.of(look)
        words = Words(self._speaker, at.edition, self._names)
        if self._terminal.plain:
            return told_parts(words, at)
        return Board(self._terminal, words, at, self.letters).parts()

    def menu(self, look: Look) -> Menu:
        """The decisions; ways to influence are grouped by advisor."""
        return menu(look, self._speaker, self._terminal)

    def things(self, look: Look) -> dict[str, str]:
        """The advisors by their ranks, or the buildings."""
        at = KingsburgLook.of(look)
        words = Words(self._speaker, at.edition)
        if at.step == "influence":
            return {f"influence {n}": f"{n} {words.advisor(n)}" for n in range(1, PRIVATE_1)}
        if at.step in ("build", "envoy build"):
            return {f"build {each.id}": words.building(each.id) for each in BUILDINGS}
        return {}

    def details(self, look: Look, action: Action) -> list[str]:
        """All there is to say about one decision."""
        return details(look, action, self._speaker)

    def odds(self, look: Look) -> list[str]:
        """The chances in this year's battle."""
        at = KingsburgLook.of(look)
        return odds(Words(self._speaker, at.edition, self._names), at)

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._speaker.say(source_key(Words.game, name))
