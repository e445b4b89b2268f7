"""Era in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli import face
from burgrave.cli.era.board import Board
from burgrave.cli.era.choices import details, menu
from burgrave.cli.era.placing import read_place
from burgrave.cli.menu import Asking, Menu
from burgrave.games.era import describe
from burgrave.games.era.describe.odds import skulls_after
from burgrave.games.era.describe.scene import Scene
from burgrave.games.era.describe.words import Words
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json

_SHOWN = 0.005
"""Rarer numbers of skulls are not worth a word."""


class Face(face.Face):
    """The board, the menu and the odds of Era."""

    def board(self, view: Json, everything: bool = False) -> list[str]:
        """The players and the own domain; all domains if everything is asked for."""
        return self._board(view).lines(everything)

    def _board(self, view: Json) -> Board:
        words = Words(self._speaker, self._names)
        return Board(self._terminal, words, Scene(view), self._letters)

    def menu(self, view: Json, legal: Sequence[Action]) -> Menu:
        """The decisions; placements by piece and field."""
        asking = Asking(describe, view, self._speaker, self._terminal)
        return menu(asking, legal, self._board(view))

    def read(self, view: Json, legal: Sequence[Action], text: str) -> Action | str | None:
        """A piece with its field, such as `farm g5 turned`."""
        return read_place(view, legal, self._speaker, text)

    def details(self, view: Json, action: Action) -> list[str]:
        """All there is to say about one decision."""
        return details(view, action, self._speaker)

    def odds(self, view: Json) -> list[str]:
        """How many skulls a throw of so many dice may bring."""
        at = Scene(view)
        words = Words(self._speaker, self._names)
        if at.viewer is None or at.step != "roll" or not at.side.rolled:
            return [words.say("odds-none")]
        free = at.side.dice_number - at.side.skulls
        return [self._odds_line(words, at.side.skulls, dice) for dice in range(free + 1)]

    def _odds_line(self, words: Words, skulls: int, dice: int) -> str:
        odds = ", ".join(
            words.say("odds-skulls", n=number, percent=round(100 * float(chance)))
            for number, chance in skulls_after(skulls, dice).items()
            if chance >= _SHOWN
        )
        return words.say("odds-line", n=dice, odds=odds)

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._speaker.say(f"era-source-{hyphened(name)}")
