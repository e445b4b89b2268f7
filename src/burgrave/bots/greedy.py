"""Greedy: takes what looks best now, by the judgement that each game's room here brings."""

from importlib import import_module
from typing import Protocol

from burgrave.bots.base import Bot
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadOption
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State

_JUDGES = {
    "Kingsburg": "burgrave.bots.kingsburg.judge",
    "Era": "burgrave.bots.era.judge",
    "KingsWill": "burgrave.bots.kings_will.judge",
}
"""Where the judgement for a kind of state lives; loaded when such a game is played."""


class Judge(Protocol):
    """What a greedy player knows about one game."""

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        ...


class GreedyBot(Bot):
    """Plays a sensible game without searching."""

    def __init__(self) -> None:
        self._judges: dict[str, Judge] = {}

    def choose(self, seat: Seat, rng: Source) -> Action:
        """What the game's judge thinks best."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        state = seat.imagined
        kind = type(state).__name__
        judge = self._judges.get(kind)
        if judge is None:
            judge = self._judges[kind] = _judge(kind)
        return judge.choose(state, seat.number, legal, rng)


def _judge(kind: str) -> Judge:
    if kind not in _JUDGES:
        raise BadOption(f"The greedy bot does not know the game of {kind}.")
    judge: Judge = import_module(_JUDGES[kind]).Judge()
    return judge
