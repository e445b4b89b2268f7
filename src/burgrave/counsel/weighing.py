"""Weighing: every choice is tried with equal luck, the better half stays, and three are left."""

from collections.abc import Callable
from math import sqrt

from burgrave.bots.judgement.value import Judgement
from burgrave.bots.search.chapters import Judge
from burgrave.counsel.counsel import Choice, Counsel, Sureness
from burgrave.counsel.reasons import Seen, reasons
from burgrave.kernel.action import Action
from burgrave.kernel.event import Event
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.sheet import Grounds
from burgrave.kernel.state import State

_BEST = 3
_WIDTH = 12
"""So many choices are tried at first."""
_SAME = 2
"""So many ways to the same thing are among them."""
_FIRST = 8
"""So often each is tried before half of them drop out."""
_SURE, _FAIRLY = 3.0, 1.5
"""So many standard errors make a difference sure, or fairly sure."""
_IN_95 = 1.96
_DOUBTS = ((0.4, 0.02), (1.0, 0.085))
"""Chances up to so much, and by how much a judgement was off there at most; see docs/counsel.md."""
_SEEDS = 1 << 30
_SLIP = 1e-9
"""What sums of chances may be off by."""


class _Trial:
    """One choice, and what came of it whenever it was tried."""

    def __init__(self, action: Action, same: object) -> None:
        self.action = action
        self.same = same
        """What it has in common with other ways to the same thing."""
        self.promises: list[float] = []
        self.wins: list[float] = []
        self.points = 0.0
        self.places = 0.0
        self.seen = Seen()

    @property
    def promise(self) -> float:
        """What it promised on the whole."""
        return sum(self.promises) / len(self.promises)


