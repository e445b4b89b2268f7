"""What each advisor's gift is worth to a seat, on top of what it already has."""

from typing import Final

from burgrave.bots.kingsburg.plans import Plan
from burgrave.games.kingsburg.components import ADVISORS

Goods = tuple[int, int, int]

_ONE: Final[list[Goods]] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
_TWO: Final[list[Goods]] = [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)]
_THREE: Final[list[Goods]] = [
    (gold, wood, 3 - gold - wood) for gold in range(4) for wood in range(4 - gold)
]
_ANY: Final[list[list[Goods]]] = [[], _ONE, _TWO, _THREE]


def _bundles() -> list[list[Goods]]:
    """For each place at court the goods to choose from; a fixed gift is the only choice."""
    table: list[list[Goods]] = [[]]
    for advisor in ADVISORS:
        if advisor.any:
            table.append(list(_ANY[advisor.any]))
        elif advisor.choice:
            words = [choice.split() for choice in advisor.choice]
            table.append([(w.count("gold"), w.count("wood"), w.count("stone")) for w in words])
        else:
            table.append([(0, 0, 0)])
    for place, advisor in enumerate(ADVISORS, 1):
        gold, wood, stone = advisor.goods
        table[place] = [(gold + g, wood + w, stone + s) for g, w, s in table[place]]
    return table


BUNDLES: Final = _bundles()
TRADES: Final[list[bool]] = [False] + [advisor.trade for advisor in ADVISORS]
_SOLDIERS: Final[list[int]] = [0] + [advisor.soldiers for advisor in ADVISORS]
_TOKENS: Final[list[int]] = [0] + [advisor.tokens for advisor in ADVISORS]
_POINTS: Final[list[int]] = [0] + [advisor.points - advisor.price for advisor in ADVISORS]
_LOOK: Final[list[bool]] = [False] + [advisor.look for advisor in ADVISORS]
_OPTIONAL: Final[list[bool]] = [False] + [advisor.price > 0 for advisor in ADVISORS]
PLACES: Final = len(ADVISORS) + 1


class Purse:
    """What a seat holds, and how it judges more of it."""

    def __init__(
        self,
        plan: Plan,
        goods: Goods,
        soldiers: list[float],
        tokens: list[float],
        look: float,
        stables: int,
    ) -> None:
        self.plan = plan
        self.gold, self.wood, self.stone = goods
        self.soldiers = soldiers
        """The worth of 0, 1, 2 … more soldiers."""
        self.tokens = tokens
        """The worth of the next +2 token, of the one after it and so on."""
        self.look = look
        """What a look at the enemy is worth."""
        self.stables = stables
        """How many more soldiers come along wherever some are given."""
        self.worth_now = plan.worth(self.gold, self.wood, self.stone)
        self._gain: list[float] = [_NOT_YET] * PLACES

    def gain(self, place: int) -> float:
        """What an advisor's gift adds."""
        found = self._gain[place]
        if found == _NOT_YET:
            found = self._find(place)
            self._gain[place] = found
        return found

    def _find(self, place: int) -> float:
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

    def best_bundle(self, place: int) -> tuple[float, Goods]:
        """The goods to choose at an advisor, and what all goods are worth then."""
        bundles = BUNDLES[place]
        best = bundles[0]
        worth = self._with(best)
        for bundle in bundles[1:]:
            other = self._with(bundle)
            if other > worth:
                best, worth = bundle, other
        return worth, best

    def _with(self, bundle: Goods) -> float:
        return self.plan.worth(self.gold + bundle[0], self.wood + bundle[1], self.stone + bundle[2])

    def best_trade(self) -> tuple[float, Goods]:
        """The Alchemist's best trade as a change of goods, and what all goods are worth then."""
        best: Goods = (0, 0, 0)
        worth = self.worth_now
        if self.gold:
            other = self._with((-1, 1, 1))
            if other > worth:
                best, worth = (-1, 1, 1), other
        if self.wood:
            other = self._with((1, -1, 1))
            if other > worth:
                best, worth = (1, -1, 1), other
        if self.stone:
            other = self._with((1, 1, -1))
            if other > worth:
                best, worth = (1, 1, -1), other
        return worth, best

    def after(self, place: int) -> "Purse":
        """The purse once an advisor has paid."""
        bundle = self.best_trade()[1] if TRADES[place] else self.best_bundle(place)[1]
        goods = (self.gold + bundle[0], self.wood + bundle[1], self.stone + bundle[2])
        soldiers = self.soldiers
        if _SOLDIERS[place]:
            gone = min(_SOLDIERS[place] + self.stables, len(soldiers) - 1)
            first = soldiers[gone]
            soldiers = [worth - first for worth in soldiers[gone:]]
            soldiers += [soldiers[-1]] * gone
        tokens = self.tokens[1:] if _TOKENS[place] and len(self.tokens) > 1 else self.tokens
        look = 0.0 if _LOOK[place] else self.look
        return Purse(self.plan, goods, soldiers, tokens, look, self.stables)


_NOT_YET: Final = -1000.0
