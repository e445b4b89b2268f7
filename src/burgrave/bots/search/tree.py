"""Tree search: every seat plays for its own win (max^n PUCT), chance is drawn as it comes."""

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.judgement.value import Judgement
from burgrave.bots.search.chapters import Judge, Skills, Trust, finish_chapter
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.numbers import Numbers
from burgrave.bots.search.shortlist import ranking, shortlist
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State

_CURIOSITY: Final = 0.06
"""How much a choice gains by not having been tried, in chances to win."""
_DOUBT: Final = 0.02
"""How much worse than what is known an untried choice is taken to be."""
_WIDTH: Final[i64] = 16
"""How many choices are in the race at most."""
_FIRST_LOOK: Final[i64] = 4
"""After so many rounds, and whenever there were twice as many, who is clearly behind drops out."""
_CLEARLY: Final = 2.0
"""So many standard errors behind."""


@final
class Choice:
    """A choice that is looked at: how often it was tried, and what came of it in all."""

    def __init__(self, action: Action) -> None:
        self.action: Final[Action] = action
        self.tried: i64 = 0
        self.total: float = 0.0


_NOTHING: Final[list[Action]] = []


@final
class Node:
    """A point of decision: what has been tried here, and what came of it for who decides."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        self.choices: Final[list[Choice]] = []
        """In the order in which the judge named them: the first glance comes first."""
        self.ranked: list[Action] = _NOTHING
        """What the judge ranked, best first, when somebody first came by."""
        self.after: dict[int, Node] | None = None
        """What follows: actions by number, outcomes of chance as -1, -2 …; mostly nothing."""

    def follow(self, key: int) -> "Node":
        """The node behind a choice or an outcome."""
        after = self.after
        if after is None:
            after = {}
            self.after = after
        found = after.get(key)
        if found is None:
            found = Node()
            after[key] = found
        return found

    def width(self) -> i64:
        """How many choices are looked at: the more often somebody comes by, the more."""
        return 1 + i64(sqrt(float(self.visits)))

    def widen(self, action: Action) -> Choice:
        """Look at one more choice from now on."""
        choice = Choice(action)
        self.choices.append(choice)
        return choice

    def count(self, choice: Choice, promise: float) -> None:
        """Remember what came of a choice."""
        self.visits += 1
        self.total += promise
        choice.tried += 1
        choice.total += promise

    def looked_at(self, action: Action) -> bool:
        """Is this one of the choices that are looked at?"""
        number = action.id
        for choice in self.choices:
            if choice.action.id == number:
                return True
        return False

    def best(self, legal: list[Action], curiosity: float, doubt: float) -> Choice | None:
        """What looks best of what is legal, with some curiosity for what was seldom tried."""
        best = self._best_of(legal, curiosity, doubt, False)
        # Mostly all that was looked at is legal: it is asked of the best alone.
        if best is not None and not _is_in(legal, best.action):
            best = self._best_of(legal, curiosity, doubt, True)
        return best

    def _best_of(
        self, legal: list[Action], curiosity: float, doubt: float, strict: bool
    ) -> Choice | None:
        urge = curiosity * sqrt(float(self.visits))
        untried = self.total / float(max(1, self.visits)) - doubt
        best: Choice | None = None
        most = -1000.0
        rank = 0.0
        for choice in self.choices:
            rank += 1.0
            if strict and not _is_in(legal, choice.action):
                continue
            tried = float(choice.tried)
            mean = choice.total / tried if tried > 0.5 else untried
            score = mean + urge / (rank * (1.0 + tried))
            if score > most:
                best, most = choice, score
        return best


def _is_in(legal: list[Action], choice: Action) -> bool:
    number = choice.id
    for action in legal:
        if action.id == number:
            return True
    return False


@final
class Visit:
    """A choice on the way down the tree."""

    def __init__(self, node: Node, seat: i64, choice: Choice) -> None:
        self.node: Final[Node] = node
        self.seat: Final[i64] = seat
        self.choice: Final[Choice] = choice


@final
class Runner:
    """A choice in the race, and what every round promised for it."""

    def __init__(self, action: Action) -> None:
        self.action: Final[Action] = action
        self.node: Final[Node] = Node()
        self.promised: Final[list[float]] = []
        self.total: float = 0.0

    def count(self, promise: float) -> None:
        """Remember a round."""
        self.promised.append(promise)
        self.total += promise

    def is_clearly_behind(self, other: "Runner", clearly: float, margin: float = 0.0) -> bool:
        """Were the differences of the rounds, all with equal luck, too large to be chance?

        What is beyond a margin has to be so large.
        """
        rounds = len(self.promised)
        if rounds < 2:
            return False
        mean = (other.total - self.total) / float(rounds)
        squares = 0.0
        for i in range(rounds):
            off = other.promised[i] - self.promised[i] - mean
            squares += off * off
        error = sqrt(squares / float(rounds * (rounds - 1)))
        return mean > margin + clearly * error


class Tree:
    """Lets choices race with equal luck; behind each a tree looks ahead within the chapter."""

    def __init__(
        self,
        judge: Judge,
        judgement: Judgement,
        simulations: i64,
        late: Callable[[], bool] | None = None,
        curiosity: float = _CURIOSITY,
        doubt: float = _DOUBT,
        width: i64 = _WIDTH,
        clearly: float = _CLEARLY,
        second: Flat | None = None,
    ) -> None:
        """`late` says when it is time to decide; without it all simulations are made.

        What is not clearly behind in the end goes to whoever has `second` thoughts.
        """
        self.curiosity: Final[float] = curiosity
        self.doubt: Final[float] = doubt
        self.width: Final[i64] = width
        self.clearly: Final[float] = clearly
        self.second: Final[Flat | None] = second
        self.judge: Final[Judge] = judge
        self.skills: Final[Skills] = Skills(judge)
        self.trust: Final[Trust] = Trust(judge)
        self.judgement: Final[Judgement] = judgement
        self.simulations: Final[i64] = simulations
        self.late: Final[Callable[[], bool] | None] = late

    def choose(self, state: State, seat: i64, legal: list[Action], rng: Source) -> Action:
        """The choice that was ahead in the end; what is trusted, if it was not clearly so."""
        left = self.race(state, seat, legal, rng)
        second = self.second
        if second is None or len(left) == 1:
            return left[0]
        # What is not ahead at first glance may be on second thoughts.
        found = second.best_of(left[: second.width], state, seat, rng)
        return left[0] if found is None else found

    def race(self, state: State, seat: i64, legal: list[Action], rng: Source) -> list[Action]:
        """The choices that were not clearly behind in the end, the one to take first."""
        # With little time few take part, so that each can run some rounds.
        width = min(self.width, max(2, self.simulations // _FIRST_LOOK))
        listed = shortlist(self.skills, state, seat, legal, width, rng)
        left = [Runner(action) for action in listed]
        trusted = self._trusted(state, seat, left, rng)
        rounds: i64 = 0
        done: i64 = 0
        look = _FIRST_LOOK
        while len(left) > 1 and done < self.simulations:
            if not self._round(left, state, seat, rng):
                break
            rounds += 1
            done += len(left)
            if rounds == look:
                look *= 2
                ahead = _ahead(left)
                left = [
                    each
                    for each in left
                    if each is trusted or not each.is_clearly_behind(ahead, self.clearly)
                ]
        if rounds == 0 and len(left) > 1:
            # Who could try nothing decides at first glance.
            glance = self.judge.choose(state, int(seat), listed, rng)
            return [glance if glance in listed else listed[0]]
        left = sorted(left, key=lambda each: -each.total)
        trust = self.trust
        if trusted is not None and not trusted.is_clearly_behind(left[0], trust.sure, trust.margin):
            left.remove(trusted)
            left.insert(0, trusted)
        return [each.action for each in left]

    def _trusted(self, state: State, seat: i64, left: list[Runner], rng: Source) -> Runner | None:
        """What the judge would do, where it is trusted; it runs to the end."""
        if self.trust.any and len(left) > 1:
            glance = self.judge.choose(state, int(seat), [each.action for each in left], rng)
            for each in left:
                if each.action is glance:
                    return each
        return None

    def _round(self, left: list[Runner], state: State, seat: i64, rng: Source) -> bool:
        """Every choice once, with the same secrets and the same luck; False if it got late."""
        imagined = state.imagine(int(seat), rng)
        luck = Numbers(rng)
        chapter = self.judgement.encoder.chapter(state)
        found: list[float] = []
        for each in left:
            if self.late is not None and self.late():
                return False
            tried = imagined.copy()
            tried.play(seat, each.action)
            found.append(self._simulate(each.node, tried, chapter, luck.again())[seat])
        for i in range(len(left)):
            left[i].count(found[i])
        return True

    def _simulate(self, root: Node, state: State, chapter: i64, luck: Numbers) -> list[float]:
        """Once down the tree, one new point of decision, and back with what it promises."""
        encoder = self.judgement.encoder
        node = root
        way: list[Visit] = []
        while not state.over and encoder.chapter(state) == chapter:
            chance = state.chance
            if chance is not None:
                outcome = chance.sample(luck.of(chance.seat))
                state.settle(outcome)
                node = node.follow(-1 - int(outcome))
                continue
            seat = i64(state.actors[0])
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
                continue
            fresh = node.visits == 0
            choice = self._pick(node, state, seat, legal, luck.of(-1))
            way.append(Visit(node, seat, choice))
            action = choice.action
            state.play(seat, action)
            if fresh:
                finish_chapter(state, chapter, encoder, self.skills, luck)
                break
            node = node.follow(int(action.id))
        promise = self.judgement.promise(state)
        for visit in way:
            visit.node.count(visit.choice, promise[visit.seat])
        return promise

    def _pick(
        self, node: Node, state: State, seat: i64, legal: list[Action], rng: Source
    ) -> Choice:
        """A choice that is legal in this imagined state; where none was looked at, another one."""
        if node.visits == 0:
            node.ranked = ranking(self.skills, state, seat, legal)
        if len(node.choices) < min(node.width(), len(legal)):
            self._widen(node, state, seat, legal, rng)
        best = node.best(legal, self.curiosity, self.doubt)
        return self._widen(node, state, seat, legal, rng) if best is None else best

    def _widen(
        self, node: Node, state: State, seat: i64, legal: list[Action], rng: Source
    ) -> Choice:
        """What the judge likes best of that which was not looked at; or else any of it."""
        others = legal
        if node.choices:
            others = [action for action in legal if not node.looked_at(action)]
        if not others:
            return node.choices[len(node.choices) - 1]
        return node.widen(self._liked(node, state, seat, others, rng))

    def _liked(
        self, node: Node, state: State, seat: i64, others: list[Action], rng: Source
    ) -> Action:
        if len(others) == 1:
            return others[0]
        for action in node.ranked:
            if _is_in(others, action):
                return action
        choice = self.judge.choose(state, int(seat), others, rng)
        return choice if _is_in(others, choice) else others[rng.below(len(others))]


def _ahead(left: list[Runner]) -> Runner:
    """Who was promised most; of equals the first."""
    best = left[0]
    for each in left:
        if each.total > best.total:
            best = each
    return best
