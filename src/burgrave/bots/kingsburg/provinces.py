"""What buildings are worth: their points, their effects for the rest of the game, their row."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.components import BUILDINGS, ENEMIES

SEASONS: Final[i64] = 15
_WEAK_ENEMY: Final = 5


def _strength_against(building: int, year: int) -> float:
    """What a building adds in battle on average over the enemies of a year."""
    total = 0
    for enemy in ENEMIES:
        if enemy.year == year:
            total += BUILDINGS[building].against.get(enemy.kind, BUILDINGS[building].battle)
            if building == ids.IMPROVISED_DEFENSES and enemy.strength <= _WEAK_ENEMY:
                total += 1
    return total / 5


def _strength_from(building: int) -> list[float]:
    return [
        sum(_strength_against(building, later) for later in range(year, 6)) for year in range(7)
    ]


STRENGTH: Final = [_strength_from(building) for building in range(len(BUILDINGS))]
"""For each building, by year: its strength summed over that winter and all later ones."""


@final
class Target:
    """A building that a seat can plan: what it costs and what it is worth."""

    def __init__(self, building: i64, cost: tuple[int, int, int], worth: float) -> None:
        self.building: Final[i64] = building
        self.gold: Final[i64] = cost[0]
        self.wood: Final[i64] = cost[1]
        self.stone: Final[i64] = cost[2]
        self.worth: Final[float] = worth


@final
class Provinces:
    """The worth of every building at every time, looked up after the first question."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final[Weights] = weights
        self._targets: Final[list[Target | None]] = [None] * (len(BUILDINGS) * 64)

    def target(self, building: i64, time: i64, crane: bool) -> Target:
        """The building as a plan, when `time` turns to build are left."""
        key = (building * 32 + time) * 2 + (1 if crane else 0)
        found = self._targets[key]
        if found is None:
            found = self._make(building, time, crane)
            self._targets[key] = found
        return found

    def _make(self, building: i64, time: i64, crane: bool) -> Target:
        cost = BUILDINGS[building].cost
        if crane and building % 4 >= 2 and cost[0]:
            cost = (cost[0] - 1, cost[1], cost[2])
        worth = self.worth(building, time)
        if building % 4 < 3 and time > 1:
            crane_then = crane or building == ids.CRANE
            after = self.target(building + 1, time - 1, crane_then)
            price = float(after.gold + after.wood + after.stone) * self.weights.price
            worth += self.weights.unlock * max(0.0, after.worth - price)
        return Target(building, cost, worth)

    def worth(self, building: i64, time: i64) -> float:
        """Points and effects of a building that is built when `time` turns to build are left."""
        if time <= 0:
            return float(BUILDINGS[building].points)
        gone = SEASONS - time
        years_after = 4 - gone // 3
        summers = years_after + (1 if gone % 3 < 2 else 0)
        worth = float(BUILDINGS[building].points) + self.weights.building
        worth += self.weights.strength * STRENGTH[building][gone // 3 + 1]
        worth += self._each_season(building, time)
        worth += self._each_summer(building, summers, time)
        worth += self._each_winter(building, years_after + 1)
        return worth

    def _each_season(self, building: i64, time: i64) -> float:
        weights = self.weights
        later = float(time - 1)
        if building == ids.EMBASSY:
            return float(time)
        if building == ids.TOWN_HALL:
            return weights.town_hall_season * float(time)
        if building == ids.FARMS:
            return weights.die_season * later
        if building == ids.MERCHANTS_GUILD:
            return weights.guild_season * later
        if building == ids.MARKET:
            return weights.market_season * later
        if building == ids.CHAPEL:
            return weights.reroll_chapel * later
        if building == ids.STATUE:
            return weights.reroll_statue * later
        if building == ids.CRANE:
            return weights.crane_season * later
        return 0.0

    def _each_summer(self, building: i64, summers: i64, time: i64) -> float:
        weights = self.weights
        if building == ids.INN:
            return weights.token * float(summers)
        if building == ids.SAWMILL:
            return weights.sawmill_summer * float(summers)
        if building == ids.QUARRY:
            return weights.quarry_summer * float(summers)
        if building == ids.GOLDSMITH:
            return weights.goldsmith_summer * float(summers)
        if building == ids.MINT:
            each = weights.sawmill_summer + weights.quarry_summer + weights.goldsmith_summer
            return each * float(time - summers)
        return 0.0

    def _each_winter(self, building: i64, number: i64) -> float:
        weights = self.weights
        winters = float(number)
        if building == ids.BARRACKS:
            return weights.barracks_winter * winters
        if building == ids.STABLES:
            return weights.stables_winter * winters
        if building == ids.STONE_WALL:
            return weights.stone_wall_winter * winters
        if building == ids.FORTRESS:
            return weights.fortress_winter * winters
        if building == ids.RECRUITING_CENTER:
            return weights.recruiting_winter * winters
        if building == ids.TRAINING_CAMP:
            return weights.training_winter * winters
        if building == ids.MILITARY_ACADEMY:
            return weights.academy_winter * winters
        if building == ids.CATHEDRAL:
            return weights.cathedral_good * 2
        return 0.0
