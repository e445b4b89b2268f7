"""Judges: who decides at first glance, one for each game."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from burgrave.bots.characters import character
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
    """The judge of a steady bot, with the character of that name if it has one."""
    eyes = character(game_of(kind), name)
    return judge_of(kind, {**eyes.glance, **eyes.steady}, eyes.leans)


def imagining_judge(kind: type, name: str = "") -> Judge:
    """Who plays on in the mind of a bot that searches, with the character of that name.

    What the bot decides is judged by where it leads, so this is to be like the players at the
    table, and quick, rather than good.
    """
    eyes = character(game_of(kind), name)
    return judge_of(kind, eyes.glance, eyes.leans)


def judge_of(
    kind: type, numbers: dict[str, float] | None = None, leans: dict[str, float] | None = None
) -> Judge:
    """A judge for a kind of state, loaded when such a game is first played; greedy's as it is.

    Some of its numbers may be others, and more. Greedy stays as it was, as a mark to measure by.
    """
    game = game_of(kind)
    if not knows(game):
        raise BadOption(f"The greedy bot does not know {game.title}; random bots play it.")
    module = import_module(_room(kind))
    judge: Judge = (
        module.Judge(_weights(module, numbers or {}, leans or {}))
        if numbers or leans
        else module.Judge()
    )
    return judge


def _weights(module: ModuleType, numbers: dict[str, float], leans: dict[str, float]) -> object:
    """The weights of a judge, with those numbers that somebody sees otherwise."""
    weights = module.Weights()
    for name in [*numbers, *leans]:
        if not hasattr(weights, name):
            raise AttributeError(f"{module.__name__} has no weight “{name}”.")
        number = numbers.get(name, getattr(weights, name))
        setattr(weights, name, float(number) + float(leans.get(name, 0.0)))
    return weights


def _room(kind: type) -> str:
    """Where the judge of a game lives: here, or in the package of a game of somebody's own."""
    package = kind.__module__.rpartition(".")[0]
    if package.startswith(_HOUSE):
        package = package.replace(_HOUSE, f"{__package__}.")
    return f"{package}.judge"