class Weighing:
    """Looks for the best choices of one seat."""

    def __init__(
        self, seat: Seat, judge: Judge, judgement: Judgement, grounds: Grounds, rng: Source
    ) -> None:
        self._seat = seat
        self._judge = judge
        self._judgement = judgement
        self._grounds = grounds
        self._rng = rng
        self._chapter = judgement.encoder.chapter(seat.imagined)
        self._goes_on = False
        """Was any game not over where it was judged?"""

    def weigh(self, tries: int, late: Callable[[], bool]) -> Counsel:
        """The best choices: when it is late, or each of them was tried so often."""
        left = tried = self._candidates()
        done, until = 0, min(_FIRST, tries)
        while done < tries:
            if done == until:
                left, until = self._better_half(left), min(2 * until, tries)
            if not self._try(left, late):
                break
            done += 1
        left = self._best([trial for trial in left if trial.promises])
        return Counsel(
            choices=tuple(self._choice(left, n, tried) for n in range(len(left))),
            tries=min(len(trial.promises) for trial in left),
            alone=int(self._seat.imagined.seats) == 1,
        ).evened

    def _candidates(self) -> list[_Trial]:
        """What the judge would choose, what without that, and so on; few ways to the same thing."""
        state, seat = self._seat.imagined, self._seat.number
        others = [each for each in self._seat.legal if each.kind not in self._grounds.asides]
        found: list[_Trial] = []
        ways: dict[object, int] = {}
        while others and len(found) < _WIDTH:
            action = others[0]
            if len(others) > 1:
                action = self._judge.choose(state, seat, others, self._rng)
                if action not in others:
                    action = others[self._rng.below(len(others))]
            same = self._same(action)
            found.append(_Trial(action, same))
            others.remove(action)
            ways[same] = ways.get(same, 0) + 1
            if ways[same] == _SAME:
                others = [other for other in others if self._same(other) != same]
        return found

    def _same(self, action: Action) -> object:
        fact = self._grounds.alike.get(action.kind)
        return action.id if fact is None else (action.kind, str(action.facts[fact]))

    def _try(self, trials: list[_Trial], late: Callable[[], bool]) -> bool:
        """Every choice once, with the same secrets and the same dice; False if it got late.

        Only what was tried with all others counts, but for the very first time.
        """
        imagined = self._seat.imagine(self._rng)
        luck = self._rng.below(_SEEDS)
        ended: list[tuple[_Trial, State, list[Event], int]] = []
        for trial in trials:
            if late() and (ended or trial.promises):
                if not trial.promises:
                    break
                return False
            state = imagined.copy()
            log: list[Event] = []
            state.play(self._seat.number, trial.action, log)
            at_once = len(log)
            self._play_on(state, Rng(luck), log)
            ended.append((trial, state, log, at_once))
        for trial, state, log, at_once in ended:
            self._note(trial, state)
            trial.seen.note(log, at_once, self._seat.number, self._grounds)
        return len(ended) == len(trials)

    def _play_on(self, state: State, rng: Source, log: list[Event]) -> None:
        """To the end of the chapter, everybody at first glance."""
        encoder = self._judgement.encoder
        while not state.over and encoder.chapter(state) == self._chapter:
            chance = state.chance
            if chance is not None:
                state.settle(chance.sample(rng), log)
                continue
            seat = state.actors[0]
            legal = state.legal(seat)
            glance = legal[0] if len(legal) == 1 else self._judge.choose(state, seat, legal, rng)
            state.play(seat, glance, log)

    def _note(self, trial: _Trial, state: State) -> None:
        seat = self._seat.number
        chances = self._judgement.chances(state)
        self._goes_on = self._goes_on or not state.over
        trial.promises.append(self._judgement.promise(state)[seat])
        trial.wins.append(chances[seat])
        trial.points += self._judgement.points(state)[seat]
        trial.places += state.ranking()[seat] if state.over else _place(chances, seat)

    def _better_half(self, trials: list[_Trial]) -> list[_Trial]:
        ranked = sorted(trials, key=lambda trial: -trial.promise)
        best = self._best(ranked)
        half = max(_BEST, (len(ranked) + 1) // 2)
        return [*best, *[trial for trial in ranked if trial not in best]][:half]

    def _best(self, trials: list[_Trial]) -> list[_Trial]:
        """Three choices that are not three ways to the same thing."""
        found: dict[object, _Trial] = {}
        most = max(len(trial.promises) for trial in trials)
        for trial in sorted(trials, key=lambda trial: -trial.promise):
            if len(trial.promises) == most:
                found.setdefault(trial.same, trial)
        return list(found.values())[:_BEST]

    def _choice(self, best: list[_Trial], number: int, tried: list[_Trial]) -> Choice:
        trial = best[number]
        times = len(trial.wins)
        win = sum(trial.wins) / times
        others = [other.seen for other in tried if other is not trial and other.promises]
        state = self._seat.imagined
        return Choice(
            action=trial.action.text,
            win=win,
            error=_IN_95 * _standard_error(trial.wins) + (_doubt(win) if self._goes_on else 0.0),
            place=trial.places / times,
            points=trial.points / times,
            sure=_sureness(best, number),
            reasons=reasons(trial.seen, others, self._grounds, state),
        )


def _doubt(chance: float) -> float:
    """By how much the judgement itself may be off where it names such a chance."""
    return next(doubt for most, doubt in _DOUBTS if chance <= most + _SLIP)


def _place(chances: list[float], seat: int) -> float:
    """The place to expect where one of two seats is before the other as their chances go."""
    own = chances[seat]
    others = [each for other, each in enumerate(chances) if other != seat]
    return 1.0 + sum(each / (each + own) if each + own > 0.0 else 0.5 for each in others)


def _standard_error(values: list[float]) -> float:
    """How far a mean is off, usually; who has seen one value knows next to nothing."""
    number = len(values)
    if number < 2:
        return 0.5
    mean = sum(values) / number
    return sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)


def _sureness(best: list[_Trial], number: int) -> Sureness:
    """Whether a choice stands rightly below the one before; the first one, above the next."""
    if len(best) < 2:
        return "sure"
    upper, lower = (best[0], best[1]) if number == 0 else (best[number - 1], best[number])
    # Both were tried with the same luck, so that only what differs counts.
    apart = [a - b for a, b in zip(upper.promises, lower.promises, strict=True)]
    doubt = _standard_error(apart)
    difference = sum(apart) / len(apart)
    if len(apart) < 2 or difference <= _FAIRLY * doubt:
        return "close"
    return "sure" if difference > _SURE * doubt else "fairly"
