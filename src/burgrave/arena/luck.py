"""Luck: how much of a result chance has brought, by the judgement of what might have come instead.

Whenever chance has spoken, the position is judged beside others in which it speaks anew. The
difference is zero on average whatever the judgement is worth, for what comes instead is drawn as
the thing itself was: so a result less its luck is right on average, too, and it varies less as far
as the judgement sees what chance did.
"""

from burgrave.bots import judgement, judges
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import judge_of
from burgrave.bots.search.chapters import Skills, finish_chapter
from burgrave.bots.search.numbers import Numbers
from burgrave.kernel.game import Game
from burgrave.kernel.home import game_of
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.state import State

_INSTEAD = 8
"""How often it is looked what might have come instead."""
_SEEDS = 1 << 30


def can_tell(game: Game) -> bool:
    """Is there a judgement by which luck in this game can be told?"""
    return judges.knows(game) and judgement.knows(game)


class Luck:
    """The luck of every seat in one game, as a part of a win."""

    def __init__(self, state: State, rng: Source) -> None:
        self.of = [0.0] * int(state.seats)
        """For each seat what chance has brought so far; the sum is zero."""
        self._judgement = judgement_of(game_of(type(state)))
        self._skills = Skills(judge_of(type(state)))
        self._rng = rng
        self._before: State | None = None

    def chance_is_due(self, state: State) -> None:
        """To be told before chance settles; what follows at once belongs to it."""
        if self._before is None:
            self._before = state.copy()

    def chance_has_spoken(self, state: State) -> None:
        """To be told before anybody decides, and at the end."""
        before, self._before = self._before, None
        if before is None:
            return
        for _ in range(_INSTEAD):
            # What is left of the chapter meets the same dice on both sides.
            further = int(self._rng.below(_SEEDS))
            came = self._chances(state.copy(), further)
            instead = self._chances(self._drawn_anew(before), further)
            for seat in range(len(self.of)):
                self.of[seat] += (came[seat] - instead[seat]) / _INSTEAD

    def _drawn_anew(self, before: State) -> State:
        state = before.copy()
        while not state.over:
            chance = state.chance
            if chance is None:
                break
            state.settle(chance.sample(self._rng))
        return state

    def _chances(self, state: State, further: int) -> list[float]:
        """Everybody's chance to win; the position is led to where it can be judged."""
        encoder = self._judgement.encoder
        if not state.over:
            numbers = Numbers(Rng(further))
            finish_chapter(state, encoder.chapter(state), encoder, self._skills, numbers)
        return self._judgement.chances(state)
