"""What goods are worth: what the best plan for a next building makes of them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.bots.kingsburg.keeping import place_of
from burgrave.bots.kingsburg.provinces import Provinces, Target
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.goods import gold, stone, wood

_NEXT: Final[list[i64]] = [0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1]
"""The column to build next, by the four bits of a row."""
_PLENTY: Final[i64] = 3
"""Goods of one kind beyond this are worth half: they have to wait for long."""
_USUAL: Final[i64] = 6
"""Seldom does somebody have so many of one kind: what that is worth is not kept."""
_NOT_YET: Final = -1000.0


@final
@mypyc_attr(acyclic=True)
class Plan:
    """The next buildings of one province at one time, and what goods are worth towards them."""

    def __init__(
        self, key: i64, weights: Weights, targets: list[Target], time: i64, cathedral: bool
    ) -> None:
        self.key: Final[i64] = key
        """For which province and time it is, as one number."""
        self.targets: Final[list[Target]] = targets
        self.time: Final[i64] = time
        gold, wood, stone = _each_good(weights, time, cathedral)
        self._gold: Final[float] = gold
        self._wood: Final[float] = wood
        self._stone: Final[float] = stone
        self._missing: Final[float] = weights.missing
        self._late: Final[float] = weights.late
        self._known: Final[list[float]] = [_NOT_YET] * int(_USUAL * _USUAL * _USUAL)

    def worth(self, goods: i64) -> float:
        """What these goods are worth now, the turn to build included."""
        golds, woods, stones = gold(goods), wood(goods), stone(goods)
        if golds >= _USUAL or woods >= _USUAL or stones >= _USUAL:
            return self._find(golds, woods, stones)
        at = (golds * _USUAL + woods) * _USUAL + stones
        found = self._known[at]
        if found == _NOT_YET:
            found = self._find(golds, woods, stones)
            self._known[at] = found
        return found

    def _find(self, gold: i64, wood: i64, stone: i64) -> float:
        best = self._left(gold, wood, stone)
        for target in self.targets:
            left_gold = gold - target.gold
            left_wood = wood - target.wood
            left_stone = stone - target.stone
            if left_gold >= 0 and left_wood >= 0 and left_stone >= 0:
                worth = target.worth + self._left(left_gold, left_wood, left_stone)
            elif self.time > 1:
                short: i64 = 0
                if left_gold < 0:
                    short -= left_gold
                    left_gold = 0
                if left_wood < 0:
                    short -= left_wood
                    left_wood = 0
                if left_stone < 0:
                    short -= left_stone
                    left_stone = 0
                worth = (
                    self._late * target.worth
                    - self._missing * float(short)
                    + self._left(left_gold, left_wood, left_stone)
                )
            else:
                continue
            if worth > best:
                best = worth
        return best

    def _left(self, gold: i64, wood: i64, stone: i64) -> float:
        """Goods that the plan does not need."""
        worth = self._gold * float(gold) + self._wood * float(wood) + self._stone * float(stone)
        if gold > _PLENTY:
            worth -= self._gold * float(gold - _PLENTY) * 0.5
        if wood > _PLENTY:
            worth -= self._wood * float(wood - _PLENTY) * 0.5
        if stone > _PLENTY:
            worth -= self._stone * float(stone - _PLENTY) * 0.5
        return worth


def _each_good(weights: Weights, time: i64, cathedral: bool) -> tuple[float, float, float]:
    """What a gold, a wood and a stone are worth that no plan needs."""
    if time <= 0:
        last = weights.cathedral_good if cathedral else weights.last_good
        return last, last, last
    # With one turn left only what pays for it counts; with two there is some choice.
    fade = 0.35 if time == 1 else 0.8 if time == 2 else 1.0
    floor = weights.cathedral_good if cathedral else 0.0
    return (
        max(floor, weights.gold * fade),
        max(floor, weights.wood * fade),
        max(floor, weights.stone * fade),
    )


@final
class Plans:
    """Plans by province and time; the same one comes back many times in a season."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self.weights: Final[Weights] = weights
        self.provinces: Final[Provinces] = provinces
        self._plans: Final[list[Plan | None]] = [None] * int(_PLANS)

    def plan(self, built: i64, time: i64, first_row: i64, last_row: i64) -> Plan:
        """The plan for a province when `time` turns to build are left."""
        key = (built << 5 | time) << 1 | first_row
        at = place_of(key, _PLANS)
        found = self._plans[at]
        if found is None or found.key != key:
            targets: list[Target] = []
            if time > 0:
                crane = built >> ids.CRANE & 1 != 0
                for row in range(first_row, last_row + 1):
                    column = _NEXT[built >> 4 * row & 15]
                    if column >= 0:
                        targets.append(self.provinces.target(4 * row + column, time, crane))
            cathedral = built >> ids.CATHEDRAL & 1 != 0
            found = Plan(key, self.weights, targets, time, cathedral)
            self._plans[at] = found
        return found


_PLANS: Final[i64] = 2048
