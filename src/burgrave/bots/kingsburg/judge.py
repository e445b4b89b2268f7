"""The greedy bot's decisions in Kingsburg, step by step."""

from burgrave.bots.kingsburg.builds import best_build, best_raise
from burgrave.bots.kingsburg.governors import best_governor, bless, move_to_duchess
from burgrave.bots.kingsburg.look import Look
from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.offers import best_answer
from burgrave.bots.kingsburg.rerolls import best_reroll
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
from burgrave.kernel.seating import NOBODY
from burgrave.kernel.state import State


class Judge(Composed):
    """Knows which judgement each decision needs."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.mind = Mind(weights if weights is not None else Weights())

    def parts(self) -> tuple[object, ...]:
        """The weights; what was worked out with them is worked out again."""
        return (self.mind.weights,)

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        assert isinstance(state, Kingsburg)
        look = Look(state, seat)
        mind = self.mind
        step = look.step
        if state.offered != NOBODY:
            return best_answer(mind, look, legal)
        if step == steps.INFLUENCE:
            return mind.court(look).best(look, legal)
        if step == steps.REWARDS:
            return best_reward(mind, look, legal)
        if step == steps.BUILD:
            return best_build(mind, look, legal)
        if step == steps.RECRUIT:
            return best_recruit(mind, look, legal)
        if step == steps.SEASON_END:
            return best_season_end(mind, look, legal)
        if step == steps.REROLL:
            return best_reroll(mind, look, legal, rng)
        if step == steps.KINGS_AID or step == steps.BATTLE:
            return best_goods(mind, look, legal)
        if step == steps.ARMY_TOKEN:
            return best_army_token(mind, look, legal)
        return self._choose_rarely(look, legal)

    def ranked(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """The actions from the best to the worst; nothing where nobody ranks."""
        assert isinstance(state, Kingsburg)
        if state.at != steps.INFLUENCE or state.offered != NOBODY:
            return []
        look = Look(state, seat)
        return self.mind.court(look).ranked(look, legal)

    def _choose_rarely(self, look: Look, legal: list[Action]) -> Action:
        step = look.step
        if step == steps.LEAVE_DICE:
            # The last one rolls them all.
            return legal[-1]
        if step == steps.CHOOSE_GOVERNOR:
            return best_governor(legal)
        if step == steps.SORCERER:
            return best_raise(self.mind, look, legal)
        if step == steps.PRIEST:
            return bless(self.mind, look)
        if step == steps.DUKE:
            return move_to_duchess(self.mind, look)
        if step == steps.GOVERNORS_AID:
            herald = MOVE_LOOK in legal
            return MOVE_LOOK if herald else best_goods(self.mind, look, legal)
        # The Fairy: a die now is a die that can't be forgotten.
        return MOVE_USE
