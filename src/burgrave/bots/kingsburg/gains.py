"""What each advisor's gift is worth to a seat, on top of what it already has."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.bots.kingsburg.plans import Plan
from burgrave.games.kingsburg.actions import MOVE_TRADE, TRADE_BRINGS
from burgrave.games.kingsburg.components import ADVISORS
from burgrave.games.kingsburg.goods import (
    ONE_GOLD,
    ONE_STONE,
    ONE_WOOD,
    enough,
    pack,
)

_ONE: Final[list[i64]] = [ONE_GOLD, ONE_WOOD, ONE_STONE]
_TWO: Final[list[i64]] = [_ONE[one] + _ONE[other] for one in range(3) for other in range(one, 3)]
_THREE: Final[list[i64]] = [
    pack(one, other, 3 - one - other) for one in range(4) for other in range(4 - one)
]
_FOUR: Final[list[i64]] = [
    pack(one, other, 4 - one - other) for one in range(5) for other in range(5 - one)
]
_ANY: Final[list[list[i64]]] = [[], _ONE, _TWO, _THREE, _FOUR]


def _bundles() -> list[list[i64]]:
    """For each place at court the goods to choose from; a fixed gift is the only choice."""
    table: list[list[i64]] = [[]]
    for advisor in ADVISORS:
        choices: list[i64] = [0]
        if advisor.any:
            choices = _ANY[advisor.any]
        elif advisor.choice:
            words = [choice.split() for choice in advisor.choice]
            choices = [pack(w.count("gold"), w.count("wood"), w.count("stone")) for w in words]
        fixed = pack(advisor.goods[0], advisor.goods[1], advisor.goods[2])
        table.append([fixed + choice for choice in choices])
    return table


BUNDLES: Final = _bundles()
TRADES: Final[list[bool]] = [False] + [advisor.pays > 0 for advisor in ADVISORS]
_SOLDIERS: Final[list[i64]] = [0] + [advisor.soldiers for advisor in ADVISORS]
_TOKENS: Final[list[i64]] = [0] + [advisor.tokens for advisor in ADVISORS]
_POINTS: Final[list[float]] = [0.0] + [
    float(advisor.points - advisor.price) for advisor in ADVISORS
]
_LOOK: Final[list[bool]] = [False] + [advisor.look for advisor in ADVISORS]
_OPTIONAL: Final[list[bool]] = [False] + [advisor.price > 0 for advisor in ADVISORS]
PLACES: Final = len(ADVISORS) + 1


@final
@mypyc_attr(acyclic=True)
class Purse:
    """What a seat holds, and how it judges more of it."""

    def __init__(
        self,
        plan: Plan,
        goods: i64,
        soldiers: list[float],
        tokens: list[float],
        look: float,
        stables: i64,
    ) -> None:
        self.plan: Final[Plan] = plan
        self.goods: Final[i64] = goods
        self.soldiers: Final[list[float]] = soldiers
        """The worth of 0, 1, 2 … more soldiers."""
        self.tokens: Final[list[float]] = tokens
        """The worth of the next +2 token, of the one after it and so on."""
        self.look: Final[float] = look
        """What a look at the enemy is worth."""
        self.stables: Final[i64] = stables
        """How many more soldiers come along wherever some are given."""
        self.worth_now: Final[float] = plan.worth(goods)

    def gain(self, place: i64) -> float:
        """What an advisor's gift adds."""
        if TRADES[place]:
            return self.best_trade()[0] - self.worth_now
        worth = self.best_bundle(place)[0] - self.worth_now + _POINTS[place]
        if _OPTIONAL[place]:
            return max(0.0, worth)
        if _SOLDIERS[place]:
            worth += self.soldiers[_SOLDIERS[place] + self.stables]
        if _TOKENS[place]:
            worth += self.tokens[0]
        if _LOOK[place]:
            worth += self.look
        return worth

    def best_bundle(self, place: i64) -> tuple[float, i64]:
        """What all goods are worth with the best choice at an advisor, and that choice."""
        bundles = BUNDLES[place]
        best = bundles[0]
        worth = self.plan.worth(self.goods + best)
        for choice in range(1, len(bundles)):
            bundle = bundles[choice]
            other = self.plan.worth(self.goods + bundle)
            if other > worth:
                best, worth = bundle, other
        return worth, best

    def best_trade(self) -> tuple[float, i64]:
        """What all goods are worth after the Alchemist's best trade, and its change of goods."""
        best: i64 = 0
        worth = self.worth_now
        for move in MOVE_TRADE:
            if enough(self.goods, move.goods):
                change = TRADE_BRINGS[move.number] - move.goods
                other = self.plan.worth(self.goods + change)
                if other > worth:
                    best, worth = change, other
        return worth, best

    def after(self, place: i64) -> "Purse":
        """The purse once an advisor has paid."""
        bundle = self.best_trade()[1] if TRADES[place] else self.best_bundle(place)[1]
        soldiers = self.soldiers
        if _SOLDIERS[place]:
            soldiers = _further(soldiers, _SOLDIERS[place] + self.stables)
        tokens = self.tokens[1:] if _TOKENS[place] and len(self.tokens) > 1 else self.tokens
        look = 0.0 if _LOOK[place] else self.look
        return Purse(self.plan, self.goods + bundle, soldiers, tokens, look, self.stables)


def _further(soldiers: list[float], gone: i64) -> list[float]:
    """What 0, 1, 2 … soldiers add to so many more; beyond those that were asked for, no more."""
    last = len(soldiers) - 1
    first = soldiers[min(gone, last)]
    return [soldiers[min(gone + more, last)] - first for more in range(len(soldiers))]
