"""The state of a game of Kingsburg: everything on the table, and the kernel's verbs."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kingsburg.actions import normal
from burgrave.games.kingsburg.player import Player, Setting
from burgrave.kernel.action import Action
from burgrave.kernel.event import Log
from burgrave.kernel.seats import NOBODY
from burgrave.kernel.step import Calendar, Stepped


@final
@mypyc_attr(acyclic=True)
class Kingsburg(Stepped):
    """A game of Kingsburg in progress; the rules of each step are beside it."""

    players: tuple[Player, ...]

    def __init__(self, setting: Setting, calendar: Calendar) -> None:
        super().__init__(setting.players, calendar)
        self.setting: Final[Setting] = setting
        self.governors: i64 = 0
        """A bit for each governor in play."""
        self.year: i64 = 1
        self.season: i64 = 0
        self.offered: i64 = NOBODY
        """The optional effect that the seat is asked about, or NOBODY."""
        self.order: i64 = 0
        """The turn order, three bits a place."""
        self.aided: i64 = 0
        """Who got something from the king this year."""
        self.taken: i64 = 0
        """A bit for each place at court where dice lie."""
        self.holders: i64 = 0
        """Who laid the first group at each place, three bits each: seat + 1."""
        self.passed: i64 = 0
        self.neutral: i64 = 0
        """The neutral dice: the three in the low byte, the two above it, as multisets."""
        self.envoy: i64 = NOBODY
        """Who has the king's envoy."""
        self.envoy_place: i64 = 0
        self.envoy_seat: i64 = NOBODY
        """Where at court the envoy led a second group this season, and whose."""
        self.paid: i64 = 0
        """How far the pay-out at court has come."""
        self.builders: i64 = 0
        """Who built this season."""
        self.enemy: i64 = NOBODY
        """The enemy card of the year."""
        self.seen: i64 = 0
        """Who has looked at it."""
        self.revealed: bool = False
        self.winners: i64 = 0
        self.strongest: i64 = 0
        """The best strength among the winners so far."""
        self.best: i64 = 0
        """Who has it."""

    def copy(self) -> "Kingsburg":
        """An independent copy."""
        twin = Kingsburg(self.setting, self.calendar)
        self.share(twin)
        twin.governors = self.governors
        twin.year = self.year
        twin.season = self.season
        twin.offered = self.offered
        twin.order = self.order
        twin.aided = self.aided
        twin.taken = self.taken
        twin.holders = self.holders
        twin.passed = self.passed
        twin.neutral = self.neutral
        twin.envoy = self.envoy
        twin.envoy_place = self.envoy_place
        twin.envoy_seat = self.envoy_seat
        twin.paid = self.paid
        twin.builders = self.builders
        twin.enemy = self.enemy
        twin.seen = self.seen
        twin.revealed = self.revealed
        twin.winners = self.winners
        twin.strongest = self.strongest
        twin.best = self.best
        return twin

    def change(self, seat: i64) -> Player:
        """A player to write on, no longer shared with a copy of this state."""
        if not self.unshared >> seat & 1:
            self.unshare(seat)
        return self.players[seat]

    def seat_at(self, turn: i64) -> i64:
        """Who stands at a place of the turn order."""
        return self.order >> 3 * turn & 7

    def now(self) -> i64:
        """Whose part of this step it is."""
        return self.order >> 3 * self.turn & 7

    def turn_of(self, seat: i64) -> i64:
        """The place of a seat in the turn order."""
        turn: i64 = 0
        while self.order >> 3 * turn & 7 != seat:
            turn += 1
        return turn

    def holder(self, place: i64) -> i64:
        """Who laid the first group at a place of the court, or NOBODY."""
        return (self.holders >> 3 * (place - 1) & 7) - 1

    def hold(self, place: i64, seat: i64) -> None:
        """Lay the first group at a place of the court."""
        self.taken |= 1 << place
        self.holders |= seat + 1 << 3 * (place - 1)

    def leave(self, place: i64) -> None:
        """Take the first group off a place of the court."""
        self.taken &= ~(1 << place)
        self.holders ^= self.holder(place) + 1 << 3 * (place - 1)

    def with_governor(self, governor: i64) -> i64:
        """The seat of a governor, or NOBODY."""
        if self.governors >> governor & 1:
            for seat in range(self.size):
                if self.players[seat].governor == governor:
                    return seat
        return NOBODY

    # Python finds the two busiest verbs quickest on the class itself.
    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        return super().legal(seat)

    def play(self, seat: i64, action: Action | str, log: Log = None) -> None:
        """Apply a decision."""
        super().play(seat, action, log)

    def normal(self, text: str) -> str:
        """A notation as the catalogue writes it."""
        return normal(text)
