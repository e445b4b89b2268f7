"""Flat search: each choice is tried a few times with equal luck, and the worse half drops out."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from mypy_extensions import i64

from burgrave.bots.judgement.value import Judgement
from burgrave.bots.search.chapters import Judge, Skills, Trust, finish_chapter
from burgrave.bots.search.numbers import Numbers
from burgrave.bots.search.shortlist import ranking, shortlist
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State

ENDLESS: Final[i64] = 1 << 40
"""So many simulations nobody makes: who has a clock goes by that."""


class Flat:
    """Finishes the chapter at first glance after each choice, then asks the judgement.

    It is a judge itself: who thinks further lets others decide like this, instead of at first
    glance.
    """

    def __init__(
        self,
        judge: Judge,
        judgement: Judgement,
        simulations: i64,
        late: Callable[[], bool] | None = None,
        width: i64 = 8,
        stage: i64 = ENDLESS,
        everything: bool = False,
    ) -> None:
        """`late` says when it is time to decide; without it all simulations are made.

        Who tries `everything` leaves nothing to the judge alone.
        """
        self.everything: Final[bool] = everything
        self.late: Final[Callable[[], bool] | None] = late
        self.width: Final[i64] = width
        """How many choices are tried at most."""
        self.stage: Final[i64] = stage
        """After so many rounds at most the worse half drops out, however many are still to come."""
        self.judge: Final[Judge] = judge
        self.skills: Final[Skills] = Skills(judge)
        self.trust: Final[Trust] = Trust(judge)
        self.sure: Final[float] = self.trust.sure
        self.margin: Final[float] = self.trust.margin
        self.judgement: Final[Judgement] = judgement
        self.simulations: Final[i64] = simulations
        """How often a chapter is finished for a decision, about."""

    def ranked(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """The choices as they rank at first glance."""
        return ranking(self.skills, state, seat, legal)

    def choose(self, state: State, seat: i64, legal: list[Action], rng: Source) -> Action:
        """The choice after which the seat wins most often."""
        if not self.everything and self.trust.alone(state):
            return self.judge.choose(state, int(seat), legal, rng)
        left = shortlist(self.skills, state, seat, legal, self.width, rng)
        if len(left) == 1:
            return left[0]
        found = self.best_of(left, state, seat, rng)
        if found is not None:
            return found
        # Who could try nothing decides at first glance.
        glance = self.judge.choose(state, int(seat), left, rng)
        return glance if glance in left else left[0]

    def best_of(self, left: list[Action], state: State, seat: i64, rng: Source) -> Action | None:
        """The same of several choices, all of which are tried; None if there was no time for it."""
        trial = Trial(left, self._trusted(state, seat, left, rng))
        each = self._rounds(self.simulations, len(left))
        spent: i64 = 0
        while True:
            for _ in range(each):
                if not self._try(state, seat, trial, rng):
                    trial.sort()
                    return trial.verdict(self.trust) if trial.rounds > 0 else trial.trusted
                spent += len(trial.left)
                if trial.certain:
                    trial.sort()
                    return trial.verdict(self.trust)
            trial.sort()
            number = len(trial.left)
            if (number <= 2 and spent >= self.simulations // 2) or spent >= self.simulations:
                return trial.verdict(self.trust)
            trial.halve()
            each = self._rounds(self.simulations - spent, len(trial.left))

    def _rounds(self, simulations: i64, choices: i64) -> i64:
        """How often each of them is tried before the worse half drops out."""
        return max(1, min(self.stage, simulations // (2 * choices)))

    def _trusted(self, state: State, seat: i64, left: list[Action], rng: Source) -> Action | None:
        """What the judge would do, where it is trusted."""
        if not self.trust.any:
            return None
        glance = self.judge.choose(state, int(seat), left, rng)
        return glance if glance in left else None

    def _try(self, state: State, seat: i64, trial: "Trial", rng: Source) -> bool:
        """Every choice once, with the same secrets and the same dice; False if it got late."""
        encoder = self.judgement.encoder
        secrets, luck = Numbers(rng), Numbers(rng)
        imagined = state.imagine(int(seat), secrets.of(-1))
        drew = secrets.drawn()
        chapter = encoder.chapter(state)
        found: list[float] = []
        for action in trial.left:
            if self.late is not None and self.late():
                return False
            tried = imagined.copy()
            tried.play(seat, action)
            finish_chapter(tried, chapter, encoder, self.skills, luck.again())
            found.append(self.judgement.promise(tried)[seat])
            drew = drew or luck.drawn()
        trial.note(found, drew)
        return True


class Trial:
    """Choices that are tried side by side, and what came of them."""

    def __init__(self, left: list[Action], trusted: Action | None) -> None:
        self.left: list[Action] = left
        """Those that are still tried."""
        self.trusted: Final[Action | None] = trusted
        """What is done unless something else is clearly better; it is tried to the end."""
        self.rounds: i64 = 0
        self.certain: bool = False
        """Was there a round without any luck or secrets? Then all others would come out alike."""
        self.totals: Final[dict[int, float]] = {}
        """What each promised in all: where something is trusted, how much more than that."""
        self.squares: Final[dict[int, float]] = {}
        for action in left:
            self.totals[action.id] = 0.0
            self.squares[action.id] = 0.0

    def note(self, found: list[float], drew: bool) -> None:
        """Add what a round of trials brought; did any of them draw luck?"""
        self.rounds += 1
        self.certain = not drew
        base = 0.0
        for i in range(len(self.left)):
            if self.left[i] is self.trusted:
                base = found[i]
        for i in range(len(self.left)):
            more = found[i] - base
            self.totals[self.left[i].id] += more
            self.squares[self.left[i].id] += more * more

    def sort(self) -> None:
        """The best first."""
        self.left = sorted(self.left, key=lambda action: -self.totals[action.id])

    def halve(self) -> None:
        """The worse half drops out."""
        best = self.left[: max(2, (len(self.left) + 1) // 2)]
        if self.trusted is not None and self.trusted not in best:
            best[len(best) - 1] = self.trusted
        self.left = best

    def verdict(self, trust: Trust) -> Action:
        """The best; or what is trusted, if nothing is clearly better."""
        best = self.left[0]
        if self.trusted is None or best is self.trusted:
            return best
        mean = self.totals[best.id] / float(self.rounds)
        if self.certain:
            return best if mean > trust.margin else self.trusted
        if self.rounds < 2:
            return self.trusted
        spread = max(0.0, self.squares[best.id] / float(self.rounds) - mean * mean)
        needed = trust.margin + trust.sure * sqrt(spread / float(self.rounds - 1))
        return best if mean > needed else self.trusted
