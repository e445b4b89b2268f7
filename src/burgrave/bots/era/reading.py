"""What the greedy bot reads off the table: one seat's facts as plain numbers."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.era.weights import Weights
from burgrave.games.era.cities import crowded, largest_city
from burgrave.games.era.components import FARM, GUILDHALL, SCORCHED
from burgrave.games.era.goods import COST, FOOD, GOODS, STONE, WOOD, enough, of_kind
from burgrave.games.era.player import (
    Player,
    dice_in,
)
from burgrave.games.era.scoring import totals
from burgrave.games.era.state import Era


class Reading:
    """A seat's situation; nothing here depends on what the seat may not know."""

    def __init__(self, state: Era, seat: i64, weights: Weights) -> None:
        self.state: Final[Era] = state
        self.seat: Final[i64] = seat
        self.weights: Final[Weights] = weights
        player: Player = state.players[seat]
        self.player: Final[Player] = player
        self.food: Final[i64] = of_kind(player.stores, FOOD)
        self.wood: Final[i64] = of_kind(player.stores, WOOD)
        self.stone: Final[i64] = of_kind(player.stores, STONE)
        self.goods: Final[i64] = of_kind(player.stores, GOODS)
        self.mouths: Final[i64] = dice_in(player.dice)
        self.farms: Final[i64] = player.count(FARM)
        self.guildhalls: Final[i64] = player.count(GUILDHALL)
        self.rounds: Final[float] = _rounds_left(state, weights)
        """How many rounds will follow this one."""

    def resource(self, kind: i64) -> float:
        """What one more unit of a kind is worth."""
        weights = self.weights
        if kind == FOOD:
            worth = weights.food
        elif kind == WOOD:
            worth = weights.wood
        elif kind == STONE:
            worth = weights.stone
        else:
            worth = weights.goods
        if self.rounds < 2.0:
            worth *= weights.late + (1.0 - weights.late) * self.rounds / 2.0
        return worth + weights.guildhall * float(self.guildhalls)

    def crowd(self) -> i64:
        """How many buildings disease would strike."""
        return len(crowded(self.player))

    def lead(self) -> i64:
        """The points ahead of the best opponent."""
        points = totals(self.state)
        others = [points[i] for i in range(len(points)) if i != self.seat]
        return points[self.seat] - max(others) if others else 0

    def best_other_city(self) -> i64:
        """The largest city of the others."""
        best: i64 = 0
        for seat in range(self.state.size):
            if seat != self.seat:
                best = max(best, largest_city(self.state.players[seat]))
        return best

    def can_pay(self, stores: i64) -> bool:
        """Could such stores pay for any piece that is left?"""
        supply = self.state.supply
        for piece in range(SCORCHED):
            if supply[piece] and enough(stores, COST[piece]):
                return True
        return False


def _rounds_left(state: Era, weights: Weights) -> float:
    """By the calendar, and by the end markers that are left."""
    if state.size == 1:
        return float(max(0, state.setting.last_round - state.round))
    by_time = weights.rounds - float(state.round)
    left = float(state.markers_left())
    by_markers = 2.0 * left
    return max(0.0 if left == 0.0 else 0.7, min(by_time, by_markers))
