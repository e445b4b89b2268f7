"""What games and bots are called in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.locale.problems import phrased

if TYPE_CHECKING:
    from burgrave.kernel.game import Game
    from burgrave.locale import Speaker


def title_of(game: Game, speaker: Speaker) -> str:
    """A game's name: the catalogue's, or its own where it brings none."""
    return phrased(game.called, speaker)


def level_of(spelling: str, game: Game, speaker: Speaker) -> str:
    """How well a bot plays, in a word; one that is none of the levels goes by its spelling."""
    level = bots.levels(game).get(spelling)
    return spelling if level is None else speaker.say("level", n=level)
