"""The greedy bot's decisions in Era, step by step."""

from burgrave.bots.era.builds import (
    best_build,
    best_build_of_all,
    best_removal,
    best_scorched,
    ranked_builds,
)
from burgrave.bots.era.plans import start_moves
from burgrave.bots.era.reading import Reading
from burgrave.bots.era.rolls import best_quill, best_setting, best_throw
from burgrave.bots.era.weights import Weights
from burgrave.games.era import steps
from burgrave.games.era.actions import (
    LOSE,
    MOVE_PAY,
    MOVE_REFUSE,
    MOVE_SUFFER,
    PLACE,
    Move,
)
from burgrave.games.era.components import REFUSAL
from burgrave.games.era.extortion import DEMANDED
from burgrave.games.era.goods import MOST, of_kind
from burgrave.games.era.rolling import has_thrown_all, may_set
from burgrave.games.era.state import Era
from burgrave.kernel.action import Action
from burgrave.kernel.composed import Composed
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State


class Judge(Composed):
    """Knows which judgement each decision needs."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights if weights is not None else Weights()

    @property
    def sure(self) -> float:
        """How clearly, in standard errors, a search must find something better to be believed."""
        return 1.5

    @property
    def margin(self) -> float:
        """By how much of a chance to win, besides: what is not built yet is hard to value."""
        return 0.03

    def decides(self, state: State) -> bool:
        """Does what comes of a decision hang on dice more than on the decision?"""
        assert isinstance(state, Era)
        return state.at == steps.ROLL

    def parts(self) -> tuple[object, ...]:
        """The weights; what was worked out with them is worked out again."""
        return (self.weights,)

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        assert isinstance(state, Era)
        reading = Reading(state, seat, self.weights)
        step = state.at
        if step == steps.ROLL:
            if has_thrown_all(reading.player):
                return best_quill(reading, legal)
            if may_set(reading.player):
                return best_setting(reading, legal)
            return best_throw(reading, legal)
        if step == steps.BUILD:
            return best_build(reading, legal)
        if step == steps.DISASTERS:
            return self._endure(reading, legal)
        if step == steps.EXTORT:
            return self._extort(state, reading, legal)
        return _start_piece(reading, legal, rng)

    def glance(self, state: State, seat: int, rng: Source) -> Action:
        """The best of all that is legal; for what is built nobody lists the places."""
        assert isinstance(state, Era)
        if state.at == steps.BUILD:
            return best_build_of_all(Reading(state, seat, self.weights))
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else self.choose(state, seat, legal, rng)

    def ranked(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """What is worth a closer look, best first; nothing where nobody ranks."""
        assert isinstance(state, Era)
        reading = Reading(state, seat, self.weights)
        if state.at == steps.BUILD:
            return ranked_builds(reading, legal)
        return _planned(reading, legal) if state.at == steps.SET_UP else []

    def _endure(self, reading: Reading, legal: list[Action]) -> Action:
        first = legal[0]
        assert isinstance(first, Move)
        if first is MOVE_SUFFER:
            return self._cheapest(reading, legal, 1.0)
        if first.code == PLACE:
            return best_scorched(reading, legal)
        return best_removal(reading, legal)

    def _cheapest(self, reading: Reading, legal: list[Action], steps_of_disaster: float) -> Action:
        """Give up what is worth least, or suffer if everything is worth more."""
        best: Action = MOVE_SUFFER
        least = steps_of_disaster
        for action in legal:
            assert isinstance(action, Move)
            if action.code != LOSE:
                continue
            kind = action.store
            full = float(of_kind(reading.player.stores, kind)) / float(MOST[kind])
            worth = reading.resource(kind) * (1.2 - 0.5 * full)
            if worth < least:
                best, least = action, worth
        return best

    def _extort(self, state: Era, reading: Reading, legal: list[Action]) -> Action:
        if state.size == 1:
            return self._cheapest(reading, legal, float(REFUSAL))
        if state.part >= DEMANDED:
            kind = state.part - DEMANDED
            return MOVE_PAY if reading.resource(kind) < float(REFUSAL) else MOVE_REFUSE
        best = legal[0]
        most = -1.0
        for action in legal:
            assert isinstance(action, Move)
            kind = action.store
            room = of_kind(reading.player.stores, kind) < MOST[kind]
            worth = reading.resource(kind) * (2.0 if room else 1.0)
            if worth > most:
                best, most = action, worth
        return best


def _start_piece(reading: Reading, legal: list[Action], rng: Source) -> Action:
    """The next piece of the start that is planned, or any."""
    planned = _planned(reading, legal)
    return planned[0] if planned else legal[rng.below(len(legal))]


def _planned(reading: Reading, legal: list[Action]) -> list[Action]:
    """The next piece of the start that is planned, if there is one."""
    for move in start_moves(int(reading.weights.quarter)):
        if move not in reading.player.pieces and move in legal:
            return [move]
    return []
