"""The state of a game of The King's Will: everything on the table, and the kernel's verbs."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kings_will.actions import Move, normal
from burgrave.games.kings_will.components import CARDS, PEASANTS, STACK
from burgrave.games.kings_will.player import (
    DISCS,
    FIRST_ROW,
    NONE,
    SEEN,
    Player,
    Setting,
)
from burgrave.kernel.action import Action
from burgrave.kernel.event import Event, Log
from burgrave.kernel.seats import NOBODY, bits
from burgrave.kernel.step import Calendar, Stepped


@final
@mypyc_attr(acyclic=True)
class KingsWill(Stepped):
    """A game of The King's Will in progress; the rules of each step are beside it."""

    players: tuple[Player, ...]

    def __init__(self, setting: Setting, calendar: Calendar) -> None:
        super().__init__(setting.players, calendar)
        self.setting: Final[Setting] = setting
        self.choices: list[Move] = []
        """What the seat may decide that is asked; never changed, only replaced."""
        self.start: i64 = NOBODY
        """The start player."""
        self.round: i64 = 1
        self.turns: i64 = 0
        """How many turns of this round are over."""
        self.active: i64 = NOBODY
        """Whose turn it is, or who chose the last tile before the visit."""
        self.row: i64 = FIRST_ROW
        """The action tiles from left to right, four bits each."""
        self.takers: i64 = 0
        """Who took each tile last, three bits a tile: seat + 1."""
        self.tile: i64 = NOBODY
        """The tile that was taken."""
        self.left: i64 = 0
        """How many actions the present player has left."""
        self.more: i64 = 0
        """How many steps, swaps, looks or children are left of the present action."""
        self.walker: i64 = 0
        """From which landscape somebody walks off an end, and to which side: 2 * place + right."""
        self.wills: i64 = 0
        """The cards on the Will board, five bits each: card + 1."""
        self.discs: i64 = 0
        """The discs on each of them, five bits each: the seats, and a neutral one."""
        self.travel: i64 = NOBODY
        """The travel tile of the round."""
        self.stack: i64 = STACK
        """The landscapes that are still to be found, eight bits a kind."""
        self.free: i64 = PEASANTS
        """The peasants that are in nobody's land."""
        self.settlements: i64 = 0
        """How many settlements of each kind stand anywhere, eight bits each."""
        self.built: i64 = 0
        """A bit for every building that stands anywhere."""

    def copy(self) -> "KingsWill":
        """An independent copy."""
        twin = KingsWill(self.setting, self.calendar)
        self.share(twin)
        twin.choices = self.choices
        twin.start = self.start
        twin.round = self.round
        twin.turns = self.turns
        twin.active = self.active
        twin.row = self.row
        twin.takers = self.takers
        twin.tile = self.tile
        twin.left = self.left
        twin.more = self.more
        twin.walker = self.walker
        twin.wills = self.wills
        twin.discs = self.discs
        twin.travel = self.travel
        twin.stack = self.stack
        twin.free = self.free
        twin.settlements = self.settlements
        twin.built = self.built
        return twin

    def change(self, seat: i64) -> Player:
        """A player to write on, no longer shared with a copy of this state."""
        if not self.unshared >> seat & 1:
            self.unshare(seat)
        return self.players[seat]

    def now(self) -> i64:
        """Whose part of this step it is: clockwise from the active player."""
        seat = self.active + self.turn
        return seat - self.size if seat >= self.size else seat

    def tile_at(self, place: i64) -> i64:
        """The action tile at a place of the row, from 0 at the left."""
        return self.row >> 4 * place & 15

    def place_of(self, tile: i64) -> i64:
        """Where in the row an action tile lies."""
        place: i64 = 0
        while self.row >> 4 * place & 15 != tile:
            place += 1
        return place

    def will_at(self, place: i64) -> i64:
        """The card at a place of the Will board, or NOBODY."""
        return (self.wills >> 5 * place & 31) - 1

    def discs_at(self, place: i64) -> i64:
        """Whose discs lie there, a bit each; the neutral one is bit 4."""
        return self.discs >> 5 * place & 31

    def is_full(self, place: i64) -> bool:
        """Does a Will card take no more discs?"""
        return bits(self.discs_at(place)) >= self.setting.discs

    def shown_to(self, seat: i64) -> i64:
        """The places whose cards a seat may look at now, a bit each."""
        player = self.players[seat]
        if self.setting.look_again == SEEN:
            return player.seen
        shown: i64 = 0 if player.looking == NOBODY else 1 << player.looking
        if self.setting.look_again == DISCS:
            for place in range(CARDS):
                if self.keeps(seat, place):
                    shown |= 1 << place
        return shown

    def keeps(self, seat: i64, place: i64) -> bool:
        """May a seat look at a card again, whenever it likes?"""
        if not self.players[seat].seen >> place & 1 or self.setting.look_again == NONE:
            return False
        return self.setting.look_again == SEEN or self.discs_at(place) >> seat & 1 != 0

    def taker(self, tile: i64) -> i64:
        """Who took a tile last, or NOBODY."""
        return (self.takers >> 3 * tile & 7) - 1

    def let_choose(self, seat: i64, choices: list[Move]) -> bool:
        """Let a seat choose among these; always True, for `return b.let_choose(seat, choices)`."""
        self.asked = 1 << seat
        self.choices = choices
        return True

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


def tell_secret(
    b: KingsWill,
    log: list[Event],
    kind: str,
    seat: i64,
    facts: dict[str, object],
    secret: dict[str, object],
) -> None:
    """Tell that a seat learned something; what it was, only where the log may be read again."""
    kept = secret if b.setting.look_again == SEEN else None
    log.append(Event(kind, seat, facts, kept, news=True))
