"""Greedy: takes what looks best now, by the judgement that each game's room here brings."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from burgrave.bots.base import Bot
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.home import game_of
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State

_HOUSE = "burgrave.games."


class Judge(Protocol):
    """What a greedy player knows about one game."""

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        ...


class GreedyBot(Bot):
    """Plays a sensible game without searching."""

    def __init__(self) -> None:
        self._judges: dict[type, Judge] = {}

    def choose(self, seat: Seat, rng: Source) -> Action:
        """What the game's judge thinks best."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        state = seat.imagined
        kind = type(state)
        judge = self._judges.get(kind)
        if judge is None:
            judge = self._judges[kind] = _judge(kind)
        return judge.choose(state, seat.number, legal, rng)


def knows(game: Game) -> bool:
    """Is there a judgement for this game?"""
    return find_spec(_room(type(game))) is not None


def _judge(kind: type) -> Judge:
    """The judgement for a kind of state, loaded when such a game is first played."""
    game = game_of(kind)
    if not knows(game):
        raise BadOption(f"The greedy bot does not know {game.title}; random bots play it.")
    judge: Judge = import_module(_room(kind)).Judge()
    return judge


def _room(kind: type) -> str:
    """Where the judgement of a game lies: here, or in the package of a game of somebody's own."""
    package = kind.__module__.rpartition(".")[0]
    if package.startswith(_HOUSE):
        package = package.replace(_HOUSE, f"{__package__}.")
    return f"{package}.judge"
