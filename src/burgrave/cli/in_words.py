"""A game in the terminal that brings no face of its own: everything in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.face import Face
from burgrave.cli.menu import Asking, Menu
from burgrave.cli.parts import WANTED, Part
from burgrave.games import describer
from burgrave.locale.words import source_key

if TYPE_CHECKING:
    from burgrave.cli.terminal import Terminal
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker


class InWords(Face):
    """The situation as the describer tells it, and the decisions, numbered."""

    drawn = False

    def __init__(
        self, game: str, terminal: Terminal, speaker: Speaker, names: Sequence[str]
    ) -> None:
        super().__init__(terminal, speaker, names)
        self._game = game
        self._describer = describer(game)

    def parts(self, look: Look) -> list[Part]:
        """All of it; the question stands below it anyway."""
        lines = self._describer.describe(look, self._speaker, self._names).splitlines()
        if look.legal and lines[-1] == self._describer.question(look, self._speaker):
            lines.pop()
        return [Part("table", lines, WANTED)]

    def menu(self, look: Look) -> Menu:
        """One decision after the other."""
        return Asking(self._describer, look, self._speaker, self._terminal).listed(look.legal)

    def things(self, look: Look) -> dict[str, str]:
        """What is possible; the terminal knows of nothing else."""
        return {action.text: self._named(look, action) for action in look.legal}

    def details(self, look: Look, action: Action) -> list[str]:
        """What it is, what it brings, and its notation."""
        told = [self._named(look, action), self._hint(look, action), action.text]
        return [line for line in told if line]

    def odds(self, look: Look) -> list[str]:
        """What each decision brings."""
        return [f"{self._named(look, each)}: {self._hint(look, each)}" for each in look.legal]

    def source(self, name: str) -> str:
        """Where points come from."""
        return self._speaker.say(source_key(self._game, name))

    def _named(self, look: Look, action: Action) -> str:
        return self._describer.describe_action(look, action, self._speaker)

    def _hint(self, look: Look, action: Action) -> str:
        return self._describer.brings(look, action, self._speaker)
