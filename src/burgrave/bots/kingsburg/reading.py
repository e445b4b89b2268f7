"""What the greedy bot reads off the table: one seat's facts as plain numbers."""

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.goods import gold, stone, wood
from burgrave.games.kingsburg.player import Player
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.seats import NOBODY

SEASONS_IN_ALL = 15


class Reading:
    """A seat's situation; nothing here depends on what the seat may not know."""

    def __init__(self, state: Kingsburg, seat: int) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player: Player = player
        self.step = int(state.at)
        self.year = int(state.year)
        self.season = int(state.season)
        self.gold = int(gold(player.goods))
        self.wood = int(wood(player.goods))
        self.stone = int(stone(player.goods))
        self.tokens = int(player.tokens)
        self.soldiers = int(player.soldiers)
        self.built = int(player.built)
        self.governor = int(player.governor)
        self.army = int(player.army)
        self.first_row = int(state.setting.first_row)
        self.last_row = int(state.setting.last_row)
        self.time = self._builds_left()
        self.card = self._known_enemy()

    def _builds_left(self) -> int:
        """How many times this seat can still build, this season's turn included."""
        left = SEASONS_IN_ALL - 3 * (self.year - 1) - self.season
        if self.step > steps.BUILD:
            left -= 1
        return left

    def _known_enemy(self) -> int:
        """The enemy of the year if this seat knows it, else NOBODY."""
        state = self.state
        if state.enemy != NOBODY and (state.revealed or int(state.seen) >> self.seat & 1):
            return int(state.enemy)
        return int(NOBODY)
