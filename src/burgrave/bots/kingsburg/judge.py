"""The greedy bot's decisions in Kingsburg, step by step."""

from burgrave.bots.kingsburg.builds import best_build, best_raise
from burgrave.bots.kingsburg.governors import any_governor, bless, move_to_duchess
from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.offers import best_answer
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.rolls import best_reroll
from burgrave.bots.kingsburg.spending import (
    best_army_token,
    best_goods,
    best_recruit,
    best_reward,
    best_season_end,
)
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.actions import MOVE_LOOK, MOVE_USE
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.action import Action
from burgrave.kernel.composed import Composed
from burgrave.kernel.rng import Source
from burgrave.kernel.seats import NOBODY
from burgrave.kernel.state import State


class Judge(Composed):
    """Knows which judgement each decision needs."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.mind = Mind(weights if weights is not None else Weights())

    def parts(self) -> tuple[object, ...]:
        """The weights; what was worked out with them is worked out again."""
        return (self.mind.weights,)

    @property
    def second(self) -> int:
        """How many tries others are given on second thoughts: a season is over soon."""
        return 8

    def decides(self, state: State) -> bool:
        """Is it the Sorcerer's turn? What he raises pays off over years, not by the next season."""
        assert isinstance(state, Kingsburg)
        return state.at == steps.SORCERER

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        assert isinstance(state, Kingsburg)
        reading = Reading(state, seat)
        mind = self.mind
        step = reading.step
        if state.offered != NOBODY:
            return best_answer(mind, reading, legal)
        if step == steps.INFLUENCE:
            return mind.court(reading).best(reading, legal)
        if step == steps.REWARDS:
            return best_reward(mind, reading, legal)
        if step == steps.BUILD:
            return best_build(mind, reading, legal)
        if step == steps.RECRUIT:
            return best_recruit(mind, reading, legal)
        if step == steps.SEASON_END:
            return best_season_end(mind, reading, legal)
        if step == steps.REROLL:
            return best_reroll(mind, reading, legal, rng)
        if step == steps.KINGS_AID or step == steps.BATTLE:
            return best_goods(mind, reading, legal)
        if step == steps.ARMY_TOKEN:
            return best_army_token(mind, reading, legal)
        return self._choose_rarely(reading, legal, rng)

    def ranked(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """The actions from the best to the worst; nothing where nobody ranks."""
        assert isinstance(state, Kingsburg)
        if state.at != steps.INFLUENCE or state.offered != NOBODY:
            return []
        reading = Reading(state, seat)
        return self.mind.court(reading).ranked(reading, legal)

    def _choose_rarely(self, reading: Reading, legal: list[Action], rng: Source) -> Action:
        step = reading.step
        if step == steps.LEAVE_DICE:
            # The last one rolls them all.
            return legal[-1]
        if step == steps.CHOOSE_GOVERNOR:
            return any_governor(legal, rng)
        if step == steps.SORCERER:
            return best_raise(self.mind, reading, legal)
        if step == steps.PRIEST:
            return bless(self.mind, reading)
        if step == steps.DUKE:
            return move_to_duchess(self.mind, reading)
        if step == steps.GOVERNORS_AID:
            herald = MOVE_LOOK in legal
            return MOVE_LOOK if herald else best_goods(self.mind, reading, legal)
        # The Fairy: a die now is a die that can't be forgotten.
        return MOVE_USE
