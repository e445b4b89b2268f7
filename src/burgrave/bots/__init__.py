"""Players that are programs; a bot sees only what its seat may see.

>>> names()
('greedy', 'random')
>>> bot("random").name
'random'
"""

from importlib import import_module

from burgrave.bots.base import Bot
from burgrave.kernel.errors import BadOption

_ROOMS = {
    "greedy": "burgrave.bots.greedy:GreedyBot",
    "random": "burgrave.bots.random_bot:RandomBot",
}

__all__ = ["Bot", "bot", "names"]


def names() -> tuple[str, ...]:
    """The bots of the house."""
    return tuple(_ROOMS)


def bot(spelling: str) -> Bot:
    """The bot that a spelling names: one of the house, or your own as `module:Class`."""
    place = _ROOMS.get(spelling.strip().lower(), spelling.strip())
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
    try:
        return found()
    except TypeError as error:
        raise BadOption(f"Bot “{spelling}” can't be made without arguments: {error}.") from error
