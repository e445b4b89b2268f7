"""What the greedy bot reads off the table: one seat's facts as plain numbers."""

from burgrave.bots.era.weights import Weights
from burgrave.games.era.board import (
    Player,
    dice_in,
)
from burgrave.games.era.cities import crowded, largest_city
from burgrave.games.era.components import FARM, GUILDHALL, SCORCHED
from burgrave.games.era.scoring import totals
from burgrave.games.era.state import Era
from burgrave.games.era.stores import COST, FOOD, GOODS, STONE, WOOD, enough, of_kind


class Look:
    """A seat's situation; nothing here depends on what the seat may not know."""

    def __init__(self, board: Era, seat: int, weights: Weights) -> None:
        self.board = board
        self.seat = seat
        self.weights = weights
        player: Player = board.players[seat]
        self.player = player
        self.food = int(of_kind(player.stores, FOOD))
        self.wood = int(of_kind(player.stores, WOOD))
        self.stone = int(of_kind(player.stores, STONE))
        self.goods = int(of_kind(player.stores, GOODS))
        self.mouths = int(dice_in(player.dice))
        self.farms = int(player.count(FARM))
        self.guildhalls = int(player.count(GUILDHALL))
        self.rounds = self._rounds_left()
        """How many rounds will follow this one."""

    def _rounds_left(self) -> float:
        """By the calendar, and by the end markers that are left."""
        board = self.board
        if board.size == 1:
            return float(max(0, board.setting.last_round - board.round))
        by_time = self.weights.rounds - float(board.round)
        left = float(board.markers_left())
        by_markers = 2.0 * left
        return max(0.0 if left == 0.0 else 0.7, min(by_time, by_markers))

    def resource(self, kind: int) -> float:
        """What one more unit of a kind is worth."""
        weights = self.weights
        worth = (weights.food, weights.wood, weights.stone, weights.goods)[kind]
        if self.rounds < 2.0:
            worth *= weights.late + (1.0 - weights.late) * self.rounds / 2.0
        return worth + weights.guildhall * self.guildhalls

    def crowd(self) -> int:
        """How many buildings disease would strike."""
        return len(crowded(self.player))

    def lead(self) -> int:
        """The points ahead of the best opponent."""
        points = totals(self.board)
        others = [points[i] for i in range(len(points)) if i != self.seat]
        return points[self.seat] - max(others) if others else 0

    def best_other_city(self) -> int:
        """The largest city of the others."""
        best = 0
        for seat in range(self.board.size):
            if seat != self.seat:
                best = max(best, int(largest_city(self.board.players[seat])))
        return best

    def affordable(self, stores: int) -> int:
        """How many kinds of pieces such stores could pay for."""
        number = 0
        for piece in range(SCORCHED):
            if self.board.supply[piece] and enough(stores, COST[piece]):
                number += 1
        return number
