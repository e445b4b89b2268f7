"""Burgrave: play, host and study medieval board games, exactly by their rules.

>>> import burgrave
>>> state = burgrave.game("kingsburg").new(players=3)
>>> burgrave.playout(state, burgrave.Rng(1)) > 100
True
>>> state.over, sorted(state.ranking())[0]
(True, 1)
"""

from burgrave.games import game, names
from burgrave.kernel import state as _state
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BurgraveError,
    IllegalAction,
)
from burgrave.kernel.event import Event
from burgrave.kernel.game import Game
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State, playout

compiled = not (_state.__file__ or "").endswith(".py")
"""Does the ahead-of-time compiled build run, or the same modules as plain Python?"""

__all__ = [
    "Action",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BurgraveError",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Rng",
    "Seat",
    "Source",
    "State",
    "compiled",
    "game",
    "names",
    "playout",
]
