"""What only a game itself can say of its tests lies in `tests/games/<game>/`, found by its name."""

from importlib import import_module
from typing import Any

from burgrave.games import room


def own(name: str, part: str) -> Any:
    """A module of a game's own tests, such as its `secrets`."""
    return import_module(f"tests.games.{room(name)}.{part}")
