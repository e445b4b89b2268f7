"""The games, one package each, loaded when somebody asks for them."""

from importlib import import_module

from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game

_ROOMS = {"kingsburg": "burgrave.games.kingsburg.game"}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_ROOMS)


def game(name: str) -> Game:
    """The game of that name.

    >>> game("kingsburg").title
    'Kingsburg'
    """
    if name not in _ROOMS:
        raise BadOption(f"There is no game “{name}”; there is {', '.join(_ROOMS)}.")
    found = import_module(_ROOMS[name]).GAME
    assert isinstance(found, Game)
    return found
