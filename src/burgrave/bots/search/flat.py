"""Flat search: each choice is tried a few times with equal luck, and the worse half drops out."""

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
        self, judge: Judge, judgement: Judgement, simulations: i64, width: i64 = 24
    ) -> None:
        self.width: Final[i64] = width
        """How many choices are tried at most."""
        self.judge: Final[Judge] = judge
        self.judgement: Final[Judgement] = judgement
        self.simulations: Final[i64] = simulations
        """How often a chapter is finished for a decision, about."""

    def choose(self, state: State, seat: i64, legal: list[Action], rng: Source) -> Action:
        """The choice after which the seat wins most often."""
        left = shortlist(self.judge, state, seat, legal, self.width, rng)
        totals: dict[int, float] = {}
        for action in left:
            totals[action.id] = 0.0
        each = max(1, self.simulations // (2 * len(left)))
        spent: i64 = 0
        while True:
            for _ in range(each):
                self._try(state, seat, left, totals, rng)
            spent += each * len(left)
            left = sorted(left, key=lambda action: -totals[action.id])
            if (len(left) <= 2 and spent >= self.simulations // 2) or spent >= self.simulations:
                return left[0]
            left = left[: max(2, (len(left) + 1) // 2)]
            each = max(1, (self.simulations - spent) // (2 * len(left)))

    def _try(
        self, state: State, seat: i64, left: list[Action], totals: dict[int, float], rng: Source
    ) -> None:
        """Every choice once, with the same secrets and the same dice."""
        encoder = self.judgement.encoder
        imagined = state.imagine(int(seat), rng)
        luck = int(rng.below(_SEEDS))
        chapter = encoder.chapter(state)
        for action in left:
            tried = imagined.copy()
            tried.play(seat, action)
            finish_chapter(tried, chapter, encoder, self.judge, Rng(luck))
            totals[action.id] += self.judgement.promise(tried)[seat]
