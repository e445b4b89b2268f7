"""What only a game itself can say of its tests lies in `tests/games/<game>/`, found by its name."""

from importlib import import_module
from typing import Any

from burgrave.bots import judges
from burgrave.games import game, names, room

JUDGED = [name for name in names() if judges.knows(game(name))]
"""The games with a judge: only they have bots of every level. The others are played by chance."""


def own(name: str, part: str) -> Any:
    """A module of a game's own tests, such as its `secrets`; others have theirs beside the game."""
    tests = f"tests.games.{room(name)}" if name in names() else f"{name}.tests"
    return import_module(f"{tests}.{part}")


def keeps_secrets(name: str) -> bool:
    """Do its players ever learn what others do not know, or turn over what nobody knew?"""
    secrets = own(name, "secrets")
    return bool(secrets.PUBLIC_REVEALS | secrets.PRIVATE_REVEALS)


def able_bot(name: str) -> str:
    """A bot that plays it as well as it can at a glance: by chance where the game has no judge."""
    return "greedy" if name in JUDGED else "random"
