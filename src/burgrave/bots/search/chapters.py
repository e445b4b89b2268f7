"""Playing on to the next chapter, where a position can be judged."""

from typing import Protocol

from mypy_extensions import i64

from burgrave.kernel.action import Action
from burgrave.kernel.encoder import Encoder
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State


class Judge(Protocol):
    """Who decides at first glance; each game's room has one."""

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        ...


def finish_chapter(state: State, chapter: i64, encoder: Encoder, judge: Judge, rng: Source) -> None:
    """Play on, all seats at first glance, until a chapter is over.

    A judge may bring a `glance`: what it would choose of all that is legal, without the list.
    """
    glance = getattr(judge, "glance", None)
    while not state.over and encoder.chapter(state) == chapter:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(rng))
            continue
        seat = state.actors[0]
        if glance is not None:
            state.play(seat, glance(state, seat, rng))
            continue
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else judge.choose(state, seat, legal, rng)
        state.play(seat, action)
