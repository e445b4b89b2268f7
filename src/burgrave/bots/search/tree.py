"""Tree search: every seat plays for its own win (max^n PUCT), chance is drawn as it comes."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from mypy_extensions import i64

from burgrave.bots.judgement.value import Judgement
from burgrave.bots.search.chapters import Judge, finish_chapter
from burgrave.bots.search.shortlist import ranking
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State

_CURIOSITY: Final = 0.06
"""How much a choice gains by not having been tried, in chances to win."""
_ALWAYS: Final[i64] = 2
"""So many choices are looked at as soon as anybody comes by."""


class Node:
    """A point of decision: what has been tried here, and what came of it for who decides."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.hope: float = 0.0
        """What the first visit promised."""
        self.choices: list[Action] = []
        """In the order in which the judge named them: the first glance comes first."""
        self.ranked: list[Action] = []
        """What the judge ranked, best first, when somebody first came by."""
        self.tried: list[i64] = []
        self.totals: list[float] = []
        self.after: dict[int, Node] = {}
        """What follows: actions by number, outcomes of chance as -1, -2 …"""

    def follow(self, key: int) -> "Node":
        """The node behind a choice or an outcome."""
        found = self.after.get(key)
        if found is None:
            found = Node()
            self.after[key] = found
        return found

    def width(self) -> i64:
        """How many choices are looked at: the more often somebody comes by, the more."""
        return _ALWAYS + i64(sqrt(float(self.visits)))

    def widen(self, choice: Action) -> None:
        """Look at one more choice from now on."""
        self.choices.append(choice)
        self.tried.append(0)
        self.totals.append(0.0)

    def best(self, allowed: list[bool], curiosity: float) -> i64:
        """What looks best, with some curiosity for what was seldom tried."""
        urge = curiosity * sqrt(float(self.visits))
        best: i64 = -1
        most = -1.0
        rank = 0.0
        for i in range(len(self.choices)):
            rank += 1.0
            if not allowed[i]:
                continue
            tried = float(self.tried[i])
            mean = self.totals[i] / tried if tried > 0.5 else self.hope
            score = mean + urge / (rank * (1.0 + tried))
            if score > most:
                best, most = i, score
        return best


class Visit:
    """A choice on the way down the tree."""

    def __init__(self, node: Node, seat: i64, choice: i64) -> None:
        self.node: Final[Node] = node
        self.seat: Final[i64] = seat
        self.choice: Final[i64] = choice


class Tree:
    """Looks ahead within the chapter, finishes it at first glance, and asks the judgement."""

    def __init__(
        self,
        judge: Judge,
        judgement: Judgement,
        simulations: i64,
        late: Callable[[], bool] | None = None,
        curiosity: float = _CURIOSITY,
    ) -> None:
        """`late` says when it is time to decide; without it all simulations are made."""
        self.curiosity: Final[float] = curiosity
        self.judge: Final[Judge] = judge
        self.judgement: Final[Judgement] = judgement
        self.simulations: Final[i64] = simulations
        self.late: Final[Callable[[], bool] | None] = late

    def choose(self, state: State, seat: i64, legal: list[Action], rng: Source) -> Action:
        """The choice that was tried most often in the end."""
        root = Node()
        done: i64 = 0
        while done < self.simulations:
            self._simulate(root, state.imagine(int(seat), rng), rng)
            done += 1
            if self.late is not None and self.late():
                break
        best: i64 = 0
        for i in range(len(root.choices)):
            more = root.tried[i] - root.tried[best]
            if more > 0 or (more == 0 and root.totals[i] > root.totals[best]):
                best = i
        return root.choices[best]

    def _simulate(self, root: Node, state: State, rng: Source) -> None:
        """Once down the tree, one new point of decision, and back with what it promises."""
        encoder = self.judgement.encoder
        chapter = encoder.chapter(state)
        node = root
        way: list[Visit] = []
        fresh: Node | None = None
        mover: i64 = 0
        while not state.over and encoder.chapter(state) == chapter:
            chance = state.chance
            if chance is not None:
                outcome = chance.sample(rng)
                state.settle(outcome)
                node = node.follow(-1 - int(outcome))
                continue
            seat = i64(state.actors[0])
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
                continue
            if node.visits == 0:
                fresh, mover = node, seat
                node.ranked = ranking(self.judge, state, seat, legal)
                self._widen(node, state, seat, legal, rng)
                finish_chapter(state, chapter, encoder, self.judge, rng)
                break
            choice = self._pick(node, state, seat, legal, rng)
            way.append(Visit(node, seat, choice))
            action = node.choices[choice]
            state.play(seat, action)
            node = node.follow(int(action.id))
        promise = self.judgement.promise(state)
        if fresh is not None:
            fresh.visits = 1
            fresh.hope = promise[mover]
        for visit in way:
            visit.node.visits += 1
            visit.node.tried[visit.choice] += 1
            visit.node.totals[visit.choice] += promise[visit.seat]

    def _pick(self, node: Node, state: State, seat: i64, legal: list[Action], rng: Source) -> i64:
        """A choice that is legal in this imagined state; where none was looked at, another one."""
        if len(node.choices) < min(node.width(), len(legal)):
            self._widen(node, state, seat, legal, rng)
        possible = {int(action.id) for action in legal}
        best = node.best([int(choice.id) in possible for choice in node.choices], self.curiosity)
        if best >= 0:
            return best
        self._widen(node, state, seat, legal, rng)
        return len(node.choices) - 1

    def _widen(self, node: Node, state: State, seat: i64, legal: list[Action], rng: Source) -> None:
        """What the judge likes best of that which was not looked at; or else any of it."""
        known = {int(choice.id) for choice in node.choices}
        others = [action for action in legal if int(action.id) not in known]
        if others:
            node.widen(self._liked(node, state, seat, others, rng))

    def _liked(
        self, node: Node, state: State, seat: i64, others: list[Action], rng: Source
    ) -> Action:
        if len(others) == 1:
            return others[0]
        for action in node.ranked:
            if action in others:
                return action
        choice = self.judge.choose(state, int(seat), others, rng)
        return choice if choice in others else others[rng.below(len(others))]
