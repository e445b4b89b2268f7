"""Schooling: games that are played to learn from, with whims, so that no building stays untried."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.judgement.learning import Learner, Moment
from burgrave.bots.search.chapters import Judge
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State

_WHIMS: Final[list[i64]] = [0, 0, 20, 100]
"""How many of a thousand decisions a seat makes on a whim; each seat draws its own number."""


def play_and_learn(state: State, teacher: Judge, learner: Learner, rng: Source) -> None:
    """Play a game and learn from how it came out."""
    whims = [_WHIMS[rng.below(len(_WHIMS))] for _ in range(state.seats)]
    chapters: list[list[Moment]] = []
    encoder = learner.encoder
    chapter: i64 = 0
    while not state.over:
        if encoder.chapter(state) != chapter:
            chapter = encoder.chapter(state)
            chapters.append(learner.moments(state))
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.play(seat, legal[0])
        elif rng.below(1000) < whims[seat]:
            state.play(seat, legal[rng.below(len(legal))])
        else:
            state.play(seat, teacher.choose(state, seat, legal, rng))
    if chapters:
        learner.learn(chapters, state)
