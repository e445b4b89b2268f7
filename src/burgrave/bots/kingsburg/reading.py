"""What the greedy bot reads off the table: one seat's facts as plain numbers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.player import Player
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.seats import NOBODY

SEASONS_IN_ALL: Final[i64] = 15


@final
@mypyc_attr(acyclic=True)
class Reading:
    """A seat's situation; nothing here depends on what the seat may not know."""

    def __init__(self, state: Kingsburg, seat: i64) -> None:
        player = state.players[seat]
        self.state: Final[Kingsburg] = state
        self.seat: Final[i64] = seat
        self.player: Final[Player] = player
        self.step: Final[i64] = state.at
        self.year: Final[i64] = state.year
        self.season: Final[i64] = state.season
        self.goods: Final[i64] = player.goods
        """Packed as the game has them, as goods are everywhere here."""
        self.tokens: Final[i64] = player.tokens
        self.soldiers: Final[i64] = player.soldiers
        self.built: Final[i64] = player.built
        self.governor: Final[i64] = player.governor
        self.army: Final[i64] = player.army
        self.time: Final[i64] = self._builds_left()
        self.card: Final[i64] = self._known_enemy()

    def has(self, building: i64) -> bool:
        """Does this building stand in the province?"""
        return self.built >> building & 1 != 0

    def _builds_left(self) -> i64:
        """How many times this seat can still build, this season's turn included."""
        left = SEASONS_IN_ALL - 3 * (self.year - 1) - self.season
        if self.step > steps.BUILD:
            left -= 1
        return left

    def _known_enemy(self) -> i64:
        """The enemy of the year if this seat knows it, else NOBODY."""
        state = self.state
        if state.enemy != NOBODY and (state.revealed or state.seen >> self.seat & 1):
            return state.enemy
        return NOBODY
