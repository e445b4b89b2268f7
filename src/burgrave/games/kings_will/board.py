"""The board: everything on the table, as plain numbers and short lists that copy fast."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import (
    BUILDING_ROOM,
    CARDS,
    COINS_MOST,
    DISC_LIMIT,
    PEASANTS,
    ROOM,
    STACK,
    START_ROW,
)
from burgrave.games.kings_will.goods import COIN, UNITS, of_kind
from burgrave.games.kings_will.steps import START_PLAYER
from burgrave.kernel.action import Action
from burgrave.kernel.composed import Composed
from burgrave.kernel.event import Event
from burgrave.kernel.state import State

Log = list[Event] | None

# Where points come from. A loss is counted as it grows and taken off in the total.
START: Final[i64] = 0
RIGHTMOST: Final[i64] = 1
SETTLEMENTS: Final[i64] = 2
BUILDINGS: Final[i64] = 3
LEARNING: Final[i64] = 4
OFFERS: Final[i64] = 5
UNPAID: Final[i64] = 6
REBELLIONS: Final[i64] = 7
WILLS: Final[i64] = 8
WRATH: Final[i64] = 9
EMBLEMS: Final[i64] = 10
LIBRARY: Final[i64] = 11
WORKSHOP: Final[i64] = 12
SOURCES: Final = (
    "start",
    "rightmost tile",
    "settlements",
    "buildings",
    "learning",
    "offers",
    "unpaid tribute",
    "rebellions",
    "wills",
    "wrath",
    "emblems",
    "library",
    "workshop",
)
LOSSES: Final[list[i64]] = [UNPAID, REBELLIONS, WRATH]
NOBODY: Final[i64] = -1

# What of the cards once seen may be looked at again: all, those under own discs, or none.
SEEN: Final[i64] = 0
DISCS: Final[i64] = 1
NONE: Final[i64] = 2
LOOK_AGAIN: Final = ("seen", "discs", "none")


_TOP: Final[i64] = 0x4000000000000000


def bit(place: i64) -> i64:
    """The bit at a place that may be the 31st or a later one.

    Compiled, `1 << place` would be a shift of a short number, which such a place overflows.
    """
    return _TOP >> 62 - place


def bits(mask: i64) -> i64:
    """How many bits are set."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return mask * 0x01010101 >> 24 & 0xFF


@mypyc_attr(acyclic=True)
class Player:
    """A player's land, store and scales."""

    def __init__(self) -> None:
        self.land: list[i64] = []
        """The landscapes from left to right, each packed as land.py says."""
        self.goods: i64 = 0
        self.mood: i64 = 0
        self.education: i64 = 0
        self.development: i64 = 0
        self.built: i64 = 0
        """A bit for every building that stands."""
        self.settled: i64 = 0
        """How many settlements there are of each kind, eight bits each."""
        self.peasants: i64 = 0
        self.points: i64 = 0
        """The points in hand; below zero only after the scoring."""
        self.ledger: i64 = 0
        self.ledger_2: i64 = 0
        """Points by source, eight bits each, seven to a ledger."""
        self.seen: i64 = 0
        """A bit for every place of the Will board whose card the player has seen."""
        self.looking: i64 = NOBODY
        """The place whose card the player is looking at, until the next decision."""
        self.hand: i64 = 0
        """The two cards that were dealt, a bit each."""
        self.put: i64 = NOBODY
        """Which of them the player put on the board."""
        self.stage: i64 = 0
        """How far setting up has come."""
        self.paid: i64 = 0
        """A bit for every round whose tribute the player paid, from bit 1 on."""
        self.given: i64 = 0
        """A bit for every offer that the player took up at this visit."""

    def copy(self) -> "Player":
        """An independent copy."""
        twin = Player()
        twin.land = self.land.copy()
        twin.goods = self.goods
        twin.mood = self.mood
        twin.education = self.education
        twin.development = self.development
        twin.built = self.built
        twin.settled = self.settled
        twin.peasants = self.peasants
        twin.points = self.points
        twin.ledger = self.ledger
        twin.ledger_2 = self.ledger_2
        twin.seen = self.seen
        twin.looking = self.looking
        twin.hand = self.hand
        twin.put = self.put
        twin.stage = self.stage
        twin.paid = self.paid
        twin.given = self.given
        return twin

    def has(self, building: i64) -> bool:
        """Does this building stand here?"""
        return self.built >> building & 1 != 0

    def count(self, settlement: i64) -> i64:
        """How many settlements of a kind there are."""
        return self.settled >> 8 * settlement & 255

    def room(self, kind: i64) -> i64:
        """How much of a resource, or how many coins, the player can hold."""
        if kind == COIN:
            return COINS_MOST
        room = ids.CASTLE_STORE if self.settled >> 8 * ids.CASTLE & 255 else ROOM
        if self.built:
            building: i64 = 0
            built = self.built & _ROOMY
            while built:
                if built & 1:
                    room += of_kind(BUILDING_ROOM[building], kind)
                built >>= 1
                building += 1
        return room

    def takes(self, kind: i64, number: i64) -> i64:
        """How many of these would find room."""
        return min(self.room(kind) - of_kind(self.goods, kind), number)

    def store(self, kind: i64, number: i64) -> i64:
        """Take goods in as far as there is room; how many found a place?"""
        taken = self.takes(kind, number)
        self.goods += taken * UNITS[kind]
        return taken

    def earn(self, source: i64, points: i64) -> None:
        """Take points."""
        self.points += points
        self._book(source, points)

    def lose(self, source: i64, points: i64, below_zero: bool = False) -> i64:
        """Give points back, as far as there are any; how many were lost?"""
        if points > self.points and not below_zero:
            points = self.points
        self.points -= points
        self._book(source, points)
        return points

    def _book(self, source: i64, points: i64) -> None:
        if source < 7:
            self.ledger += points << 8 * source
        else:
            self.ledger_2 += points << 8 * (source - 7)

    def earned(self, source: i64) -> i64:
        """What the ledger has for a source."""
        if source < 7:
            return self.ledger >> 8 * source & 255
        return self.ledger_2 >> 8 * (source - 7) & 255

    def sources(self) -> dict[str, int]:
        """Points by source; losses are negative."""
        ledger: dict[str, int] = {}
        for source, name in enumerate(SOURCES):
            earned = int(self.earned(source))
            ledger[name] = -earned if source in LOSSES else earned
        return ledger


