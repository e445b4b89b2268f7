"""Era in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.cli import face
from burgrave.cli.era.board import Board
from burgrave.cli.era.choices import details, menu
from burgrave.cli.era.placing import place_meant, read_place
from burgrave.cli.era.telling import told_parts
from burgrave.cli.menu import Asking, Menu
from burgrave.cli.parts import Part
from burgrave.games.era import describe, steps
from burgrave.games.era.components import PIECES
from burgrave.games.era.describe.look import EraLook, state_of
from burgrave.games.era.describe.odds import skulls_after
from burgrave.games.era.describe.words import Words
from burgrave.locale.words import source_key

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look

_SHOWN = 0.005
"""Rarer numbers of skulls are not worth a word."""


class Face(face.Face):
    """The board, the menu and the odds of Era."""

    def parts(self, look: Look) -> list[Part]:
        """The players and the domains."""
        if self._terminal.plain:
            return told_parts(Words(self._speaker, self._names), EraLook.of(look))
        return self._board(look).parts()

    def _board(self, look: Look) -> Board:
        words = Words(self._speaker, self._names)
        return Board(self._terminal, words, EraLook.of(look), self.letters)

    def menu(self, look: Look) -> Menu:
        """The decisions; placements by piece and field."""
        asking = Asking(describe, look, self._speaker, self._terminal)
        return menu(asking, self._board(look))

    def read(self, look: Look, text: str) -> Action | str | None:
        """A piece with its field, such as `farm g5 turned`."""
        return read_place(look, self._speaker, text)

    def things(self, look: Look) -> dict[str, str]:
        """The pieces, while any are built."""
        words = Words(self._speaker)
        if state_of(look).at != steps.BUILD:
            return {}
        return {f"place {each.id}": words.piece(each.id) for each in PIECES}

    def notation(self, look: Look, text: str) -> str:
        """A piece on its field, or just a piece."""
        return place_meant(self._speaker, text) or super().notation(look, text)

    def details(self, look: Look, action: Action) -> list[str]:
        """All there is to say about one decision."""
        return details(look, action, self._speaker)

    def odds(self, look: Look) -> list[str]:
        """How many skulls a throw of so many dice may bring."""
        at = EraLook.of(look)
        words = Words(self._speaker, self._names)
        if at.viewer is None or at.state.at != steps.ROLL or not at.side["rolled"]:
            return [words.say("odds-none")]
        skulls = at.side["skulls"]
        free = sum(at.side["dice"].values()) - skulls
        return [self._odds_line(words, skulls, dice) for dice in range(free + 1)]

    def _odds_line(self, words: Words, skulls: int, dice: int) -> str:
        odds = ", ".join(
            words.say("odds-skulls", n=number, percent=round(100 * float(chance)))
            for number, chance in skulls_after(skulls, dice).items()
            if chance >= _SHOWN
        )
        return words.say("odds-line", n=dice, odds=odds)

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._speaker.say(source_key(Words.game, name))
