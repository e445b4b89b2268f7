"""Players that are programs; a bot sees only what its seat may see.

>>> names()
('careless', 'steady', 'shrewd', 'masterly', 'greedy', 'random')
>>> bot("random").name
'random'
>>> bot("masterly-100").simulations
100
"""

from importlib import import_module

from burgrave.bots import judgement, judges
from burgrave.bots.base import Bot
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game

_ROOMS = {
    "careless": "burgrave.bots.careless:CarelessBot",
    "steady": "burgrave.bots.greedy:SteadyBot",
    "shrewd": "burgrave.bots.learned:ShrewdBot",
    "masterly": "burgrave.bots.learned:MasterlyBot",
    "greedy": "burgrave.bots.greedy:GreedyBot",
    "random": "burgrave.bots.random_bot:RandomBot",
}
_LEARNED = ("shrewd", "masterly")
_LEVELS = ("careless", "steady", *_LEARNED)

__all__ = ["Bot", "bot", "levels", "names"]


def names() -> tuple[str, ...]:
    """The bots of the house."""
    return tuple(_ROOMS)


def levels(game: Game) -> dict[str, int]:
    """The bots that people play with at a game, by how well they play: from 1 to 4."""
    if not judges.knows(game):
        return {"random": 1}
    known = judgement.knows(game)
    return {name: n for n, name in enumerate(_LEVELS, 1) if known or name not in _LEARNED}


def bot(spelling: str) -> Bot:
    """The bot that a spelling names: one of the house, or your own as `module:Class`.

    A learned bot can be told how long to think: `masterly-400` makes 400 simulations.
    """
    name, _, simulations = spelling.strip().lower().partition("-")
    if name in _LEARNED and simulations.isdecimal() and int(simulations):
        thinker: Bot = _class_of(_ROOMS[name], spelling)(int(simulations))  # type: ignore[call-arg]
        return thinker
    found = _class_of(_ROOMS.get(spelling.strip().lower(), spelling.strip()), spelling)
    try:
        return found()
    except TypeError as error:
        raise BadOption(f"Bot “{spelling}” can't be made without arguments: {error}.") from error


def _class_of(place: str, spelling: str) -> type[Bot]:
    module, _, name = place.partition(":")
    if not module or not name:
        raise BadOption(
            f"There is no bot “{spelling}”; there is {', '.join(_ROOMS)}, "
            "or your own as module:Class."
        )
    try:
        found = getattr(import_module(module), name, None)
    except ImportError as error:
        raise BadOption(f"The module of bot “{spelling}” can't be loaded: {error}.") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption(f"Module {module} has no bot class “{name}”.")
    return found
