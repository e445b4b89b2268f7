"""Schooling: games that are played to learn from, with whims, so that no building stays untried."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.judgement.learning import Learner, Moment
from burgrave.bots.search.chapters import Judge
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State

_WHIMS: Final[list[i64]] = [0, 0, 20, 100]
"""How many of a thousand decisions a seat makes on a whim; each seat draws its own number."""


def play_with_whims(state: State, teacher: Judge, rng: Source) -> list[int]:
    """Play a game; what was drawn and decided in it, outcome by outcome and action by action."""
    whims = [_WHIMS[rng.below(len(_WHIMS))] for _ in range(state.seats)]
    course: list[int] = []
    while not state.over:
        chance = state.chance
        if chance is not None:
            outcome = chance.sample(rng)
            state.settle(outcome)
            course.append(int(outcome))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif rng.below(1000) < whims[seat]:
            action = legal[rng.below(len(legal))]
        else:
            action = teacher.choose(state, seat, legal, rng)
        state.play(seat, action)
        course.append(int(action.id))
    return course


def learn_from(state: State, course: list[int], actions: list[Action], learner: Learner) -> None:
    """Go through a game again, from its beginning, and learn from how it came out."""
    chapters: list[list[Moment]] = []
    encoder = learner.encoder
    chapter: i64 = 0
    for number in course:
        if encoder.chapter(state) != chapter:
            chapter = encoder.chapter(state)
            chapters.append(learner.moments(state))
        if state.chance is not None:
            state.settle(number)
        else:
            state.play(state.actors[0], actions[number])
    if chapters:
        learner.learn(chapters, state)
