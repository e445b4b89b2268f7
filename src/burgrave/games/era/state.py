"""The state of a game of Era: everything on the table, and the kernel's verbs."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.era.actions import named, normal
from burgrave.games.era.grid import Fields
from burgrave.games.era.player import Player, Setting
from burgrave.kernel.action import Action
from burgrave.kernel.event import Log, tell
from burgrave.kernel.notation import impossible
from burgrave.kernel.step import Calendar, Stepped


@final
@mypyc_attr(acyclic=True)
class Era(Stepped):
    """A game of Era in progress; the rules of each step are beside it."""

    players: tuple[Player, ...]

    def __init__(self, setting: Setting, calendar: Calendar) -> None:
        super().__init__(setting.players, calendar)
        self.setting: Final[Setting] = setting
        self.supply: list[i64] = []
        """How many pieces of each kind are left; shared like the players, written by `take`."""
        self.own_supply: bool = False
        self.turned: i64 = 0
        """A bit for each kind of building that turned an end marker."""
        self.round: i64 = 1
        self.start: i64 = 0
        """Who plays first this round."""
        self.rolling: i64 = 0
        """A bit for each seat that has not finished rolling."""
        self.other: i64 = 0
        """How many places behind the present player the opponent sits whom this is about."""
        self.burnt: Fields = (0, 0, 0, 0)
        """The fields that a fire has just freed."""

    def copy(self) -> "Era":
        """An independent copy."""
        twin = Era(self.setting, self.calendar)
        self.share(twin)
        self.own_supply = False
        twin.supply = self.supply
        twin.turned = self.turned
        twin.round = self.round
        twin.start = self.start
        twin.rolling = self.rolling
        twin.other = self.other
        twin.burnt = self.burnt
        return twin

    def change(self, seat: i64) -> Player:
        """A player to write on, no longer shared with a copy of this state."""
        if not self.unshared >> seat & 1:
            self.unshare(seat)
        return self.players[seat]

    def take(self, piece: i64, number: i64) -> None:
        """Take pieces out of the supply; a negative number puts them back."""
        if not self.own_supply:
            self.supply = self.supply.copy()
            self.own_supply = True
        self.supply[piece] -= number

    def seat_at(self, turn: i64) -> i64:
        """Who stands at a place of the turn order."""
        return (self.start + turn) % self.size

    def now(self) -> i64:
        """Whose part of this step it is."""
        return (self.start + self.turn) % self.size

    def opponent(self) -> i64:
        """Whom the present player's part of this step is about."""
        return (self.start + self.turn + self.other) % self.size

    def markers_left(self) -> i64:
        """How many end markers are still to turn."""
        left = self.setting.markers
        turned = self.turned
        while turned:
            turned &= turned - 1
            left -= 1
        return left

    def suffer(self, seat: i64, steps: i64, why: str, log: Log) -> None:
        """Move a player's disaster peg forward."""
        if steps > 0:
            player = self.change(seat)
            player.disaster += steps
            if log is not None:
                tell(log, "disaster", seat, steps=int(steps), points=-int(steps), why=why)

    # Python finds the two busiest verbs quickest on the class itself.
    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        return super().legal(seat)

    def play(self, seat: i64, action: Action | str, log: Log = None) -> None:
        """Apply a decision."""
        super().play(seat, action, log)

    def parse(self, seat: int, text: str) -> Action:
        """The legal action that a notation names."""
        wanted = named(normal(text))
        legal = self.legal(seat)
        if wanted is not None and wanted in legal:
            return wanted
        raise impossible(seat, text, legal)