def _roomy() -> int:
    return sum(1 << i for i, room in enumerate(BUILDING_ROOM) if room)


_ROOMY: Final[i64] = _roomy()


class Setting(Composed):
    """What is fixed for the whole game: the number of players and the table's options."""

    def __init__(self, players: i64, look_again: i64, open_points: bool, turn_cap: bool) -> None:
        self.players: Final[i64] = players
        self.look_again: Final[i64] = look_again
        """Which cards may players look at again: SEEN, DISCS or NONE?"""
        self.open_points: Final[bool] = open_points
        self.turn_cap: Final[bool] = turn_cap
        self.everyone: Final[i64] = (1 << players) - 1
        self.discs: Final[i64] = DISC_LIMIT[players]
        """How many discs a Will card takes."""

    def parts(self) -> tuple[object, ...]:
        """The number of players and the options."""
        return int(self.players), int(self.look_again), self.open_points, self.turn_cap


def _packed_row() -> int:
    return sum(tile << 4 * place for place, tile in enumerate(START_ROW))


FIRST_ROW: Final[i64] = _packed_row()
NEUTRAL: Final[i64] = 4
"""The bit of a neutral disc, behind those of the seats."""


@mypyc_attr(acyclic=True)
class Board(State):
    """The fields of a state; the rules of each step are functions on it."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final[Setting] = setting
        self.size: Final[i64] = setting.players
        """How many players there are."""
        self.players: tuple[Player, ...] = ()
        """To look at, and shared between copies; who writes on one asks for it with `change`."""
        self.unshared: i64 = 0
        """A bit for each player that no copy of this board shares."""
        self.at: i64 = START_PLAYER
        """The step of the game."""
        self.asked: i64 = 0
        """A bit for each seat that has to decide now."""
        self.drawing: bool = False
        """Is a random event due?"""
        self.choices: list[Action] = []
        """What the seat may decide that is asked; never changed, only replaced."""
        self.start: i64 = NOBODY
        """The start player."""
        self.round: i64 = 1
        self.turns: i64 = 0
        """How many turns of this round are over."""
        self.active: i64 = NOBODY
        """Whose turn it is, or who chose the last tile before the visit."""
        self.turn: i64 = 0
        """How many seats of this step, counted from the active player, are done."""
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
        self.settled: i64 = 0
        """How many settlements of each kind stand anywhere, eight bits each."""
        self.built: i64 = 0
        """A bit for every building that stands anywhere."""

    def copy_board(self, twin: "Board") -> None:
        """Write everything into a fresh board; players are shared until one side changes them."""
        self.unshared = 0
        twin.players = self.players
        twin.at = self.at
        twin.asked = self.asked
        twin.drawing = self.drawing
        twin.choices = self.choices
        twin.start = self.start
        twin.round = self.round
        twin.turns = self.turns
        twin.active = self.active
        twin.turn = self.turn
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
        twin.settled = self.settled
        twin.built = self.built

    def change(self, seat: i64) -> Player:
        """A player to write on, no longer shared with a copy of this board."""
        player = self.players[seat]
        if not self.unshared >> seat & 1:
            player = player.copy()
            players = list(self.players)
            players[seat] = player
            self.players = tuple(players)
            self.unshared |= 1 << seat
        return player

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

    def ask(self, seat: i64, choices: list[Action]) -> bool:
        """Let a seat decide; always True, for `return board.ask(seat, choices)`."""
        self.asked = 1 << seat
        self.choices = choices
        return True

    def draw(self) -> bool:
        """Wait for a random event; always True."""
        self.drawing = True
        return True


def tell(log: list[Event], kind: str, seat: i64, **facts: object) -> None:
    """Write an event into the log."""
    log.append(Event(kind, seat, facts))


def tell_secret(
    b: Board,
    log: list[Event],
    kind: str,
    seat: i64,
    facts: dict[str, object],
    secret: dict[str, object],
) -> None:
    """Tell that a seat learned something; what it was, only where the log may be read again."""
    kept = secret if b.setting.look_again == SEEN else None
    log.append(Event(kind, seat, facts, kept, news=True))
