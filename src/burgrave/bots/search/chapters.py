"""Playing on to the next chapter, where a position can be judged."""

from collections.abc import Callable
from typing import Final, Protocol

from mypy_extensions import i64

from burgrave.bots.search.numbers import Numbers
from burgrave.kernel.action import Action
from burgrave.kernel.encoder import Encoder
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State


class Judge(Protocol):
    """Who decides at first glance; each game's room has one.

    What else a judge may bring, searches ask for: `ranked` and `glance`, which spare them time, and
    `second`, where there is time: `Skills` has them together; and how far it trusts itself: `Trust`
    has that.
    """

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        ...


class Skills:
    """What a judge can do besides choosing. It is asked once: a search needs to know it often."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final[Judge] = judge
        self.glance: Final[Callable[[State, int, Source], Action] | None] = getattr(
            judge, "glance", None
        )
        """What it would choose of all that is legal, without the list."""
        self.ranked: Final[Callable[[State, int, list[Action]], list[Action]] | None] = getattr(
            judge, "ranked", None
        )
        """The choices as it ranks them, best first; none where it can't rank."""
        self.second: Final[i64] = i64(getattr(judge, "second", 0))
        """On second thoughts others decide after so many tries instead of at first glance; 0 where
        nobody could wait for that."""


class Trust:
    """How far a search trusts what its judge would choose; a judge that says nothing is not."""

    def __init__(self, judge: Judge) -> None:
        self.sure: Final[float] = float(getattr(judge, "sure", 0.0))
        """So many standard errors better something has to be to overrule the judge ..."""
        self.margin: Final[float] = float(getattr(judge, "margin", 0.0))
        """... and by so much of a chance to win, for what positions are worth is not sure, too."""
        self._decides: Final[Callable[[State], bool] | None] = getattr(judge, "decides", None)

    @property
    def any(self) -> bool:
        """Is the judge trusted at all?"""
        return self.sure > 0.0

    def alone(self, state: State) -> bool:
        """Does the judge decide without trials, which only guess at what it knows?"""
        return self._decides is not None and self._decides(state)


def finish_chapter(
    state: State, chapter: i64, encoder: Encoder, skills: Skills, luck: Numbers
) -> None:
    """Play on, all seats at first glance, until a chapter is over."""
    judge = skills.judge
    glance = skills.glance
    while not state.over and encoder.chapter(state) == chapter:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(luck.of(chance.seat)))
            continue
        seat = state.actors[0]
        if glance is not None:
            state.play(seat, glance(state, seat, luck.of(-1)))
            continue
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else judge.choose(state, seat, legal, luck.of(-1))
        state.play(seat, action)
