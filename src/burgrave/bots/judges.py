"""Judges: who decides at first glance, one for each game."""

from importlib import import_module
from importlib.util import find_spec

from burgrave.bots.search.chapters import Judge
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.home import game_of

_HOUSE = "burgrave.games."


def knows(game: Game) -> bool:
    """Is there a judge for this game?"""
    return find_spec(_room(type(game))) is not None


def judge_of(kind: type) -> Judge:
    """A judge for a kind of state, loaded when such a game is first played."""
    game = game_of(kind)
    if not knows(game):
        raise BadOption(f"The greedy bot does not know {game.title}; random bots play it.")
    judge: Judge = import_module(_room(kind)).Judge()
    return judge


def _room(kind: type) -> str:
    """Where the judge of a game lives: here, or in the package of a game of somebody's own."""
    package = kind.__module__.rpartition(".")[0]
    if package.startswith(_HOUSE):
        package = package.replace(_HOUSE, f"{__package__}.")
    return f"{package}.judge"
