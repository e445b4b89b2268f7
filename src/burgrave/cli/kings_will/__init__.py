"""The King's Will in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli import face
from burgrave.cli.kings_will.board import Board
from burgrave.cli.kings_will.choices import details, menu
from burgrave.cli.kings_will.telling import told_parts
from burgrave.cli.menu import Menu
from burgrave.cli.parts import Part
from burgrave.cli.terminal import Terminal
from burgrave.games.kings_will import steps
from burgrave.games.kings_will.components import BUILDINGS, SETTLEMENTS, TILES
from burgrave.games.kings_will.describe.look import KingsWillLook, state_of
from burgrave.games.kings_will.describe.situation import travel_lines, will_lines
from burgrave.games.kings_will.describe.words import Words
from burgrave.locale.words import source_key

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker


class Face(face.Face):
    """The board, the menu and the prospects of The King's Will."""

    def __init__(self, terminal: Terminal, speaker: Speaker, names: Sequence[str]) -> None:
        super().__init__(terminal, speaker, names)
        self._words = Words(speaker, names)

    def parts(self, look: Look) -> list[Part]:
        """Row, players, lands, offer, the Will board and the visit."""
        if self._terminal.plain:
            return told_parts(self._words, KingsWillLook.of(look))
        return Board(self._terminal, self._words, KingsWillLook.of(look), self.letters).parts()

    def menu(self, look: Look) -> Menu:
        """The decisions; where there are many, grouped by what they are about."""
        return menu(look, self._speaker, self._terminal)

    def things(self, look: Look) -> dict[str, str]:
        """The tiles of the row, or what can be built."""
        named = self._words.named
        if state_of(look).at == steps.TAKE_TILE:
            return {f"take {tile}": named("tile", tile) for tile in TILES}
        places = {f"found {s.id} at 1": named("settlement", s.id) for s in SETTLEMENTS}
        return places | {f"erect {b.id} under 1": named("building", b.id) for b in BUILDINGS}

    def details(self, look: Look, action: Action) -> list[str]:
        """All there is to say about one decision."""
        return details(look, action, self._speaker)

    def odds(self, look: Look) -> list[str]:
        """What the king's visit will ask, and what the known cards would score."""
        at = KingsWillLook.of(look)
        return [*travel_lines(self._words, at), *will_lines(self._words, at)]

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._speaker.say(source_key(Words.game, name))
