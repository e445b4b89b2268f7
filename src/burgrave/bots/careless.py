"""Careless: decides like the steady bot, but does not see everything that it could do."""

from burgrave.bots.greedy import JudgingBot
from burgrave.bots.judges import steady_judge
from burgrave.bots.search.chapters import Judge
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State

_OVERLOOKED = 20
"""Of a hundred choices so many go unnoticed."""
_AT_MOST = 48
"""Where there are hundreds, a newcomer looks at so many of them."""


class _Newcomer:
    """A judge who overlooks a good deal and makes the best of the rest."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of what was noticed."""
        noticed = [action for action in legal if rng.below(100) >= _OVERLOOKED]
        noticed = _some_of(noticed, _AT_MOST, rng)
        if not noticed:
            return legal[rng.below(len(legal))]
        action = self._judge.choose(state, seat, noticed, rng)
        return action if action in legal else noticed[0]


def _some_of(actions: list[Action], most: int, rng: Source) -> list[Action]:
    """So many of the actions, by lot; all of them if there are no more."""
    if len(actions) <= most:
        return actions
    for place in range(most):
        drawn = place + int(rng.below(len(actions) - place))
        actions[place], actions[drawn] = actions[drawn], actions[place]
    return actions[:most]


class CarelessBot(JudgingBot):
    """Level 1: a newcomer's opponent, who errs as newcomers do."""

    def judge(self, state: State) -> Judge:
        """The steady bot's judge, with less attention."""
        return _Newcomer(steady_judge(type(state)))
