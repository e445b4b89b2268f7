"""Burgrave: play, host and study medieval board games, exactly by their rules.

>>> import burgrave
>>> state = burgrave.game("kingsburg").new(players=3)
>>> burgrave.playout(state, burgrave.Rng(1)) > 100
True
>>> state.over, sorted(state.ranking())[0]
(True, 1)
"""

from importlib import import_module

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
    told_by,
)
from burgrave.kernel.event import Event
from burgrave.kernel.fair import FairDice
from burgrave.kernel.game import Game
from burgrave.kernel.record import Record, replay, resume, verify
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seat import Look, Seat
from burgrave.kernel.shown import show_by
from burgrave.kernel.state import State, playout
from burgrave.kernel.table import Player, Table
from burgrave.locale.numbers import numbers_by

compiled = not (_state.__file__ or "").endswith(".py")
"""Does the ahead-of-time compiled build run, or the same modules as plain Python?"""


def _board(look: Look) -> str | None:
    return _shown("burgrave.cli.printing", look)


def _picture(look: Look) -> str | None:
    return _shown("burgrave.pictures", look)


def _shown(place: str, look: Look) -> str | None:
    # By name, and only now: who prints nothing loads neither terminal nor drawings.
    shown: str | None = import_module(place).show(look)
    return shown


def _sentence(problem: BurgraveError) -> str:
    sentence: str = import_module("burgrave.locale.problems").said(problem, "en")
    # Among Python's own messages, and where people match it, an apostrophe is straight.
    return sentence.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def _number(path: str) -> int:
    found: int = import_module("burgrave.games.numbers").number(path)
    return found


show_by(_board, _picture)
told_by(_sentence)
numbers_by(_number)


def record(text: str) -> Record:
    """The record that a JSON text holds; anything wrong with it raises BadRecord.

    >>> table = Table(game("kingsburg"), [Player("Anna"), Player("Béla")], Rng(7))
    >>> table.start()
    >>> len(record(Record.of(table).to_json()).entries) == len(table.entries)
    True
    """
    return Record.from_json(text, game)


__all__ = [
    "Action",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BurgraveError",
    "Chance",
    "Event",
    "FairDice",
    "Game",
    "IllegalAction",
    "Player",
    "Record",
    "Rng",
    "Seat",
    "Source",
    "State",
    "Table",
    "compiled",
    "game",
    "names",
    "playout",
    "record",
    "replay",
    "resume",
    "verify",
]
