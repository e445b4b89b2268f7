"""Flat search: each choice is tried a few times with equal luck, and the worse half drops out."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from burgrave.bots.judgement.value import Judgement
from burgrave.bots.search.chapters import Judge, finish_chapter
from burgrave.bots.search.shortlist import shortlist
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.state import State

_SEEDS: Final[i64] = 1 << 30


class Flat:
    """Finishes the chapter at first glance after each choice, then asks the judgement."""

    def __init__(
        self,
        judge: Judge,
        judgement: Judgement,
        simulations: i64,
        late: Callable[[], bool] | None = None,
        width: i64 = 8,
    ) -> None:
        """`late` says when it is time to decide; without it all simulations are made."""
        self.late: Final[Callable[[], bool] | None] = late
        self.width: Final[i64] = width
        """How many choices are tried at most."""
        self.judge: Final[Judge] = judge
        self.judgement: Final[Judgement] = judgement
        self.simulations: Final[i64] = simulations
        """How often a chapter is finished for a decision, about."""

    def choose(self, state: State, seat: i64, legal: list[Action], rng: Source) -> Action:
        """The choice after which the seat wins most often."""
        left = shortlist(self.judge, state, seat, legal, self.width, rng)
        if len(left) == 1:
            return left[0]
        totals: dict[int, float] = {}
        for action in left:
            totals[action.id] = 0.0
        each = max(1, self.simulations // (2 * len(left)))
        spent: i64 = 0
        while True:
            for _ in range(each):
                if not self._try(state, seat, left, totals, rng):
                    return self._so_far(state, seat, left, totals, rng)
                spent += len(left)
            left = sorted(left, key=lambda action: -totals[action.id])
            if (len(left) <= 2 and spent >= self.simulations // 2) or spent >= self.simulations:
                return left[0]
            left = left[: max(2, (len(left) + 1) // 2)]
            each = max(1, (self.simulations - spent) // (2 * len(left)))

    def _so_far(
        self, state: State, seat: i64, left: list[Action], totals: dict[int, float], rng: Source
    ) -> Action:
        """What looks best when time is up; who could try nothing decides at first glance."""
        best = left[0]
        for action in left:
            if totals[action.id] > totals[best.id]:
                best = action
        if totals[best.id] > 0.0:
            return best
        glance = self.judge.choose(state, int(seat), left, rng)
        return glance if glance in left else best

    def _try(
        self, state: State, seat: i64, left: list[Action], totals: dict[int, float], rng: Source
    ) -> bool:
        """Every choice once, with the same secrets and the same dice; False if it got late."""
        encoder = self.judgement.encoder
        imagined = state.imagine(int(seat), rng)
        luck = int(rng.below(_SEEDS))
        chapter = encoder.chapter(state)
        found: list[float] = []
        for action in left:
            if self.late is not None and self.late():
                return False
            tried = imagined.copy()
            tried.play(seat, action)
            finish_chapter(tried, chapter, encoder, self.judge, Rng(luck))
            found.append(self.judgement.promise(tried)[seat])
        for i in range(len(left)):
            totals[left[i].id] += found[i]
        return True
