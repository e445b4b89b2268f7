"""Home: where the game of a state or an action lives, so that a pickle finds the way back."""

from importlib import import_module

from burgrave.kernel.game import Game


def game_of(kind: type) -> Game:
    """The game of the package that a class belongs to."""
    room, _, _ = kind.__module__.rpartition(".")
    found = import_module(f"{room}.game").GAME
    assert isinstance(found, Game)
    return found
