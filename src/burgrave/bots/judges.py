"""Judges: who decides at first glance, one for each game."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from burgrave.bots.characters import Character, character
from burgrave.bots.search.chapters import Judge
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.home import game_of

_HOUSE = "burgrave.games."


def knows(game: Game) -> bool:
    """Is there a judge for this game?"""
    judge = _room(type(game))
    return all(find_spec(place) is not None for place in (judge.rpartition(".")[0], judge))


def steady_judge(kind: type, name: str = "") -> Judge:
    """The judge of a bot from steady on, with the character of that name if it has one."""
    return judge_of(kind, character(game_of(kind), name))


def judge_of(kind: type, eyes: Character | None = None) -> Judge:
    """A judge for a kind of state, loaded when such a game is first played; greedy's without eyes.

    Greedy stays as it was, as a mark to measure by.
    """
    game = game_of(kind)
    if not knows(game):
        raise BadOption(f"The greedy bot does not know {game.title}; random bots play it.")
    module = import_module(_room(kind))
    judge: Judge = (
        module.Judge(_weights(module, eyes)) if eyes is not None and eyes.glance else module.Judge()
    )
    return judge


def _weights(module: ModuleType, eyes: Character) -> object:
    """The weights of a judge, with those numbers that somebody sees otherwise."""
    weights = module.Weights()
    for name, number in eyes.glance.items():
        if not hasattr(weights, name):
            raise AttributeError(f"{module.__name__} has no weight “{name}”.")
        setattr(weights, name, float(number))
    return weights


def _room(kind: type) -> str:
    """Where the judge of a game lives: here, or in the package of a game of somebody's own."""
    package = kind.__module__.rpartition(".")[0]
    if package.startswith(_HOUSE):
        package = package.replace(_HOUSE, f"{__package__}.")
    return f"{package}.judge"
