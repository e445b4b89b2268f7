"""What goods are worth: what the best plan for a next building makes of them."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.kingsburg.provinces import Provinces, Target
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.goods import gold, stone, wood

_NEXT: Final[list[i64]] = [0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1]
"""The column to build next, by the four bits of a row."""
_PLENTY: Final[i64] = 3
"""Goods of one kind beyond this are worth half: they have to wait for long."""


@final
class Plan:
    """The next buildings of one province at one time, and what goods are worth towards them."""

    def __init__(self, weights: Weights, targets: list[Target], time: i64, cathedral: bool) -> None:
        self.targets: Final[list[Target]] = targets
        self.time: Final[i64] = time
        gold, wood, stone = _each_good(weights, time, cathedral)
        self._gold: Final[float] = gold
        self._wood: Final[float] = wood
        self._stone: Final[float] = stone
        self._missing: Final[float] = weights.missing
        self._late: Final[float] = weights.late
        self._known: Final[dict[i64, float]] = {}

    def worth(self, goods: i64) -> float:
        """What these goods are worth now, the turn to build included."""
        found = self._known.get(goods)
        if found is None:
            found = self._find(gold(goods), wood(goods), stone(goods))
            self._known[goods] = found
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
        self._plans: Final[dict[i64, Plan]] = {}

    def plan(self, built: i64, time: i64, first_row: i64, last_row: i64) -> Plan:
        """The plan for a province when `time` turns to build are left."""
        key = (built << 5 | time) << 1 | first_row
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) > _MOST_PLANS:
                self._plans.clear()
            targets: list[Target] = []
            if time > 0:
                crane = built >> ids.CRANE & 1 != 0
                for row in range(first_row, last_row + 1):
                    column = _NEXT[built >> 4 * row & 15]
                    if column >= 0:
                        targets.append(self.provinces.target(4 * row + column, time, crane))
            cathedral = built >> ids.CATHEDRAL & 1 != 0
            found = Plan(self.weights, targets, time, cathedral)
            self._plans[key] = found
        return found


_MOST_PLANS: Final = 5000
"""Old plans are forgotten then, so that long matches do not fill the memory."""
