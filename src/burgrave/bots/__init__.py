"""Players that are programs; a bot sees only what its seat may see.

>>> names()
('careless', 'steady', 'shrewd', 'masterly', 'greedy', 'random')
>>> bot("random").name
'random'
>>> bot("masterly-100").simulations
100
>>> bot("masterly-50ms").milliseconds
50
>>> bot("masterly-20s").seconds
20
>>> bot("steady-builder").character
'builder'
"""

import re
from importlib import import_module

from burgrave.bots import judgement, judges
from burgrave.bots.base import Bot
from burgrave.bots.characters import characters_of
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
_TIMED = ("masterly",)
_WISH = re.compile("([0-9]{1,9})(ms|s|)")
_WISHES = {"": "simulations", "ms": "milliseconds", "s": "seconds"}
"""What a number behind a name means, by its unit."""
_CHARACTERS = ("steady", *_LEARNED)
_LEVELS = ("careless", "steady", *_LEARNED)

__all__ = ["Bot", "bot", "in_character", "levels", "names"]


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

    From steady up a bot can have a character, and a learned one can be told how long to think:
    `steady-builder`, `masterly-400` makes 400 simulations, `shrewd-trader-100` has both. Masterly
    can go by the clock, too, where there is one: `masterly-50ms` for a decision, `masterly-20s` for
    all decisions of a game, `masterly-50ms-20s` for both.
    """
    plain = spelling.strip().lower()
    name, *more = plain.split("-")
    if name in _CHARACTERS and more:
        return _with_character(name, more, spelling)
    found = _class_of(_ROOMS.get(plain, spelling.strip()), spelling)
    try:
        return found()
    except TypeError as error:
        raise BadOption(f"Bot “{spelling}” can't be made without arguments: {error}.") from error


def _with_character(name: str, more: list[str], spelling: str) -> Bot:
    """A bot of the house with what follows its name: a character, a number, times."""
    wishes: dict[str, object] = {}
    if more[0].isalpha():
        wishes["character"] = more.pop(0)
    for each in more:
        found = _WISH.fullmatch(each)
        wish = _WISHES[found[2]] if found else ""
        allowed = name in (_LEARNED if wish == "simulations" else _TIMED)
        if found is None or not int(found[1]) or not allowed or wish in wishes:
            raise _nobody(spelling)
        wishes[wish] = int(found[1])
    made: Bot = _class_of(_ROOMS[name], spelling)(**wishes)
    return made


def in_character(level: str, game: Game, number: int) -> str:
    """How a bot is spelled that has one of a game's characters, as many as there are in turn."""
    found = characters_of(game)
    return f"{level}-{found[number % len(found)]}" if found and level in _CHARACTERS else level


def _nobody(spelling: str) -> BadOption:
    return BadOption(
        f"There is no bot “{spelling}”; there is {', '.join(_ROOMS)}, or your own as module:Class."
    )


def _class_of(place: str, spelling: str) -> type[Bot]:
    module, _, name = place.partition(":")
    if not module or not name:
        raise _nobody(spelling)
    try:
        found = getattr(import_module(module), name, None)
    except ImportError as error:
        raise BadOption(f"The module of bot “{spelling}” can't be loaded: {error}.") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption(f"Module {module} has no bot class “{name}”.")
    return found
