"""The game that our own contestants play, and a look at how it was built."""

import argparse
import sys
from collections.abc import Callable

import burgrave
from burgrave.kernel.state import State

PLAYERS = 4
ALL_MODULES: dict[str, str | bool] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of our own contestants."""
    parser.add_argument("--game", default="kingsburg", help="which of our games")
    parser.add_argument("--pure", action="store_true", help="expect the pure Python modules")
    parser.add_argument(
        "--all-modules", action="store_true", help="the revised edition with every module"
    )


def openings(arguments: argparse.Namespace) -> Callable[[], State]:
    """A maker of fresh states, once it is sure that they come from the build to be measured."""
    game = burgrave.game(arguments.game)
    options = ALL_MODULES if arguments.all_modules else {}
    source = str(sys.modules[type(game.new(players=PLAYERS, **options)).__module__].__file__)
    if source.endswith(".py") is not arguments.pure:
        expected = "pure Python" if arguments.pure else "compiled"
        raise SystemExit(f"expected the {expected} modules, but the game comes from {source}")
    return lambda: game.new(players=PLAYERS, **options)
