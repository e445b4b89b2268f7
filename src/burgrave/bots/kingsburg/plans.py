"""What goods are worth: what the best plan for a next building makes of them."""

from typing import Final

from burgrave.bots.kingsburg.provinces import Provinces, Target
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg import ids

_NEXT: Final = [0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1]
"""The column to build next, by the four bits of a row."""
_PLENTY: Final = 3
"""Goods of one kind beyond this are worth half: they have to wait for long."""


class Plan:
    """The next buildings of one province at one time, and what goods are worth towards them."""

    def __init__(self, weights: Weights, targets: list[Target], time: int, cathedral: bool) -> None:
        self.targets = targets
        self.time = time
        fade = 1.0
        if time <= 0:
            last = weights.cathedral_good if cathedral else weights.last_good
            self._gold = self._wood = self._stone = last
        else:
            # With one turn left only what pays for it counts; with two there is some choice.
            fade = 0.35 if time == 1 else 0.8 if time == 2 else 1.0
            floor = weights.cathedral_good if cathedral else 0.0
            self._gold = max(floor, weights.gold * fade)
            self._wood = max(floor, weights.wood * fade)
            self._stone = max(floor, weights.stone * fade)
        self._missing = weights.missing
        self._late = weights.late
        self._known: dict[int, float] = {}

    def worth(self, gold: int, wood: int, stone: int) -> float:
        """What these goods are worth now, the turn to build included."""
        key = gold | wood << 8 | stone << 16
        found = self._known.get(key)
        if found is None:
            found = self._find(gold, wood, stone)
            self._known[key] = found
        return found

    def _find(self, gold: int, wood: int, stone: int) -> float:
        best = self._left(gold, wood, stone)
        for target in self.targets:
            left_gold = gold - target.gold
            left_wood = wood - target.wood
            left_stone = stone - target.stone
            if left_gold >= 0 and left_wood >= 0 and left_stone >= 0:
                worth = target.worth + self._left(left_gold, left_wood, left_stone)
            elif self.time > 1:
                short = 0
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
                    - self._missing * short
                    + self._left(left_gold, left_wood, left_stone)
                )
            else:
                continue
            if worth > best:
                best = worth
        return best

    def _left(self, gold: int, wood: int, stone: int) -> float:
        """Goods that the plan does not need."""
        worth = self._gold * gold + self._wood * wood + self._stone * stone
        if gold > _PLENTY:
            worth -= self._gold * (gold - _PLENTY) * 0.5
        if wood > _PLENTY:
            worth -= self._wood * (wood - _PLENTY) * 0.5
        if stone > _PLENTY:
            worth -= self._stone * (stone - _PLENTY) * 0.5
        return worth


class Plans:
    """Plans by province and time; the same one comes back many times in a season."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self.weights = weights
        self.provinces = provinces
        self._plans: dict[int, Plan] = {}

    def plan(self, built: int, time: int, first_row: int, last_row: int) -> Plan:
        """The plan for a province when `time` turns to build are left."""
        key = (built << 5 | time) << 1 | first_row
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) > _MOST_PLANS:
                self._plans.clear()
            targets: list[Target] = []
            if time > 0:
                crane = built >> int(ids.CRANE) & 1 != 0
                for row in range(first_row, last_row + 1):
                    column = _NEXT[built >> 4 * row & 15]
                    if column >= 0:
                        targets.append(self.provinces.target(4 * row + column, time, crane))
            cathedral = built >> int(ids.CATHEDRAL) & 1 != 0
            found = Plan(self.weights, targets, time, cathedral)
            self._plans[key] = found
        return found


_MOST_PLANS: Final = 5000
"""Old plans are forgotten then, so that long matches do not fill the memory."""
